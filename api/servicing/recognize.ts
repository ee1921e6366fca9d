import {
  accountKind,
  businessPolicyKind,
  emailKey,
  nameKey,
  phoneKey,
  policyNumberKey,
} from '../knowledge/index.ts'
import type { AccountRow, BusinessPolicyRow } from '../knowledge/index.ts'
import type { AgencyStore } from '../platform/index.ts'
import type { Recognition } from './enriched.ts'
import type { ServiceRequest } from './serviceRequest.ts'

/**
 * Finds the policy a request is about, by ID or number, and its account: the policy's, or else the only
 * account with the client's email, then phone, then name. Two matches count as none.
 */
export function recognize(agency: Pick<AgencyStore, 'table'>, request: ServiceRequest): Recognition {
  const accounts = agency.table(accountKind)
  const policy = policyOf(agency, request)
  const holder = policy ? accounts.get(policy.accountId) : undefined
  const account = holder ?? accountOf(agency, request)
  return {
    account: account ? { id: account.id, name: account.detail.name } : null,
    policyId: policy?.id ?? null,
  }
}

function policyOf(
  agency: Pick<AgencyStore, 'table'>,
  request: ServiceRequest,
): BusinessPolicyRow | undefined {
  const policies = agency.table(businessPolicyKind)
  const named = [policyIdOf(request), request.policyNumber].filter((name) => name !== null)
  for (const name of named) {
    const found = policies.get(name) ?? only(policies.related('policyNumber', policyNumberKey(name)))
    if (found) return found
  }
}

/** The policy in the request's block: our ID, or the number on the document. */
function policyIdOf(request: ServiceRequest): string | null {
  switch (request.type) {
    case 'CANCEL_POLICY':
      return request.cancelPolicy.policyId
    case 'ENDORSE_POLICY':
      return request.endorsePolicy.policyId
    case 'QUESTION':
      return request.question.policyId
    default:
      return null
  }
}

function accountOf(
  agency: Pick<AgencyStore, 'table'>,
  { clientEmail, clientPhone, clientName }: ServiceRequest,
): AccountRow | undefined {
  const accounts = agency.table(accountKind)
  const ways = [
    ['email', clientEmail && emailKey(clientEmail)],
    ['phone', clientPhone && phoneKey(clientPhone)],
    ['name', clientName && nameKey(clientName)],
  ] as const
  for (const [relation, key] of ways) {
    const found = key ? only(accounts.related(relation, key)) : undefined
    if (found) return found
  }
}

function only<Item>(items: readonly Item[]): Item | undefined {
  return items.length === 1 ? items[0] : undefined
}
