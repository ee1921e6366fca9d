import assert from 'node:assert/strict'
import { promisesNotice } from './promisesNotice.ts'
import { type DemandRow, misjudged } from './testing/misjudged.ts'

Deno.test('notice of cancellation is promised to somebody besides the insured', () => {
  for (const text of [
    'Trinity Lane Logistics, Inc. will be given 30 days notice of cancellation by us.',
    'We will tell it 30 days before we cancel for any reason other than nonpayment.',
    'Ridge Runner Rentals LLC is loss payee and we will mail it 30 days notice of cancellation.',
    'We will send the lessor 30 days notice if we cancel.',
    'A mortgagee named in Part 2 receives the same notice.',
    'Ten days notice of cancellation will be given to the lender.',
    'We will mail to the City of Beatrice, Nebraska, 45 days before we cancel, or 10 days for nonpayment.',
    'If we cancel this policy we will also notify each person shown in the Schedule 30 days before.',
    'LT-20 Certificate holder notice',
    'Notice of cancellation to others',
  ])
    assert.ok(promisesNotice(text), text)
})

Deno.test('notice to the insured alone, or of something else, is promised to nobody else', () => {
  for (const text of [
    'We may cancel by 30 days notice to you, 10 days for nonpayment.',
    'Others receive notice only where an endorsement names them.',
    'We give notice to no other person unless an endorsement says so.',
    'We may cancel by mailing the first Named Insured 45 days notice.',
    'You may cancel this policy by mailing or delivering advance written notice to us.',
    'You must give us prompt notice, and notify the police if a covered auto is stolen.',
    'We may cancel on 60 days written notice to the named firm, or 10 days where premium is overdue.',
  ])
    assert.equal(promisesNotice(text), false, text)
})

const parties =
  'Trinity Lane Logistics, Inc. (the "Broker") and Ridgeback Masonry LLC (the "Carrier") agree: '
const rows: readonly DemandRow[] = [
  [
    'auto',
    `${parties}The insurer must agree to give Broker 30 days notice of cancellation.`,
    [
      '# LT-20 Certificate Holder Notice',
      'Trinity Lane Logistics, Inc. will be given 30 days notice of cancellation by us.',
    ],
    'met',
  ],
  [
    'auto',
    `${parties}The insurer must agree to give Broker 60 days notice of cancellation.`,
    [
      '# LT-20 Certificate Holder Notice',
      'Trinity Lane Logistics, Inc. will be given 30 days notice of cancellation by us.',
    ],
    'not met',
  ],
  [
    'property',
    `${parties}The insurer must agree to give Broker 30 days notice of cancellation.`,
    [
      '# SHK-14 Landlord',
      'Trinity Lane Logistics, Inc. is an additional insured.',
      'We will tell it 30 days before we cancel.',
    ],
    'met',
  ],
  [
    'property',
    `${parties}The insurer must agree to give Broker 30 days notice of cancellation.`,
    [
      '# SHK-14 Landlord',
      'Mill Street Holdings LLC is an additional insured.',
      'We will tell it 30 days before we cancel.',
    ],
    'not met',
  ],
  [
    'property',
    `${parties}The insurer must agree to give Broker 30 days notice of cancellation.`,
    [
      '# Conditions',
      'We will give each mortgageholder 10 days notice of cancellation.',
      '# Endorsement 4',
      'We will mail 30 days notice of cancellation to Trinity Lane Logistics, Inc.',
    ],
    'met',
  ],
]

Deno.test('notice is judged by the endorsement that names the other party', async () => {
  assert.deepEqual(await misjudged(rows), [])
})
