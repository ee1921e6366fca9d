import { connection, type RemoteAnswers } from '../../shell/contract/testing/remoteAnswers.ts'
import { accountAnswer } from './accountAnswer.ts'
import { accountAnswers } from './accountAnswers.ts'
import { type PolicyAnswer, policyAnswer } from './policyAnswer.ts'

const carriers = [
  { __typename: 'Carrier', id: 'ca_keystone', name: 'Keystone Harbor Indemnity' },
  { __typename: 'Carrier', id: 'ca_casco', name: 'Casco Bay Underwriters' },
]

/** What the forms of policies choose from, and what a new policy is at first. */
export const policyChoices = {
  agencyUsers: [
    { __typename: 'AgencyUser', id: 'au_dana', name: 'Dana Whitfield' },
    { __typename: 'AgencyUser', id: 'au_marcus', name: 'Marcus Bell' },
  ],
  businessPolicyDefaults: {
    __typename: 'BusinessPolicyDefaults',
    issuedAt: '2026-11-21',
    inforceAt: '2026-11-21',
    expiresAt: '2027-11-21',
    billingType: 'DIRECT',
    intervalType: 'ANNUAL',
    processType: 'AGENT_LED',
    fees: 0,
    state: 'BINDING',
    settableStates: ['BINDING', 'CANCELED', 'EXPIRED', 'INFORCE', 'PENDING', 'SUBMITTED'],
    coverageNames: ['Each occurrence', 'General aggregate'],
    viewerCanChooseAgencyBilling: {
      __typename: 'Permission',
      isAllowed: false,
      reason: 'Agency billing is not supported yet. Choose direct billing.',
    },
  },
}

/** An agency with these policies of the roofing contractor, answering every query of the policies screens. */
export function policyAnswers(policies: readonly PolicyAnswer[] = [policyAnswer()]): RemoteAnswers {
  const one = ({ id }: Record<string, unknown>) => ({
    businessPolicy: policies.find((policy) => policy.id === id) ?? null,
    ...policyChoices,
  })
  const list = () => ({
    businessPolicies: connection(policies),
    businessPolicyExpirations: {
      __typename: 'BusinessPolicyExpirationCounts',
      overdue: 40,
      in30Days: 36,
      in60Days: 60,
      in90Days: 93,
    },
  })
  return {
    ...accountAnswers([accountAnswer({ policies: connection(policies) })]),
    PoliciesPageQuery: list,
    PoliciesPagePaginationQuery: list,
    ExpirationFilterQuery: list,
    PolicyPageQuery: one,
    PolicyOverviewPageQuery: one,
    PolicyHistoryPageQuery: one,
    PolicyDocumentsPageQuery: one,
    ExplorePolicyPageQuery: one,
    PolicyReviewPageQuery: one,
    CertificateFactsDialogQuery: one,
    EditPolicyDialogQuery: one,
    RenewPolicyDialogQuery: one,
    CreatePolicyDialogQuery: ({ hasAccount }) => ({
      ...(hasAccount === true && { account: accountAnswer() }),
      ...policyChoices,
    }),
    searchAccountsQuery: () => ({ accounts: connection([accountAnswer()]) }),
    searchCarriersQuery: () => ({ carrierCalled: null, carriers: connection(carriers) }),
    usualCoveragesQuery: () => policyChoices,
  }
}
