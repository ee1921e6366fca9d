import assert from 'node:assert/strict'
import { readDocument } from '../../../reading/index.ts'
import { drawnPdf } from '../../../reading/testing/drawnPdf.ts'
import type { Schedule } from '../policyFacts.ts'
import { extractSchedules } from './extractSchedules.ts'

type Piece = readonly [x: number, text: string, isBold?: boolean]

/** A page of lines at the given heights, with a grid of rules where one is asked for. */
interface DrawnPage {
  readonly lines: readonly (readonly [y: number, ...Piece[]])[]
  readonly grid?: { readonly columns: readonly number[]; readonly rows: readonly number[] }
}

async function schedulesIn(...pages: readonly DrawnPage[]): Promise<Schedule[]> {
  const bytes = await drawnPdf((pdf) => {
    for (const { lines, grid } of pages) {
      pdf.addPage().fontSize(8)
      for (const [y, ...pieces] of lines)
        for (const [x, text, isBold] of pieces)
          pdf.font(isBold ? 'Helvetica-Bold' : 'Helvetica').text(text, x, y, { lineBreak: false })
      if (!grid) continue
      const [left, right] = [grid.columns[0] ?? 0, grid.columns.at(-1) ?? 0]
      const [top, bottom] = [grid.rows[0] ?? 0, grid.rows.at(-1) ?? 0]
      for (const x of grid.columns) pdf.moveTo(x, top).lineTo(x, bottom).lineWidth(0.5).stroke()
      for (const y of grid.rows) pdf.moveTo(left, y).lineTo(right, y).lineWidth(0.5).stroke()
    }
  })
  return extractSchedules(await readDocument(bytes, { name: 'schedule.pdf' }))
}

function rowsOf({ columns, rows }: Schedule): Record<string, string | number>[] {
  return rows.map(({ cells }) =>
    Object.fromEntries(
      columns.flatMap(({ key }, at) => {
        const cell = cells[at]
        return cell?.text ? [[key, cell.value ?? cell.text]] : []
      }),
    ),
  )
}

Deno.test('reads a ledger that stacks several values of a claim in each cell', async () => {
  const [losses, ...others] = await schedulesIn({
    lines: [
      [60, [40, 'NAMED INSURED'], [200, 'POLICY NO.'], [330, 'POLICY TERM']],
      [70, [40, 'Casco Roofing LLC'], [200, 'GL-88120'], [330, '03/01/24 - 03/01/25']],
      [100, [40, 'CLAIM / RPTD', true], [150, 'CLAIMANT / NOTES', true], [300, 'DATES', true]],
      [100, [380, 'STATUS', true], [456, 'HANDLING', true], [536, 'AMOUNTS', true]],
      [
        112,
        [40, 'CL-1001'],
        [150, 'Mary Doyle'],
        [300, '06/11/24'],
        [380, 'Closed'],
        [456, 'Ann Reyes'],
        [536, 'reserve $0.00'],
      ],
      [
        120,
        [40, 'eff. 03/01/24; rptd X'],
        [150, 'ladder fell on parked car'],
        [300, 'reported 06/14/24'],
        [380, 'closed 09/02/24'],
        [456, 'Driver: Lee Okafor'],
        [536, 'paid $4,120.50'],
      ],
      [128, [536, 'recovered $300.00']],
      [
        142,
        [40, 'CL-1002'],
        [150, 'Bay Street Cafe'],
        [300, '08/02/24'],
        [380, 'Open'],
        [456, 'Sam Ortiz'],
        [536, 'reserve $9,000.00'],
      ],
      [
        150,
        [40, 'eff. 03/01/24; rptd X'],
        [150, 'closed off the sidewalk'],
        [300, 'reported 08/05/24'],
        [380, 'closed -'],
        [536, 'paid $250.00'],
      ],
      [158, [536, 'recovered $0.00']],
      [172, [40, 'Policy period total for GL-88120'], [536, 'reserve $9,000.00']],
      [180, [536, 'paid $4,370.50']],
    ],
  })
  assert.equal(others.length, 0)
  assert.deepEqual(losses && rowsOf(losses), [
    {
      policyNumber: 'GL-88120',
      effectiveDate: '2024-03-01',
      isReported: 'X',
      claimNumber: 'CL-1001',
      claimant: 'Mary Doyle',
      dateReported: '2024-06-14',
      dateOfLoss: '2024-06-11',
      status: 'Closed',
      dateClosed: '2024-09-02',
      adjuster: 'Ann Reyes',
      reserve: 0,
      paid: 412_050,
      recovered: 30_000,
      description: 'ladder fell on parked car',
      driver: 'Lee Okafor',
    },
    {
      policyNumber: 'GL-88120',
      effectiveDate: '2024-03-01',
      isReported: 'X',
      claimNumber: 'CL-1002',
      claimant: 'Bay Street Cafe',
      dateReported: '2024-08-05',
      dateOfLoss: '2024-08-02',
      status: 'Open',
      adjuster: 'Sam Ortiz',
      reserve: 900_000,
      paid: 25_000,
      recovered: 0,
      description: 'closed off the sidewalk',
    },
  ])
})

