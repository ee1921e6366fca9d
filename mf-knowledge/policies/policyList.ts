import { choices, defineList, optionsOf } from '@coverdesk/contract'
import { ShieldCheckIcon } from '@coverdesk/design-system'
import { policyStateLabel } from '../shared/policyStateLabel.ts'

const lines = optionsOf('LineOfBusiness')
type LineOfBusiness = (typeof lines)[number]['value']

/** `general-liability` for GENERAL_LIABILITY, and likewise for every line of business. */
const lineChoices: Record<string, { label: string; variables: { type: LineOfBusiness | null } }> = {
  all: { label: 'Any type', variables: { type: null } },
  ...Object.fromEntries(
    lines.map(({ value, label }) => [
      value.toLowerCase().replaceAll('_', '-'),
      { label, variables: { type: value } },
    ]),
  ),
}

/** Binding and active policies without a renewal, by days left. */
export const expirationFilter = choices('expiring', {
  label: 'Expiration',
  choices: {
    any: { label: 'All', variables: { expiration: null } },
    overdue: { label: 'Overdue', after: 'past their expiration', variables: { expiration: 'OVERDUE' } },
    '30-days': {
      label: '30 days',
      after: 'expiring within 30 days',
      variables: { expiration: 'IN_30_DAYS' },
    },
    '60-days': {
      label: '60 days',
      after: 'expiring within 60 days',
      variables: { expiration: 'IN_60_DAYS' },
    },
    '90-days': {
      label: '90 days',
      after: 'expiring within 90 days',
      variables: { expiration: 'IN_90_DAYS' },
    },
  },
})

/** The agency's policies (spec of policies, section 2). A URL without parameters lists all of them by account. */
export const policyList = defineList({
  path: '/app/policies',
  title: 'Policies',
  subtitle: "View and manage your agency's policies",
  noun: { one: 'policy', many: 'policies' },
  empty: {
    icon: ShieldCheckIcon,
    title: 'No policies found',
    description: "Your clients' policies will be listed here.",
  },
  exportAs: 'policies',
  buttons: 2,
  liveTypes: ['BusinessPolicy', 'Account', 'Carrier'],
  rowLines: 2,
  columns: [
    { id: 'account', header: 'Account', width: 'fill', sort: 'ACCOUNT' },
    { id: 'status', header: 'Status', width: 'dateNote', sort: 'STATUS', card: 'line' },
    { id: 'type', header: 'Type', width: 'wide', sort: 'TYPE', card: 'line' },
    { id: 'carrier', header: 'Carrier', width: 'wide', sort: 'CARRIER', card: 'line' },
    { id: 'expires', header: 'Expires', width: 'date', sort: 'EXPIRES_AT', cardLabel: 'Expires' },
  ],
  // Shown when filtering or sorting by expiration.
  hiddenColumns: ({ expiring, sort }) => (expiring === 'any' && sort.column !== 'expires' ? ['expires'] : []),
  sort: { column: 'account', direction: 'ascending' },
  filters: {
    expiring: expirationFilter,
    state: choices('status', {
      label: 'Status',
      as: 'select',
      choices: {
        all: { label: 'Any status', variables: { standing: null } },
        pending: { label: policyStateLabel('PENDING'), variables: { standing: 'PENDING' } },
        submitted: { label: policyStateLabel('SUBMITTED'), variables: { standing: 'SUBMITTED' } },
        binding: { label: policyStateLabel('BINDING'), variables: { standing: 'BINDING' } },
        inforce: { label: policyStateLabel('INFORCE'), variables: { standing: 'INFORCE' } },
        lapsed: { label: policyStateLabel('LAPSED'), variables: { standing: 'LAPSED' } },
        expired: { label: policyStateLabel('EXPIRED'), variables: { standing: 'EXPIRED' } },
        canceled: { label: policyStateLabel('CANCELED'), variables: { standing: 'CANCELED' } },
        unknown: { label: policyStateLabel('UNKNOWN'), variables: { standing: 'UNKNOWN' } },
      },
    }),
    line: choices('type', { label: 'Type', as: 'select', choices: lineChoices }),
  },
})

export type PolicyValues = typeof policyList.address.initial
