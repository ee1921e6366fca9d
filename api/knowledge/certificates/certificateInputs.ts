import { inputOf } from '../../graphql/index.ts'
import '../accounts/accountInputs.ts'
import { holderRules, orderRules } from './certificateRules.ts'

const types = {
  accountId: 'ID',
  holder: inputOf('CertificateHolderInput', holderRules.partial()),
  policyIds: 'ID',
} as const

// All but the account are optional in GraphQL, so that a missing field is reported under its name.
export const CreateCertificateInput = inputOf(
  'CreateCertificateInput',
  orderRules.partial().required({ accountId: true }),
  { types },
)

export const ReviseCertificateInput = inputOf(
  'ReviseCertificateInput',
  orderRules.omit({ accountId: true }).partial(),
  {
    description:
      'Absent fields are copied from the previous revision; policies are shown as currently on record.',
    types,
  },
)
