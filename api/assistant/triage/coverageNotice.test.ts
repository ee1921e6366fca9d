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
  [
    'Re: Policy DM-7731, expiring January 8, 2027 - Renewal offer. We are pleased to offer renewal. The renewal premium is $11,280, compared with $9,940 expiring. To accept, pay the deposit of $2,820 by December 29, 2026. If we do not receive payment the policy will lapse at 12:01 a.m. on January 8, 2027.',
    null,
  ],
  [
    'Notice of cancellation. The annual premium of your policy is $6,400, of which you have paid $1,600. Past due is $1,600, to be paid by 11/22/2026. Cancellation takes effect 11/25/2026.',
    '2026-11-25 $1,600 2026-11-22',
  ],
  // What clients write who have one.
  [
    'We got a letter from Dirigo saying the BOP cancels Nov 20 for nonpayment of $488.10. I mailed check 2207.',
    '2026-11-20 $488.10 -',
  ],
  ['Got a cancel notice on the auto, past due $1,204.55, cancels 11/28/26.', '2026-11-28 $1,204.55 -'],
  ['It lapses November 25 if you don’t get $912. Can I pay by phone today?', '2026-11-25 $912 -'],
  ['Pine Tree says we’re being cancelled for nonpayment effective 11/30.', '2026-11-30 - -'],
  ['Please don’t cancel us, I mailed the check Monday.', '- - -'],
  ['We do not want to be cancelled, the payment went out last week.', '- - -'],
  ['I asked you to cancel the auto. I don’t want it cancelled anymore, please keep it.', null],
  ['We got their cancellation notice. Please cancel the policy, we moved to another carrier.', null],
  ['If you can’t lower the bill, we will cancel everything.', null],
  [
    "The auto went up and another agency quoted $900 less. I'm not asking you to cancel anything yet, but what happens if I do, do I get my money back?",
    null,
  ],
  ['Do we have to give notice if we cancel the policy before the next payment?', null],
]

Deno.test('a client who fears a notice of cancellation never asks us to cancel', () => {
  const client = { name: 'Rita Moss', email: 'rita@oldport.example', isVerified: true }
  for (const body of [
    "We received a letter saying the business owners policy will be cancelled on November 20 for non-payment of $488.10. I paid that online. Did they get it? Please don't let it cancel.",
    "Our policy is getting cancelled 11/30 for not paying $310. What do we need to do to stop it? I don't want to be cancelled.",
  ]) {
    const [request, ...more] = triage(email(body, client), book).requests
    assert.deepEqual(
      [request?.type, request?.standing, request?.isUrgent, more.length],
      ['OTHER', null, true, 0],
    )
  }
})

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

Deno.test('what a certificate promises about notices is no notice', () => {
  for (const text of [
    'The certificate must show thirty (30) days prior written notice of cancellation.',
    'Include a waiver and 10 day notice of cancellation for the holder.',
  ])
    assert.equal(coverageNotice(text, '2026-11-05'), null, text)
})

Deno.test('a client who reads that a policy is going to end orders no cancellation', () => {
  const { requests } = triage(
    email('My payment bounced. The website says the auto lapses 9/30, what should I do?\nTess'),
    book,
  )
  assert.deepEqual(
    requests.map(({ type, policyId }) => [type, policyId]),
    [['OTHER', 'auto']],
  )
})
