import assert from 'node:assert/strict'
import { proposalKind } from '../approvals/proposal.ts'
import { openDesk } from '../testing/openDesk.ts'

const certificateRequest =
  'Hi, can you send a certificate of insurance to Summit Builders Inc., 400 Harbor Street, Portland, ME 04101? They need it by Friday.\n\nThanks,\nMarta'

const correct =
  'mutation ($id: ID!) { correctConversation(id: $id, input: { isNoRequest: true }) { __typename } }'
const resolve =
  'mutation ($id: ID!) { resolveServiceRequest(id: $id, input: { notes: "Sent by mail." }) { __typename } }'
const waiting = `{
  pendingCaraProposals { id }
  emailThreads { edges { node { preparedReplies { id } isWaitingForApproval } } }
  caraWorkspaces(isWaitingForApproval: true) { totalCount }
}`

type Desk = Awaited<ReturnType<typeof openDesk>>

for (const [what, close, reason] of [
  [
    'that is none',
    (desk: Desk, { threadId }: Ids) => desk.dana.data(correct, { id: threadId }),
    /not a request/,
  ],
  [
    'that a colleague resolves',
    (desk: Desk, { requestId }: Ids) => desk.dana.data(resolve, { id: requestId }),
    /^Dana Whitfield resolved the request\.$/,
  ],
] as const)
  Deno.test(`what was prepared for a request ${what} is withdrawn, and says why`, async () => {
    await using desk = await openDesk()
    const thread = await desk.receive(certificateRequest, { subject: 'COI needed' })
    const [request] = thread.serviceRequests
    const [{ id: proposalId, state }] = request.preparedWork.proposals
    assert.equal(state, 'PENDING')
    await close(desk, { threadId: thread.id, requestId: request.id })
    await desk.world.platform.jobs.runDue()

    const [{ preparedWork, state: requestState }] = (await desk.thread()).serviceRequests
    assert.equal(requestState, 'CLOSED')
    assert.deepEqual(
      [preparedWork.state, preparedWork.question, preparedWork.proposals.map(stateOf)],
      ['IDLE', null, ['WITHDRAWN']],
    )
    assert.match(preparedWork.proposals[0].result, reason)
    const lists = await desk.dana.data(waiting)
    assert.deepEqual(lists.pendingCaraProposals, [])
    assert.equal(lists.caraWorkspaces.totalCount, 0)
    assert.deepEqual(lists.emailThreads.edges[0].node, { preparedReplies: [], isWaitingForApproval: false })
    assert.equal((await desk.approve(proposalId)).message, 'This was withdrawn.')
    const stored = await desk.world.harborline.read(proposalKind, proposalId)
    assert.match(stored?.value.result ?? '', reason)
    const [entry] = await desk.world.harborline.entries(stored?.trail.slice(-1) ?? [])
    assert.deepEqual(entry?.updateTypes, ['WITHDRAW_CARA_PROPOSAL'])
    assert.match(String(entry?.changed['result']), reason)
  })

interface Ids {
  readonly threadId: string
  readonly requestId: string
}

function stateOf({ state }: { state: string }): string {
  return state
}

Deno.test('what Cara asks about a request that is none is asked no more', async () => {
  await using desk = await openDesk()
  const thread = await desk.receive('We need a certificate of insurance for Summit Builders Inc. by Friday.')
  assert.notEqual(thread.serviceRequests[0].preparedWork.question, null)
  await desk.dana.data(correct, { id: thread.id })
  await desk.world.platform.jobs.runDue()
  const [{ preparedWork }] = (await desk.thread()).serviceRequests
  assert.deepEqual([preparedWork.state, preparedWork.question], ['IDLE', null])
  assert.ok(preparedWork.proposals.every(({ state }: { state: string }) => state === 'WITHDRAWN'))
})
