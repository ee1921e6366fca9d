import assert from 'node:assert/strict'
import type { LabeledField } from './labeledFields.ts'
import { recordValues } from './recordValues.ts'
import { field } from './testing/field.ts'
import { filledFrom } from './testing/filledFrom.ts'

type Expected = readonly [label: string, value: string | true | null, given?: Partial<LabeledField>]

const officers = beside('OFFICERS', 'Name', 'Title', 'Coverage', 'Annual pay')
const coverage: Partial<LabeledField> = {
  ...officers,
  kind: 'radio',
  options: ['INCL', 'EXCL'],
  optionLabels: ['Included', 'Excluded'],
}
const subs: Partial<LabeledField> = { section: 'SUBCONTRACTORS' }
const lossLine = beside('Losses', 'Date of loss', 'What happened', 'Amount paid')
const writer = beside('SUBMITTED BY', 'Name', 'Position', 'Telephone', 'Date')

function beside(section: string, ...labels: string[]): Partial<LabeledField> {
  return { section, beside: labels }
}

const outside =
  'We paid two outside firms: Tri-County Spraying $12,400, certificate on file, and Dufresne Welding $2,150. Together $14,550. Mr. Dufresne works by himself and has no insurance he could show us.'

/** What clients write for audits, renewals and supplements; null for what they do not say. */
const letters: readonly (readonly [said: string, expected: readonly Expected[]])[] = [
  [
    'In the harvest weeks the crew worked overtime. The extra half comes to $6,300 and is inside the $214,600.',
    [['Overtime premium included in total', '$6,300']],
  ],
  [
    'Ada Brambell, our president, opted out of the coverage and still is out. Her $72,000 is not in the table.',
    [
      ['Name', 'Ada Brambell', officers],
      ['Title', 'President', officers],
      ['Coverage', 'EXCL', coverage],
      ['Annual pay', '$72,000', officers],
    ],
  ],
  [
    outside,
    [
      ['Total paid to subcontractors', '$14,550', subs],
      ['Of this, paid to uninsured', '$2,150', subs],
      ['Name of uninsured subcontractor', 'Dufresne Welding', subs],
    ],
  ],
  [
    'We used three outside crews: Lakeshore Tree Care $18,000, insured, Benitez Stonework $7,500, and Alder Fencing $4,200. Benitez has no insurance, the others sent certificates.',
    [
      ['Total paid to subcontractors', '$29,700', subs],
      ['Paid to uninsured subcontractors', '$7,500', subs],
    ],
  ],
  [
    'We took in $1,940,000. Of that $310,000 went to subs, painting and tile setting, nothing else.',
    [
      ['Cost of subcontractors, last 12 months', '$310,000'],
      ['Work that is subcontracted', 'Painting and tile setting'],
    ],
  ],
  ['We sub out the excavation and the pumping.', [['Work that is subcontracted', 'Excavation and pumping']]],
  ['Subs do electrical and insulation for us.', [['Trades subcontracted', 'Electrical and insulation']]],
  [
    'Two claims: on August 2, 2022 a panel burned a freezer, $4,100 paid; and on May 20, 2025 an apprentice cracked a window, $650 paid.',
    [
      ['Date of loss', '05/20/2025', lossLine],
      ['Amount paid', '$650', lossLine],
    ],
  ],
  ["We don't sub out anything.", [['Work that is subcontracted', null]]],
  ['With the two I hired in July there are eleven on the payroll.', [['Number of employees', '11']]],
  ['We are eleven now.', [['Number of employees', '11']]],
  ['We now have fourteen employees.', [['Number of employees', '14']]],
  ['Six of our people got raises.', [['Number of employees', '9']]],
  ['The highest we ever go is 24 feet.', [['Maximum height of work', '24 feet']]],
  ['We never work above 12 feet.', [['Maximum height of work (feet)', '12']]],
  ['Our Oregon CCB license is 214477.', [["Contractor's license number", '214477']]],
  [
    'We work in Washington, and since spring in Idaho too.',
    [['States in which you work', 'Washington, Idaho']],
  ],
  [
    'The biggest job in three years was the Northgate Dental build-out for $265,000.',
    [
      ['Largest job in the last three years (name)', 'Northgate Dental build-out'],
      ['Value of that job', '$265,000'],
    ],
  ],
  [
    'I opened in 2019, after fifteen years in other kitchens, so it is 22 years now that I cook for a living.',
    [
      ['Years of experience in the trade', '22'],
      ['Year built', null],
    ],
  ],
  ['The building is ours, put up in 1962.', [['Year built', '1962']]],
  ['There are 48 seats inside and 16 on the patio, that is 64.', [['Seats, with patio', '64']]],
  ['We seat 70 inside and 22 on the deck.', [['Seats, including patio', '92']]],
  ['We have no website, only the Instagram.', [['Website', 'None']]],
  [
    'One loss only, on February 3, 2025: the dishwasher line burst and flooded the kitchen. They paid $18,640.',
    [
      ['Last loss: date', '02/03/2025'],
      ['Last loss: what happened', 'Dishwasher line burst and flooded the kitchen'],
      ['Last loss: amount paid', '$18,640'],
    ],
  ],
  [
    'Hinds & Obermeyer appraised all of it in September.',
    [['Source of the building values', 'Appraisal by Hinds & Obermeyer']],
  ],
  [
    'Please call me about this and not Ada, 616-555-0194.',
    [
      ['Name', 'Marguerite Dessel', writer],
      ['Position', 'Bookkeeper', writer],
      ['Telephone', '616-555-0194', writer],
      ['Date', '10/14/2026', writer],
    ],
  ],
  [
    '',
    [['Date', '10/14/2026', { ...beside('', 'Prepared by', 'Signature of insured'), left: ['Prepared by'] }]],
  ],
  [
    '',
    [
      [
        'Date',
        null,
        { ...beside('', 'Prepared by', 'Signature of insured'), left: ['Signature of insured'] },
      ],
    ],
  ],
]

