import assert from 'node:assert/strict'
import { book, email } from './testing/exampleMessages.ts'
import { triage } from './triage.ts'

const cases: readonly [string, readonly string[]][] = [
  [
    'We moved! New mailing address is 410 Congress St, Portland, ME 04101. Can you send our loss runs for the last 5 years?',
    ['DOCUMENT_REQUEST', 'ENDORSE_POLICY'],
  ],
  [
    'Please update our address to 9 Long Wharf, Boston, MA 02110. Also can you send the auto ID cards?',
    ['DOCUMENT_REQUEST', 'ENDORSE_POLICY'],
  ],
  ['Please send our loss runs to 9 Long Wharf, Boston, MA 02110.', ['DOCUMENT_REQUEST']],
  [
    'Please send a certificate to Summit Builders. Their new address is 9 Long Wharf, Boston, MA 02110.',
    ['CREATE_CERTIFICATE'],
  ],
]

for (const [body, types] of cases) {
  Deno.test(`asks for ${types.join(' and ')}: ${body}`, () => {
    const asked = triage(email(body), book).requests.map(({ type }) => type as string)
    assert.deepEqual(asked.toSorted(), types.toSorted())
  })
}

Deno.test('a waiver in a list of what the holder wants is one of subrogation', () => {
  const [request] = triage(
    email(
      'Please send a COI to Summit Builders Inc., 400 Harbor Street, Portland, ME 04101. Additional insured incl. completed ops, primary/noncontributory, waiver.',
    ),
    book,
  ).requests
  assert.equal(request?.waiverOfSubrogation, true)
})
