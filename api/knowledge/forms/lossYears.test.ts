import assert from 'node:assert/strict'
import { formValues } from './formValues.ts'
import type { KnownValue } from './knownValue.ts'
import { recordValues } from './recordValues.ts'
import { field } from './testing/field.ts'

/** The years of a loss run, as a skill reads them. */
function years(rows: readonly object[], line?: string): KnownValue[] {
  return rows.flatMap((row, index) =>
    recordValues({ lossYears: row }, 'Loss run.pdf').map((value) => ({
      ...value,
      index,
      ...(line !== undefined && { line }),
    })),
  )
}

const terms = [
  { effective: '2026-01-01', expiration: '2027-01-01', premium: '$21,400', numberOfClaims: '0', paid: '$0' },
  {
    effective: '2025-01-01',
    expiration: '2026-01-01',
    premium: '$20,100',
    numberOfClaims: '2',
    paid: '$9,160',
  },
]

const columns = ['Year', 'Policy number', 'Premium', '# Claims', 'Amount paid']
const rows = [0, 1].flatMap((ordinal) =>
  columns.map((label) =>
    field(label, {
      ordinal,
      section: 'Prior carrier information',
      beside: columns.filter((each) => each !== label),
      name: `${label} ${ordinal}`,
    }),
  ),
)

function filled(fields: Parameters<typeof formValues>[0], known: readonly KnownValue[]) {
  return formValues(fields, known).map(({ name, value }) => [name, value])
}

Deno.test('rows of years join the policies on record with those of a loss run', () => {
  const onRecord = recordValues(
    {
      policies: [
        {
          type: 'GENERAL_LIABILITY',
          policyNumber: 'GSC-26',
          premium: '$21,550',
          inforceAt: '2026-01-01',
          expiresAt: '2027-01-01',
        },
      ],
    },
    'Policy',
  )
  assert.deepEqual(filled(rows, [...years(terms, 'GENERAL_LIABILITY'), ...onRecord]), [
    ['Year 0', '2026'],
    ['Policy number 0', 'GSC-26'],
    ['Premium 0', '$21,550'],
    ['# Claims 0', '0'],
    ['Amount paid 0', '$0'],
    ['Year 1', '2025'],
    ['Premium 1', '$20,100'],
    ['# Claims 1', '2'],
    ['Amount paid 1', '$9,160'],
  ])
})

Deno.test('the columns of a line take the years of a loss run for that line only', () => {
  const names = ['GeneralLiability', 'Automobile'].map((line) =>
    field('Premium', { name: `PriorCoverage_${line}_TotalPremiumAmount_A` }),
  )
  assert.deepEqual(filled(names, years(terms, 'COMMERCIAL_AUTO')), [[names[1]?.name, '$21,400']])
  assert.deepEqual(filled(names, years(terms)), [])
})

Deno.test('answers whether there were losses, how many, and what they came to', () => {
  const question = 'Any losses in the past five years?'
  const asked = [
    field('Yes', { kind: 'checkBox', question }),
    field('No', { kind: 'checkBox', question }),
    field('No losses', { kind: 'checkBox', section: 'Loss history' }),
    field('Number of losses, past five years'),
    field('Total incurred', { section: 'Loss history' }),
  ]
  const losses = [
    { lossDate: '2025-03-02', paid: '$6,850', totalIncurred: '$9,850' },
    { lossDate: '2024-08-19', paid: '$0', totalIncurred: '$0' },
  ]
  const answers = (run: object) => formValues(asked, recordValues(run, 'x.pdf')).map((each) => each.label)
  assert.deepEqual(
    formValues(asked, recordValues({ losses }, 'x.pdf')).map(({ value }) => value),
    [true, '2', '9,850'],
  )
  assert.deepEqual(answers({ lossRun: { yearsCovered: 5 } }), [
    `${question} No`,
    'No losses',
    'Number of losses, past five years',
    'Total incurred',
  ])
  assert.deepEqual(answers({ lossRun: { yearsCovered: 3 } }), [])
})

Deno.test('losses before the years that a form asks about are left out as of the day loss runs are valued', () => {
  const known = recordValues(
    {
      losses: [{ lossDate: '2025-03-02' }, { lossDate: '2019-08-19' }],
      lossRun: { valued: '10/15/2026' },
    },
    'Loss run.pdf',
  )
  assert.deepEqual(filled([field('Number of losses')], known), [['Number of losses0', '1']])
})

Deno.test('a year is asked for by its policy term as well, with the number of its claims', () => {
  const labels = ['Policy period', 'No. of claims', 'Total paid']
  const asked = [0, 1].flatMap((ordinal) =>
    labels.map((label) =>
      field(label, {
        ordinal,
        section: 'Loss experience',
        beside: labels.filter((each) => each !== label),
        name: `${label} ${ordinal}`,
      }),
    ),
  )
  assert.deepEqual(filled(asked, years(terms)), [
    ['Policy period 0', '01/01/2026 to 01/01/2027'],
    ['No. of claims 0', '0'],
    ['Total paid 0', '$0'],
    ['Policy period 1', '01/01/2025 to 01/01/2026'],
    ['No. of claims 1', '2'],
    ['Total paid 1', '$9,160'],
  ])
})

Deno.test('the largest loss is the one that cost most', () => {
  const known = recordValues(
    {
      losses: [
        { lossDate: '2026-05-02', paid: '$700', totalIncurred: '$700' },
        { lossDate: '2026-03-02', paid: '$500', totalIncurred: '$3,000' },
      ],
    },
    'Loss run.pdf',
  )
  assert.deepEqual(
    filled([field('Largest loss, date')], known).map(([, value]) => value),
    ['03/02/2026'],
  )
})
