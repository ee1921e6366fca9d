import assert from 'node:assert/strict'
import { recordValues } from './recordValues.ts'
import { field } from './testing/field.ts'
import { filledFrom } from './testing/filledFrom.ts'

const haulers = recordValues(
  {
    account: { legalName: 'Pinnacle Ridge Hauling Inc.', contact: 'Lorna Beck' },
    location: { line1: '5 Quarry Road', city: 'Barre', zone: 'VT', postalCode: '05641' },
    drivers: [
      { name: 'Gus Beck', dateOfBirth: '1958-04-11', license: '30118821', state: 'VT', cdl: true },
      { name: 'Paula Stone', dateOfBirth: '1983-09-30', license: '40227719', state: 'VT', cdl: true },
      { name: 'Kyle Ames', dateOfBirth: '1991-12-02', license: '51190023', state: 'VT', cdl: false },
    ],
  },
  'record.json',
)

const letter = `October 12, 2026

Here is what changed on the driver list.

Kyle Ames quit for a job in Burlington and his last day was October 2. In his place we have Dario Fontes since the 5th. He was born June 9, 1994 and has a New Hampshire license, 07FSD94062, CDL.

My nephew Owen Beck is with us now and drives the pickup. Born February 20, 2007, Vermont license 61140098, no CDL.

Paula got married in August. She is Paula Reyes now, everything else is as before. So that makes four: Gus and Paula, then Dario, then Owen.

The only accident was when Gus backed into a loading dock on March 3, 2025.

Lorna Beck`

const columns = ['Name', 'Date of birth', 'License number', 'State']
const list = [1, 2, 3, 4].flatMap((row) => [
  ...columns.map((label) =>
    field(label, {
      name: `${label} ${row}`,
      section: 'Drivers',
      beside: columns.filter((each) => each !== label),
      mates: [`CDL ${row}`],
    }),
  ),
  field('CDL', {
    name: `CDL ${row}`,
    kind: 'checkBox',
    section: 'Drivers',
    beside: columns,
    mates: columns.map((each) => `${each} ${row}`),
  }),
])

Deno.test('a driver list has those who stay, by their new names, and those who came, in the order told', async () => {
  const filled = await filledFrom(letter, [field('List as of'), field('Number of drivers'), ...list], haulers)
  assert.deepEqual(
    filled.map(([, value]) => value),
    [
      ['10/12/2026', '4'],
      ['Gus Beck', '04/11/1958', '30118821', 'VT', true],
      ['Paula Reyes', '09/30/1983', '40227719', 'VT', true],
      ['Dario Fontes', '06/09/1994', '07FSD94062', 'NH', true],
      ['Owen Beck', '02/20/2007', '61140098', 'VT'],
    ].flat(),
  )
})

Deno.test('tells who left, whose license is foreign or who is young, and what happened to whom', async () => {
  const change = ['Driver removed', 'Last day', 'Reason']
  const incident = ['Accidents or violations in three years: driver', 'Date', 'What happened']
  const filled = await filledFrom(
    letter,
    [
      field('Driver removed', { beside: change.slice(1), section: 'Changes since the last list' }),
      field('Last day', { beside: ['Driver removed', 'Reason'], section: 'Changes since the last list' }),
      field('Reason', {
        kind: 'choice',
        options: ['(select)', 'Resigned', 'Dismissed', 'Retired'],
        beside: change.slice(0, 2),
        section: 'Changes since the last list',
      }),
      ...['Any driver under 21', 'Any driver under 19', 'Any driver licensed in another state'].map((label) =>
        field(label, { kind: 'checkBox', question: 'Record', section: 'Record' }),
      ),
      ...incident.map((label) =>
        field(label, { section: 'Record', beside: incident.filter((each) => each !== label) }),
      ),
    ],
    haulers,
  )
  assert.deepEqual(
    filled.map(([label, value]) => [label, value]),
    [
      ['Driver removed', 'Kyle Ames'],
      ['Last day', '10/02/2026'],
      ['Reason', 'Resigned'],
      ['Any driver under 21', true],
      ['Any driver licensed in another state', true],
      ['Accidents or violations in three years: driver', 'Gus Beck'],
      ['Date', '03/03/2025'],
      ['What happened', 'Backed into a loading dock'],
    ],
  )
})

Deno.test('a commercial license that somebody got since is on the list', async () => {
  const said = `October 12, 2026\n\nThe same three as before. Kyle got his CDL in August. Nobody had an accident.\n\nLorna Beck`
  const incident = ['Accidents or violations in three years: driver', 'Date', 'What happened']
  const filled = await filledFrom(
    said,
    [
      ...list.filter(({ label, name }) => label === 'Name' || name.startsWith('CDL')),
      ...incident.map((label) =>
        field(label, { section: 'Record', beside: incident.filter((each) => each !== label) }),
      ),
    ],
    haulers,
  )
  assert.deepEqual(
    filled.map(([, value]) => value),
    ['Gus Beck', true, 'Paula Stone', true, 'Kyle Ames', true],
  )
})
