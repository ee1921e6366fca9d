import {
  allowed,
  builder,
  labeledEnum,
  Node,
  nodeRef,
  Permission,
  recordLoader,
  refused,
  type RequestContext,
} from '../../graphql/index.ts'
import { EmailThreadType } from '../../communication/index.ts'
import { AgencyUserType, userOf } from '../../identity/index.ts'
import {
  accountKind,
  CertificateBoxesType,
  CertificateOrderType,
  DocumentedProvisionType,
} from '../../knowledge/index.ts'
import { providePreparedWork, serviceRequestKind, ServiceRequestType } from '../../servicing/index.ts'
import {
  boxesToConfirm,
  type CertificateOrder,
  provisionsToConfirm,
} from '../tools/issueCertificateOfInsurance.ts'
import type { PreviewContext } from '../tools/tool.ts'
import {
  decisionRefusal,
  hasOpenProposal,
  proposalKind,
  proposalState,
  proposalStateLabels,
  type PreviewLine,
  type ProposalRow,
} from './proposal.ts'
import { isSettled } from './isSettled.ts'
import { certificateIn, letterIn, preparedReplies, replyRefusal } from './preparedReply.ts'
import { caraWorkspaceKind, preparedWorkspace } from '../workspaces/caraWorkspace.ts'

const ProposalStateEnum = labeledEnum('CaraProposalState', proposalStateLabels)

const loadedProposal = recordLoader(proposalKind)

const PreviewLineType = builder.objectRef<PreviewLine>('CaraProposalPreviewLine').implement({
  fields: (t) => ({
    label: t.exposeString('label'),
    value: t.exposeString('value'),
    policyId: t.id({
      nullable: true,
      description: 'The policy where a user resolves it; null for most.',
      resolve: ({ policyId }) => policyId ?? null,
    }),
  }),
})

const ReplyTextType = builder
  .objectRef<NonNullable<ReturnType<typeof letterIn>>>('CaraProposalReply')
  .implement({
    fields: (t) => ({
      to: t.exposeString('to'),
      cc: t.stringList({ resolve: ({ cc }) => [...cc] }),
      subject: t.exposeString('subject'),
      body: t.exposeString('body'),
    }),
  })

export const ProposalType = nodeRef('CaraProposal', proposalKind)

