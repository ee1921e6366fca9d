import assert from 'node:assert/strict'
import { readDocument } from '../../reading/index.ts'
import { drawnPdf } from '../../reading/testing/drawnPdf.ts'
import { readPolicyFacts } from '../facts/readPolicyFacts.ts'
import { openAnswers } from './openAnswers.ts'

/** Declarations by their rows, with what agents type about them; null where they don't say. */
const declarations: Record<
  string,
  {
    readonly left: readonly number[]
    readonly rows: readonly (string | readonly string[])[]
    readonly answers: Readonly<Record<string, RegExp | null>>
  }
> = {
  'general liability': {
    left: [60, 120, 260, 340],
    rows: [
      'COMMERCIAL GENERAL LIABILITY DECLARATIONS',
      'Policy Number: TCG 5518820-02 Renewal of: TCG 5518820-01',
      'Named Insured: Copperline Mechanical, Inc. DBA Copperline Comfort',
      'Form of Business: Corporation',
      ['', 'Each Occurrence Limit', '', '$1,000,000'],
      ['', 'General Aggregate Limit', '', '$2,000,000'],
      ['', 'Products/Completed Operations Aggregate Limit', '', '$2,000,000'],
      'General Aggregate applies: Per Project (see CG 25 03)',
      'Limited Pollution Aggregate: $100,000.',
      'CLASSIFICATION AND PREMIUM',
      ['Code', 'Classification', 'Premium basis', 'Premium'],
      ['95647', 'Heating or Combined Heating', 'Payroll 412,000', '$6,120'],
      ['98482', 'Plumbing - commercial', 'Payroll 155,000', '$2,240'],
      'FORMS AND ENDORSEMENTS',
      'CG 00 01 04 13 Commercial General Liability Coverage Form',
      'CG 20 10 12 19 Additional Insured - Owners, Lessees or Contractors',
      'CG 20 37 12 19 Additional Insured - Owners, Lessees or Contractors - Completed Operations',
      'CG 20 01 12 19 Primary and Noncontributory - Other Insurance Condition',
    ],
    answers: {
      'per proj agg?': /^Yes\. The general aggregate limit of \$2,000,000 applies per project\.$/,
      'gen agg per proj or per policy?': /^The general aggregate limit of \$2,000,000 applies per project\.$/,
      'AI for comp ops – blanket?': /^The forms schedule lists CG 20 37 12 19 .*not in the file/,
      'PNC?': /CG 20 01 12 19.*not in the file/,
      'WOS?': null,
      'class codes?': /95647 Heating or Combined Heating; 98482 Plumbing - commercial/,
      'payroll on plumbing?': /^For 98482 Plumbing - commercial, .*155,000/,
      'occ or claims made?': /^The policy is written on an occurrence basis\.$/,
      'prior policy no?': /TCG 5518820-01/,
      'entity?': /Corporation/,
      'dba?': /Copperline Comfort/,
      "who's excluded?": null,
      'HNO?': null,
      'NOC to AI?': null,
      'forms list?': /CG 00 01 04 13 Commercial General Liability Coverage Form; CG 20 10/,
    },
  },
  'business auto': {
    left: [60, 90, 130, 250, 380, 460],
    rows: [
      'BUSINESS AUTO DECLARATIONS',
      ['Coverages', '', '', 'Covered autos', 'Limit', 'Premium'],
      ['Covered Autos Liability', '', '', '7, 8', '$1,000,000', '$4,118'],
      ['Auto Medical Payments', '', '', '7', '$5,000', '$112'],
      'SCHEDULE OF COVERED AUTOS YOU OWN',
      ['No.', 'Year', 'Make and model', 'VIN', 'Cost new', 'Coll'],
      ['1', '2021', 'Ford F-350', '1FT8W3BT5MED40172', '$61,200', '$1,000'],
      ['2', '2023', 'Isuzu NPR', '54DC4W1D6PS204418', '$72,900', 'No cov'],
      'LOSS PAYEE',
      'Auto 2: Isuzu Finance of America, Inc., 2500 Westchester Ave., Purchase, NY 10577',
      'SCHEDULE OF DRIVERS',
      ['', '', 'Name', 'DOB', 'Lic. State'],
      ['', '', 'Tyler Brandt', '08/30/1991', 'CO'],
      ['', '', 'Casey Whitlock (excluded driver)', '12/19/2003', 'CO'],
    ],
    answers: {
      'any auto or scheduled only?': /^Liability covers scheduled autos and hired autos, not any auto /,
      'HNO?': /^No\. Liability covers scheduled autos and hired autos, not non-owned autos /,
      'liab symbol?': /symbols 7, 8/,
      'what is the Isuzu insured for?': /2023 Isuzu NPR is \$72,900\./,
      'VIN on the F-350?': /1FT8W3BT5MED40172/,
      'how do they figure ACV on the Isuzu?': null,
      'cargo limit on the Isuzu?': null,
      'does unit 2 have collision?': /“No cov”/,
      'LP on the Isuzu?': /^Auto 2: Isuzu Finance of America/,
      'LP on the F-350?': null,
      "who's excluded?": /Casey Whitlock/,
      'any MVR issues?': null,
      'how many units?': /^The schedule lists 2 vehicles\.$/,
    },
  },
  "workers' compensation": {
    left: [60, 120, 300, 450],
    rows: [
      'WORKERS COMPENSATION AND EMPLOYERS LIABILITY INSURANCE POLICY - INFORMATION PAGE',
      '3.A. Workers Compensation Insurance: Part One of the policy applies to the Workers Compensation Law of the states listed here: CO, UT*',
      '* Utah was added on request.',
      '3.C. Other States Insurance: All states except ND, OH, WA, WY and states listed in 3.A.',
      ['Class code', 'Description', 'Est. annual remuneration', 'Rate per $100'],
      ['5183', 'Plumbing & Drivers', '412,000', '4.11'],
      ['8810', 'Clerical Office', '118,000', '0.14'],
      'Excluded officer: Dana Kessler, President, 60% owner.',
    ],
    answers: {
      'which states?': /covers CO, UT\*\. .*all states except ND, OH, WA, WY.* Utah was added/,
      '3.C?': /all states except ND, OH, WA, WY/,
      'payroll by class?': /5183 Plumbing & Drivers: payroll 412,000; 8810 Clerical Office: payroll 118,000/,
      "who's excluded?": /Dana Kessler/,
    },
  },
  'contractors equipment': {
    left: [60, 100, 300, 400],
    rows: [
      'CONTRACTORS EQUIPMENT COVERAGE PART - DECLARATIONS',
      ['Item', 'Description', 'Serial', 'Limit'],
      ['1', '2022 Bobcat T66 compact track loader', 'B4SB13477', '$68,500'],
      ['2', '2020 Vermeer RTX250 trencher', '1VRY1103', '$41,000'],
      'Rented or leased equipment: $75,000 any one item. Valuation: Actual cash value. Coinsurance 90%.',
      'Loss payee, item 1: Bobcat Financial Services.',
    ],
    answers: {
      'what is the skid steer insured for?': /2022 Bobcat T66 compact track loader is \$68,500\./,
      'serial # on trencher?': /1VRY1103/,
      'RC or ACV?': /^Valuation: Actual cash value\.$/,
      'LP on trencher?': null,
      'LP on the Bobcat?': /Bobcat Financial Services/,
    },
  },
}

for (const [name, { left, rows, answers }] of Object.entries(declarations))
  Deno.test(`answers shorthand about ${name}`, async () => {
    const bytes = await drawnPdf((pdf) => {
      pdf.addPage().fontSize(9)
      let y = 50
      for (const row of rows) {
        const isTitle = typeof row === 'string' && row === row.toUpperCase()
        pdf.font(isTitle ? 'Helvetica-Bold' : 'Helvetica')
        if (typeof row === 'string') {
          pdf.text(row, 50, y + 14, { width: 500 })
          y = pdf.y + 10
          continue
        }
        for (const [at, cell] of row.entries())
          if (cell !== '') pdf.text(cell, left[at] ?? 0, y, { lineBreak: false })
        y += 15
      }
    })
    const reading = await readDocument(bytes, { name })
    const ask = openAnswers([{ id: name, name, reading, facts: readPolicyFacts(reading) }])
    const wrong: string[] = []
    for (const [question, expected] of Object.entries(answers)) {
      const { status, answer } = await ask(question)
      const isRight = expected === null ? status === 'NOT_FOUND' : expected.test(answer)
      if (!isRight) wrong.push(`${question} ${answer}`)
    }
    assert.deepEqual(wrong, [])
  })