Deno.test('reads claim cards whose labels stand in two rows, one value below the other', async () => {
  const [losses] = await schedulesIn({
    lines: [
      [60, [40, 'CLAIM FILE'], [200, 'CLAIMANT / LOSS'], [380, 'STATUS'], [500, 'RPTD']],
      [68, [40, 'A-77', true], [200, 'Dover Tool Rental', true], [380, 'Closed', true], [500, 'X', true]],
      [76, [40, 'Effective 07/05/24'], [200, 'DOL 09/05/24; reported 09/09/24'], [380, 'Closed: 12/01/24']],
      [90, [40, 'ASSIGNED HANDLING'], [280, 'FINANCIAL POSITION']],
      [98, [40, 'Emery Ellis', true], [280, 'Reserve $0.00 / Paid $855.66 / Recovered $20.00', true]],
      [106, [40, 'Unit 31 / Operator Jo Voss']],
      [118, [40, 'CLAIM DESCRIPTION steer tire failure on Route 9']],
      [132, [40, 'CLAIM FILE'], [200, 'CLAIMANT / LOSS'], [380, 'STATUS'], [500, 'RPTD']],
      [140, [40, 'A-78', true], [200, 'Bath Iron Supply', true], [380, 'Pending', true], [500, 'X', true]],
      [
        148,
        [40, 'Effective 07/05/24'],
        [200, 'DOL 10/01/24; reported 10/02/24'],
        [380, 'Closed: not closed'],
      ],
      [162, [40, 'ASSIGNED HANDLING'], [280, 'FINANCIAL POSITION']],
      [170, [40, 'Emery Ellis', true], [280, 'Reserve $500.00 / Paid $0.00 / Recovered $0.00', true]],
    ],
  })
  const [first, second] = losses ? rowsOf(losses) : []
  assert.deepEqual(
    [
      first?.claimNumber,
      first?.dateOfLoss,
      first?.dateClosed,
      first?.paid,
      first?.driver,
      first?.description,
    ],
    ['A-77', '2024-09-05', '2024-12-01', 85_566, 'Jo Voss', 'steer tire failure on Route 9'],
  )
  assert.deepEqual(
    [second?.claimNumber, second?.status, second?.dateClosed, second?.reserve],
    ['A-78', 'Pending', undefined, 50_000],
  )
})

Deno.test('gives each row the truck of its section, and leaves totals out', async () => {
  const header = [
    80,
    [40, '#', true],
    [60, 'Jurisdiction', true],
    [220, 'Identified miles', true],
    [340, 'Total miles', true],
  ] as const
  const [mileage] = await schedulesIn(
    {
      lines: [
        header,
        [94, [40, 'Unit 118'], [340, 'Quarterly detail']],
        [106, [40, '1'], [60, 'Maine'], [240, '2,750.1'], [352, '2,810.5']],
        [118, [40, '2'], [60, 'Vermont'], [240, '90.0'], [352, '90.0']],
        [130, [40, 'Unit 118 total', true], [240, '2,840.1', true], [352, '2,900.5', true]],
        [142, [40, 'Unit 204'], [340, 'Quarterly detail']],
        [154, [40, '1'], [60, 'Maine'], [240, '12.5'], [352, '12.5']],
      ],
    },
    {
      lines: [
        header,
        [94, [40, '2'], [60, 'Vermont'], [240, '7.5'], [352, '7.5']],
        [120, [40, 'Event', true], [100, 'Result', true], [220, 'Source', true], [340, 'Comment', true]],
        [132, [40, '7'], [100, 'Open'], [220, '118'], [340, '44.0']],
      ],
    },
  )
  assert.deepEqual(mileage && rowsOf(mileage).map((row) => [row.vehicle, row.jurisdiction, row.totalMiles]), [
    ['118', 'Maine', 2810.5],
    ['118', 'Vermont', 90],
    ['204', 'Maine', 12.5],
    ['204', 'Vermont', 7.5],
  ])
})

