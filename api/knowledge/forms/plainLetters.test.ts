import assert from 'node:assert/strict'
import type { LabeledField } from './labeledFields.ts'
import { recordValues } from './recordValues.ts'
import { field } from './testing/field.ts'
import { filledFrom } from './testing/filledFrom.ts'

type Expected = readonly [label: string, value: string | true | null, given?: Partial<LabeledField>]

function answer(question: string, label: 'Yes' | 'No'): Partial<LabeledField> {
  return { kind: 'checkBox', question, label, name: `${question} ${label}` }
}

const phishing = 'Do employees receive phishing training at least yearly?'
const mailCode = 'Is multi-factor authentication required for e-mail?'
const fireCrew = 'Did the fire department respond?'
const vacant = 'Any building vacant?'

/** What owners write in a few words of their own, and what forms of carriers ask about it. */
const letters: readonly (readonly [said: string, expected: readonly Expected[]])[] = [
  ['The corporation is twelve years old.', [['Yrs in bus', '12']]],
  ['I own the shop alone and have run it 15 years.', [['Years in business', '15']]],
  [
    'Only a tenth of it is new construction, everything else is remodel and repair work.',
    [
      ['New construction %', '10'],
      ['Remodel / repair %', '90'],
    ],
  ],
  ['We cover about 186,000 miles a year with the trucks.', [['Annual mileage, fleet', '186,000']]],
  ['It cost us $6,200 all told.', [['Cost to the firm', '$6,200']]],
  ['Tarheel Managed IT looks after the network.', [['Outside IT provider', 'Tarheel Managed IT']]],
  ['Yesterday morning at half past five the water heater burst.', [['Hour', '5:30 AM']]],
  ['The one claim we had was in May 2023.', [['If yes, date of claim', '05/2023']]],
  [
    'We have 46 full-time people now, up from 41 last year, and 9 part time.',
    [
      ['Full time', '46', { row: 'THIS YEAR' }],
      ['Full time, last year', '41'],
    ],
  ],
  [
    'All staff take a phishing course every January.',
    [
      ['Yes', true, answer(phishing, 'Yes')],
      ['No', null, answer(phishing, 'No')],
    ],
  ],
  [
    'E-mail is password only so far, the code for that is on the list for next year.',
    [
      ['Yes', null, answer(mailCode, 'Yes')],
      ['No', true, answer(mailCode, 'No')],
    ],
  ],
  ['Phishing training: we do not run that here.', [['Yes', null, answer(phishing, 'Yes')]]],
  ['We shut the water ourselves; no fire trucks needed.', [['No', true, answer(fireCrew, 'No')]]],
  [
    'All three are open and rented, nothing is vacant.',
    [['No', true, { ...answer(vacant, 'No'), section: 'STATEMENT OF VALUES' }]],
  ],
]

const known = recordValues(
  { location: { line1: '18 Tungsten Way', city: 'Elko', zone: 'NV', postalCode: '89801' } },
  'Account',
)

Deno.test('fills forms from letters that say it in other words', async () => {
  const wrong: string[] = []
  for (const [said, expected] of letters) {
    const fields = expected.map(([label, , given]) => field(label, given))
    const filled = await filledFrom(`October 2, 2026\n\n${said}\n`, fields, known)
    for (const [at, [label, value]] of expected.entries()) {
      const own = fields[at]
      const shown = own?.kind === 'checkBox' ? `${own.question} ${label}` : label
      const found = filled.find(([name]) => name === shown)?.[1] ?? null
      if (found !== value) wrong.push(`${said} ${shown}: ${found}, should be ${value}`)
    }
  }
  assert.deepEqual(wrong, [])
})

