import assert from 'node:assert/strict'
import { drawnPdf } from '../../reading/testing/drawnPdf.ts'
import { readDocument } from '../../reading/index.ts'
import { limitNames } from './policyFacts.ts'
import { ruledPdf } from '../../reading/testing/ruledPdf.ts'
import { readPolicyFacts } from './readPolicyFacts.ts'

interface DeclaredBlock {
  readonly title: string
  /** Where the columns begin. */
  readonly columns: readonly number[]
  /** One row a line, its columns cut by "|". */
  readonly rows: string
  /** All limits in dollars, in any order. */
  readonly limits: readonly number[]
  /** The fields of some of them. */
  readonly fields?: Readonly<Record<string, number>>
  readonly deductibles?: readonly number[]
}

const blocks: readonly DeclaredBlock[] = [
  {
    title: 'GENERAL LIABILITY POLICY',
    columns: [50, 150, 470],
    rows: `$1,000,000 | Each occurrence | $6,120.00
      $2,000,000 | General aggregate | incl.
      $2,000,000 | Products and completed operations aggregate | $880.00
      $100,000 | Damage to rented premises | incl.
      $5,000 | Medical expense, any one person | $75.00`,
    limits: [1e6, 2e6, 2e6, 1e5, 5e3],
    fields: { glPerOccurrenceLimit: 1e6, glAggregateLimit: 2e6 },
  },
  {
    title: 'DWELLING FIRE POLICY',
    columns: [50, 150, 470],
    rows: `$210,000 | A  Dwelling | $704.00
      $21,000 | B  Other structures | $38.00
      $35,000 | C  Personal property | $91.00
      $10,000 | Water backup | $45.00
      $1,000 | Deductible, each loss |`,
    limits: [210e3, 21e3, 35e3, 10e3],
    fields: { propertyBuildingLimit: 210e3, propertyContentsLimit: 35e3 },
    deductibles: [1000],
  },
  {
    title: 'HOMEOWNERS POLICY DECLARATIONS',
    columns: [50, 150, 470],
    rows: `Limit | Coverage | Premium
      $385,000 | Coverage A - Dwelling | $1,102
      $269,500 | Coverage C - Personal Property | Included
      $300,000 | Coverage E - Personal Liability | $32
      Deductible, all perils | | $2,000`,
    limits: [385e3, 269_500, 300e3],
    deductibles: [2000],
  },
  {
    title: 'PERSONAL AUTO POLICY DECLARATIONS',
    columns: [50, 160, 390, 480],
    rows: `Coverage | Limits | 2021 Honda CR-V | 2018 Ford F-150
      Bodily Injury | $100,000 each person / $300,000 each accident | $212 | $240
      Property Damage | $100,000 each accident | $118 | $131
      Uninsured Motorist BI | $50,000 / $150,000 | $44 | $44
      Comprehensive | $500 deductible | $61 | $88
      Collision | $1,000 deductible | $177 | $203
      Towing | $75 per disablement | $6 | $6`,
    limits: [100e3, 300e3, 100e3, 50e3, 150e3, 75],
    deductibles: [500, 1000],
  },
  {
    title: 'WORKERS COMPENSATION AND EMPLOYERS LIABILITY INFORMATION PAGE',
    columns: [50, 300, 430],
    rows: `Bodily Injury by Accident | $500,000 | each accident
      Bodily Injury by Disease | $1,000,000 | policy limit
      Bodily Injury by Disease | $500,000 | each employee
      4. Classification | Payroll | Premium
      5348 Tile work | $412,000 | $21,310
      8810 Clerical | $96,500 | $164`,
    limits: [500e3, 1e6, 500e3],
    fields: { wcPerDiseaseEmployeeLimit: 500e3 },
  },
  {
    title: 'WORKERS COMPENSATION POLICY INFORMATION PAGE',
    columns: [50, 260],
    rows: `Part One | Statutory - OH
      Part Two, Employers Liability | $1M each accident / $2M disease policy limit / $1M disease each employee`,
    limits: [1e6, 2e6, 1e6],
    fields: { wcPerDiseasePolicyLimit: 2e6 },
  },
  {
    title: 'COMMERCIAL UMBRELLA LIABILITY DECLARATIONS',
    columns: [50, 250, 400],
    rows: `Each Occurrence Limit | $5,000,000
      Aggregate Limit | $5,000,000
      Self-Insured Retention | $10,000
      Excess of | $1,000,000 each occurrence
       | $2,000,000 aggregate`,
    limits: [5e6, 5e6],
    deductibles: [10_000],
  },
  {
    title: 'CYBER LIABILITY DECLARATIONS',
    columns: [50, 330],
    rows: `Policy aggregate limit: $2,000,000 Retention each event: $15,000
      Data restoration | $500,000
      Extortion | $250,000`,
    limits: [2e6, 15_000, 500e3, 250e3],
    fields: { cyberAggregateLimit: 2e6, cyberRetentionLimit: 15_000 },
    deductibles: [15_000],
  },
  {
    title: 'DIRECTORS AND OFFICERS LIABILITY POLICY DECLARATIONS',
    columns: [50, 90, 420],
    rows: `ITEM 3. | Limit of Liability, in the aggregate for the Policy Period | $3,000,000
      ITEM 4. | Additional Side A limit | $500,000
      ITEM 5. | Retentions |
       | (a) Insuring Agreement A, each claim | $0
       | (b) Insuring Agreement B, each claim | $25,000
       | (c) Insuring Agreement C, each claim | $50,000
      ITEM 6. | Premium | $11,260`,
    limits: [3e6, 500e3],
    deductibles: [25_000, 50_000],
  },
  {
    title: 'ARCHITECTS AND ENGINEERS PROFESSIONAL LIABILITY',
    columns: [50, 270],
    rows: `Limit of liability | $2,000,000 per claim - $4,000,000 aggregate
      Deductible | $20,000 each claim; $60,000 annual aggregate
      Disciplinary proceedings | $15,000 each proceeding, $30,000 aggregate`,
    limits: [2e6, 4e6, 15e3, 30e3],
    deductibles: [20_000, 60_000],
  },
  {
    title: 'GARAGE COVERAGE FORM DECLARATIONS',
    columns: [50, 250, 440],
    rows: `Garage operations liability | Each accident, auto only | $1,000,000
       | Each accident, other than auto only | $1,000,000
       | Aggregate, other than auto only | $2,000,000
      Garagekeepers, legal liability, location 1 | Limit | $250,000
       | Deductible each auto | $500
       | Maximum deductible any one event | $2,500`,
    limits: [1e6, 1e6, 2e6, 250e3],
    deductibles: [500, 2500],
  },
  {
    title: 'COMMERCIAL PACKAGE POLICY DECLARATIONS',
    columns: [50, 260, 380],
    rows: `LIABILITY | Each | Aggregate
      General | $1,000,000 | $3,000,000
      Personal injury | $1,000,000 |
      Medical expense, per person | $5,000 |
      Damage to premises | $100,000 |
      PROPERTY | Loc 1 | Loc 2
      Playground equipment | $30,000 | $12,000`,
    limits: [1e6, 3e6, 1e6, 5e3, 100e3, 30e3, 12e3],
    fields: { glPerOccurrenceLimit: 1e6, glPersonalAndAdvertisingInjuryLimit: 1e6 },
  },
  {
    title: 'COMMERCIAL PROPERTY COVERAGE PART',
    columns: [50, 120, 330, 440],
    rows: `Prem | Coverage | Limit Coinsurance | Cause of loss
      1 | Building | $1,150,000 90% | Special
      1 | Business income with extra expense | $260,000 1/4 monthly | Special`,
    limits: [1_150_000, 260_000],
    fields: { propertyBuildingLimit: 1_150_000 },
  },
  {
    title: 'MOTOR CARRIER COVERAGE FORM DECLARATIONS',
    columns: [50, 180, 380, 450, 470],
    rows: `COVERAGE | LIMIT | DEDUCTIBLE | PREMIUM |
      LIABILITY | $1,000,000 CSL | NONE | $ | 23,108
      PHYSICAL DAMAGE | STATED AMOUNT, SEE SCHEDULE | SEE SCHED | $ | 7,402
      MOTOR TRUCK CARGO | $150,000 ANY ONE VEHICLE | $2,500 | $ | 4,316`,
    limits: [1e6, 150e3],
    deductibles: [2500],
  },
  {
    title: 'AUTO DEALERS COVERAGE DECLARATIONS',
    columns: [50, 90, 290, 420],
    rows: `Loc. | Address | Garagekeepers | Maximum per auto
      1 | 1701 Axle Boulevard, Saginaw, MI | $150,000 | $85,000
      2 | 33 Trade-In Drive, Bay City, MI | None | $40,000`,
    limits: [150e3, 85e3, 40e3],
  },
  {
    title: 'COURSE OF CONSTRUCTION DECLARATIONS',
    columns: [50],
    rows: `We also pay up to $150,000 for property in temporary storage, $100,000 for property in
      transit and $200,000 for soft costs. The existing building shell is insured for $1,100,000.`,
    limits: [150e3, 100e3, 200e3, 1_100_000],
  },
]

