import assert from 'node:assert/strict'
import { readDocument } from '../../reading/index.ts'
import { formValues } from './formValues.ts'
import { recordValues } from './recordValues.ts'
import { field } from './testing/field.ts'

const letter =
  'The paint booth has lacquers and thinner, all flammable. We never had a claim but the frame that came down on a car.'

Deno.test('explains the questions answered yes in the words of the letter', async () => {
  const reading = await readDocument(new TextEncoder().encode(letter), { name: 'letter.txt' })
  const fields = [
    field('Any exposure to flammables? (Y / N)'),
    field('If yes, explain'),
    field('Any claims relating to discrimination? (Y / N)'),
    field('Explain', { ordinal: 1 }),
    field('Explain all "yes" responses'),
  ]
  const flammable = 'The paint booth has lacquers and thinner, all flammable.'
  assert.deepEqual(
    formValues(fields, [], [{ name: 'letter.txt', reading }]).map(({ label, value }) => [label, value]),
    [
      ['Any exposure to flammables? (Y / N)', 'Y'],
      ['If yes, explain', flammable],
      ['Explain all "yes" responses', flammable],
    ],
  )
})

Deno.test('describes in short what a letter says is new', async () => {
  const said =
    'You ask if anything is new. We have given weekend hayrides since September 2026, otherwise it is all as before.'
  const reading = await readDocument(new TextEncoder().encode(said), { name: 'letter.txt' })
  const question = 'Any new locations or operations during the period?'
  const fields = [
    field('Yes', { kind: 'checkBox', question }),
    field('No', { kind: 'checkBox', question }),
    field('If yes, describe'),
  ]
  assert.deepEqual(
    formValues(fields, [], [{ name: 'letter.txt', reading }]).map(({ value }) => value),
    [true, 'Weekend hayrides since September 2026'],
  )
})

Deno.test('a total is the sum of its column, and not the value that a letter names for one line', () => {
  const columns = ['Bldg', 'Address', 'Year built', 'Building value', 'Contents value']
  const rows = [0, 1].flatMap((ordinal) =>
    columns.map((label) =>
      field(label, { ordinal, beside: columns.filter((other) => other !== label), left: [] }),
    ),
  )
  const named = [
    ['Total building values', 'Total contents values', 'Total insurable values'],
    ['All buildings', 'All contents', 'Total insured value'],
  ]
  const place = { city: 'Bethany', zone: 'MO', postalCode: '64424', yearBuilt: 2003 }
  const known = recordValues(
    {
      locations: [
        { ...place, bldg: 1, line1: '77 Outer Road', building: 3_540_000, contents: 430_000 },
        { ...place, bldg: 2, line1: '12 Depot Street', building: 65_000, contents: 15_000 },
      ],
    },
    'Account',
  )
  for (const totals of named) {
    const found = formValues([...rows, ...totals.map((label) => field(label))], known)
    assert.deepEqual(
      found.flatMap(({ label, value }) => (totals.includes(label) ? [value] : [])),
      ['3,605,000', '445,000', '4,050,000'],
    )
  }
})
