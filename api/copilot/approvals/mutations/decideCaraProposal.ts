import { emailThreadKind } from '../../../communication/index.ts'
import { builder, NamedError, NotFoundError, notFound, type RequestContext } from '../../../graphql/index.ts'
import { conflict, planJob, replace, retryOrThrow } from '../../../platform/index.ts'
import { caraWorkspaceKind } from '../../workspaces/caraWorkspace.ts'
import {
  decisionRefusal,
  hasOpenProposal,
  type Proposal,
  proposalKind,
  type ProposalRow,
  proposalState,
} from '../proposal.ts'
import { replyIn, replyRefusal, sendsEmail } from '../preparedReply.ts'
import { proposalJob } from '../proposalJob.ts'
import { ProposalType } from '../proposalType.ts'

export interface CannotDecide {
  readonly __typename: 'CannotDecideError'
  readonly message: string
}

export const CannotDecideError = builder
  .objectRef<CannotDecide>('CannotDecideError')
  .implement({ interfaces: [NamedError] })

const ApproveSuccess = decisionSuccess('ApproveCaraProposalSuccess')
const DeclineSuccess = decisionSuccess('DeclineCaraProposalSuccess')

const ApproveCaraProposalResult = builder.unionType('ApproveCaraProposalResult', {
  types: [ApproveSuccess, CannotDecideError, NotFoundError],
})

const DeclineCaraProposalResult = builder.unionType('DeclineCaraProposalResult', {
  types: [DeclineSuccess, CannotDecideError, NotFoundError],
})

builder.mutationFields((t) => ({
  approveCaraProposal: t.field({
    description:
      'Approves exactly the arguments of the proposal. They are carried out once: right away, or at `undoUntil` if an email is sent.',
    type: ApproveCaraProposalResult,
    args: {
      id: t.arg.id({ required: true }),
      confirm: t.arg.boolean({ description: 'Confirms what the proposal asks to confirm.' }),
    },
    async resolve(_, { id, confirm }, context) {
      const decided = await decide(
        context,
        id,
        { state: 'APPROVED', result: null },
        { isConfirmed: confirm === true },
      )
      return 'caraProposal' in decided
        ? { __typename: 'ApproveCaraProposalSuccess' as const, ...decided }
        : decided
    },
  }),
  declineCaraProposal: t.field({
    type: DeclineCaraProposalResult,
    args: { id: t.arg.id({ required: true }), reason: t.arg.string() },
    async resolve(_, { id, reason }, context) {
      const result = reason?.trim().slice(0, 1_000) || null
      const decided = await decide(context, id, { state: 'DECLINED', result })
      return 'caraProposal' in decided
        ? { __typename: 'DeclineCaraProposalSuccess' as const, ...decided }
        : decided
    },
  }),
}))

/** A success that returns the proposal. */
export function decisionSuccess<Name extends string>(name: Name) {
  return builder.objectRef<{ __typename: Name; caraProposal: ProposalRow }>(name).implement({
    fields: (t) => ({ caraProposal: t.expose('caraProposal', { type: ProposalType }) }),
  })
}

/** Records a user's decision. If two users decide at once, the first one counts. */
async function decide(
  { agency, actor, viewer, clock, sendDelayMs }: RequestContext,
  id: string,
  decision: Pick<Proposal, 'state' | 'result'>,
  { isConfirmed = false } = {},
) {
  return await retryOrThrow(async () => {
    const proposal = await agency.read(proposalKind, id)
    if (!proposal) return notFound('proposal')
    const refusal = decisionRefusal(proposalState(proposal.value, clock.now()))
    if (refusal !== null) return { __typename: 'CannotDecideError' as const, message: refusal }
    const isApproved = decision.state === 'APPROVED'
    const decidedAt = clock.now()
    const isHeldBack = isApproved && sendDelayMs > 0 && sendsEmail(proposal.value)
    const undoUntil = isHeldBack ? decidedAt + sendDelayMs : null
    const next = { ...proposal.value, ...decision, decidedBy: viewer.id, decidedAt, undoUntil }
    const blocked = isApproved ? await replyRefusal(agency, proposal.value) : null
    if (blocked !== null) return { __typename: 'CannotDecideError' as const, message: blocked }
    const { confirmation } = proposal.value
    if (isApproved && confirmation && !isConfirmed)
      return { __typename: 'CannotDecideError' as const, message: `${confirmation} Confirm it to approve.` }
    const workspace = await agency.read(caraWorkspaceKind, proposal.value.workspaceId)
    const isAnswered =
      workspace?.value.state === 'WAITING_FOR_INPUT' &&
      workspace.value.question === null &&
      !hasOpenProposal(agency, proposal.value.workspaceId, { now: clock.now(), exceptId: id })
    // What was declined is no draft to send either.
    const threadId = isApproved ? null : replyIn(proposal.value)?.threadId
    const thread = threadId ? await agency.read(emailThreadKind, threadId) : null
    const committed = await agency.commit(actor, [
      ...(thread?.value.draft
        ? [replace(thread, { ...thread.value, draft: null }, 'UPDATE_EMAIL_THREAD')]
        : []),
      ...(isAnswered ? [replace(workspace, { ...workspace.value, state: 'IDLE' }, 'END_CARA_WORK')] : []),
      replace(proposal, next, isApproved ? 'APPROVE_CARA_PROPOSAL' : 'DECLINE_CARA_PROPOSAL'),
      ...(isApproved
        ? planJob(
            agency,
            proposalJob,
            { proposalId: id },
            { key: `${id} ${decidedAt}`, at: undoUntil ?? decidedAt },
          )
        : []),
    ])
    if (!committed.ok) return conflict
    const caraProposal = agency.table(proposalKind).get(id)
    if (!caraProposal) throw new Error(`The proposal ${id} is on record but not listed.`)
    return { caraProposal }
  })
}