Deno.test('takes figures at the far side of a wide column for those of its label', async () => {
  const [mileage] = await schedulesIn({
    lines: [
      [60, [30, 'Jurisdiction', true], [110, 'Identified miles', true], [420, 'Total miles', true]],
      [72, [30, 'California'], [390, '221.2'], [450, '501.8']],
      [84, [30, 'Nevada'], [390, '905.9'], [450, '905.9']],
    ],
  })
  assert.deepEqual(mileage && rowsOf(mileage), [
    { jurisdiction: 'California', identifiedMiles: 221.2, totalMiles: 501.8 },
    { jurisdiction: 'Nevada', identifiedMiles: 905.9, totalMiles: 905.9 },
  ])
})

Deno.test('joins a return whose columns are split over two tables side by side', async () => {
  const [mileage] = await schedulesIn({
    lines: [
      [60, [40, 'Quarterly Return 3 | Diesel']],
      [102, [52, 'Juris.', true], [104, 'Distance', true], [166, 'Taxable dist.', true]],
      [102, [312, 'Juris.', true], [372, 'Rate', true], [430, 'Due / credit', true]],
      [118, [42, 'ME'], [130, '5,962'], [200, '5,900'], [302, 'ME'], [390, '0.1702'], [448, '($116.08)']],
      [132, [42, 'NH'], [130, '3,006'], [200, '3,006'], [302, 'NH'], [390, '0.7532'], [448, '$416.52']],
    ],
    grid: { columns: [40, 100, 160, 240, 300, 360, 420, 500], rows: [98, 114, 128, 142] },
  })
  assert.deepEqual(mileage && rowsOf(mileage), [
    {
      return: 'Quarterly Return 3',
      jurisdiction: 'ME',
      totalMiles: 5962,
      taxableMiles: 5900,
      rate: 0.1702,
      taxDue: -11_608,
    },
    {
      return: 'Quarterly Return 3',
      jurisdiction: 'NH',
      totalMiles: 3006,
      taxableMiles: 3006,
      rate: 0.7532,
      taxDue: 41_652,
    },
  ])
})

Deno.test('takes the columns of a page that goes on from the rules of that page', async () => {
  const columns = [30, 110, 170, 250, 340]
  const header = [
    64,
    [52, 'Schedule', true],
    [126, 'Juris.', true],
    [190, 'Distance', true],
    [262, 'Taxable distance', true],
  ] as const
  const [mileage] = await schedulesIn(
    {
      lines: [
        header,
        [80, [34, 'Return 1'], [114, 'ME'], [220, '10'], [310, '9']],
        [96, [114, 'NH'], [220, '20'], [310, '19']],
      ],
      grid: { columns, rows: [60, 76, 92, 108] },
    },
    {
      lines: [
        header,
        [80, [34, 'Return 2'], [114, 'ME'], [220, '30'], [310, '29']],
        [96, [114, 'VT'], [220, '40'], [310, '39']],
      ],
      grid: { columns, rows: [60, 76, 92, 108] },
    },
  )
  assert.deepEqual(
    mileage && rowsOf(mileage).map((row) => [row.return, row.jurisdiction, row.totalMiles, row.taxableMiles]),
    [
      ['Return 1', 'ME', 10, 9],
      ['Return 1', 'NH', 20, 19],
      ['Return 2', 'ME', 30, 29],
      ['Return 2', 'VT', 40, 39],
    ],
  )
})

Deno.test('gives each claim its policy, line and term, and its whole number', async () => {
  const head = [
    [60, 'Claim no.', true],
    [130, 'DOL', true],
    [200, 'Description', true],
    [330, 'Status', true],
    [390, 'Incurred', true],
  ] as const
  const [losses] = await schedulesIn({
    lines: [
      [60, [60, 'Policy GL PMC 4471902-03 Term 04/01/2026 - 04/01/2027', true]],
      [80, ...head],
      [
        96,
        [60, 'GL-26-00418'],
        [130, '06/22/2026'],
        [200, 'Flooded basement'],
        [330, 'Open'],
        [390, '$31,140'],
      ],
      [130, [60, 'Policy AUTO PMA 2208815-02 Term 04/01/2025 - 04/01/2026', true]],
      [150, ...head],
      [
        166,
        [60, 'AU-25-01204'],
        [130, '11/30/2025'],
        [200, 'Rear-ended at light'],
        [330, 'Closed'],
        [390, '$14,797'],
      ],
    ],
  })
  const at = (key: string) => losses?.columns.findIndex((column) => column.key === key) ?? -1
  const shown = losses?.rows.map(({ cells }) =>
    ['claimNumber', 'line', 'policyNumber', 'effectiveDate'].map((key) => cells[at(key)]?.text),
  )
  assert.deepEqual(shown, [
    ['GL-26-00418', 'GL', 'PMC 4471902-03', '04/01/2026'],
    ['AU-25-01204', 'AUTO', 'PMA 2208815-02', '04/01/2025'],
  ])
})

