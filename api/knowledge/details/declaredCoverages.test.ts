import assert from 'node:assert/strict'
import { readDocument } from '../../reading/index.ts'
import { readPolicyFacts } from '../facts/readPolicyFacts.ts'
import { pdfOf, type SheetLine } from '../testing/openReadingDesk.ts'
import { extraCoverages } from './extraCoverages.ts'

/** What declarations offer to a policy besides the fields of the details, in dollars. */
async function offered(title: string, lines: readonly SheetLine[]) {
  const opening = [
    'SUPERIOR SHORE INSURANCE COMPANY',
    { heading: title },
    { label: 'Policy Number:', value: 'SSI 882014' },
    { label: 'Named Insured:', value: 'Birch Lake Holdings LLC' },
    { label: 'Policy Period:', value: '04/01/2026 to 04/01/2027' },
  ]
  const bytes = await pdfOf([[...opening, ...lines, { label: 'Total Policy Premium', value: '$48,220' }]])
  return await offeredIn(bytes, 'declarations.pdf')
}

async function offeredIn(bytes: Uint8Array<ArrayBuffer>, fileName: string) {
  const facts = readPolicyFacts(await readDocument(bytes, { name: fileName }))
  const type = facts.scalars.lineOfBusiness.fact?.value ?? 'OTHER'
  const coverages = extraCoverages(type, facts).map(({ name, limit }) => [
    name,
    typeof limit === 'number' ? limit / 100 : limit,
  ])
  return { type, coverages: Object.fromEntries(coverages) }
}

function rows(...cells: readonly (readonly string[])[]): SheetLine[] {
  return cells.map((columns) => ({ columns }))
}

function labels(values: Readonly<Record<string, string>>): SheetLine[] {
  return Object.entries(values).map(([label, value]) => ({ label, value }))
}

const declarations: readonly [
  string,
  readonly SheetLine[],
  string,
  Readonly<Record<string, number | string>>,
][] = [
  [
    'COMMERCIAL PACKAGE POLICY DECLARATIONS',
    rows(
      ['Coverage', 'Limit of Insurance', 'Premium'],
      ['General Aggregate Limit', '$2,000,000', '$4,100'],
      ['Products-CO Aggregate', 'Included', 'Included'],
      ['Each Occurrence Limit', '$1,000,000', 'Included'],
      ['Medical Expense Limit', 'EXCLUDED', ''],
      ['Building', '$980,000', '$2,900'],
      ['Business Income', 'ALS 12 months', '$310'],
      ['Certified Acts of Terrorism', 'Included', '$88'],
    ),
    'PACKAGE',
    {
      'Products and completed operations aggregate': 'INCLUDED',
      'Medical expense (any one person)': 'EXCLUDED',
      'Business Income': 'ACTUAL_LOSS_SUSTAINED',
    },
  ],
  [
    'COMMERCIAL GENERAL LIABILITY DECLARATIONS',
    [
      ...labels({
        'Each Occurrence': '$1,000,000',
        'General Aggregate': '$2,000,000',
        'Products-Completed Operations Aggregate': 'Excluded',
        'Damage to Premises Rented to You': '$100,000',
        'Personal and Advertising Injury': '$1,000,000',
      }),
      'Med exp: Excluded. Hired and non-owned auto liability: Included. Owners and officers included.',
    ],
    'GENERAL_LIABILITY',
    {
      'Products and completed operations aggregate': 'EXCLUDED',
      'Medical expense (any one person)': 'EXCLUDED',
      'Hired and non-owned auto liability': 'INCLUDED',
    },
  ],
  [
    'TRUCKERS POLICY DECLARATIONS',
    rows(
      ['Coverages', 'Symbols', 'Limit of Insurance', 'Deductible'],
      ['Liability', '67', '$1,000,000 CSL', ''],
      ['Trailer Interchange', '69', '$40,000', '$1,000'],
      ['Physical Damage', '67', '$250,000', '$2,500'],
      ['Motor Truck Cargo', '', '$150,000', '$1,500'],
    ),
    'COMMERCIAL_AUTO',
    {
      'Combined single limit (each accident)': 1_000_000,
      'Trailer Interchange': 40_000,
      'Trailer Interchange deductible': 1_000,
      'Physical Damage': 250_000,
      'Physical Damage deductible': 2_500,
      'Motor Truck Cargo': 150_000,
      'Motor Truck Cargo deductible': 1_500,
    },
  ],
  [
    'COMMERCIAL AUTO AND MOTOR TRUCK CARGO DECLARATIONS',
    labels({
      'Combined Single Limit Liability': '$1,000,000 each accident',
      'Medical Payments': '$5,000 each person',
      'Hired Auto Physical Damage': '$75,000',
      'Comprehensive deductible': '$1,000',
      'Collision deductible': '$2,000',
    }),
    'COMMERCIAL_AUTO',
    {
      'Combined single limit (each accident)': 1_000_000,
      'Medical Payments (each person)': 5_000,
      'Hired Auto Physical Damage': 75_000,
      'Comprehensive deductible': 1_000,
      'Collision deductible': 2_000,
    },
  ],
  [
    'COMMUNITY ASSOCIATION PACKAGE DECLARATIONS',
    rows(
      ['Coverage', 'Limit', 'Deductible'],
      ['Blanket Buildings', '$12,400,000', '$10,000'],
      ['Employee Dishonesty', '$250,000', '$2,500'],
      ['Directors and Officers', '$2,000,000', '$1,000 retention'],
      ['Flood', 'Excluded', ''],
      ['General Aggregate', '$2,000,000', ''],
    ),
    'PACKAGE',
    {
      'Blanket Buildings deductible': 10_000,
      'Employee Dishonesty': 250_000,
      'Employee Dishonesty deductible': 2_500,
      'Directors and Officers': 2_000_000,
      'Directors and Officers retention': 1_000,
      Flood: 'EXCLUDED',
    },
  ],
  [
    'BUSINESSOWNERS DECLARATIONS',
    labels({
      'Business Personal Property': '$240,000',
      'Business Income and Extra Expense': '$300,000',
      'Liability and Medical Expenses': '$1,000,000',
      'Liquor Liability Each Common Cause': '$1,000,000',
      'Liquor Liability Aggregate': '$2,000,000',
      'Data Breach Response': '$50,000',
    }),
    'BUSINESS_OWNERS',
    {
      'Business Income and Extra Expense': 300_000,
      'Liquor Liability (each common cause)': 1_000_000,
      'Liquor Liability (aggregate)': 2_000_000,
      'Data Breach Response': 50_000,
    },
  ],
  [
    'MANAGEMENT LIABILITY DECLARATIONS',
    rows(
      ['Coverage Part', 'Limit of Liability', 'Retention'],
      ['Employment Practices', '$1,000,000', '$25,000'],
      ['Fiduciary Liability', '$500,000', '$0'],
      ['Crime', '$500,000', '$5,000'],
    ),
    'DIRECTORS_AND_OFFICERS',
    {
      'Employment Practices': 1_000_000,
      'Fiduciary Liability': 500_000,
      'Fiduciary Liability retention': 0,
      Crime: 500_000,
      'Crime retention': 5_000,
    },
  ],
  [
    'CONTRACTORS EQUIPMENT DECLARATIONS',
    rows(
      ['Coverage', 'Limit of Insurance', 'Deductible'],
      ['Scheduled Equipment', '$820,000', '$2,500'],
      ['Employee Tools', '$10,000', '$500'],
    ),
    'OTHER',
    {
      'Scheduled Equipment': 820_000,
      'Scheduled Equipment deductible': 2_500,
      'Employee Tools': 10_000,
      'Employee Tools deductible': 500,
    },
  ],
]

