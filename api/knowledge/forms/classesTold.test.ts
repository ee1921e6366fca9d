import assert from 'node:assert/strict'
import { field } from './testing/field.ts'
import { filledFrom } from './testing/filledFrom.ts'

const columns = ['State', 'Class code', 'Duties', 'Employees', 'Annual payroll']

const rating = [0, 1, 2].flatMap((row) =>
  columns.map((label) =>
    field(label, {
      name: `${row} ${label}`,
      section: 'Rating',
      ordinal: row,
      beside: columns.filter((each) => each !== label),
    }),
  ),
)

Deno.test('fills the rating of workers compensation from lines with the class code behind its name', async () => {
  const letter = `April 14, 2026

Payroll for the workers compensation quote:

Machine shop (3632), Ohio, 12 people, $604,000
Machine shop (3632), Kentucky, 3 people, $141,500
Outside sales (8742), Ohio, 2 people, $118,000`
  const found = await filledFrom(letter, [
    ...rating,
    field('Total annual payroll', { section: 'Rating' }),
    field('Part One states', { section: 'Policy' }),
  ])
  assert.deepEqual(
    found.map(([, value]) => value),
    [
      ['OH', '3632', 'Machine shop', '12', '$604,000'],
      ['KY', '3632', 'Machine shop', '3', '$141,500'],
      ['OH', '8742', 'Outside sales', '2', '$118,000'],
      'OH, KY',
      '863,500',
    ].flat(),
  )
})
