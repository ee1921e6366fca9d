import assert from 'node:assert/strict'
import type { LabeledField } from './labeledFields.ts'
import { recordValues } from './recordValues.ts'
import { field } from './testing/field.ts'
import { filledFrom } from './testing/filledFrom.ts'

type Expected = readonly [label: string, value: string | true | null, given?: Partial<LabeledField>]

const radius = choice('Choose', '0-50 miles', '51-200 miles', '201-500 miles', 'Over 500 miles')
const revenue = choice('Choose', 'Under $1M', '$1M to $5M', '$5M to $10M', 'Over $10M')
const share = choice('None', 'Under 10%', '10% to 25%', 'Over 25%')
const box: Partial<LabeledField> = { kind: 'checkBox', question: 'Features: check all that apply' }
const updates: Partial<LabeledField> = { section: 'UPDATES (year)' }
const limits: Partial<LabeledField> = { section: 'LIMITS REQUESTED' }

function choice(...options: string[]): Partial<LabeledField> {
  return { kind: 'choice', options, optionLabels: options }
}

/** What clients write for the supplements of carriers; null for what they do not say. */
const letters: readonly (readonly [said: string, expected: readonly Expected[]])[] = [
  [
    'We run within 380 miles of Salina.',
    [
      ['Radius', '201-500 miles', radius],
      ['Radius of operation (miles)', '380'],
    ],
  ],
  ['Most loads stay within a 45 mile radius of the yard.', [['Radius of operation', '0-50 miles', radius]]],
  ['Our trucks go out as far as 620 miles.', [['Radius', 'Over 500 miles', radius]]],
  ['Sales came to $7,350,000 last year.', [['Revenue, last fiscal year', '$5M to $10M', revenue]]],
  ['Revenue last year was $640,000.', [['Annual revenue', 'Under $1M', revenue]]],
  ['We took in $12.4 million.', [['Gross revenue', 'Over $10M', revenue]]],
  ['About 15% of the tenants are students.', [['Student tenants', '10% to 25%', share]]],
  ['No students live here.', [['Student housing', 'None', share]]],
  ['We have no subsidized tenants.', [['Subsidized tenants', 'None', share]]],
  [
    'Six men work full-time in the field and two part-time.',
    [
      ['Full-time field employees', '6'],
      ['Part-time field employees', '2'],
    ],
  ],
  ['There are four women in the office, and eleven men on the crews.', [['Number of office employees', '4']]],
  [
    'Limits: $1,000,000 combined single limit, cargo $75,000 with a $1,000 deductible.',
    [
      ['CARGO', '$75,000', limits],
      ['CARGO DEDUCTIBLE', '$1,000', limits],
      ['LIABILITY CSL', '$1,000,000', limits],
    ],
  ],
  [
    'We need cargo of $100,000 and trailer interchange of $40,000.',
    [
      ['Cargo', '$100,000', limits],
      ['Trailer interchange', '$40,000', limits],
    ],
  ],
  [
    'Roof: all replaced 2017\nElectrical panels: 2005, copper throughout\nPlumbing: repairs as needed',
    [
      ['Roof', '2017', updates],
      ['Electrical', '2005', updates],
      ['Plumbing', null, updates],
    ],
  ],
  [
    'The loads are 70% grain and 30% bagged fertilizer; we haul nothing hazardous.',
    [
      ['COMMODITY 1', 'grain'],
      ['PCT', '70%'],
      ['COMMODITY 2', 'bagged fertilizer'],
      ['Percent', '30'],
      ['COMMODITY 3', null],
    ],
  ],
  [
    'We haul 50 percent lumber, 30 percent steel and 20 percent shingles.',
    [
      ['Commodity #3', 'shingles'],
      ['%', '20'],
    ],
  ],
  [
    'There is a pool behind a fence with a self-closing gate. The diving board was taken out in 2012. Playground: removed.',
    [
      ['Swimming pool', true, box],
      ['Diving board', null, box],
      ['Playground', null, box],
    ],
  ],
  [
    'Laptop encryption: he will check and call back.',
    [['Encryption of laptops', null, { kind: 'radio', options: ['Yes', 'No'], optionLabels: ['Yes', 'No'] }]],
  ],
  ['The old trampoline was removed last summer.', [['Trampoline', null, box]]],
  [
    'Two people approve any wire over $25,000.',
    [['Two persons approve every wire over what amount?', '$25,000']],
  ],
  [
    'We make about 310 wires a month. The largest wire last year was $1,840,000.',
    [
      ['Largest single wire', '$1,840,000'],
      ['How many wires per month?', '310'],
    ],
  ],
  ['We have 96 units, and 5 subsidized units are among them.', [['Total units', '96']]],
  ['There are 5 subsidized units.', [['Total units', null]]],
  ['SentryFox EDR is on every workstation.', [['Name of endpoint product', 'SentryFox EDR']]],
  ['That is the highest we go, 55 feet.', [['Maximum height of work (feet)', '55']]],
  ['We never work higher than 40 feet.', [['Maximum height (ft)', '40']]],
]

