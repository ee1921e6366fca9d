import assert from 'node:assert/strict'
import { openDesk } from '../../copilot/testing/openDesk.ts'

const show = `{ emailThreads { edges { node {
  summary draft { body } serviceRequests { type details question { question } }
} } } }`

type Desk = Awaited<ReturnType<typeof openDesk>>

async function seen(desk: Desk) {
  return (await desk.dana.data(show)).emailThreads.edges[0].node
}

Deno.test('a thread is summarized by what it asks for, and not by how it begins', async () => {
  await using desk = await openDesk()
  await desk.receive(
    'Hi all,\n\nHope you had a good Thanksgiving with your families. It has been a long year for us here.\n\nCan you send us the loss runs for the last five years? We also need a certificate for Bath Savings Bank, 105 Front Street, Bath ME 04530.\n\nMarta',
    { subject: 'Hello' },
  )
  const { summary } = await seen(desk)
  assert.match(summary, /^Asks for /)
  assert.match(summary, /loss runs/)
  assert.match(summary, /certificate of insurance for Bath Savings Bank/)
  assert.doesNotMatch(summary, /Thanksgiving/)
})

Deno.test('a loss reported late at night is promised a call in the morning', async () => {
  await using desk = await openDesk()
  desk.world.clock.set(Date.parse('2026-03-17T02:10:00Z'))
  await desk.receive('Pipe burst last nite in the back office, water all over the floor.', {
    subject: 'Water',
  })
  const { draft } = await seen(desk)
  assert.match(draft.body, /will call you tomorrow morning to take the details/)
  assert.doesNotMatch(draft.body, /date it happened|what time it happened/)
})
