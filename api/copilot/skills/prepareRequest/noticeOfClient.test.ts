import assert from 'node:assert/strict'
import { openPolicy } from '../../../knowledge/testing/openPolicy.ts'
import { openDesk } from '../../testing/openDesk.ts'

function saidBy({ messages }: { messages: readonly { role: string; content: string }[] }): string {
  return messages.flatMap(({ role, content }) => (role === 'AGENT' ? [content] : [])).join('\n')
}

Deno.test('a client with a notice of cancellation is urgent work: whom to call, about what, until when', async () => {
  await using desk = await openDesk()
  const thread = await desk.receive(
    "Granite State sent a notice that the general liability cancels April 9 for nonpayment of $488.10. I mailed check 2207 on March 2. Did they get it? I don't want to lose it, please don't let it cancel.",
    { subject: 'Late notice' },
  )
  const { preparedWork, type } = thread.serviceRequests[0]
  assert.equal(type, 'OTHER')
  assert.match(
    saidBy(preparedWork),
    /^Urgent: the client has a notice that the general liability policy GSC-4821907-24 will be canceled on Apr 9, 2026 unless \$488\.10 is paid\. Call Granite State Casualty today and ask whether it has the payment[^]*"I mailed check 2207 on March 2\."[^]*must arrive by Apr 8, 2026/,
  )
  assert.deepEqual(
    preparedWork.proposals.map(({ tool }: { tool: string }) => tool),
    ['send_reply'],
  )
  assert.match(
    thread.draft.body,
    /You wrote that your general liability policy will be canceled on Apr 9, 2026 unless \$488\.10 is paid\. You also wrote: "I mailed check 2207 on March 2\." We are asking Granite State Casualty whether it has your payment, and will call you\./,
  )
  assert.doesNotMatch(thread.draft.body, /You also asked|won't unless you tell us/)
})

Deno.test('a client who has paid what is past due is no case for nobody: whom to ask about which payment', async () => {
  await using desk = await openDesk()
  const thread = await desk.receive(
    'paid this on the 2nd, check 1187. can you straighten it out\n\n---------- Forwarded message ---------\nFrom: Granite State Casualty <billing@granitestate.example>\nSubject: Past due\n\nYour account is past due. Policy GSC-4821907-24. Amount due $1,284.50 by March 20, 2026.',
    { subject: 'Fwd: Past due' },
  )
  assert.match(
    saidBy(thread.serviceRequests[0].preparedWork),
    /The client says: "paid this on the 2nd, check 1187[^]*Call Granite State Casualty and ask whether it has the payment for the general liability policy GSC-4821907-24/,
  )
})

Deno.test('a client who reports a loss is called at their own number, never at that of the other party', async () => {
  await using desk = await openDesk()
  const { accountId, carrierId, world } = desk
  const terms = { inforceAt: '2026-01-01', expiresAt: '2027-01-01' }
  for (const [type, policyNumber] of [
    ['COMMERCIAL_AUTO', 'CAP-100001-26'],
    ['WORKERS_COMPENSATION', 'WCP-220871-02'],
  ] as const)
    await openPolicy(world.harborline, { accountId, carrierId, policyNumber, type, ...terms })
  const thread = await desk.receive(
    'Our driver Pete Nadeau backed into a parked Subaru at 18 Forest Ave around 2:15 this afternoon. The car belongs to Gail Whitmore, 207-555-0148. He also twisted his knee and is at Intermed walk-in. What should I do?',
    { subject: 'Fender bender' },
  )
  const said = saidBy(thread.serviceRequests[0].preparedWork)
  assert.match(said, /Call the client today at \(207\) 555-0142, the number on record\./)
  assert.match(said, /policy CAP-100001-26[^]*policy WCP-220871-02/)
  assert.doesNotMatch(said, /0148|Not handled/)
  assert.match(
    thread.draft.body,
    /You wrote: "Our driver Pete Nadeau backed into[^]*workers compensation carrier/,
  )
})
