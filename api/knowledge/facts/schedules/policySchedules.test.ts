import assert from 'node:assert/strict'
import { readDocument } from '../../../reading/index.ts'
import { drawnPdf } from '../../../reading/testing/drawnPdf.ts'
import type { Schedule, ScheduleKind } from '../policyFacts.ts'
import { extractSchedules } from './extractSchedules.ts'

type DrawnLine = readonly [y: number, ...pieces: (readonly [x: number, text: string])[]]

async function schedulesIn(...pages: readonly (readonly DrawnLine[])[]): Promise<Schedule[]> {
  const bytes = await drawnPdf((pdf) => {
    for (const lines of pages) {
      pdf.addPage().fontSize(9)
      for (const [y, ...pieces] of lines)
        for (const [x, text] of pieces) pdf.text(text, x, y, { lineBreak: false })
    }
  })
  return extractSchedules(await readDocument(bytes, { name: 'policy.pdf' }))
}

function rowsOf(schedules: readonly Schedule[], kind: ScheduleKind): Record<string, string>[] {
  const schedule = schedules.find((each) => each.kind === kind)
  return (schedule?.rows ?? []).map(({ cells }) =>
    Object.fromEntries(
      cells.flatMap(({ text }, at) => {
        const column = schedule?.columns[at]
        return column && text !== '' ? [[column.key, text]] : []
      }),
    ),
  )
}

Deno.test('joins what two schedules say of the same classes, however each prints its labels', async () => {
  const schedules = await schedulesIn(
    [
      [60, [40, 'State Classification Schedule']],
      [90, [40, 'OR'], [110, 'CLASS 5551']],
      [100, [110, 'CLASSIFICATION Roofing - all kinds'], [330, 'LOC 1']],
      [130, [40, 'OR'], [110, 'Class: 8810 / Classification: Clerical office / Loc: 1']],
      [160, [40, 'WA'], [110, 'Class is 5551. Classification is Roofing - all kinds. Loc is 2.']],
    ],
    [
      [60, [40, 'Payroll and Rates']],
      [90, [40, 'OR'], [110, 'CLASS 5551; PAYROLL $310,000; RATE 19.42; ESTIMATED PREMIUM $60,202']],
      [120, [40, 'OR'], [110, 'CLASS 8810; PAYROLL $88,400; RATE 0.11; ESTIMATED PREMIUM $97']],
      [150, [40, 'WA'], [110, 'CLASS 5551; PAYROLL $52,000; RATE 14.07; ESTIMATED PREMIUM $7,316']],
    ],
  )
  assert.deepEqual(rowsOf(schedules, 'classes'), [
    {
      state: 'OR',
      location: '1',
      classCode: '5551',
      classification: 'Roofing - all kinds',
      payroll: '$310,000',
      rate: '19.42',
      premium: '$60,202',
    },
    {
      state: 'OR',
      location: '1',
      classCode: '8810',
      classification: 'Clerical office',
      payroll: '$88,400',
      rate: '0.11',
      premium: '$97',
    },
    {
      state: 'WA',
      location: '2',
      classCode: '5551',
      classification: 'Roofing - all kinds',
      payroll: '$52,000',
      rate: '14.07',
      premium: '$7,316',
    },
  ])
})

Deno.test('reads the coverages of each building, whose lines may wrap', async () => {
  const schedules = await schedulesIn([
    [60, [40, 'LOC 1 - 88 Foundry Row, Tacoma, WA 98402']],
    [70, [40, 'BUILDING 1']],
    [80, [50, 'Building: LIMIT $640,000; DED $2,500; Replacement Cost; COINS 90%']],
    [90, [50, 'Business Personal Property: LIMIT $210,000; DED $2,500; Actual Cash']],
    [100, [50, 'Value; COINS 80%']],
    [120, [40, 'LOC 2 - 14 Dock Street, Tacoma, WA 98421']],
    [130, [40, 'BUILDING 1']],
    [140, [50, 'Building: LIMIT $415,000; DED $5,000; Replacement Cost; COINS 90%']],
  ])
  assert.deepEqual(
    rowsOf(schedules, 'coverages').map((row) => [
      row['location'],
      row['address'],
      row['coverage'],
      row['limit'],
      row['deductible'],
      row['valuation'],
      row['coinsurance'],
    ]),
    [
      ['1', '88 Foundry Row, Tacoma, WA 98402', 'Building', '$640,000', '$2,500', 'Replacement Cost', '90%'],
      [
        '1',
        '88 Foundry Row, Tacoma, WA 98402',
        'Business Personal Property',
        '$210,000',
        '$2,500',
        'Actual Cash Value',
        '80%',
      ],
      ['2', '14 Dock Street, Tacoma, WA 98421', 'Building', '$415,000', '$5,000', 'Replacement Cost', '90%'],
    ],
  )
})

