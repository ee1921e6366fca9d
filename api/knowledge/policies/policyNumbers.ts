import { builder, NamedError } from '../../graphql/index.ts'
import type { AgencyStore } from '../../platform/index.ts'
import { policyNumberKey } from './businessPolicy.ts'
import { businessPolicyKind } from './businessPolicyKind.ts'
import type { BusinessPolicyRow } from './businessPolicyKind.ts'
import { BusinessPolicyType } from './businessPolicyType.ts'
import { carrierKind } from '../carriers/carrier.ts'
import type { PolicyTerms } from './policyTerms.ts'

/** The warning that the carrier already has a policy with this number. */
export interface PolicyNumberTaken {
  readonly __typename: 'PolicyNumberTakenError'
  readonly message: string
  readonly paths: readonly string[]
  readonly businessPolicies: readonly BusinessPolicyRow[]
}

export const PolicyNumberTakenError = builder
  .objectRef<PolicyNumberTaken>('PolicyNumberTakenError')
  .implement({
    description:
      'The carrier already has a policy with this number. Nothing was saved; set `confirm` to save anyway.',
    interfaces: [NamedError],
    fields: (t) => ({
      paths: t.stringList({
        description: 'Input fields with such a number: `policies.0.policyNumber`.',
        resolve: ({ paths }) => [...paths],
      }),
      businessPolicies: t.field({
        type: [BusinessPolicyType],
        description: 'Existing policies with the number; empty if the input itself repeats it.',
        resolve: ({ businessPolicies }) => [...businessPolicies],
      }),
    }),
  })

/** A policy number from a form, and its input field. */
export interface Numbered extends Pick<PolicyTerms, 'carrierId' | 'policyNumber'> {
  readonly path: string
  /** Terms of the same policy, which may share a number. */
  readonly ownIds?: ReadonlySet<string>
}

/** The policy with its previous and next terms. */
export function termsOfCoverage(agency: Pick<AgencyStore, 'table'>, id: string): ReadonlySet<string> {
  const policies = agency.table(businessPolicyKind)
  const ids = new Set([id])
  // Iterating a set includes elements added on the way.
  for (const each of ids) {
    const { renewalOfId = null, renewedById = null } = policies.get(each) ?? {}
    for (const other of [renewalOfId, renewedById]) if (other !== null) ids.add(other)
  }
  return ids
}

/** The warning that a carrier would have two policies with one number; null if it would not. */
export function takenNumbers(
  agency: Pick<AgencyStore, 'table'>,
  numbered: readonly Numbered[],
): PolicyNumberTaken | null {
  const found = new Map<string, BusinessPolicyRow>()
  const paths: string[] = []
  const given = new Set<string>()
  for (const { carrierId, policyNumber, path, ownIds } of numbered) {
    if (!carrierId || !policyNumber) continue
    const key = policyNumberKey(policyNumber)
    const others = agency
      .table(businessPolicyKind)
      .related('policyNumber', key)
      .filter((other) => other.carrierId === carrierId && !ownIds?.has(other.id))
    for (const other of others) found.set(other.id, other)
    if (others.length > 0 || given.has(`${carrierId} ${key}`)) paths.push(path)
    given.add(`${carrierId} ${key}`)
  }
  if (paths.length === 0) return null
  const businessPolicies = [...found.values()]
  return {
    __typename: 'PolicyNumberTakenError',
    message: messageOf(agency, businessPolicies),
    paths,
    businessPolicies,
  }
}

function messageOf(agency: Pick<AgencyStore, 'table'>, [first]: readonly BusinessPolicyRow[]): string {
  if (!first) return 'Two of these policies have the same number. Is this correct?'
  const carrier = agency.table(carrierKind).get(first.carrierId ?? '')?.name ?? 'This carrier'
  return `${carrier} has a policy ${first.policyNumber} already. Is this another one with the same number?`
}
