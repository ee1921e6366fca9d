import assert from 'node:assert/strict'
import { wrongAnswers } from '../testing/wrongAnswers.ts'

Deno.test('answers about an umbrella and a professional policy by their limits and retroactive date', async () => {
  const umbrella = await wrongAnswers(
    [
      'COMMERCIAL UMBRELLA LIABILITY POLICY DECLARATIONS',
      {
        columns: [170, 330],
        rows: [
          ['Item 1. Named Insured', 'Cinder Ridge Landscaping, Inc., 310 Mill Road, Lansing, MI 48910'],
          ['Item 4. Each Occurrence Limit', '$3,000,000'],
          ['Item 5. Aggregate Limit', '$3,000,000'],
        ],
      },
    ],
    { 'How much umbrella do we have on one accident?': /\$3,000,000 each occurrence/ },
  )
  const professional = await wrongAnswers(
    [
      'SURVEYORS PROFESSIONAL LIABILITY DECLARATIONS',
      {
        columns: [170, 330],
        rows: [
          ['1. Named Insured', 'Tolland Survey Group, P.C.\n61 Court Street, Keene, NH 03431'],
          ['2. Policy period', 'March 1, 2026 to March 1, 2027'],
          ['3. Limit of liability', '$1,000,000 each claim\n$2,000,000 policy aggregate'],
          ['5. Retroactive date', 'March 1, 2015'],
        ],
      },
      '\f',
      'POLICY FORM SP-1',
      {
        text: 'We will pay all sums that you become legally obligated to pay as damages because of a claim first made in the policy period. The negligent act must have taken place on or after the retroactive date.',
      },
    ],
    {
      'What are our limits per claim and for the whole year?': /\$1,000,000\..*\$2,000,000\./,
      'A boundary survey we did in 2012 is in dispute. Would it respond?':
        /^No\. The retroactive date is March 1, 2015\. .*on or after the retroactive date/,
    },
  )
  assert.deepEqual([...umbrella, ...professional], [])
})

Deno.test('answers how long the insured may take to sue by the state endorsement, and what an endorsement takes off', async () => {
  const wrong = await wrongAnswers(
    [
      'Commercial Auto Policy - Declarations',
      {
        columns: [40, 180, 150, 70],
        rows: [
          ['No.', 'Year, make, model', 'VIN', 'Coll. ded.'],
          ['1', '2022 Ford Transit 250', '1FTBR1Y82NKA22917', '$1,000'],
          ['2', '2020 Ram ProMaster', '3C6LRVDG5LE230418', '$1,000'],
        ],
      },
      '\f',
      'Business Auto Coverage Form',
      {
        text: 'We will pay for loss to a covered auto. Suit must be brought within one year after the loss.',
      },
      '\f',
      'TB 01 17 Wisconsin Changes',
      {
        text: 'A suit for loss to a covered auto must be brought within three years after the date of loss.',
      },
      'TB 02 20 Policy Change, effective 11/12/2026',
      {
        columns: [120, 260],
        rows: [
          ['Item', 'Change'],
          ['Deleted auto', 'No. 2, 2020 Ram ProMaster'],
          ['Rental reimbursement', 'Added for auto 1'],
        ],
      },
      { text: 'The additional premium for this change is shown on your next bill.' },
    ],
    {
      'How long do we have to sue over the wrecked van?': /^A suit for loss to a covered auto .*three years/,
      'Is the ProMaster still on?': /^No\. An endorsement takes it off the schedule/,
      'Is the Transit still on?': /^Yes\./,
    },
  )
  assert.deepEqual(wrong, [])
})

Deno.test('names what "it" is in the sentence before, and the limit of a machine that an endorsement adds', async () => {
  const wrong = await wrongAnswers(
    [
      'INLAND MARINE - CONTRACTORS EQUIPMENT DECLARATIONS',
      {
        columns: [40, 200, 120, 80],
        rows: [
          ['No.', 'Description', 'Serial', 'Limit'],
          ['1', '2020 Cat 308 excavator', 'C308-4471', '$96,000'],
          ['2', '2017 Case 580 backhoe', 'N7C-80122', '$58,000'],
        ],
      },
      '\f',
      'CONTRACTORS EQUIPMENT FORM CE 10',
      { text: 'We cover direct physical loss to covered equipment unless the loss is excluded below.' },
      '\f',
      'CE 38 AMENDMENT OF DEDUCTIBLE - THEFT',
      {
        text: 'The deductible for loss by theft is $5,000 each occurrence. It is reduced to $2,500 if the stolen item was fitted with a working tracker.',
      },
      'CE 40 CHANGE ENDORSEMENT',
      {
        text: 'The following is added: Item 3. 2023 Kubota KX040 excavator, serial KX04-7718, limit $71,000.',
      },
    ],
    {
      'Somebody stole the backhoe and it had no tracker. Our part?': /\$5,000 each occurrence\..*\$2,500/,
      'How much for the Kubota we picked up in August?': /\$71,000/,
    },
  )
  assert.deepEqual(wrong, [])
})