Deno.test('fills the supplements of carriers from what clients write', async () => {
  const wrong: string[] = []
  for (const [said, expected] of letters) {
    const fields = expected.map(([label, , given]) => field(label, given))
    const filled = new Map((await filledFrom(said, fields)).map(([label, value]) => [label, value]))
    for (const [label, value] of expected)
      if ((filled.get(label) ?? null) !== value)
        wrong.push(`${label}: ${filled.get(label) ?? null}, should be ${value}`)
  }
  assert.deepEqual(wrong, [])
})

Deno.test('takes the contact from the signature of a letter where the records have none', async () => {
  const letter =
    'September 21, 2026\n\nHello Maris,\n\nMy father started the business in 1994.\n\nArmand Pelletier'
  const known = (values: object) => recordValues({ account: values }, 'Account')
  const filled = (values: object) => filledFrom(letter, [field('Contact')], known(values))
  const name = 'Pelletier & Sons Masonry LLC'
  assert.deepEqual(await filled({ legalName: name }), [['Contact', 'Armand Pelletier', true]])
  assert.deepEqual(await filled({ legalName: name, contact: 'Rose Pelletier' }), [
    ['Contact', 'Rose Pelletier', false],
  ])
})

Deno.test('chooses from lists of amounts, percentages and answers what a letter says in figures of its own', async () => {
  const listOf = (label: string, options: readonly string[], optionLabels: readonly string[] = []) =>
    field(label, { kind: 'choice', options, optionLabels, title: 'General Liability Supplement' })
  const amounts = ['$500', '$1,000', '$2,500', '$1,000,000', '$2,000,000']
  const fields = [
    listOf('Each occurrence limit', amounts),
    listOf('General aggregate', amounts),
    listOf('Deductible', amounts),
    listOf('Coins %', ['80', '90', '100']),
    listOf('Interest in premises', ['Own', 'Lease'], ['Owner', 'Lessee']),
    field('Contractor registration #'),
    field('Number of employees (excluding owner)'),
  ]
  const said = `March 30, 2026

limits: 1 mil / 2 mil. ded 1000. All at 90% coinsurance.
The building is from 1938, rewired in 2015, we lease. Our ohio registration is HIC-07719.
Payroll this year not counting me 96,500 for 3 guys.`
  assert.deepEqual(
    (await filledFrom(said, fields)).map(([label, value]) => [label, value]),
    [
      ['Each occurrence limit', '$1,000,000'],
      ['General aggregate', '$2,000,000'],
      ['Deductible', '$1,000'],
      ['Coins %', '90'],
      ['Interest in premises', 'Lease'],
      ['Contractor registration #', 'HIC-07719'],
      ['Number of employees (excluding owner)', '3'],
    ],
  )
})
