import { allowed, builder, Node, nodeRef, Permission, recordLoader, refused } from '../../graphql/index.ts'
import { AgencyUserType, userOf } from '../../identity/index.ts'
import {
  decisionRefusal,
  proposalKind,
  proposalState,
  proposalStateLabels,
  type PreviewLine,
} from './proposal.ts'
import { labeledEnum } from '../workspaces/labeledEnum.ts'

const ProposalStateEnum = labeledEnum('CaraProposalState', proposalStateLabels)

const loadedProposal = recordLoader(proposalKind)

const PreviewLineType = builder.objectRef<PreviewLine>('CaraProposalPreviewLine').implement({
  fields: (t) => ({ label: t.exposeString('label'), value: t.exposeString('value') }),
})

export const ProposalType = nodeRef('CaraProposal', proposalKind)

ProposalType.implement({
  description:
    'An action with effects outside the product. Cara carries it out only after a user approves exactly this.',
  interfaces: [Node],
  fields: (t) => ({
    workspaceId: t.exposeID('workspaceId'),
    title: t.exposeString('title', { description: 'What would happen, in one sentence.' }),
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
    decidedBy: t.field({
      type: AgencyUserType,
      nullable: true,
      resolve: ({ decidedBy }, _, context) => userOf(context, decidedBy),
    }),
    result: t.exposeString('result', {
      nullable: true,
      description: 'The outcome, or why it was declined or failed.',
    }),
    viewerCanDecide: t.field({
      type: Permission,
      resolve(row, _, { clock }) {
        const refusal = decisionRefusal(proposalState(row, clock.now()))
        return refusal === null ? allowed : refused(refusal)
      },
    }),
  }),
})
