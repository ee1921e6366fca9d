import { builder, loadNode, Node } from '../../graphql/index.ts'
import { type Proposal, proposalKind, type ProposalState } from './proposal.ts'

type Outcome = Pick<Proposal, 'state' | 'result' | 'recordId'>

/** Approved, but not carried out yet; or not approved at all. */
const undecided: ReadonlySet<ProposalState> = new Set<ProposalState>(['PENDING', 'APPROVED', 'EXPIRED'])

const OutcomeType = builder.objectRef<Outcome>('CaraProposalOutcome').implement({
  description: 'What came of an approval.',
  fields: (t) => ({
    isDone: t.boolean({ resolve: ({ state }) => state === 'DONE' }),
    message: t.string({
      description: 'What was done, or why it was not.',
      resolve: ({ result }) => result?.split('\n')[0] ?? '',
    }),
    record: t.field({
      type: Node,
      nullable: true,
      description: 'The record that shows it, such as a conversation or a certificate.',
      resolve: async ({ recordId }, _, context) =>
        recordId == null ? null : await loadNode(context, recordId),
    }),
  }),
})

builder.queryField('caraProposalOutcome', (t) =>
  t.field({
    type: OutcomeType,
    nullable: true,
    description: 'Null until the proposal is carried out, or if it does not exist.',
    args: { id: t.arg.id({ required: true }) },
    async resolve(_, { id }, { agency }) {
      const proposal = await agency.read(proposalKind, id)
      return proposal && !undecided.has(proposal.value.state) ? proposal.value : null
    },
  }),
)