for (const [title, lines, type, coverages] of declarations) {
  Deno.test(`offers the coverages of ${title}`, async () => {
    assert.deepEqual(await offered(title, lines), { type, coverages })
  })
}

Deno.test('a cell may hold several limits of a coverage with its deductible', async () => {
  const coverages = [
    ['LIABILITY', '67, 68', '$750,000 CSL'],
    ['UNDERINSURED MOTORISTS', '67', '$25,000 each person / $50,000 each accident'],
    ['TRAILER INTERCHANGE', '69', '$20,000 any one trailer Ded. $500'],
    ['COLLISION', '67', 'Actual cash value. Ded. per schedule'],
    ['MOTOR TRUCK CARGO', '--', '$80,000 any one vehicle; $160,000 any one catastrophe; Ded. $1,000'],
    ['REEFER BREAKDOWN', '--', 'NOT COVERED'],
  ].map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
  const html = `<h1>MOTOR CARRIER COVERAGE PART DECLARATIONS</h1><p>Policy Number: SSI 77120</p>
    <table><tr><th>COVERAGES</th><th>COVERED AUTO SYMBOLS</th><th>LIMIT OF INSURANCE</th></tr>${coverages.join('')}</table>`
  assert.deepEqual(await offeredIn(new TextEncoder().encode(html), 'declarations.html'), {
    type: 'COMMERCIAL_AUTO',
    coverages: {
      'Combined single limit (each accident)': 750_000,
      'Underinsured motorists (each person)': 25_000,
      'Underinsured motorists (each accident)': 50_000,
      'Trailer interchange (any one trailer)': 20_000,
      'Trailer interchange deductible': 500,
      'Motor truck cargo (any one vehicle)': 80_000,
      'Motor truck cargo (any one catastrophe)': 160_000,
      'Motor truck cargo deductible': 1_000,
    },
  })
})

Deno.test('an endorsement that changes a coverage takes the place of its declared limit and deductible', async () => {
  const html = `<h1>COMMERCIAL PROPERTY DECLARATIONS</h1><p>Policy Number: SSI 77121</p>
    <table><tr><th>Coverage</th><th>Limit</th><th>Deductible</th></tr>
    <tr><td>Outdoor signs</td><td>$20,000</td><td>$1,000</td></tr>
    <tr><td>Sewer backup</td><td>$50,000</td><td>$5,000</td></tr></table>
    <h1>ENDORSEMENT NO. 2</h1><p>This endorsement changes the policy. Please read it carefully.</p>
    <p>The limit for Outdoor signs is changed from $20,000 to $35,000.</p>
    <p>The Sewer backup deductible is changed from $5,000 to $10,000.</p>`
  const { coverages } = await offeredIn(new TextEncoder().encode(html), 'declarations.html')
  assert.equal(coverages['Outdoor signs'], 35_000)
  assert.deepEqual(
    Object.entries(coverages).filter(([name]) => /sewer backup/i.test(name)),
    [
      ['Sewer backup', 50_000],
      ['Sewer backup deductible', 10_000],
    ],
  )
})
