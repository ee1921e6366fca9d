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
