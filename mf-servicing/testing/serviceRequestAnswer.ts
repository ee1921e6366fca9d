/** Every service request field that a screen queries, as the API returns it. */
export type ServiceRequestAnswer = ReturnType<typeof serviceRequestAnswer>

const marcus = { __typename: 'AgencyUser', id: 'au_marcus', name: 'Marcus Oyelaran' }

/** An open certificate request of a roofing contractor, changed as a test or story needs it. */
export function serviceRequestAnswer(change: Record<string, unknown> = {}) {
  return { ...certificateRequest, ...change }
}

const certificateRequest: Record<string, unknown> & { id: string; state: string } = {
  __typename: 'ServiceRequest',
  id: 'sr_roofing',
  customerName: 'Alder Ridge Roofing LLC',
  clientName: 'Teresa Maldonado',
  clientEmail: 'teresa@alderridge.example',
  clientPhone: '(207) 555-0142',
  state: 'OPEN',
  type: 'CREATE_CERTIFICATE',
  details: 'The general contractor wants the certificate before we set foot on the site on Monday.',
  assignee: marcus,
  dueAt: '2026-03-09T00:00:00.000Z',
  isOverdue: false,
  isPossibleClaim: false,
  isSettled: false,
  gist: null,
  isCancellationNotice: false,
  isBankChange: false,
  isComplaint: false,
  preparedWorkWait: null,
  createdAt: '2026-03-02T15:04:00.000Z',
  account: {
    __typename: 'Account',
    id: 'ac_roofing',
    account: {
      __typename: 'BusinessAccountDetail',
      __isAccountDetail: 'BusinessAccountDetail',
      name: 'Alder Ridge Roofing LLC',
    },
  },
  businessPolicy: {
    __typename: 'BusinessPolicy',
    id: 'bp_gl',
    label: 'General Liability',
    title: 'General Liability GL-4471902',
    policyNumber: 'GL-4471902',
    carrier: { __typename: 'Carrier', id: 'ca_northgate', name: 'Northgate Casualty' },
  },
  preparedWork: null,
  addAdditionalInsured: null,
  cancelPolicy: null,
  createCertificate: {
    name: 'Penobscot Builders Inc.',
    address: { line1: '88 Wharf St', line2: null, city: 'Portland', zone: 'ME', postalCode: '04101' },
    additionalInsured: true,
    additionalInsuredRelationship: 'GENERAL_CONTRACTOR',
    additionalInsuredRelationshipDescription: 'Re-roofing of the fish pier warehouse',
  },
  documentRequest: null,
  endorsePolicy: null,
  question: null,
  resolution: null,
  calls: [],
  emailThreads: [],
  comments: [],
  versionHistory: [],
  viewerCanComment: { isAllowed: true, reason: null },
  viewerCanResolve: { isAllowed: true, reason: null },
  viewerCanUpdate: { isAllowed: true, reason: null },
  viewerCanSplit: { isAllowed: true, reason: null },
  mergeTargets: [],
}

/** The additional fields of a resolved request. */
export const resolvedByMarcus = {
  state: 'CLOSED',
  resolution: {
    notes: 'Sent the certificate to the general contractor.',
    resolvedAt: '2026-03-05T18:20:00.000Z',
    resolvedBy: marcus,
    files: [
      { __typename: 'File', id: 'fi_coi', name: 'COI Penobscot Builders.pdf', url: '/files/fi_coi/COI.pdf' },
    ],
  },
  viewerCanResolve: { isAllowed: false, reason: 'Marcus Oyelaran resolved it on Mar 5, 2026.' },
  viewerCanUpdate: { isAllowed: false, reason: 'A resolved request cannot be updated.' },
  viewerCanSplit: { isAllowed: false, reason: 'This request is already resolved.' },
}

export function commentAnswer(id: string, change: Record<string, unknown> = {}) {
  return {
    __typename: 'ServiceRequestComment',
    id,
    content: 'Called the general contractor: they also want a waiver of subrogation.',
    createdAt: '2026-03-03T10:00:00.000Z',
    agencyUser: { __typename: 'AgencyUser', id: 'au_priya', name: 'Priya Raman' },
    mentions: [],
    ...change,
  }
}

export function versionAnswer(id: string, change: Record<string, unknown> = {}) {
  return {
    __typename: 'ServiceRequestVersion',
    id,
    createdAt: '2026-03-02T16:00:00.000Z',
    updateTypes: ['ASSIGN_SERVICE_REQUEST'],
    updateInitiatorType: 'AGENCY_USER',
    updateInitiator: { __typename: 'AgencyUser', id: 'au_dana', name: 'Dana Whitfield' },
    snapshot: { assigneeId: 'au_marcus', assignee: marcus, dueAt: null },
    ...change,
  }
}
