import { linesOfBusiness } from '@coverdesk/contract'
import type {
  BusinessPolicyExpiration,
  BusinessPolicySortKey,
  BusinessPolicyState,
  LineOfBusiness,
  PoliciesPageQuery$variables,
} from './__generated__/PoliciesPageQuery.graphql.ts'
import {
  type ExpirationFilter,
  lineWord,
  type PolicyColumn,
  policyFilters,
  type StateFilter,
} from './policyFilters.ts'

const sortKeys: Record<PolicyColumn, BusinessPolicySortKey> = {
  account: 'ACCOUNT',
  status: 'STATUS',
  type: 'TYPE',
  carrier: 'CARRIER',
  expires: 'EXPIRES_AT',
}

const expirations: Record<ExpirationFilter, BusinessPolicyExpiration | null> = {
  any: null,
  overdue: 'OVERDUE',
  '30-days': 'IN_30_DAYS',
  '60-days': 'IN_60_DAYS',
  '90-days': 'IN_90_DAYS',
}

const states: Record<StateFilter, BusinessPolicyState | null> = {
  all: null,
  pending: 'PENDING',
  submitted: 'SUBMITTED',
  binding: 'BINDING',
  inforce: 'INFORCE',
  expired: 'EXPIRED',
  canceled: 'CANCELED',
  unknown: 'UNKNOWN',
}

const lines = new Map<string, LineOfBusiness>(linesOfBusiness.map(({ value }) => [lineWord(value), value]))

/** The list's arguments for the filters of an address; preloads.json says the same for the server. */
export function policyListVariables(search: string): PoliciesPageQuery$variables {
  const { text, expiring, state, line, sort } = policyFilters.read(search)
  return {
    text: text || null,
    expiration: expirations[expiring],
    state: states[state],
    type: lines.get(line) ?? null,
    sort: {
      by: sortKeys[sort.column],
      direction: sort.direction === 'ascending' ? 'ASCENDING' : 'DESCENDING',
    },
  }
}