Deno.test('reads blocks of forms, and the provisions that name a scheduled class', async () => {
  const schedules = await schedulesIn(
    [
      [60, [40, 'FORM: CG 20 10'], [160, 'EDITION: 12 19']],
      [70, [50, 'TITLE: Additional Insured - Owners, Lessees or Contractors']],
      [80, [50, 'SOURCE: Endorsement attached']],
      [100, [40, 'FORM: CG 24 04'], [160, 'EDITION: 12 19']],
      [110, [50, 'TITLE: Waiver of Transfer of Rights of Recovery']],
      [120, [50, 'SOURCE: Endorsement attached']],
    ],
    [
      [60, [40, '1. CONTRACTORS WARRANTY']],
      [72, [40, 'CG 20 10 edition 12 19 contains a condition provision for Location 1, class 91581.']],
      [96, [40, 'Subcontractors at Location 1 must carry limits equal to yours.']],
      [126, [40, '2. HEIGHT LIMITATION']],
      [138, [40, 'CG 24 04 edition 12 19 contains a limitation provision for Location 2, class 91581.']],
      [162, [40, 'Work above three stories at Location 2 is outside this class.']],
    ],
  )
  assert.deepEqual(rowsOf(schedules, 'forms'), [
    {
      formNumber: 'CG 20 10',
      edition: '12 19',
      formTitle: 'Additional Insured - Owners, Lessees or Contractors',
      source: 'Endorsement attached',
    },
    {
      formNumber: 'CG 24 04',
      edition: '12 19',
      formTitle: 'Waiver of Transfer of Rights of Recovery',
      source: 'Endorsement attached',
    },
  ])
  assert.deepEqual(
    rowsOf(schedules, 'provisions').map((row) => [
      row['provision'],
      row['type'],
      row['location'],
      row['classCode'],
      row['formNumber'],
      row['text'],
    ]),
    [
      [
        'CONTRACTORS WARRANTY',
        'condition',
        '1',
        '91581',
        'CG 20 10',
        'Subcontractors at Location 1 must carry limits equal to yours.',
      ],
      [
        'HEIGHT LIMITATION',
        'limitation',
        '2',
        '91581',
        'CG 24 04',
        'Work above three stories at Location 2 is outside this class.',
      ],
    ],
  )
})

Deno.test('takes loosely named columns of tables for what their cells hold', async () => {
  const schedules = await schedulesIn([
    [60, [40, 'Class'], [240, 'Code'], [300, 'Basis (payroll)'], [400, 'Rate'], [460, 'Advance premium']],
    [
      76,
      [40, 'Metal Erection - decorative'],
      [240, '97653'],
      [300, '$612,000'],
      [400, '24.118'],
      [460, '$14,760'],
    ],
    [
      92,
      [40, 'Contractors - subcontracted'],
      [240, '91581'],
      [300, '$95,000'],
      [400, '4.300'],
      [460, '$409'],
    ],
    [108, [40, 'Total advance premium'], [460, '$15,169']],
    [160, [40, 'Loc.'], [90, 'Address'], [300, 'Building'], [380, 'Business personal property']],
    [176, [40, '1'], [90, '510 Mangrove Blvd, Fort Myers FL 33907'], [300, '$3,400,000'], [380, '$160,000']],
    [192, [40, '2'], [90, '18 Citrus Spur, LaBelle FL 33935'], [300, '$1,790,000'], [380, '$66,000']],
    [208, [40, '3'], [90, '9 Pelican Mine Rd, Cape Coral FL 33990'], [300, 'Not insured'], [380, '$40,000']],
  ])
  assert.deepEqual(rowsOf(schedules, 'classes'), [
    {
      classCode: '97653',
      classification: 'Metal Erection - decorative',
      exposure: '$612,000',
      rate: '24.118',
      premium: '$14,760',
    },
    {
      classCode: '91581',
      classification: 'Contractors - subcontracted',
      exposure: '$95,000',
      rate: '4.300',
      premium: '$409',
    },
  ])
  assert.deepEqual(
    rowsOf(schedules, 'locations').map((row) => [row['number'], row['buildingLimit'], row['contentsLimit']]),
    [
      ['1', '$3,400,000', '$160,000'],
      ['2', '$1,790,000', '$66,000'],
      ['3', 'Not insured', '$40,000'],
    ],
  )
})
