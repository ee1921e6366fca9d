import assert from 'node:assert/strict'
import { readDocument } from '../../reading/index.ts'
import { formAnswers } from './formValues.ts'
import type { LabeledField } from './labeledFields.ts'
import { recordValues } from './recordValues.ts'
import { field } from './testing/field.ts'
import { filledFrom } from './testing/filledFrom.ts'

const account = recordValues(
  {
    account: { legalName: 'Sandhill Fire Protection Inc.', contact: 'Ines Duarte' },
    location: {
      line1: '410 Mill Race Lane',
      line2: 'Suite 6',
      city: 'Kearney',
      zone: 'NE',
      postalCode: '68847',
    },
    policy: {
      type: 'PROFESSIONAL_LIABILITY',
      carrier: 'Gateway Commerce Mutual',
      effectiveDate: '2025-12-01',
      expirationDate: '2026-12-01',
      limits: { eachClaim: 1_000_000, aggregate: 1_000_000 },
      retention: 5_000,
    },
  },
  'Account',
)

async function filled(letter: string, fields: readonly LabeledField[]) {
  const found = await filledFrom(`October 12, 2026\n\n${letter}`, fields, account)
  return found.map(([label, value]) => `${label}: ${value}`)
}

const amounts = ['$5,000', '$10,000', '$1,000,000', '$2,000,000']

function desired(label: string): LabeledField {
  return field(label, { section: 'Terms desired', kind: 'choice', options: amounts, optionLabels: amounts })
}

Deno.test('leaves a field empty that asks for more than what is known, or for a day within a sentence', async () => {
  const known = recordValues(
    {
      policies: [
        {
          type: 'COMMERCIAL_AUTO',
          effectiveDate: '2026-09-03',
          expirationDate: '2027-09-03',
          lossPayees: [{ name: 'Otter Lakes State Bank' }],
        },
      ],
    },
    'Account',
  )
  const within = { section: 'I certify that no losses have occurred from 12:01' }
  assert.deepEqual(
    await filledFrom(
      'Please put the policy back.\n',
      [field('Loss payee and unit'), field('until', within)],
      known,
    ),
    [],
  )
})

Deno.test('the terms that a letter asks for go before those of the expiring policy', async () => {
  const terms = ['Limit each claim', 'Annual aggregate', 'Retention'].map(desired)
  assert.deepEqual(
    await filled(
      'Please quote us at two million with a $10,000 retention this time, the aggregate the same.',
      terms,
    ),
    ['Limit each claim: $2,000,000', 'Annual aggregate: $2,000,000', 'Retention: $10,000'],
  )
  assert.deepEqual(await filled('Please renew everything as it is.', [desired('Retention')]), [
    'Retention: $5,000',
  ])
})

Deno.test('days without a year lie ahead where a bid or a need does, also those counted from another', async () => {
  assert.deepEqual(
    await filled('Bids open November 10 and I need the bond in hand the Friday before.', [
      field('Bid date', { section: 'Bond' }),
      field('Date needed', { section: 'Bond' }),
    ]),
    ['Bid date: 11/10/2026', 'Date needed: 11/06/2026'],
  )
})

Deno.test('a police department is no applicant, and an hour has its half in a box of its own', async () => {
  const letter =
    'Sandhill Fire Protection Inc.\n\nOur van was hit yesterday at ten past four in the afternoon. Kearney Police came out and wrote a report.'
  assert.deepEqual(
    await filled(letter, [
      field('Time'),
      field('AM / PM', { kind: 'radio', options: ['a', 'p'], optionLabels: ['AM', 'PM'] }),
      field('Police department', { section: 'Accident' }),
    ]),
    ['Police department: Kearney Police', 'Time: 4:10', 'AM / PM: p'],
  )
})

Deno.test('a street has its suite, and the name of the firm is the one on record', async () => {
  assert.deepEqual(
    await filled('We passed $40,000 on to one other firm, Skylark Aerial, for the flights.', [
      field('Name of firm', { section: 'The firm' }),
      ...['Mailing address', 'City', 'State', 'ZIP'].map((label) => field(label, { section: 'The firm' })),
    ]),
    [
      'Name of firm: Sandhill Fire Protection Inc.',
      'Mailing address: 410 Mill Race Lane, Suite 6',
      'City: Kearney',
      'State: NE',
      'ZIP: 68847',
    ],
  )
})

Deno.test('nothing paid is no amount, and a deductible for property damage is none for bodily injury', async () => {
  assert.deepEqual(
    await filled('The carrier put up $15,000 for the Tolman claim, nothing is paid so far.', [field('Paid')]),
    ['Paid: $0'],
  )
  assert.deepEqual(
    await filled('Property damage deductible $1,000 per claim.', [
      field('Bodily injury deductible', { section: 'Deductibles' }),
    ]),
    [],
  )
})

Deno.test('ticks no kind of bond that a letter does not ask for', async () => {
  const kinds = ['Payment', 'Maintenance'].map((label) =>
    field(label, { kind: 'checkBox', question: 'Bond requested', section: 'Bond requested' }),
  )
  assert.deepEqual(
    await filled(
      'If we get it they want performance and payment bonds, but I am not asking for those today. There is a one year maintenance period after acceptance.',
      kinds,
    ),
    [],
  )
})

Deno.test('says why what was found for a field is not filled in', async () => {
  const letter = `October 12, 2026

We hired two more field hands on top of last year's seven unlicensed people.

One year maintenance period after acceptance.`
  const reading = await readDocument(new TextEncoder().encode(letter), { name: 'letter.txt' })
  const { values, doubts } = formAnswers(
    [
      field('Unlicensed staff', { section: 'The firm' }),
      field('Maintenance period', { section: 'Contract' }),
    ],
    account,
    [{ name: 'letter.txt', reading }],
  )
  assert.deepEqual(values, [])
  assert.deepEqual(
    doubts.map(({ label, value, reason }) => [label, value, reason]),
    [
      ['Unlicensed staff', '7', 'it may not be what this asks for at that time'],
      ['Maintenance period', '1', 'it is another kind of answer than this asks for'],
    ],
  )
})
