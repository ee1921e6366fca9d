import assert from 'node:assert/strict'
import { readDocument } from '../../../reading/index.ts'
import { drawnPdf } from '../../../reading/testing/drawnPdf.ts'
import { extractSchedules } from './extractSchedules.ts'
import { lossRows } from './lossRows.ts'

type DrawnLine = readonly [y: number, ...pieces: (readonly [x: number, text: string])[]]

async function readLines(font: 'Helvetica' | 'Courier', lines: readonly DrawnLine[]) {
  const bytes = await drawnPdf((pdf) => {
    pdf.addPage().font(font).fontSize(7)
    for (const [y, ...pieces] of lines)
      for (const [x, text] of pieces) pdf.text(text, x, y, { lineBreak: false })
  })
  return await readDocument(bytes, { name: 'Loss run.pdf' })
}

/** The claims of a loss run that is printed without rules. */
async function claimsIn(font: 'Helvetica' | 'Courier', lines: readonly DrawnLine[]) {
  const losses = extractSchedules(await readLines(font, lines)).find(({ kind }) => kind === 'losses')
  return losses?.rows.map(({ cells }) =>
    Object.fromEntries(losses.columns.map(({ key }, at) => [key, cells[at]?.value])),
  )
}

Deno.test('adds what was paid and reserved in several columns, and joins cells over two lines', async () => {
  const claims = await claimsIn('Helvetica', [
    [60, [40, 'LOSS EXPERIENCE'], [300, 'Valuation date 10/31/2026']],
    [84, [40, 'Claim'], [340, 'Exp'], [395, 'O/S']],
    [
      91,
      [90, 'Claimant'],
      [145, 'Loss Date'],
      [200, 'St'],
      [230, 'Ind Paid'],
      [285, 'Med Paid'],
      [455, 'Total Inc'],
    ],
    [98, [40, '#'], [340, 'Paid'], [395, 'Reserve']],
    [112, [40, 'CA24-'], [90, 'Dunn,']],
    [
      116,
      [145, '09/02/2024'],
      [200, 'O'],
      [230, '0.00'],
      [285, '14,200.00'],
      [340, '6,118.40'],
      [395, '185,000.00'],
      [455, '205,318.40'],
    ],
    [120, [40, '00977'], [90, 'Marcus']],
    [132, [46, 'IV rear-ended claimant at light; neck surgery recommended']],
    [
      146,
      [40, 'Policy period total (1 claim)'],
      [285, '14,200.00'],
      [395, '185,000.00'],
      [455, '205,318.40'],
    ],
  ])
  assert.deepEqual(claims, [
    {
      claimNumber: 'CA24-00977',
      claimant: 'Dunn, Marcus',
      dateOfLoss: '2024-09-02',
      status: 'O',
      description: 'IV rear-ended claimant at light; neck surgery recommended',
      paid: 20_318_40,
      reserve: 185_000_00,
      incurred: 205_318_40,
    },
  ])
})

Deno.test('takes the description below a typed row, and no claim from a term without any', async () => {
  const claims = await claimsIn('Courier', [
    [
      60,
      [
        30,
        'POLICY NO     LOB EFF      EXP      CLAIM NO  DT LOSS   STATUS  PAID LOSS PAID EXP   LOSS RSV   EXP RSV  INCURRED',
      ],
    ],
    [
      69,
      [
        30,
        'CPP 98812-02  GL  07/01/24 07/01/25 G240112   08/03/24  OPEN          .00 3,310.00  60,000.00 15,000.00 78,310.00',
      ],
    ],
    [78, [30, '  DESC: PATRON ALLEGES OVERSERVICE, ASSAULT IN PARKING LOT']],
    [87, [30, 'CPP 98812-03  GL  07/01/25 07/01/26 NO CLAIMS REPORTED']],
  ])
  assert.deepEqual(claims, [
    {
      policyNumber: 'CPP 98812-02',
      claimNumber: 'G240112',
      dateOfLoss: '2024-08-03',
      status: 'OPEN',
      description: 'PATRON ALLEGES OVERSERVICE, ASSAULT IN PARKING LOT',
      paid: 3_310_00,
      reserve: 75_000_00,
      incurred: 78_310_00,
    },
  ])
})

function wrappedHeader(y: number): DrawnLine[] {
  return [
    [
      y,
      [40, 'Policy'],
      [105, 'Claim'],
      [150, 'Date of'],
      [205, 'Claimant / Description'],
      [320, 'Status'],
      [378, 'Paid'],
      [416, 'Reserve'],
      [470, 'Incurred'],
    ],
    [y + 8, [40, 'Period'], [105, 'No.'], [150, 'Loss']],
  ]
}

