import assert from 'node:assert/strict'
import { openCopilot } from '../testing/openCopilot.ts'
import { openDesk } from '../testing/openDesk.ts'
import { openDraft } from '../testing/openDraft.ts'

const approve = `mutation ($id: ID!) {
  approveCaraProposal(id: $id) {
    ... on NamedError { message }
    ... on ApproveCaraProposalSuccess { caraProposal { state undoUntil } }
  }
}`
const undo = `mutation ($id: ID!) {
  undoCaraApproval(id: $id) {
    ... on NamedError { message }
    ... on UndoCaraApprovalSuccess { caraProposal { state undoUntil viewerCanDecide { isAllowed } } }
  }
}`

/** An email to Maria that waits for approval, and is sent ten seconds after it. */
async function openProposal() {
  const copilot = await openCopilot({ sendDelayMs: 10_000 })
  const { world, dana } = copilot
  const { id } = await openDraft(copilot)
  const [proposal] = (await copilot.say(id, 'send the email')).proposals
  return {
    ...copilot,
    id,
    approve: async () => (await dana.data(approve, { id: proposal.id })).approveCaraProposal,
    undo: async () => (await dana.data(undo, { id: proposal.id })).undoCaraApproval,
    /** How many emails are sent after so many more seconds. */
    async sentAfter(seconds: number) {
      world.clock.advance(seconds * 1_000)
      await world.platform.jobs.runDue()
      return world.platform.mail.mailbox?.().length
    },
    [Symbol.asyncDispose]: () => copilot[Symbol.asyncDispose](),
  }
}

Deno.test('an approved email waits, is taken back to its proposal, and is sent once it is approved again', async () => {
  await using desk = await openProposal()
  const approved = await desk.approve()
  assert.equal(approved.caraProposal.state, 'APPROVED')
  assert.equal(approved.caraProposal.undoUntil, '2026-03-16T15:30:10.000Z')
  assert.equal(await desk.sentAfter(6), 0)
  const { caraProposal } = await desk.undo()
  assert.deepEqual(caraProposal, { state: 'PENDING', undoUntil: null, viewerCanDecide: { isAllowed: true } })
  assert.equal((await desk.shown(desk.id)).state, 'WAITING_FOR_INPUT')
  assert.equal(await desk.sentAfter(0), 0)

  await desk.approve()
  // The first approval's time is over, the second's is not.
  assert.equal(await desk.sentAfter(6), 0)
  assert.equal(await desk.sentAfter(4), 1)
  assert.equal((await desk.shown(desk.id)).proposals[0].state, 'DONE')
})

Deno.test('an approval can’t be undone once its email is sent, or when there is none', async () => {
  await using desk = await openProposal()
  assert.equal((await desk.undo()).message, 'There is no approval to undo.')
  await desk.approve()
  assert.equal(await desk.sentAfter(10), 1)
  assert.equal((await desk.undo()).message, 'It is too late to undo this: the email was sent.')
})

Deno.test('an approved reply that waits is shown in its thread, and another answer by hand withdraws it', async () => {
  await using desk = await openDesk({}, { sendDelayMs: 10_000 })
  const thread = await desk.receive('Please add Ana Duarte, born 05/02/1990, as a driver.')
  const shown = `query ($id: ID!) { emailThread(id: $id) { preparedReplies { state } } }`
  const replies = async () => (await desk.dana.data(shown, { id: thread.id })).emailThread.preparedReplies
  const [proposal] = thread.serviceRequests[0].preparedWork.proposals
  const lettersBefore = desk.letters().length
  await desk.approve(proposal.id)
  assert.deepEqual(await replies(), [{ state: 'APPROVED' }])

  const answer = `mutation ($id: ID!) { sendEmailReply(id: $id, input: { body: "All done." }) { __typename } }`
  await desk.dana.data(answer, { id: thread.id })
  await desk.world.platform.jobs.runDue()
  desk.world.clock.advance(10_000)
  await desk.world.platform.jobs.runDue()
  assert.deepEqual(await replies(), [])
  const sent = desk.letters().slice(lettersBefore)
  assert.deepEqual(
    sent.map(({ text }) => text),
    ['All done.'],
  )
})
