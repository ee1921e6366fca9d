import assert from 'node:assert/strict'
import { asksToFillForm } from './fillsForm.ts'
import { book, email } from './testing/exampleMessages.ts'
import { triage } from './triage.ts'

const sent = [
  ['Could you fill in the insurance part and return it to me?', true],
  ['Please complete the enclosed prequalification packet.', true],
  ['I need this questionnaire filled out by Friday.', true],
  ['I filled out the application, see attached.', false],
  ['Can you fill out a certificate for Hale Construction?', false],
  ['The roof is complete.', false],
] as const

for (const [text, expected] of sent)
  Deno.test(`${expected ? 'a form to fill in' : 'no form to fill in'}: ${text}`, () =>
    assert.equal(asksToFillForm(text), expected))

Deno.test('a form that a client attaches to be filled in is no document or certificate to send', () => {
  const message = email('Could you fill this in for us and send it back? The owner wants it Friday.\nTess')
  const { requests } = triage({ ...message, attachments: ['Vendor form.pdf'] }, book)
  assert.deepEqual(
    requests.map(({ type }) => type),
    ['OTHER'],
  )
})
