import assert from 'node:assert/strict'
import { readDocument } from '../../reading/index.ts'
import { drawnPdf } from '../../reading/testing/drawnPdf.ts'
import { readPolicyFacts } from './readPolicyFacts.ts'

type Row = readonly (readonly [text: string, x: number])[]
type Place = readonly [street: string, building: number | null, contents: number | null]

function row(...cells: readonly (string | number)[]): Row {
  return cells.flatMap((cell, at) =>
    typeof cell === 'string' ? [[cell, Number(cells[at - 1] ?? 60)] as const] : [],
  )
}

/** What declarations say of places, and the locations with the limits of building and contents in dollars. */
const declarations: readonly (readonly [title: string, rows: readonly Row[], places: readonly Place[]])[] = [
  [
    'HOMEOWNERS POLICY DECLARATIONS',
    [
      row('Named Insured', 320, 'Residence Premises'),
      row('Tomas and Edie Larsen', 320, '61 Lookout Terrace'),
      row('PO Box 12', 320, 'Camden, ME 04843'),
      row(''),
      row('A Dwelling', 320, '$510,000'),
      row('B Other structures', 320, '$51,000'),
      row('C Personal property', 320, '$255,000'),
    ],
    [['61 Lookout Terrace', 510_000, 255_000]],
  ],
  [
    'LIQUOR LIABILITY DECLARATIONS',
    [
      row('Each common cause', 320, '$1,000,000'),
      row(''),
      row('Location', 240, 'Receipts', 340, 'Rate', 440, 'Premium'),
      row('210 Wharf Street, Rockland', 240, '418,000', 340, '.512', 440, '2,140'),
      row('9 Summer Street, Belfast', 240, '96,500', 340, '.512', 440, '494'),
    ],
    [
      ['210 Wharf Street', null, null],
      ['9 Summer Street', null, null],
    ],
  ],
  [
    'WORKERS COMPENSATION INFORMATION PAGE',
    [
      row('1. The Insured: Marble Valley Millwork LLC. Mailing address: 77 Quarry Road, Barre,'),
      row('VT 05641. Other workplaces not shown above: 9 Depot Lane, Montpelier, VT 05602.'),
    ],
    [
      ['77 Quarry Road', null, null],
      ['9 Depot Lane', null, null],
    ],
  ],
  [
    'WORKERS COMPENSATION INFORMATION PAGE',
    [
      row('Item 1. The Insured:'),
      row('Marble Valley Millwork LLC'),
      row('77 Quarry Road'),
      row('Barre, VT 05641'),
      row(''),
      row('OTHER WORKPLACES NOT SHOWN ABOVE:'),
      row('002 9 Depot Lane, Montpelier, VT 05602'),
    ],
    [
      ['77 Quarry Road', null, null],
      ['9 Depot Lane', null, null],
    ],
  ],
  [
    'DWELLING POLICY DECLARATIONS',
    [
      row('LOC 001', 140, '1712 N Calvert St', 400, '3 FAMILY BRICK ROW'),
      row('', 140, 'Baltimore MD 21202', 400, 'BUILT 1921'),
      row('LOC 002', 140, '28 Poplar Grove St', 400, '1 FAMILY FRAME'),
      row('', 140, 'Baltimore MD 21223', 400, 'BUILT 1946'),
      row(''),
      row('COVERAGES', 280, 'LOC 001', 440, 'LOC 002'),
      row('', 260, 'Amount', 340, 'Premium', 420, 'Amount', 500, 'Premium'),
      row('A. Dwelling', 260, '$412,000', 340, '$1,106.00', 420, '$189,000', 500, '$728.00'),
      row('C. Personal Property', 260, '$12,000', 340, '$64.00', 420, 'No coverage'),
    ],
    [
      ['1712 N Calvert St', 412_000, 12_000],
      ['28 Poplar Grove St', 189_000, null],
    ],
  ],
  [
    'MOTOR TRUCK CARGO DECLARATIONS',
    [
      row('Any one vehicle', 320, '$100,000'),
      row(''),
      row(
        'Terminals: (1) 1190 Maynardville Pike, Knoxville, TN 37918 (2) 345 Rutledge Pike, Blaine, TN 37709',
      ),
    ],
    [
      ['1190 Maynardville Pike', null, null],
      ['345 Rutledge Pike', null, null],
    ],
  ],
  [
    'COMMERCIAL PROPERTY DECLARATIONS',
    [
      row('3. LOCATIONS'),
      row('1', 100, '1', 140, 'STAMPING PLANT', 300, '4410 Industrial Parkway, Dayton, OH 45414'),
      row('2', 100, '1', 140, 'WAREHOUSE', 300, '812 Springfield St, Dayton, OH 45403'),
    ],
    [
      ['4410 Industrial Parkway', null, null],
      ['812 Springfield St', null, null],
    ],
  ],
  [
    'WORKERS COMPENSATION INFORMATION PAGE',
    [
      row(
        'Workplaces: 77 Quarry Road, Barre, VT; 1500 Granite Avenue, Montpelier, VT; 3 Depot Lane, Bow, NH.',
      ),
    ],
    [
      ['77 Quarry Road', null, null],
      ['1500 Granite Avenue', null, null],
      ['3 Depot Lane', null, null],
    ],
  ],
  [
    'COMMERCIAL PROPERTY COVERAGE PART DECLARATIONS',
    [
      row('Location 1: 18 Foundry Street, Troy, NY 12180. Location 2: 400 River Road, Cohoes, NY 12047.'),
      row(''),
      row('Prem./Bldg.', 160, 'Coverage', 340, 'Limit', 440, 'Coinsurance'),
      row('1 / 1', 160, 'Building', 340, '$1,900,000', 440, '90%'),
      row('1 / 1', 160, 'Your business personal property', 340, '$610,000', 440, '90%'),
      row('2 / 1', 160, 'Your business personal property', 340, '$88,000', 440, '80%'),
    ],
    [
      ['18 Foundry Street', 1_900_000, 610_000],
      ['400 River Road', null, 88_000],
    ],
  ],
  [
    'CONDOMINIUM ASSOCIATION DECLARATIONS',
    [
      row('Bldg', 130, 'Street', 280, 'Building (in thousands)', 430, 'Contents (in thousands)'),
      row('A', 130, '12 Heron Way', 280, '3,450', 430, '40'),
      row('B', 130, '14 Heron Way', 280, '3,450', 430, '-'),
      row('Total', 280, '6,900', 430, '40'),
    ],
    [
      ['12 Heron Way', 3_450_000, 40_000],
      ['14 Heron Way', 3_450_000, null],
    ],
  ],
  [
    'MARINA PACKAGE DECLARATIONS',
    [
      row(
        'Premises: 5 Landing Lane, ship store and office, building $380,000, contents $95,000, deductible $2,500.',
      ),
    ],
    [['5 Landing Lane', 380_000, 95_000]],
  ],
  [
    'DWELLING FIRE DECLARATIONS',
    [
      row('', 200, 'Location 1', 340, 'Location 2'),
      row('Address', 200, '31 Cedar Street', 340, '33 Cedar Street'),
      row('', 200, 'Salina 67401', 340, 'Salina 67401'),
      row('A Dwelling', 200, '$142,000', 340, '$155,000'),
      row('C Personal property', 200, '$4,000', 340, 'None'),
    ],
    [
      ['31 Cedar Street', 142_000, 4_000],
      ['33 Cedar Street', 155_000, null],
    ],
  ],
  [
    'FLOOD INSURANCE POLICY DECLARATIONS',
    [
      row('INSURED NAME AND MAILING ADDRESS', 320, 'INSURED PROPERTY LOCATION'),
      row('Pelican Row Bakery LLC', 320, '8 Levee Street'),
      row('PO Box 77', 320, 'Thibodaux, LA 70301'),
      row('Thibodaux, LA 70302'),
      row(''),
      row('Building coverage', 320, '$500,000'),
      row('Contents coverage', 320, '$150,000'),
    ],
    [['8 Levee Street', 500_000, 150_000]],
  ],
  [
    'BUSINESSOWNERS DECLARATIONS',
    [
      row('Described Premises', 320, '44 Mill Plaza, Unit 6, Keene, NH 03431'),
      row('Business personal property', 320, '$120,000'),
    ],
    [['44 Mill Plaza, Unit 6', null, 120_000]],
  ],
  [
    'BUSINESS AUTO DECLARATIONS',
    [
      row('Unit', 110, 'Year, make', 260, 'VIN', 420, 'Garaging address'),
      row('1', 110, '2022 Ford F-150', 260, '1FTEW1EP5NKD10001', 420, '12 Yard Street, Lima, OH'),
      row('2', 110, '2024 Ram 2500', 260, '3C6UR5DJ1RG200002', 420, '12 Yard Street, Lima, OH'),
    ],
    [],
  ],
  [
    'COMMERCIAL PACKAGE POLICY DECLARATIONS',
    [
      row('Loc', 110, 'Address', 330, 'Building limit', 400, 'Contents limit'),
      row('1', 110, '900 Airport Road, Reno, NV', 330, '$2,750,000', 400, '$400,000'),
      row('2', 110, '18 Sage Court, Sparks, NV', 330, 'None', 400, '$65,000'),
    ],
    [
      ['900 Airport Road', 2_750_000, 400_000],
      ['18 Sage Court', null, 65_000],
    ],
  ],
]

for (const [title, rows, places] of declarations) {
  Deno.test(`locations of "${title}"`, async () => {
    const drawn = await drawnPdf((pdf) => {
      pdf.addPage().fontSize(14).text(title, 60, 50, { lineBreak: false }).fontSize(9)
      pdf
        .text('Policy number', 60, 80, { lineBreak: false })
        .text('QX 20-4417', 320, 80, { lineBreak: false })
      for (const [at, cells] of rows.entries())
        for (const [text, x] of cells) pdf.text(text, x, 110 + at * 13, { lineBreak: false })
    })
    const { locations } = readPolicyFacts(await readDocument(drawn, { name: 'policy.pdf' }))
    assert.deepEqual(
      locations.map(({ value: { address, building, contents } }) => [
        /^[^,]*(?:, unit [^,]*)?/i.exec(address)?.[0],
        building === null ? null : building / 100,
        contents === null ? null : contents / 100,
      ]),
      places,
    )
  })
}
