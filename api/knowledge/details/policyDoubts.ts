import type { RequestContext } from '../../graphql/index.ts'
import { accountKind } from '../accounts/accountKind.ts'
import { businessPolicyKind } from '../policies/businessPolicyKind.ts'
import { isInsuredOf } from '../policyFiles/otherInsured.ts'
import { type LineOfBusiness, lineOfBusinessLabels } from '../policies/policyTerms.ts'
import type { LoadedDetails } from './loadDetails.ts'

/** Lines that documents and agencies use interchangeably. */
const alike: readonly (readonly LineOfBusiness[])[] = [
  ['BUSINESS_OWNERS', 'PACKAGE'],
  ['UMBRELLA', 'EXCESS'],
  ['PROFESSIONAL_LIABILITY', 'ERRORS_AND_OMISSION'],
  ['PROPERTY', 'RENTAL'],
  ['GENERAL_LIABILITY', 'PRODUCT_LIABILITY'],
]
/** Lines that are compatible with any other. */
const open: readonly LineOfBusiness[] = ['OTHER', 'PACKAGE']
const sure = 0.8

/** Why the documents seem to belong to another policy, as sentences; empty if they match. */
export function policyDoubts(
  { policyId, fields, facts }: LoadedDetails,
  _: unknown,
  { agency }: Pick<RequestContext, 'agency'>,
): string[] {
  const policy = agency.table(businessPolicyKind).get(policyId)
  const account = policy && agency.table(accountKind).get(policy.accountId)
  if (!policy || !account) return []
  const insured = fields.find(({ field }) => field.path === 'insured.name')?.value ?? null
  const isOther = insured !== null && !isInsuredOf(agency, account, String(insured))
  const line = facts?.scalars.lineOfBusiness.fact ?? null
  return [
    ...(isOther
      ? [`The documents name a different insured: ${insured}, not ${account.detail.name.replace(/\.$/, '')}.`]
      : []),
    ...(line !== null && line.confidence >= sure && isOtherLine(policy.type, line.value)
      ? [
          `The documents are for a different line: ${lineOfBusinessLabels[line.value]}, not ${lineOfBusinessLabels[policy.type]}.`,
        ]
      : []),
  ]
}

function isOtherLine(one: LineOfBusiness, other: LineOfBusiness): boolean {
  if (one === other || open.includes(one) || open.includes(other)) return false
  return !alike.some((lines) => lines.includes(one) && lines.includes(other))
}
