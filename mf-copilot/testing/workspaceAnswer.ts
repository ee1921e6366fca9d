const allowed = { isAllowed: true, reason: null }
export const dana = { __typename: 'AgencyUser', id: 'au_dana', name: 'Dana Whitfield' }

const policyFile = {
  __typename: 'File',
  id: 'fi_policy',
  name: '[Policy] Salon BOP.pdf',
  url: '/files/fi_policy/Salon.pdf?expires=1',
  size: 51_000,
  mimeType: 'application/pdf',
}

const citation = {
  __typename: 'CaraCitation',
  fileId: 'fi_policy',
  fileName: 'Salon BOP.pdf',
  page: 12,
  quote: 'Water that backs up from a sewer or drain is not covered.',
  file: policyFile,
}

export function messageAnswer(id: string, change: Record<string, unknown> = {}) {
  return {
    __typename: 'CaraMessage',
    id,
    role: 'USER',
    content: 'Is a sewer backup covered?',
    timestamp: '2026-03-16T15:30:00.000Z',
    startedAt: null,
    isQueued: false,
    agencyUser: dana,
    files: [],
    citations: [],
    ...change,
  }
}

export function stageAnswer(id: string, change: Record<string, unknown> = {}) {
  return {
    __typename: 'CaraPlanStage',
    id,
    type: 'TASK',
    title: 'Explore a document',
    state: 'SUCCESS',
    createdAt: '2026-03-16T15:30:01.000Z',
    result: null,
    processAttachmentsDetails: null,
    events: [
      {
        __typename: 'CaraPlanEvent',
        id: `${id}_event`,
        title: 'Search Salon BOP.pdf',
        content: '',
        status: 'SUCCESS',
        toolCall: { name: 'search_file', argumentsJson: '{"query":"sewer backup"}', result: 'Page 12' },
      },
    ],
    viewerCanRetry: { isAllowed: false, reason: 'Only a failed stage can be retried.' },
    ...change,
  }
}

export const versions = [
  { number: 1, note: 'Drafted', createdAt: '2026-03-16T15:30:02.000Z', agencyUser: null },
]

const emailAttachment = {
  __typename: 'CaraEmailAttachment',
  sourceId: 'fi_policy',
  name: 'Salon BOP.pdf',
  size: 51_000,
  url: '/files/fi_policy/Salon.pdf?expires=1',
}

/** What the email can attach, as its form asks for it. */
export const attachableAnswer = {
  node: {
    __typename: 'CaraArtifact',
    id: 'ar_email',
    email: {
      attachments: [emailAttachment],
      attachable: [
        emailAttachment,
        { ...emailAttachment, sourceId: 'ar_document', name: 'Insurance proposal.pdf', size: null },
      ],
    },
  },
}

const emailAnswer = {
  __typename: 'CaraArtifact',
  id: 'ar_email',
  type: 'EMAIL',
  title: 'Sewer backup coverage',
  createdAt: '2026-03-16T15:30:02.000Z',
  version: 1,
  versions,
  citations: [],
  document: null,
  htmlDocument: null,
  email: {
    subject: 'Your question about sewer backup',
    to: [{ name: 'Maria Lopez', email: 'maria@velvetcomb.example' }],
    body: 'Hello Maria,\n\nYour policy does not cover sewer backup.',
    attachments: [emailAttachment],
  },
}

export const proposalDocumentAnswer = {
  ...emailAnswer,
  id: 'ar_document',
  type: 'HTML_DOCUMENT',
  title: 'Insurance proposal',
  email: null,
  htmlDocument: {
    styleId: 'builtin:classic-professional',
    blocksJson: JSON.stringify([
      { type: 'cover', title: 'Insurance proposal', facts: [], isText: false },
      { type: 'paragraph', text: 'We recommend the first option.', isText: true },
    ]),
  },
}

export const approvalAnswer = {
  __typename: 'CaraProposal',
  confirmation: null,
  id: 'pp_send',
  title: 'Email the answer to Maria Lopez',
  customerName: 'Velvet Comb Salon LLC',
  state: 'PENDING',
  workspaceId: 'cw_salon',
  createdAt: '2026-03-16T15:30:03.000Z',
  preview: [{ label: 'Subject', value: 'Your question about sewer backup', policyId: null }],
  expiresAt: '2026-03-23T15:30:03.000Z',
  decidedAt: null,
  decidedBy: null,
  result: null,
  viewerCanDecide: allowed,
  certificate: null,
  provisionsToConfirm: [],
  boxesToConfirm: [],
  viewerCanApprove: allowed,
}

/** Every field of a workspace that any screen requests, as the API returns it. */
export function workspaceAnswer(change: Record<string, unknown> = {}) {
  return {
    __typename: 'CaraWorkspace',
    id: 'cw_salon',
    title: 'Is a sewer backup covered?',
    state: 'IDLE',
    presetLabel: 'Explore a Policy',
    customPreset: null,
    agencyUser: dana,
    createdAt: '2026-03-16T15:30:00.000Z',
    updatedAt: '2026-03-16T15:30:05.000Z',
    files: [policyFile],
    account: null,
    businessPolicy: null,
    serviceRequest: null,
    messages: [
      messageAnswer('wm_question'),
      messageAnswer('wm_answer', {
        role: 'AGENT',
        content: 'No, sewer backup is excluded [1].',
        timestamp: '2026-03-16T15:30:05.000Z',
        agencyUser: null,
        citations: [citation],
      }),
    ],
    planStages: [stageAnswer('ps_explore')],
    artifacts: [emailAnswer, proposalDocumentAnswer],
    proposals: [],
    viewerCanStop: { isAllowed: false, reason: 'Cara is not working on anything.' },
    ...change,
  }
}
