import assert from 'node:assert/strict'
import { book, email } from './testing/exampleMessages.ts'
import { triage } from './triage.ts'

for (const [body, effectiveOn] of [
  [
    'The adjuster is Kelly Bouchard, and she was out Friday. Also take the walk-in off the property schedule while it is being repaired.',
    null,
  ],
  ['New tractor coming 9/30, 2025 Kenworth W990. Please add it to the auto.', '2026-09-30'],
  ['Please take the walk-in off the policy on Friday.', '2026-09-25'],
] as const)
  Deno.test(`a change counts from its own day: ${body}`, () => {
    const change = triage(email(body), book).requests.find(({ type }) => type === 'ENDORSE_POLICY')
    assert.equal(change?.effectiveOn, effectiveOn)
  })

Deno.test('a file that an email mentions and does not have is asked for', () => {
  const missing = (body: string, attachments: readonly string[] = []) =>
    triage({ ...email(body), attachments }, book).requests.flatMap((request) => request.missing)
  const wanted = 'the file that you mention, as it did not come with your message'
  const body = 'Attached is the driver list you asked for. Please add everybody on it to the auto by Friday.'
  assert.ok(missing(body).includes(wanted))
  assert.ok(!missing(body, ['drivers.pdf']).includes(wanted))
  assert.ok(!missing('Is the attached garage covered under the BOP?').includes(wanted))
})

Deno.test('an additional insured goes onto the liability policy', () => {
  const [request] = triage(
    email(
      'Please add the City of Beacon, 1 Municipal Plaza, Beacon NY 12508 as an additional insured for the market.',
    ),
    book,
  ).requests
  assert.deepEqual([request?.type, request?.policyId], ['ADD_ADDITIONAL_INSURED', 'bop'])
})

Deno.test('a paper that a message points back at is that of the policy named before', () => {
  const { requests } = triage(
    email(
      'They say they are canceling the auto for non payment, but I threw the letter out. Can you send me that notice again so I can see the date?',
    ),
    book,
  )
  assert.ok(requests.every(({ policyId }) => policyId === 'auto'))
})
