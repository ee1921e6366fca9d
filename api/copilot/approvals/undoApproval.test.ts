import assert from 'node:assert/strict'
import { openDraft } from '../testing/openDraft.ts'
import { openCopilot } from '../testing/openCopilot.ts'

const decide = (name: string, success: string) => `mutation ($id: ID!) {
  ${name}(id: $id) {
    __typename
    ... on NamedError { message }
    ... on ${success} { caraProposal { state undoUntil viewerCanDecide { isAllowed } } }
  }
}`
const approve = decide('approveCaraProposal', 'ApproveCaraProposalSuccess')
const undo = decide('undoCaraApproval', 'UndoCaraApprovalSuccess')

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
  assert.equal((await desk.undo()).message, 'It is too late to undo this: the email is sent.')
})
