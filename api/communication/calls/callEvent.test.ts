import assert from 'node:assert/strict'
import { readCallEvent } from './callEvent.ts'

Deno.test('keeps no payment card that a caller reads out', () => {
  const call = {
    call_id: 'r-4',
    from_number: '+12075550142',
    transcript_object: [
      { role: 'user', content: 'Card number is 4111 1111 1111 1111, exp 04/28, code 123.' },
    ],
    call_analysis: { call_summary: 'Wants to pay with card 4111111111111111.' },
  }
  const event = JSON.stringify(readCallEvent({ event: 'call_analyzed', call }))
  assert.match(event, /Card number is •••• 1111, exp 04\/28, code •••/)
  assert.match(event, /with card •••• 1111\./)
  assert.doesNotMatch(event, /4111/)
})