Deno.test('a statement of values keeps all its columns, though nothing sets its header off', async () => {
  const columns = [40, 62, 90, 180, 235, 255, 290, 340, 380, 410, 445, 475, 530, 580]
  const row = (y: number, ...cells: string[]) =>
    [y, ...cells.map((text, at): Piece => [(columns[at] ?? 0) + 2, text])] as const
  const [sov] = await schedulesIn({
    lines: [
      [60, [40, 'Statement of Values, Pine Hollow Hospitality Group']],
      row(
        84,
        'Loc',
        'Bldg',
        'Street address',
        'City',
        'ST',
        'Zip',
        'Const',
        'Yr Blt',
        'Sq Ft',
        'Sprk',
        'Stories',
        'Building',
        'Contents',
      ),
      row(
        100,
        '1',
        '1',
        '410 Lakeshore Dr',
        'Leland',
        'MI',
        '49654',
        'Frame',
        '1988',
        '31,200',
        'Y',
        '3',
        '6,900,000',
        '850,000',
      ),
      row(
        116,
        '2',
        '1',
        '88 Front St',
        'Leland',
        'MI',
        '49654',
        'JM',
        '1961',
        '14,800',
        'N',
        '2',
        '3,200,000',
        '310,000',
      ),
    ],
    grid: { columns, rows: [80, 96, 112, 128] },
  })
  assert.ok(sov)
  assert.equal(sov.kind, 'locations')
  assert.deepEqual(rowsOf(sov)[0], {
    number: '1',
    building: '1',
    address: '410 Lakeshore Dr',
    city: 'Leland',
    state: 'MI',
    zip: '49654',
    construction: 'Frame',
    yearBuilt: '1988',
    area: '31,200',
    sprinklers: 'Y',
    stories: '3',
    buildingLimit: 690_000_000,
    contentsLimit: 85_000_000,
  })
  assert.equal(rowsOf(sov).length, 2)
})

Deno.test('vehicles are told by their columns, however many of its own a carrier adds', async () => {
  const columns = [40, 70, 160, 260, 320, 350, 400, 440, 480, 530, 580]
  const row = (y: number, ...cells: string[]) =>
    [y, ...cells.map((text, at): Piece => [(columns[at] ?? 0) + 2, text])] as const
  const [fleet] = await schedulesIn({
    lines: [
      row(
        84,
        'Unit',
        'Yr / Make / Model',
        'VIN',
        'Cost New',
        'Sym',
        'Fleet Cd',
        'Sec Cls',
        'Zone',
        'Comp Ded',
        'Coll Ded',
      ),
      row(
        100,
        '1',
        '2019 KENWORTH T680',
        '1XKYDP9X4KJ245511',
        '118,000',
        '7',
        '01',
        '44',
        '12',
        '2,500',
        '2,500',
      ),
      row(
        116,
        '2',
        '2018 UTILITY VAN',
        '1UYVS2536J6123409',
        '31,000',
        '7',
        '01',
        '44',
        '12',
        '1,000',
        '1,000',
      ),
    ],
    grid: { columns, rows: [80, 96, 112, 128] },
  })
  assert.deepEqual(fleet && rowsOf(fleet).map(({ vin, comp }) => [vin, comp]), [
    ['1XKYDP9X4KJ245511', '2,500'],
    ['1UYVS2536J6123409', '1,000'],
  ])
})

Deno.test('the limits of the next page are no drivers', async () => {
  const [drivers, ...others] = await schedulesIn(
    {
      lines: [
        [60, [40, 'BUSINESS AUTO - SCHEDULE OF DRIVERS']],
        [
          80,
          [40, 'Driver', true],
          [180, 'Date of birth', true],
          [280, 'License', true],
          [380, 'Record', true],
        ],
        [92, [40, 'Ines Duarte'], [180, '03/11/1978'], [280, 'ME 4410092'], [380, 'Clear']],
        [104, [40, 'Piet Vos'], [180, '09/27/1981'], [280, 'ME 5120388'], [380, '1 minor violation 2024']],
      ],
    },
    {
      lines: [
        [60, [40, 'COMMERCIAL UMBRELLA LIABILITY DECLARATIONS']],
        [80, [40, 'Each Occurrence'], [280, '$3,000,000']],
        [92, [40, 'Aggregate'], [280, '$3,000,000']],
        [104, [40, 'Self-Insured Retention'], [280, '$10,000']],
      ],
    },
  )
  assert.deepEqual(others, [])
  assert.ok(drivers)
  assert.deepEqual(
    rowsOf(drivers).map(({ name }) => name),
    ['Ines Duarte', 'Piet Vos'],
  )
})
