import { builder, notFound, NotFoundError, type RequestContext } from '../../../graphql/index.ts'
import { conflict, replace, retryOrThrow } from '../../../platform/index.ts'
import { caraWorkspaceKind } from '../../workspaces/caraWorkspace.ts'
import { type Proposal, proposalKind, undoRefusal } from '../proposal.ts'
import { CannotDecideError, decisionSuccess } from './decideCaraProposal.ts'

const UndoSuccess = decisionSuccess('UndoCaraApprovalSuccess')

const UndoCaraApprovalResult = builder.unionType('UndoCaraApprovalResult', {
  types: [UndoSuccess, CannotDecideError, NotFoundError],
})

builder.mutationField('undoCaraApproval', (t) =>
  t.field({
    type: UndoCaraApprovalResult,
    description: 'Takes back an approval before its email is sent. The proposal waits for approval again.',
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, context) => undoApproval(context, id),
  }),
)

/** The proposal and its workspace wait again, as before the approval. */
async function undoApproval({ agency, actor, clock }: RequestContext, id: string) {
  return await retryOrThrow(async () => {
    const proposal = await agency.read(proposalKind, id)
    if (!proposal) return notFound('proposal')
    const refusal = undoRefusal(proposal.value, clock.now())
    if (refusal !== null) return { __typename: 'CannotDecideError' as const, message: refusal }
    const next: Proposal = {
      ...proposal.value,
      state: 'PENDING',
      decidedBy: null,
      decidedAt: null,
      undoUntil: null,
    }
    const workspace = await agency.read(caraWorkspaceKind, proposal.value.workspaceId)
    const committed = await agency.commit(actor, [
      replace(proposal, next, 'UNDO_CARA_APPROVAL'),
      ...(workspace?.value.state === 'IDLE'
        ? [replace(workspace, { ...workspace.value, state: 'WAITING_FOR_INPUT' }, 'END_CARA_WORK')]
        : []),
    ])
    if (!committed.ok) return conflict
    const caraProposal = agency.table(proposalKind).get(id)
    if (!caraProposal) throw new Error(`The proposal ${id} is on record but not listed.`)
    return { __typename: 'UndoCaraApprovalSuccess' as const, caraProposal }
  })
}
