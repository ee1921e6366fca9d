import assert from 'node:assert/strict'
import { openDesk } from '../../copilot/testing/openDesk.ts'
import { openPolicy } from '../../knowledge/testing/openPolicy.ts'

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

Deno.test('a move, a change and a question are each confirmed once', async () => {
  await using desk = await openDesk()
  await desk.receive(
    'We moved! Our taproom is now at 41 Canal Street, Bath ME 04530. Also drop the liquor part, we stopped pouring on site. We keep $40k of sprayers in a rented unit - are they covered there?\n\nThanks,\nMarta',
    { subject: 'Moved' },
  )
  const { draft, serviceRequests } = await seen(desk)
  assert.match(
    draft.body,
    /- Change the address of your taproom to 41 Canal Street, Bath ME 04530\n- Drop the liquor/,
  )
  assert.match(draft.body, /We are checking your general liability policy/)
  assert.doesNotMatch(draft.body, /You also asked/)
  assert.deepEqual(
    serviceRequests.map(({ type }: { type: string }) => type),
    ['ENDORSE_POLICY', 'QUESTION'],
  )
  assert.match(serviceRequests[1].question.question, /^We keep \$40k of sprayers/)
})

Deno.test('vehicles that come and go have days of their own, and a call about the renewal its own request', async () => {
  await using desk = await openDesk()
  const { accountId, carrierId, world } = desk
  const terms = { inforceAt: '2026-01-01', expiresAt: '2027-01-01' }
  const type = 'COMMERCIAL_AUTO' as const
  await openPolicy(world.harborline, { accountId, carrierId, policyNumber: 'CAP-100001-26', type, ...terms })
  await desk.receive(
    'Please take the Freightliner off (sold on the 10th), add a 2024 Isuzu NPR, VIN JALC4W162R7000123, driver Joel Ames DOB 3/4/1988 license ME 4471982. Start Apr 1. And call me about the renewal.',
    { subject: 'Truck changes' },
  )
  const { draft, serviceRequests } = await seen(desk)
  assert.match(
    draft.body,
    /- Remove: the Freightliner, effective Mar 10, 2026\n- 2024 Isuzu NPR, VIN JALC4W162R7000123, effective Apr 1, 2026\n- Driver Joel Ames, effective Apr 1, 2026/,
  )
  assert.match(draft.body, /You wrote: "Call me about the renewal\."/)
  assert.doesNotMatch(draft.body, /date of birth|license number/)
  assert.match(serviceRequests[0].details, /DOB 3\/4\/1988 license ME 4471982/)
  assert.deepEqual(
    serviceRequests.map((request: { type: string }) => request.type),
    ['ENDORSE_POLICY', 'OTHER'],
  )
})
