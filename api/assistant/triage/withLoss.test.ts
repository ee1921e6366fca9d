import assert from 'node:assert/strict'
import { book, email } from './testing/exampleMessages.ts'
import { triage } from './triage.ts'
import type { TriageMessage } from './triageMessage.ts'

const call: TriageMessage = {
  ...email('', {}, ''),
  channel: 'CALL',
  from: { name: null, email: null, phone: '+18455550123', isVerified: true },
  transcript: [
    { role: 'AGENT', content: 'How can I help?' },
    { role: 'USER', content: 'Hi, it is Tess at Blue Heron. I need to add a driver to our auto policy.' },
    { role: 'AGENT', content: "Sure. What is the driver's name and date of birth?" },
    { role: 'USER', content: "Carrie Dunn, May 2nd 1998. It's a Vermont license, 44120987." },
    { role: 'USER', content: 'Oh, and she had an accident last year, not her fault.' },
  ],
}

Deno.test("what a new driver had an accident in is no claim of the client's, and keeps nothing from the change", () => {
  const { requests } = triage(call, book)
  assert.deepEqual(
    requests.map(({ type, isClaim }) => [type, isClaim]),
    [['ENDORSE_POLICY', false]],
  )
  assert.match(requests[0]?.details ?? '', /Carrie Dunn, born May 2, 1998/)
})

Deno.test('who threatens to sue over a fight has a claim to report, whatever else is asked', () => {
  const { requests } = triage(
    email(
      'Quick question. On Friday two customers got into a fight in the taproom and one of them was punched. Now he says he is going to sue us for serving the other guy. Are we covered for that? And are we covered if one of the servers uses her own car for a delivery?',
      {},
      'Are we covered if...',
    ),
    book,
  )
  assert.deepEqual(
    requests.map(({ type, isClaim }) => [type, isClaim]),
    [['OTHER', true]],
  )
})

Deno.test('a subject line that the message answers is no request of its own', () => {
  const { requests } = triage(
    email(
      'Tess here - we got this audit bill for $9,310. The brewery payroll is wrong, half of the crew worked in the taproom. We are not paying this. Can you get it fixed?',
      {},
      'Audit bill $9,310??',
    ),
    book,
  )
  assert.equal(requests.length, 1)
})