ProposalType.implement({
  description:
    'An action with effects outside the product. Cara carries it out only after a user approves exactly this.',
  interfaces: [Node],
  fields: (t) => ({
    workspaceId: t.exposeID('workspaceId'),
    title: t.exposeString('title', { description: 'What would happen, in one sentence.' }),
    customerName: t.string({
      nullable: true,
      description: 'The client that its workspace is about; null if it is about none.',
      resolve({ workspaceId }, _, { agency }) {
        const { serviceRequestId, accountId } = agency.table(caraWorkspaceKind).get(workspaceId) ?? {}
        const account = agency.table(accountKind).get(accountId)
        return (
          account?.detail.name ?? agency.table(serviceRequestKind).get(serviceRequestId)?.customerName ?? null
        )
      },
    }),
    tool: t.exposeString('tool'),
    state: t.field({
      type: ProposalStateEnum,
      resolve: (row, _, { clock }) => proposalState(row, clock.now()),
    }),
    argumentsJson: t.string({
      description: 'The exact arguments being approved.',
      resolve: async (row, _, context) => (await loadedProposal(context, row)).value.argumentsJson,
    }),
    preview: t.field({
      type: [PreviewLineType],
      resolve: async (row, _, context) => [...(await loadedProposal(context, row)).value.preview],
    }),
    confirmation: t.string({
      nullable: true,
      description: 'What a user must confirm to approve it; null if nothing.',
      resolve: async (row, _, context) => (await loadedProposal(context, row)).value.confirmation ?? null,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime' }),
    decidedAt: t.expose('decidedAt', { type: 'DateTime', nullable: true }),
    undoUntil: t.expose('undoUntil', {
      type: 'DateTime',
      nullable: true,
      description: 'Until when its approval can be undone; null if it can’t.',
    }),
    decidedBy: t.field({
      type: AgencyUserType,
      nullable: true,
      resolve: ({ decidedBy }, _, context) => userOf(context, decidedBy),
    }),
    result: t.exposeString('result', {
      nullable: true,
      description: 'The outcome, or why it was declined, withdrawn or failed.',
    }),
    viewerCanDecide: t.field({
      type: Permission,
      resolve(row, _, { clock }) {
        const refusal = decisionRefusal(proposalState(row, clock.now()))
        return refusal === null ? allowed : refused(refusal)
      },
    }),
    viewerCanApprove: t.field({
      type: Permission,
      description:
        'Like `viewerCanDecide`, but false while an earlier message of the thread may not have been sent.',
      async resolve(row, _, context) {
        const refusal =
          decisionRefusal(proposalState(row, context.clock.now())) ??
          (await replyRefusal(context.agency, (await loadedProposal(context, row)).value))
        return refusal === null ? allowed : refused(refusal)
      },
    }),
    reply: t.field({
      type: ReplyTextType,
      nullable: true,
      description: 'The email it sends; null if it sends none.',
      resolve: async (row, _, context) => letterIn((await loadedProposal(context, row)).value),
    }),
    provisionsToConfirm: t.field({
      type: [DocumentedProvisionType],
      description:
        'What policy documents show of the provisions that its certificate is asked to state and nobody has confirmed; empty once it is decided.',
      resolve: (row, _, context) => toConfirm(row, context, provisionsToConfirm),
    }),
    boxesToConfirm: t.field({
      type: [CertificateBoxesType],
      description:
        'The boxes that its certificate would leave empty because the policy does not say which applies; empty once it is decided.',
      resolve: (row, _, context) => toConfirm(row, context, boxesToConfirm),
    }),
    certificate: t.field({
      type: CertificateOrderType,
      nullable: true,
      description:
        'The certificate it issues, which can be edited before it is approved; null if it issues none.',
      resolve: async (row, _, context) => certificateIn((await loadedProposal(context, row)).value),
    }),
  }),
})

/** What a user can confirm on the policies of a certificate that waits for approval. */
async function toConfirm<Found>(
  row: ProposalRow,
  context: RequestContext,
  find: (context: PreviewContext, order: CertificateOrder) => Promise<readonly Found[]>,
): Promise<Found[]> {
  const { agency, viewer, clock } = context
  const certificate = certificateIn((await loadedProposal(context, row)).value)
  if (!certificate || proposalState(row, clock.now()) !== 'PENDING') return []
  const { workspaceId } = row
  return [...(await find({ agency, services: { clock }, agencyUserId: viewer.id, workspaceId }, certificate))]
}

providePreparedWork({
  waitsOf(agency, requestId, now) {
    const workspace = preparedWorkspace(agency, requestId)
    if (!workspace || workspace.state === 'WORKING') return []
    return [
      ...(workspace.hasQuestion ? (['ANSWER'] as const) : []),
      ...(hasOpenProposal(agency, workspace.id, { now }) ? (['APPROVAL'] as const) : []),
    ]
  },
  waitingForApproval(agency, now) {
    const workspaces = agency.table(caraWorkspaceKind)
    const open = agency
      .table(proposalKind)
      .related('state', 'PENDING')
      .filter((proposal) => proposalState(proposal, now) === 'PENDING')
    const requestIds = open.flatMap(({ workspaceId }) => {
      const { serviceRequestId: requestId, state } = workspaces.get(workspaceId) ?? {}
      return requestId && state !== 'WORKING' && preparedWorkspace(agency, requestId)?.id === workspaceId
        ? [requestId]
        : []
    })
    return new Set(requestIds)
  },
})

builder.objectField(ServiceRequestType, 'isSettled', (t) =>
  t.boolean({
    description:
      'Whether what was approved and sent does what the request asks, so that nothing is left but to resolve it.',
    resolve: (request, _, { agency, clock }) => isSettled(agency, request, clock.now()),
  }),
)

builder.objectField(EmailThreadType, 'preparedReplies', (t) =>
  t.field({
    type: [ProposalType],
    description:
      'The replies in this thread that Cara prepared and that wait: for approval, or approved until their undo ends. Oldest first.',
    resolve: async ({ id }, _, { agency, clock }) =>
      (await preparedReplies(agency, id, clock.now())).map(({ row }) => row),
  }),
)
