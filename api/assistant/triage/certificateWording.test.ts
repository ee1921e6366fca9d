import assert from 'node:assert/strict'
import { book, email } from './testing/exampleMessages.ts'
import { triage } from './triage.ts'
import { noticeAskedFor, withoutAskedWording, wordingAskedFor } from './certificateWording.ts'

Deno.test('reads which notice of cancellation is asked for', () => {
  assert.equal(noticeAskedFor('waiver of subrogation, 30 day notice.'), '30-day notice of cancellation')
  assert.equal(noticeAskedFor("10 days' written notice"), '10-day notice of cancellation')
  assert.equal(noticeAskedFor('with notice of cancellation'), 'notice of cancellation')
  assert.equal(noticeAskedFor('We need it in 30 days.'), null)
})

Deno.test('finds the wording in quotes that a certificate is to show', () => {
  const wording =
    'Summit Builders Inc. and the Town of Wells are additional insureds, primary and non-contributory.'
  const text = `COI for Summit Builders Inc., 12 Dock Road. They want this on it: "${wording}" Thanks`
  assert.deepEqual(wordingAskedFor(text), [wording])
  assert.doesNotMatch(withoutAskedWording(text), /Town of Wells/)
  assert.deepEqual(wordingAskedFor('The holder is "Summit Builders Inc. of Portland, Maine"'), [])
})

Deno.test('the holder is who stands outside of the wording in quotes', () => {
  const { requests } = triage(
    email(
      'Need a COI for Summit Builders, 12 Dock Road, Bath ME 04530. They want this on it: "Summit Builders and Town of Wells are additional insured, primary and non-contributory." Thx',
    ),
    book,
  )
  assert.deepEqual(
    requests.map((request) => request.type === 'CREATE_CERTIFICATE' && request.name),
    ['Summit Builders'],
  )
})
