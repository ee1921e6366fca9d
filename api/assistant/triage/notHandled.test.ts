import assert from 'node:assert/strict'
import { alsoAsked } from './alsoAsked.ts'
import { noticeAskedFor, rareCoverAskedFor } from './certificateWording.ts'
import { notHandled } from './notHandled.ts'
import { book, email } from './testing/exampleMessages.ts'
import { triage } from './triage.ts'

/** What a client writes, and what of it no request and no question of the reply takes up. */
const messages: readonly (readonly [text: string, open: readonly string[]])[] = [
  [
    'Please add driver Pete Marsh, DOB 4/2/1991, license ME 4455667, effective December 1. We want to start delivering to customers with our own trailers in May.',
    ['We want to start delivering to customers with our own trailers in May.'],
  ],
  [
    'Please send a certificate to Acme Builders, 12 Main St, Portland ME 04101. We would like to talk about our safety program next month.',
    ['We would like to talk about our safety program next month.'],
  ],
  [
    'Please send a certificate to Acme Builders, 12 Main St, Portland ME 04101. They want to be additional insured. Can you take care of this today? Let me know if you need anything.',
    [],
  ],
  [
    'Please look at what they wrote below. Please send a certificate to Acme Builders, 12 Main St, Portland ME 04101.',
    [],
  ],
  ['Please take the 2019 Ford F-150 off effective December 1. Please confirm once it is done.', []],
]

Deno.test('what a client asks for and nobody takes up is called not handled', () => {
  for (const [text, open] of messages) {
    const message = email(text)
    const { requests } = triage(message, book)
    assert.ok(requests.length > 0, text)
    assert.deepEqual(notHandled(message, requests, alsoAsked(message, requests)), open, text)
  }
})

Deno.test('what a holder wants besides the usual lines, and notice in words, is named', () => {
  assert.deepEqual(
    rareCoverAskedFor("Please show Pollution liability 1,000,000 and builder's risk. We don't need cyber."),
    ['pollution liability', "builder's risk"],
  )
  for (const text of ['thirty days notice', "thirty (30) days' written notice", '30-day notice'])
    assert.equal(noticeAskedFor(text), '30-day notice of cancellation', text)
})
