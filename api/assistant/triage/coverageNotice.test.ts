import assert from 'node:assert/strict'
import { coverageNotice } from './coverageNotice.ts'
import { book, email } from './testing/exampleMessages.ts'
import { triage } from './triage.ts'

/** What a notice received on November 5, 2026 says: its end, what is due and by when, or that it is a nonrenewal. */
const notices: readonly [string, string | null][] = [
  [
    'This policy will be cancelled effective 12:01 a.m. on November 20, 2026 for non-payment of premium unless $611.25 is received before that date.',
    '2026-11-20 $611.25 -',
  ],
  [
    'NOTICE OF REINSTATEMENT. The notice of cancellation effective December 10, 2026 is withdrawn. Your payment of $3,446.75 was received. The policy is reinstated without lapse.',
    null,
  ],
  [
    'Notice of intent to cancel. If we do not receive $4,882.10 by 11/15/2026 we will request cancellation of HTL-9000.',
    '- $4,882.10 2026-11-15',
  ],
  [
    'Notice of cancellation for non-payment. Minimum due $612.40 by 11/30. Cancellation takes effect 12/02 unless payment is received.',
    '2026-12-02 $612.40 2026-11-30',
  ],
  [
    'Notice of Cancellation. Mailed 11/02/2026. Coverage ends: 11/22/2026. To avoid cancellation pay $300.00 by 11/21/2026.',
    '2026-11-22 $300.00 2026-11-21',
  ],
  ['Notice of pending cancellation\nEffective date of cancellation: 12/05/2026', '2026-12-05 - -'],
  [
    'We will not renew the above policy upon its expiration on 2/1 because of losses.',
    'not renewed 2027-02-01 - -',
  ],
  ['NOTICE OF NONRENEWAL\nExpiration date: January 14, 2027, 12:01 AM', 'not renewed 2027-01-14 - -'],
  [
    'NOTICE OF CANCELLATION OF INSURANCE\nPolicy number KBA-0093318-04\nCancellation takes effect 12:01 A.M. December 8, 2026\nReason Nonpayment of premium\nAmount past due $2,336.50\nTo avoid cancellation Payment must be received on or before December 7, 2026\nIf you pay the past-due amount before the effective date your policy continues without lapse.',
    '2026-12-08 $2,336.50 2026-12-07',
  ],
  [
    'Notice of Cancellation\nTo avoid cancellation, payment must reach us by November 30, 2026.\nCancellation takes\n12:01 A.M. December 1, 2026\neffect\nPast due $411.00',
    '2026-12-01 $411.00 2026-11-30',
  ],
  [
    'NOTICE OF INTENT TO CANCEL\nReason: Non-payment of premium\nPast due: $15,370.00\nCancellation effective 12:01 AM January 4, 2027 unless payment is received by January 3, 2027.',
    '2027-01-04 $15,370.00 2027-01-03',
  ],
  [
    'Notice of cancellation. Please remit $980.00 no later than 11/18/2026 to keep your policy. It ends at 12:01 a.m. on 11/19/2026.',
    '2026-11-19 $980.00 2026-11-18',
  ],
  ['Please cancel the auto on November 20.', null],
]

for (const [text, expected] of notices) {
  Deno.test(`the notice says ${expected}: ${text.slice(0, 60)}`, () => {
    const notice = coverageNotice(text, '2026-11-05')
    const said =
      notice && [notice.endsOn, notice.amountDue, notice.payBy].map((each) => each ?? '-').join(' ')
    assert.equal(notice?.isNonrenewal ? `not renewed ${said}` : said, expected)
  })
}

const carrier = { name: 'Billing', email: 'billing@seaway.example', isVerified: true }
for (const body of [
  'NOTICE OF CANCELLATION FOR NONPAYMENT\n\nAmount due: $1,184.50 by December 8, 2026. Cancellation effective: December 9, 2026.\n\nA copy was mailed to the insured. For your information.',
  'Please be advised the above policy will be canceled on 12/9/2026 for non-payment. No reply is needed.',
]) {
  Deno.test(`a notice is never overlooked nor a wish to cancel: ${body.slice(0, 40)}`, () => {
    const [request] = triage(email(body, carrier), book).requests
    assert.deepEqual([request?.type, request?.isUrgent], ['OTHER', true])
  })
}

Deno.test('a payment has to arrive before the day on which coverage ends', () => {
  const body =
    'The premium of $880.00 has not been received. The policy will be canceled effective 12/9/2026 at 12:01 a.m. unless payment is received before that date.'
  const [request] = triage(email(body, carrier, 'Notice of cancellation'), book).requests
  assert.equal(request?.dueOn, '2026-12-08')
})
