import assert from 'node:assert/strict'
import { additionalInsuredsNamed, noticeAskedFor } from './certificateWording.ts'

const both = ['Summit Builders Inc.', 'Bayview Owners LLC']
const messages: readonly (readonly [string, readonly string[]])[] = [
  [
    'Please send us a COI for your insured Ridgeline Roofing LLC naming Summit Builders Inc. and Bayview Owners LLC as additional insureds, waiver of subrogation.',
    both,
  ],
  ['Additional insureds: Summit Builders Inc.; Bayview Owners LLC. Need by 11/30.', both],
  ['Summit Builders Inc. and Bayview Owners LLC must be listed as additional insureds.', both],
  ['The owner wants Summit Builders Inc. and Bayview Owners LLC added as additional insureds.', both],
  [
    'Include Bayview Owners LLC and the City of Portland as additional insureds.',
    ['Bayview Owners LLC', 'City of Portland'],
  ],
  ['Please list Smith and Sons LLC as an additional insured.', ['Smith and Sons LLC']],
  ['They must be additional insured.', []],
  ['Please send a certificate to Town of Bath, 55 Front Street, Bath ME 04530.', []],
]

for (const [text, names] of messages)
  Deno.test(`additional insureds of: ${text.slice(0, 60)}`, () => {
    assert.deepEqual(additionalInsuredsNamed(text), names)
  })

Deno.test('reads which notice of cancellation is asked for', () => {
  assert.equal(noticeAskedFor('waiver of subrogation, 30 day notice.'), '30-day notice of cancellation')
  assert.equal(noticeAskedFor("10 days' written notice"), '10-day notice of cancellation')
  assert.equal(noticeAskedFor('with notice of cancellation'), 'notice of cancellation')
  assert.equal(noticeAskedFor('We need it in 30 days.'), null)
})
