import assert from 'node:assert/strict'
import { book, email } from './testing/exampleMessages.ts'
import { triage } from './triage.ts'
import {
  asksForLossPayee,
  backdatingAskedFor,
  noticeAskedFor,
  withoutAskedWording,
  wordingAskedFor,
} from './certificateWording.ts'

Deno.test('reads which notice of cancellation is asked for', () => {
  assert.equal(noticeAskedFor('waiver of subrogation, 30 day notice.'), '30-day notice of cancellation')
  assert.equal(noticeAskedFor("10 days' written notice"), '10-day notice of cancellation')
  assert.equal(noticeAskedFor('with notice of cancellation'), 'notice of cancellation')
  assert.equal(noticeAskedFor('We need it in 30 days.'), null)
})

/** Messages about certificates, and the words that want an earlier date; null if none do. */
const dated: readonly (readonly [string, string | null])[] = [
  ['Please send a COI to the owner. Date it as of March 1.', 'Date it as of March 1.'],
  [
    'We need a certificate for Summit, backdated to 3/1.',
    'We need a certificate for Summit, backdated to 3/1.',
  ],
  ['Can you back date the cert?', 'Can you back date the cert?'],
  ['It must be dated last Friday, when we started.', 'It must be dated last Friday, when we started.'],
  ['Please make the certificate effective March 1.', 'Please make the certificate effective March 1.'],
  ['They want an issue date of 3/1 on it.', 'They want an issue date of 3/1 on it.'],
  ['The issue date should be 3/1.', 'The issue date should be 3/1.'],
  [
    'It has to show that we were covered before the accident.',
    'It has to show that we were covered before the accident.',
  ],
  ['Show it was in force before the accident.', 'Show it was in force before the accident.'],
  ['Please reissue the certificate dated 3/1, the suite is wrong.', null],
  ['We need it before March 1. The start date is March 3.', null],
  ['No need to backdate it.', null],
  ['Please show that the policy is in force.', null],
  ['We had an accident on March 3. Please send a certificate to Summit Builders.', null],
]

for (const [text, words] of dated)
  Deno.test(`reads whether a certificate is to be backdated: ${text}`, () =>
    assert.equal(backdatingAskedFor(text), words))

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

Deno.test('reads whether somebody is to be loss payee for rented equipment', () => {
  assert.equal(asksForLossPayee('We are leasing a lift from Herc. Show them as loss payee, please.'), true)
  assert.equal(asksForLossPayee('The bank is loss payee on the new truck.'), false)
  assert.equal(asksForLossPayee('Renting a loader from Herc, additional insured but no loss payee.'), false)
})
