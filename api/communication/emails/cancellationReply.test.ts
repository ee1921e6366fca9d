import assert from 'node:assert/strict'
import { withCancellationDay } from './cancellationReply.ts'

Deno.test('a reply that learns the cancellation day asks only for what else is missing', () => {
  const body = [
    'Hi Marta,',
    'You asked us to cancel a policy. Coverage normally ends at 12:01 AM on the cancellation date.',
    'Could you please send us the following?\n- The date on which the policy should end\n- The VIN of the truck',
    'Best regards,',
  ].join('\n\n')
  const told = withCancellationDay(body, '2026-12-15')
  assert.match(told, /Coverage would end at 12:01 AM on Dec 15, 2026/)
  assert.match(told, /the following\?\n- The VIN of the truck\n\nBest regards,$/)
  assert.doesNotMatch(told, /date on which/)
})