Deno.test('limits and deductibles are told from prices, payrolls and each other in any layout', async () => {
  for (const { title, columns, rows, limits, fields = {}, deductibles = [] } of blocks) {
    const drawn = await drawnPdf((pdf) => {
      pdf.addPage().fontSize(11).text(title, 50, 50)
      for (const [row, line] of rows.split('\n').entries())
        for (const [column, text] of line.split('|').entries())
          if (text.trim() !== '')
            pdf.fontSize(9).text(text.trim(), columns[column] ?? 0, 110 + row * 13, { lineBreak: false })
    })
    const facts = readPolicyFacts(await readDocument(drawn, { name: 'declarations.pdf' }))
    const dollars = (cents: number) => cents / 100
    const found = Object.fromEntries(
      limitNames.flatMap((name) => {
        const { fact } = facts.limits[name]
        return fact ? [[name, dollars(fact.value)]] : []
      }),
    )
    const read = [...Object.values(found), ...facts.extraLimits.map(({ value }) => dollars(value.limit))]
    const shares = new Set(facts.deductibles.map(({ value }) => dollars(value.amount ?? 0)))
    assert.deepEqual(read.toSorted(byAmount), limits.toSorted(byAmount), `${title}: limits`)
    assert.deepEqual({ ...found, ...fields }, found, `${title}: fields`)
    assert.deepEqual(
      [...shares].filter((share) => share > 0).toSorted(byAmount),
      deductibles.toSorted(byAmount),
      `${title}: deductibles`,
    )
  }
})

function byAmount(one: number, other: number): number {
  return one - other
}

Deno.test('reads the insured whose label and address go over several lines of a table', async () => {
  const cases = [
    ['Named\nInsured', 'Alder Creek Roofing LLC, 88\nOrchard Road, Salem, OR 97301'],
    [
      'Named Insured\nand Mailing\nAddress',
      'Alder Creek Roofing\nLLC\nDBA Alder Gutters\n88 Orchard Road\nSalem, OR 97301',
    ],
  ]
  for (const row of cases) {
    const parts = [
      'BUSINESS AUTO DECLARATIONS',
      { columns: [90, 300], rows: [['Policy\nNumber', 'BA 5520-18'], row] },
      'ITEM TWO – SCHEDULE OF COVERAGES AND COVERED AUTOS',
    ]
    const reading = await readDocument(await ruledPdf(parts), { name: 'a.pdf' })
    const { insuredName, insuredAddress } = readPolicyFacts(reading).scalars
    assert.equal(insuredName.fact?.value, 'Alder Creek Roofing LLC')
    assert.equal(insuredAddress.fact?.value, '88 Orchard Road, Salem, OR 97301')
  }
})
