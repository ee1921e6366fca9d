import assert from 'node:assert/strict'
import { recordValues } from './recordValues.ts'
import { field } from './testing/field.ts'
import { filledFrom } from './testing/filledFrom.ts'

const record = {
  people: [
    { name: 'Gus Lindahl', job: 'Owner', birthDate: '1969-02-11' },
    { name: 'Terry Osgood', job: 'Salesman', birthDate: '1990-05-23' },
  ],
}

const people = [1, 2].flatMap((at) =>
  [`Driver ${at} name`, 'Date of birth', 'Job'].map((label, _, columns) =>
    field(label, {
      name: `${at} ${label}`,
      section: 'People',
      ordinal: label.startsWith('Driver') ? 0 : at - 1,
      beside: columns.filter((each) => each !== label),
    }),
  ),
)

async function filled(letter: string) {
  const found = await filledFrom(letter, people, recordValues(record, 'account.json'))
  return found.map(([, value]) => value)
}

Deno.test('nothing of a driver who left is filled in for anybody', async () => {
  assert.deepEqual(await filled('May 6, 2026\n\nTerry Osgood left in March.'), [
    'Gus Lindahl',
    '02/11/1969',
    'Owner',
  ])
})

Deno.test('the driver whom a letter adds with a job takes the line of the one who left', async () => {
  assert.deepEqual(
    await filled(
      'May 6, 2026\n\nTerry Osgood left in March. Kim Vasquez, our detailer, born June 3, 1999 drives too.',
    ),
    ['Gus Lindahl', '02/11/1969', 'Owner', 'Kim Vasquez', '06/03/1999', 'Detailer'],
  )
})
