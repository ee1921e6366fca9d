import assert from 'node:assert/strict'
import { book, email } from './testing/exampleMessages.ts'
import { triage } from './triage.ts'

const thanks = [
  'Thanks, got the certificate!',
  'Thanks for getting the additional insured added!',
  'Thanks for the updated COI with the waiver on it',
  'ty!! they accepted the cert',
  'Thank you! That is exactly what they needed, additional insured and all.',
  'Great, thank you for canceling the auto policy.',
  'Received the certificate, appreciate the quick turnaround! Have a great weekend.',
]

Deno.test('thanks for what was done ask for nothing', () => {
  for (const body of thanks) {
    const { requests, notRequest } = triage(email(body), book)
    assert.deepEqual(requests, [], body)
    assert.equal(notRequest?.reason, 'THANKS', body)
  }
})

const more: readonly [string, string][] = [
  ['Thanks but the certificate is missing the additional insured wording.', 'CREATE_CERTIFICATE'],
  ['Thanks! Can you send one to Bayview Owners LLC, 12 Main St, Bath, ME 04530 too?', 'CREATE_CERTIFICATE'],
  ['Thank you. A pipe burst last night and the shop is flooded.', 'OTHER'],
  ['Thanks for the quote. Please cancel our auto policy effective 12/1.', 'CANCEL_POLICY'],
]

for (const [body, type] of more) {
  Deno.test(`thanks hide no request: ${body}`, () => {
    assert.equal(triage(email(body), book).requests[0]?.type, type)
  })
}
