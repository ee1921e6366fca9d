import assert from 'node:assert/strict'
import { recordValues } from './recordValues.ts'
import { field } from './testing/field.ts'
import { filledFrom } from './testing/filledFrom.ts'

/** The fields of a schedule with some rows. */
function schedule(section: string, columns: readonly string[], count: number) {
  return Array.from({ length: count }, (_, row) =>
    columns.map((label) =>
      field(label, {
        name: `${section} ${row} ${label}`,
        section,
        ordinal: row,
        beside: columns.filter((each) => each !== label),
        left: columns.slice(0, columns.indexOf(label)),
      }),
    ),
  ).flat()
}

async function rowsOf(said: string, section: string, columns: readonly string[], count: number) {
  const found = await filledFrom(said, schedule(section, columns, count))
  return found.map(([, value]) => value)
}

Deno.test('lists the drivers, the owners and the classes that only a letter tells', async () => {
  assert.deepEqual(
    await rowsOf(
      `June 9, 2026

Brent Jessop born 3/14/1978 CDL K00-55-0119 KS, 19 yrs
Jody Amick born 11/2/1985 CDL K00-55-0882 KS, 8 yrs, one speeding in 2024. Dale left in March, take him off.`,
      'DRIVERS',
      ['Name', 'DOB', 'License no.'],
      3,
    ),
    ['Brent Jessop', '03/14/1978', 'K00-55-0119', 'Jody Amick', '11/02/1985', 'K00-55-0882'],
  )
  const wages = `May 12, 2026

Officers: Luis Arriba is President and owns 70 percent. Carla Arriba is Secretary, 30 percent.

0106 Tree pruning 6 people $274,500

8810 Clerical office 1 person $41,200`
  assert.deepEqual(await rowsOf(wages, 'Officers and owners', ['Name', 'Title', '% owned'], 2), [
    'Luis Arriba',
    'President',
    '70',
    'Carla Arriba',
    'Secretary',
    '30',
  ])
  assert.deepEqual(
    await rowsOf(wages, 'Classifications', ['Class code', 'Classification', 'Annual payroll'], 2),
    ['0106', 'Tree pruning', '$274,500', '8810', 'Clerical office', '$41,200'],
  )
})

Deno.test('a new driver takes the line of the one who left, by a name that is told before the birthday', async () => {
  const columns = ['Name', 'Date of birth', 'License no.', 'State', 'Date of hire']
  const known = recordValues(
    {
      driversOnPolicy: [
        {
          name: 'Curtis Malone',
          dob: '1978-10-09',
          license: 'M204-118-330',
          state: 'NY',
          hired: '2016-01-04',
        },
        {
          name: 'Demetrius Fowler',
          dob: '1981-12-05',
          license: 'F118-204-772',
          state: 'NY',
          hired: '2019-06-14',
        },
      ],
    },
    'Account',
  )
  const letter = (sentence: string) => `November 9, 2026

Curtis Malone retired in September, take him off. ${sentence} He was born on May 22, 1990, Pennsylvania license 29 440 118, class A.`
  const fowler = ['Demetrius Fowler', '12/05/1981', 'F118-204-772', 'NY', '06/14/2019']
  const bondar = ['Oleks Bondar', '05/22/1990', '29 440 118', 'PA', '09/28/2026']
  const rows = async (sentence: string) =>
    (await filledFrom(letter(sentence), schedule('DRIVERS', columns, 2), known)).map(([, value]) => value)
  assert.deepEqual(await rows('In his place we hired Oleks Bondar on September 28, 2026.'), [
    ...bondar,
    ...fowler,
  ])
  assert.deepEqual(await rows('We also hired Oleks Bondar on September 28, 2026.'), [...fowler, ...bondar])
})

Deno.test('whom an accident was with is another than the driver of the insured', async () => {
  const said = `November 10, 2026

Tony Brisk was driving van 4, the 2020 Ford Transit, VIN 1FTBR1C85LKA55041. The car behind hit him, a gray 2017 Nissan Altima. The other driver is Kay Vance, 402-555-0185, lives 1120 S 38th Avenue, Omaha, NE 68105. She has insurance with Cornhusk Mutual, policy AU-991-2207. Tony's license is H13550197, NE, his birthday 5/30/1991.`
  const own = ["Driver's name", 'Date of birth', "Driver's license number"]
  const others = ["Driver's name", 'Phone', 'Insurance company', 'Policy number', 'Make', 'Model']
  const fields = [
    ...own.map((label) => field(label, { section: 'INSURED VEHICLE' })),
    ...others.map((label) => field(label, { section: 'OTHER VEHICLE', name: `other ${label}`, ordinal: 1 })),
  ]
  assert.deepEqual(
    (await filledFrom(said, fields)).map(([label, value]) => [label, value]),
    [
      ["Driver's name", 'Tony Brisk'],
      ['Date of birth', '05/30/1991'],
      ["Driver's license number", 'H13550197'],
      ["Driver's name", 'Kay Vance'],
      ['Phone', '402-555-0185'],
      ['Insurance company', 'Cornhusk Mutual'],
      ['Policy number', 'AU-991-2207'],
      ['Make', 'Nissan'],
      ['Model', 'Altima'],
    ],
  )
})

Deno.test('knows the owners whom the writer of a letter speaks of as I and my wife', async () => {
  const said = `May 4, 2026

I am the president with 60 percent and stay out of the coverage. My wife Nora, the secretary with 40 percent, now works in the office and wants to be in.

Paul Aldana`
  assert.deepEqual(
    await rowsOf(said, 'Officers and owners', ['Name', 'Title', '% owned', 'Included or excluded'], 2),
    ['Paul Aldana', 'President', '60', 'Excluded', 'Nora Aldana', 'Secretary', '40', 'Included'],
  )
})

Deno.test('whoever owns the rest owns what the other shares leave', async () => {
  const said = `October 8, 2026

I own 60% and am president; my sister Ilse owns the rest and is secretary. I want to be left off the comp policy. Ilse wants to be covered. For the audit, talk to Ilse. For the walk-through, call me.

Jens Rademaker`
  assert.deepEqual(
    await rowsOf(said, 'Officers', ['Name', 'Title', 'Ownership %', 'Included / excluded'], 2),
    ['Jens Rademaker', 'President', '60', 'Excluded', 'Ilse Rademaker', 'Secretary', '40', 'Included'],
  )
  assert.deepEqual(await filledFrom(said, [field('Acctg contact'), field('Inspection contact')]), [
    ['Acctg contact', 'Ilse Rademaker', true],
    ['Inspection contact', 'Jens Rademaker', true],
  ])
})
