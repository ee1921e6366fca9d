import { builder } from '../../../graphql/index.ts'
import type { DetailField } from './accountMerge.ts'

const fieldNames = {
  NAME: { value: 'name' },
  DBA: { value: 'dba' },
  EMAIL: { value: 'email' },
  PHONE: { value: 'phone' },
  MAILING_ADDRESS: { value: 'mailingAddress' },
  NAICS: { value: 'naics' },
  WEBSITE: { value: 'website' },
} as const satisfies Record<string, { value: DetailField }>

export const AccountFieldEnum = builder.enumType('AccountField', { values: fieldNames })