Deno.test('a claim over several lines begins where its amounts stand, under the line and policy of its section', async () => {
  const claims = await claimsIn('Courier', [
    [40, [40, 'LOSS RUN'], [200, 'Valued as of: 08/31/2026']],
    [60, [40, 'Line: Commercial Auto'], [200, 'Policy BA-55210']],
    ...wrappedHeader(80),
    [
      100,
      [40, '06/01/2024-'],
      [105, 'CA-24-'],
      [150, '09/14/2024'],
      [205, 'Backed into gate at'],
      [320, 'Closed  2,310.00'],
      [428, '0.00'],
      [470, '2,310.00'],
    ],
    [108, [40, '25'], [105, '00418'], [205, 'customer yard; fence']],
    [116, [205, 'and post']],
    [
      128,
      [40, '06/01/2025-'],
      [105, 'CA-25-'],
      [150, '12/02/2025'],
      [205, 'Rear-ended at light'],
      [320, 'Open'],
      [361, '4,100.00   21,500.00     25,600.00'],
    ],
    [136, [40, '26'], [105, '00722'], [205, 'neck injury']],
    [160, [40, 'Line: Workers Compensation'], [200, 'Policy WC-90117']],
    ...wrappedHeader(180),
    [
      200,
      [40, '06/01/2025-'],
      [105, 'WC-25-'],
      [150, '07/08/2025'],
      [205, 'Cut hand on sheet'],
      [320, 'Closed'],
      [386, '985.50'],
      [428, '0.00'],
      [479, '985.50'],
    ],
    [208, [40, '26'], [105, '00055'], [205, 'metal']],
  ])
  assert.deepEqual(
    claims?.map(({ line, policyNumber, claimNumber, status, description, incurred }) => [
      line,
      policyNumber,
      claimNumber,
      status,
      description,
      incurred,
    ]),
    [
      [
        'Commercial Auto',
        'BA-55210',
        'CA-24-00418',
        'Closed',
        'Backed into gate at customer yard; fence and post',
        2_310_00,
      ],
      ['Commercial Auto', 'BA-55210', 'CA-25-00722', 'Open', 'Rear-ended at light neck injury', 25_600_00],
      ['Workers Compensation', 'WC-90117', 'WC-25-00055', 'Closed', 'Cut hand on sheet metal', 985_50],
    ],
  )
})

Deno.test('adds the paid columns of a table, beside the columns as they are printed', async () => {
  const xs = [40, 90, 120, 170, 205, 270, 330, 390]
  const row = (y: number, cells: readonly string[]): DrawnLine => [
    y,
    ...cells.map((text, at) => [xs[at] ?? 0, text] as const),
  ]
  const reading = await readLines('Helvetica', [
    [40, [40, 'CLAIMS EXPERIENCE']],
    row(60, [
      'Claim #',
      'LOB',
      'Loss date',
      'Status',
      'Indemnity paid',
      'Expense paid',
      'Outstanding',
      'Total incurred',
    ]),
    row(72, ['HM-25-118', 'WC', '02/11/2025', 'O', '6,200', '940', '8,860', '16,000']),
    row(84, ['HM-25-204', 'AL', '06/30/2025', 'C', '3,415', '0', '0', '3,415']),
  ])
  const [losses] = extractSchedules(reading)
  const valuesOf = (key: string) => {
    const at = losses?.columns.findIndex((column) => column.key === key) ?? -1
    return losses?.rows.map(({ cells }) => cells[at]?.value)
  }
  assert.deepEqual(valuesOf('paid'), [7_140_00, 3_415_00])
  assert.deepEqual(valuesOf('indemnity_paid'), ['6,200', '3,415'])
  assert.deepEqual(valuesOf('line'), ['WC', 'AL'])
})

Deno.test('reads blocks of labels, with the total beside its parts', async () => {
  const claims = await claimsIn('Helvetica', [
    [
      60,
      [40, 'Claim Number: 2025-WC-01177'],
      [240, 'Injured Worker: Okafor, Grace'],
      [420, 'Date of Injury: 05/06/2025'],
    ],
    [74, [40, 'Status: Open'], [240, 'Type: Lost Time'], [420, 'Nature: Strain']],
    [88, [40, 'Description: Lifting patient from wheelchair']],
    [
      102,
      [40, 'Medical Paid: $18,211.05'],
      [240, 'Indemnity Paid: $9,640.00'],
      [420, 'Expense Paid: $1,204.00'],
    ],
    [
      116,
      [40, 'Outstanding: $42,500.00'],
      [240, 'Total Paid: $29,055.05'],
      [420, 'Total Incurred: $71,555.05'],
    ],
    [140, [40, 'Total claims: 1'], [240, 'Total paid: $29,055.05'], [420, 'Incurred: $71,555.05']],
  ])
  assert.deepEqual(claims, [
    {
      claimNumber: '2025-WC-01177',
      claimant: 'Okafor, Grace',
      dateOfLoss: '2025-05-06',
      status: 'Open',
      description: 'Lifting patient from wheelchair',
      paid: 29_055_05,
      reserve: 42_500_00,
      incurred: 71_555_05,
    },
  ])
})

Deno.test('reads nothing from columns whose amounts do not add up', async () => {
  const reading = await readLines('Courier', [
    [60, [30, 'CLAIM NO  DT LOSS   STATUS    PAID LOSS   LOSS RSV   INCURRED']],
    [69, [30, 'G240112   08/03/24  OPEN       3,310.00  60,000.00  78,310.00']],
  ])
  assert.equal(lossRows(reading), null)
})
