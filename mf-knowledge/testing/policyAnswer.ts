import { lineOfBusinessLabel } from '@coverdesk/contract'
import { accountAnswer } from './accountAnswer.ts'

/** Every policy field that a screen queries, as the API returns it. */
export type PolicyAnswer = ReturnType<typeof policyAnswer>

/** The general liability policy of a roofing contractor, changed as a test or story needs it. */
export function policyAnswer(change: Record<string, unknown> = {}): Record<string, unknown> & { id: string } {
  // Badges show the standing, which is the state unless the term is over.
  const standing = change['state'] ?? liability['state']
  return { ...liability, standing, ...policyNames({ ...liability, ...change }), ...change }
}

/** What the API calls a policy of its line of business. */
export function policyNames({ type, policyNumber }: Record<string, unknown>): {
  label: string
  title: string
} {
  const label = lineOfBusinessLabel(String(type))
  return { label, title: [label, policyNumber].filter(Boolean).join(' ') }
}

const liability: Record<string, unknown> & { id: string } = {
  __typename: 'BusinessPolicy',
  id: 'bp_liability',
  type: 'GENERAL_LIABILITY',
  state: 'INFORCE',
  standing: 'INFORCE',
  settableStates: ['BINDING', 'CANCELED', 'EXPIRED', 'INFORCE', 'PENDING', 'SUBMITTED'],
  market: 'ADMITTED',
  carrier: { __typename: 'Carrier', id: 'ca_keystone', name: 'Keystone Harbor Indemnity' },
  broker: null,
  quoteNumber: 'Q-88121',
  policyNumber: 'KHI-9368009-24',
  issuedAt: '2026-02-20',
  inforceAt: '2026-03-01',
  expiresAt: '2027-03-01',
  coverages: [
    { __typename: 'PolicyCoverage', name: 'Each occurrence', limit: 100_000_000, limitWords: null },
  ],
  percentDeductibles: [],
  schedules: [],
  certificateQuestions: ['BASIS', 'AGGREGATE'],
  certificateFacts: {
    __typename: 'PolicyCertificateFacts',
    provisions: [],
    claimsBasis: 'OCCURRENCE',
    aggregatePer: null,
    coveredAutos: [],
    retentionKind: null,
    retention: null,
    isPerStatute: null,
    areProprietorsExcluded: null,
  },
  foundCertificateFacts: [],
  unconfirmedProvisions: [],
  pricing: {
    __typename: 'BusinessPolicyPricing',
    total: 1_298_050,
    premium: 1_248_050,
    taxes: 40_000,
    agencyFees: 10_000,
    brokerFees: 0,
    policyFees: 0,
    otherFees: 0,
    estimatedCommission: 156_006,
    commissionRate: 12.5,
    minimumEarnedPremium: 0,
    billingType: 'DIRECT',
    intervalType: 'ANNUAL',
  },
  source: {
    __typename: 'BusinessPolicySource',
    type: 'REFERRAL',
    subType: 'PARTNER',
    campaignId: null,
    leadId: null,
    referralSourceId: 'Wharf Street CPA',
    agencyUser: { __typename: 'AgencyUser', id: 'au_dana' },
    notes: 'Met at the builders’ fair.',
    processType: 'AGENT_LED',
  },
  account: accountAnswer(),
  cancellationNotice: null,
  reinstatements: [],
  renewalOf: null,
  renewedBy: null,
  renewalExpiresAt: '2028-03-01',
  viewerCanRenew: { __typename: 'Permission', isAllowed: true, reason: null },
  version: 4,
  files: [],
  details: null,
  policyExplorerConversation: {
    __typename: 'PolicyExplorerConversation',
    id: 'bp_liability:explorer',
    messages: [],
    suggestedQuestions: ['What is the limit for each occurrence?', 'Are subcontractors covered?'],
  },
  history: [
    {
      __typename: 'BusinessPolicyVersion',
      id: 'bp_liability:1',
      createdAt: '2026-02-20T15:04:00.000Z',
      updateTypes: ['CREATE_BUSINESS_POLICY'],
      documentName: null,
      updateInitiatorType: 'AGENCY_USER',
      updateInitiator: { __typename: 'AgencyUser', id: 'au_dana', name: 'Dana Whitfield' },
      reason: null,
      changes: [],
    },
    {
      __typename: 'BusinessPolicyVersion',
      id: 'bp_liability:2',
      createdAt: '2026-05-11T18:20:00.000Z',
      updateTypes: ['UPDATE_BUSINESS_POLICY'],
      documentName: null,
      updateInitiatorType: 'AGENCY_USER',
      updateInitiator: { __typename: 'AgencyUser', id: 'au_marcus', name: 'Marcus Bell' },
      reason: 'The carrier audited the payroll.',
      changes: [
        {
          __typename: 'BusinessPolicyChange',
          field: 'premium',
          label: 'Premium',
          before: '$11,900.00',
          after: '$12,480.50',
        },
      ],
    },
  ],
}

/** Two vehicles of a policy, as its screens show them. */
export function vehiclesAnswer(): Record<string, unknown> {
  const autos = [
    ['1ftbr1c80pka12345', '2023', 'Ford Transit 250', '4850000'],
    ['3c6lrvdg5me512789', '2021', 'Ram ProMaster', '3990000'],
  ] as const
  const columns = [
    { key: 'year', label: 'Year', kind: 'number' },
    { key: 'make', label: 'Make', kind: 'text' },
    { key: 'cost', label: 'Cost new', kind: 'money' },
  ]
  return {
    __typename: 'PolicySchedule',
    id: 'bp_liability:vehicles',
    name: 'vehicles',
    label: 'Vehicles',
    title: 'Vehicles',
    columns: columns.map((column) => ({ __typename: 'PolicyScheduleColumn', ...column })),
    rows: autos.map(([id, ...values]) => ({
      __typename: 'PolicyScheduleRow',
      id: `bp_liability:vehicles:${id}`,
      key: id,
      page: 3,
      cells: values.map((value, at) => ({
        __typename: 'PolicyScheduleCell',
        path: `vehicles/${id}/${columns[at]?.key}`,
        text: value,
        value,
        isCorrected: false,
        correctedBy: null,
        citation: null,
      })),
    })),
  }
}

/** A carrier's notice of cancellation for nonpayment, as a policy answers it. */
export function cancellationAnswer(change: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    __typename: 'CancellationNotice',
    kind: 'CANCELLATION',
    message: 'The carrier will cancel this policy on Apr 4, 2026',
    effectiveOn: '2026-04-04',
    reason: 'Nonpayment of premium',
    amountDue: 120_416,
    policyNumber: 'KHI-9368009-24',
    isBeingRead: false,
    reinstatement: null,
    citation: {
      __typename: 'Citation',
      fileId: 'fi_notice',
      fileName: 'Notice of cancellation.pdf',
      link: '?page=1&quote=April+4',
    },
    ...change,
  }
}

/** The carrier's reinstatement after that notice, with a lapse. */
export function reinstatementAnswer(): Record<string, unknown> {
  return {
    __typename: 'PolicyReinstatement',
    message:
      'The carrier reinstated this policy on Apr 9, 2026 with a lapse in coverage from Apr 4, 2026 to Apr 9, 2026',
    effectiveOn: '2026-04-09',
    lapse: { __typename: 'PolicyLapse', from: '2026-04-04', to: '2026-04-09' },
    isBeingRead: false,
    citation: {
      __typename: 'Citation',
      fileId: 'fi_reinstatement',
      fileName: 'Reinstatement.pdf',
      link: '?page=1&quote=April+9',
    },
  }
}
