import { connection } from '../../shell/contract/testing/remoteAnswers.ts'

/** Every account field that a screen queries, as the API returns it. */
export type AccountAnswer = ReturnType<typeof accountAnswer>

/** The account of a roofing contractor, changed as a test or story needs it. */
export function accountAnswer(change: Record<string, unknown> = {}) {
  return { ...roofing, ...change }
}

const wharf = {
  __typename: 'Address',
  line1: '88 Wharf St',
  line2: null,
  city: 'Portland',
  zone: 'ME',
  postalCode: '04101',
}

const roofing: Record<string, unknown> & { id: string } = {
  __typename: 'Account',
  id: 'ac_roofing',
  type: 'BUSINESS',
  createdAt: '2025-03-02T15:04:00.000Z',
  version: 3,
  account: {
    __typename: 'BusinessAccountDetail',
    __isAccountDetail: 'BusinessAccountDetail',
    name: 'Alder Ridge Roofing LLC',
    dba: 'Ridge Roofing',
    email: 'office@alderridge.example',
    phone: '+12075550142',
    website: 'https://www.alderridge.example',
    naics: '238160',
    industry: { __typename: 'NaicsCode', code: '238160', title: 'Roofing Contractors' },
    mailingAddress: wharf,
  },
  contacts: [
    {
      __typename: 'Contact',
      id: 'ct_teresa',
      name: 'Teresa Maldonado',
      email: 'teresa@alderridge.example',
      phone: '+12075550143;ext=204',
    },
  ],
  policies: connection([]),
  certificates: connection([]),
  everyCertificate: connection([]),
  currentPolicies: [],
  serviceRequests: connection([]),
  openRequests: connection([]),
  recentActivity: connection([]),
  businessApplications: [],
  timeline: connection([]),
  merges: [],
}

/** The account of a person who speaks for themselves. */
export function individualAnswer(change: Record<string, unknown> = {}) {
  return accountAnswer({
    id: 'ac_priya',
    type: 'INDIVIDUAL',
    account: {
      __typename: 'IndividualAccountDetail',
      __isAccountDetail: 'IndividualAccountDetail',
      name: 'Priya Raman',
      email: 'priya.raman@mailbox.example',
      phone: '+12075550177',
      mailingAddress: wharf,
    },
    contacts: [
      {
        __typename: 'Contact',
        id: 'ct_priya',
        name: 'Priya Raman',
        email: 'priya.raman@mailbox.example',
        phone: '+12075550177',
      },
    ],
    ...change,
  })
}

/** A service request of the roofing contractor. */
export function requestAnswer(change: Record<string, unknown> = {}) {
  return {
    __typename: 'ServiceRequest',
    id: 'sr_roofing',
    type: 'CREATE_CERTIFICATE',
    state: 'OPEN',
    isPossibleClaim: false,
    isCancellationNotice: false,
    isBankChange: false,
    isComplaint: false,
    updatedAt: '2026-03-05T18:20:00.000Z',
    ...change,
  }
}

/** Something that happened to the roofing contractor's account. */
export function eventAnswer(change: Record<string, unknown> = {}) {
  return {
    __typename: 'AccountTimelineEvent',
    id: 'ac_roofing:1',
    at: '2026-03-05T18:20:00.000Z',
    title: 'Account changed',
    subject: 'ACCOUNT',
    initiatorType: 'AGENCY_USER',
    initiator: { __typename: 'AgencyUser', id: 'au_dana', name: 'Dana Whitfield' },
    about: 'Casco Bay Roofing LLC',
    page: { __typename: 'Account', id: 'ac_roofing' },
    ...change,
  }
}

/** The export of a timeline, a quarter of the way. */
export function exportAnswer(change: Record<string, unknown> = {}) {
  return {
    __typename: 'AccountTimelineExport',
    id: 'tx_roofing',
    state: 'RUNNING',
    documentCount: 12,
    packedCount: 3,
    file: null,
    ...change,
  }
}
