import assert from 'node:assert/strict'
import type { Sentence } from './letterSentences.ts'
import { changedPlaces } from './changedPlaces.ts'
import { recordValues } from './recordValues.ts'

function place(line1: string, city: string, building: number, more: object = {}) {
  return { line1, city, zone: 'MO', postalCode: '64601', yearBuilt: 1990, building, ...more }
}

const schedule = recordValues(
  {
    expiringSchedule: [
      { loc: 1, ...place('1101 Highway 36', 'Chillicothe', 3_060_000, { businessIncome: 690_000 }) },
      {
        loc: 2,
        ...place('77 Outer Road', 'Bethany', 3_540_000, { occupancy: 'Motel', businessIncome: 760_000 }),
      },
      { loc: 2, ...place('77 Outer Road', 'Bethany', 65_000, { occupancy: 'Storage' }) },
      { loc: 3, ...place('418 Grand Avenue', 'Cameron', 1_900_000) },
      { loc: 4, ...place('3500 Frederick Avenue', 'Saint Joseph', 2_156_000) },
    ],
  },
  'Account',
)

function changed(...texts: string[]) {
  const letter = texts.map((text): Sentence => ({ text, page: null, letter: 'letter.txt', written: null }))
  const known = changedPlaces(schedule, letter)
  const rows = Map.groupBy(known, ({ index }) => index)
  return [...rows.values()].map((row) =>
    ['loc', 'city', 'building', 'business income']
      .map((key) => row.find(({ label }) => label === key)?.value ?? '-')
      .join(' '),
  )
}

const asRecorded = changed('Thank you for the schedule.')

Deno.test('takes a location off the schedule that a letter says is sold or left', () => {
  assert.deepEqual(
    changed(
      'Cameron was sold on October 16 so that one goes off, and Saint Joseph moves up and becomes number 3.',
    ),
    [
      '1 Chillicothe 3060000 690000',
      '2 Bethany 3540000 760000',
      '2 Bethany 65000 -',
      '3 Saint Joseph 2156000 -',
    ],
  )
  const withoutCameron = asRecorded.filter((row) => !row.includes('Cameron'))
  for (const text of [
    'Please remove the Grand Avenue property.',
    'We moved out of Cameron in May.',
    'We no longer own the motel in Cameron.',
    'We closed the Cameron motel last spring.',
  ])
    assert.deepEqual(changed(text), withoutCameron, text)
})

Deno.test('keeps the locations that a letter mentions without leaving them', () => {
  for (const text of [
    'Cameron was repainted in October.',
    'Cameron sold $410,000 in rooms.',
    'Bethany and Cameron were sold out all summer, please note.',
    'Only Bethany has sprinklers.',
    'Please remove the mortgagee in Cameron.',
    'The office in Cameron is closed on Sundays.',
    'Cameron is closed for the winter.',
  ])
    assert.equal(changed(text).length, 5, text)
})

Deno.test('takes the new values that a letter gives for the locations it names', () => {
  assert.deepEqual(
    changed(
      'New building values: Chillicothe $3,210,000 and Bethany (the motel) $3,720,000.',
      'Business income: Bethany goes up to $815,000.',
    ).slice(0, 3),
    ['1 Chillicothe 3210000 690000', '2 Bethany 3720000 815000', '2 Bethany 65000 -'],
  )
  assert.equal(
    changed('Raise the building on Frederick Avenue from $2,156,000 to $2.4 million.').at(-1),
    '4 Saint Joseph 2400000 -',
  )
  assert.deepEqual(changed('The deductible in Cameron is $5,000.'), asRecorded)
})

Deno.test('follows a location through the sentences that do not name it again', () => {
  assert.deepEqual(changed('Grand Avenue is gone, the closing was August 31.', 'Take it off.').length, 4)
  assert.deepEqual(changed('The shop in Cameron found a buyer.', 'Please take it off.').length, 4)
  assert.deepEqual(changed('We sold Cameron and Saint Joseph.').length, 3)
  assert.equal(changed('We sold Cameron and Saint Joseph was repainted.').length, 4)
  assert.equal(
    changed('Frederick Avenue: the new wing was finished in May.', 'The building is now $2,340,000.').at(-1),
    '4 Saint Joseph 2340000 -',
  )
  // A new address is another subject.
  assert.deepEqual(
    changed(
      'Frederick Avenue has a new roof.',
      'New since July: 902 Depot Street, Rock Island, IL 61201.',
      'The building is $2,275,000.',
    ),
    asRecorded,
  )
})

Deno.test('raises what the records have by the share that a letter gives', () => {
  assert.deepEqual(
    changed('Please raise all buildings by 4 percent.', 'Frederick Avenue is now worth $2,300,000.'),
    [
      '1 Chillicothe 3182400 690000',
      '2 Bethany 3681600 760000',
      '2 Bethany 67600 -',
      '3 Cameron 1976000 -',
      '4 Saint Joseph 2300000 -',
    ],
  )
  assert.equal(changed('The building in Cameron is down 10%.').at(3), '3 Cameron 1710000 -')
  assert.deepEqual(changed('Coinsurance goes up to 90 percent at all locations.'), asRecorded)
  assert.deepEqual(changed('Sales in Cameron are up 4%.'), asRecorded)
})

Deno.test('takes the area after an addition, and not what was added', () => {
  const known = recordValues(
    {
      locations: [
        place('12 Mill Road', 'Cameron', 100_000, { squareFeet: 36_000 }),
        place('7 Elm Street', 'Bethany', 90_000),
      ],
    },
    'Account',
  )
  const said = 'Mill Road: the new row of units adds 8,400 square feet and makes 44,400.'
  const letter: Sentence[] = [{ text: said, page: null, letter: 'letter.txt', written: null }]
  assert.equal(changedPlaces(known, letter).find(({ label }) => label === 'square feet')?.value, '44400')
})