const account = recordValues(
  {
    account: {
      legalName: 'Bramble Hill Orchards Inc.',
      contact: 'Ada Brambell',
      phone: '+16165550167',
      employees: 9,
    },
    location: { line1: '6650 Peach Ridge Road', city: 'Sparta', zone: 'MI', postalCode: '49345' },
  },
  'Account',
)

Deno.test('fills what clients tell of their payroll, crews, jobs and losses', async () => {
  const filled = await Promise.all(
    letters.map(async ([said, expected]) => {
      const letter = `October 14, 2026\n\nDear Dev,\n\n${said}\n\nMarguerite Dessel, bookkeeper`
      const fields = expected.map(([label, , given]) => field(label, given))
      const values = await filledFrom(letter, fields, account)
      return expected.map(([label]) => values.find(([name]) => name === label)?.[1] ?? null)
    }),
  )
  assert.deepEqual(
    letters.map(([said, expected], at) => [
      said,
      expected.map(([label], index) => [label, filled[at]?.[index]]),
    ]),
    letters.map(([said, expected]) => [said, expected.map(([label, value]) => [label, value])]),
  )
})

Deno.test('chooses the pair of limits that a letter asks for', async () => {
  const options = ['$500,000 / $1,000,000', '$1,000,000 / $2,000,000']
  const limits = field('Liability limits', {
    kind: 'choice',
    options,
    optionLabels: options,
    title: 'General Liability Application',
  })
  const said = 'October 12, 2026\n\nI want liability one million and two million like now.'
  assert.deepEqual(await filledFrom(said, [limits]), [['Liability limits', '$1,000,000 / $2,000,000', true]])
})

Deno.test('takes the person whom a letter asks to call instead of its writer', async () => {
  const said =
    'October 12, 2026\n\nIf the adjuster calls, ask for our fleet manager Joyce Petrakis and not for me.\n\nGordon Ames Route supervisor'
  const fields = [field('Person to contact'), field('Reported by')]
  assert.deepEqual(
    (await filledFrom(said, fields)).map(([label, value]) => [label, value]),
    [
      ['Reported by', 'Gordon Ames'],
      ['Person to contact', 'Joyce Petrakis'],
    ],
  )
})