Deno.test('asks for a place by other names, and for the phone of a contact who is that of the applicant', async () => {
  const records = recordValues(
    {
      account: { legalName: 'Rademaker Landscape Corp.', contact: 'Jens Rademaker', phone: '+15185550146' },
      location: { line1: '19 Stonegate Drive', city: 'Saratoga Springs', zone: 'NY', postalCode: '12866' },
    },
    'Account',
  )
  const place = '19 Stonegate Drive, Saratoga Springs, NY 12866'
  const inspection = field('Inspection contact', { name: 'contact' })
  const phone = field('Phone', {
    name: 'phone',
    beside: ['Inspection contact'],
    left: ['Inspection contact'],
  })
  const letter = 'October 8, 2026\n\nFor the walk-through, call me.\n\nJens Rademaker\n'
  assert.deepEqual(
    await filledFrom(
      letter,
      [
        field('Head office'),
        inspection,
        phone,
        field('Printed name', { beside: ['Title', 'Signature of insured'] }),
      ],
      records,
    ),
    [
      ['Head office', place, false],
      ['Inspection contact', 'Jens Rademaker', true],
      ['Phone', '518-555-0146', false],
      ['Printed name', 'Jens Rademaker', false],
    ],
  )
  for (const given of [
    field('Location to be insured'),
    field('Physical location', { beside: ['Mailing address'] }),
  ])
    assert.deepEqual(await filledFrom(letter, [given], records), [[given.label, place, false]])
})

Deno.test('lists the locations of a policy with the values that a letter changes, and the new one', async () => {
  const at = { city: 'Elko', zone: 'NV', postalCode: '89801' }
  const records = recordValues(
    {
      policies: [
        {
          type: 'PROPERTY',
          locations: [
            { line1: '700 Basin Road', ...at, yearBuilt: 1996, building: 1_800_000, contents: 40_000 },
            { line1: '18 Tungsten Way', ...at, yearBuilt: 2008, building: 2_900_000, contents: 55_000 },
          ],
        },
      ],
    },
    'Account',
  )
  const columns = ['LOC ADDRESS', 'YR BLT', 'CONSTR', 'BUILDING', 'CONTENTS', 'RENTS 12 MO']
  const fields = [0, 1, 2].flatMap((row) =>
    columns.map((label, place) =>
      field(label, {
        name: `${label} ${row}`,
        ordinal: row,
        beside: columns.filter((each) => each !== label),
        left: columns.slice(0, place),
        section: 'STATEMENT OF VALUES',
      }),
    ),
  )
  const letter = `October 1, 2026

Basin Road: raise the building to $1,980,000, contents unchanged, rents for twelve months $310,000.

Tungsten Way: building to $3.15 million, contents unchanged, rents 465 thousand.

New this year is 2 Airport Loop, Winnemucca, NV 89445, a metal building put up in 2024 that costs $1.4 million to replace and should rent for $120,000 a year.

Ruth Calloway
`
  const filled = await filledFrom(letter, fields, records)
  const plain = (value: unknown) => String(value).replaceAll(/[$,]/g, '')
  const of = (label: string) => filled.flatMap(([name, value]) => (name === label ? [plain(value)] : []))
  assert.deepEqual(
    columns.map((label) => of(label)),
    [
      ['700 Basin Road Elko NV 89801', '18 Tungsten Way Elko NV 89801', '2 Airport Loop Winnemucca NV 89445'],
      ['1996', '2008', '2024'],
      ['Metal'],
      ['1980000', '3150000', '1400000'],
      ['40000', '55000'],
      ['310000', '465000', '120000'],
    ],
  )
})

Deno.test('takes a vehicle of a letter without its number, and a policy with one limit for its limit', async () => {
  const records = recordValues(
    {
      policies: [{ type: 'COMMERCIAL_AUTO', vehicles: [{ year: 2019, make: 'Kenworth', model: 'T680' }] }],
    },
    'Account',
  )
  const columns = ['Year', 'Make / model', 'Stated value']
  const fields = [0, 1].flatMap((row) =>
    columns.map((label) =>
      field(label, {
        name: `${label} ${row}`,
        ordinal: row,
        beside: columns.filter((each) => each !== label),
        section: 'Schedule of vehicles',
      }),
    ),
  )
  const letter =
    'October 5, 2026\n\nWe also have a 2020 Timpte hopper trailer which I would put at $36,000. I do not have the serial number of the trailer with me.\n'
  assert.deepEqual(
    (await filledFrom(letter, fields, records)).slice(2).map(([, value]) => value),
    ['2020', 'Timpte hopper trailer', '$36,000'],
  )
  const policy = recordValues(
    { policies: [{ type: 'EMPLOYMENT_PRACTICES', limit: 1_000_000, retention: 10_000 }] },
    'Account',
  )
  const form = { section: 'EMPLOYMENT PRACTICES APPLICATION', title: 'EMPLOYMENT PRACTICES APPLICATION' }
  assert.deepEqual(await filledFrom('EPL renewal.\n', [field('Limit', form)], policy), [
    ['Limit', '1000000', false],
  ])
})
