import assert from 'node:assert/strict'
import { readDocument } from '../../reading/index.ts'
import { drawnPdf } from '../../reading/testing/drawnPdf.ts'
import { readPolicyFacts } from './readPolicyFacts.ts'

type Row = string | readonly [string, string]

/** An endorsement's title, its lines (a pair stands in two columns), whom it names, and whether it is blanket. */
const endorsements: readonly (readonly [
  title: string,
  rows: readonly Row[],
  named: readonly string[],
  isBlanket: boolean,
])[] = [
  [
    'CG 20 10 04 13 ADDITIONAL INSURED - OWNERS, LESSEES OR CONTRACTORS - SCHEDULED PERSON OR ORGANIZATION',
    [
      'SCHEDULE',
      ['Name Of Additional Insured Person(s) Or Organization(s)', 'Location(s) Of Covered Operations'],
      ['Bayfront Commons Condominium Association', '1200 Bayfront Parkway, Erie, PA'],
      ['Turnbull & Hayes Construction, Inc.', 'All jobs in Erie County'],
      'Section II - Who Is An Insured is amended to include as an additional insured the persons shown in the Schedule.',
    ],
    ['Bayfront Commons Condominium Association', 'Turnbull & Hayes Construction, Inc.'],
    false,
  ],
  [
    'BP 04 02 07 13 ADDITIONAL INSURED - MANAGERS OR LESSORS OF PREMISES',
    [
      'Designation of Premises: 40 Wharf Road, Belfast. Name of Person or Organization: Penobscot Wharf Holdings LLC. Only with respect to liability arising out of that part of the premises leased to you.',
    ],
    ['Penobscot Wharf Holdings LLC'],
    false,
  ],
  [
    'ADDITIONAL INSURED - OWNERS, LESSEES OR CONTRACTORS',
    [
      'SCHEDULE',
      ['Name of Additional Insured Person(s) or Organization(s)', 'Location(s) of Covered Operations'],
      ['Any person or organization for whom you are', 'All locations where you perform work in the'],
      ['performing operations when you have agreed in', 'states of NH, ME and MA'],
      ['a written contract to add that person.', ''],
      'Section II - Who Is An Insured is amended to include as an additional insured the persons shown in the Schedule.',
    ],
    [],
    true,
  ],
  [
    'ADDITIONAL INSURED - MANAGERS OR LESSORS OF PREMISES',
    [
      'Designation of premises: 18 Canal Street, Suite 4',
      'Name of person or organization: Kowalczyk Family Trust, 9 Birch Lane, Nashua, NH 03060',
      'The person named is an insured only for liability arising out of the premises leased to you.',
    ],
    ['Kowalczyk Family Trust'],
    false,
  ],
  [
    'BP 04 02 07 13 ADDITIONAL INSURED - MANAGERS OR LESSORS OF PREMISES',
    [
      ['Designation of Premises', '88 Harbor Street, Belfast, ME 04915'],
      ['Name of Person or Organization', 'Belfast Pier Trust, 40 Exchange Street, Belfast, ME 04915'],
      ['Additional Premium', 'Included'],
      'Section II - Liability is amended: Who Is An Insured includes the person or organization shown in the Schedule.',
    ],
    ['Belfast Pier Trust'],
    false,
  ],
  [
    'ADDITIONAL INSURED - VENDORS',
    [
      'Vendors: Harvest Foods Cooperative; Pine State Markets LLC',
      'The vendor is an insured for your products sold in the regular course of its business.',
    ],
    ['Harvest Foods Cooperative', 'Pine State Markets LLC'],
    false,
  ],
  [
    'ADDITIONAL INSURED - DESIGNATED ENTITY',
    [
      ['Name of person or organization', 'Location'],
      ['Alder Creek Fire Protection District No. 14', 'Station roof'],
      ['County of Dane, Public Works Department', 'Permit for sidewalk closure'],
    ],
    ['Alder Creek Fire Protection District No. 14', 'County of Dane, Public Works Department'],
    false,
  ],
  [
    'ENDORSEMENT NO. 4 - ADDITIONAL INSURED, STATE OR POLITICAL SUBDIVISION',
    ['City of Burlington, 149 Church Street, Burlington, VT 05401, as respects sidewalk permits.'],
    ['City of Burlington'],
    false,
  ],
  [
    'ENDORSEMENT 7 - DESIGNATED INSURED',
    ['It is agreed that the following is included as an insured: RIVERBEND LOGISTICS PARTNERS LP.'],
    ['RIVERBEND LOGISTICS PARTNERS LP'],
    false,
  ],
  [
    'BLANKET ADDITIONAL INSURED',
    [
      'We include as an insured any person or organization whom you have agreed in a written contract to add,',
      'but only for liability caused by your ongoing operations.',
    ],
    [],
    true,
  ],
  [
    'ADDITIONAL INSURED BY WRITTEN AGREEMENT',
    [
      'Who is insured also means each owner, lessee or contractor you must insure under a written agreement',
      'signed before the accident.',
    ],
    [],
    true,
  ],
  [
    'ADDITIONAL INSUREDS',
    [
      'Anyone you are contractually obligated to insure is an additional insured for your work.',
      'Also named: Lehigh Crossing Development Corporation.',
    ],
    ['Lehigh Crossing Development Corporation'],
    true,
  ],
  [
    'ADDITIONAL INSURED - GRANTOR OF FRANCHISE',
    [
      'Grantor: Blue Kettle Franchising LLC, 55 Market Street, Akron, OH 44308',
      'It is insured as grantor of a franchise to you.',
    ],
    ['Blue Kettle Franchising LLC'],
    false,
  ],
  [
    'ADDITIONAL INSURED - LESSOR OF LEASED EQUIPMENT',
    [
      ['Lessor', 'Equipment'],
      ['Summit Crane & Rigging Co.', '2022 Grove GMK4100'],
      'The lessor is an insured for your maintenance, operation or use of the equipment.',
    ],
    ['Summit Crane & Rigging Co.'],
    false,
  ],
  [
    'ADDITIONAL INTEREST SCHEDULE',
    [
      ['Interest', 'Name and address'],
      ['Loss payee', 'First Granite Bank, PO Box 40, Concord, NH 03301'],
      ['Additional insured', 'Merrimack Valley School District, 12 Elm Street, Penacook, NH 03303'],
    ],
    ['Merrimack Valley School District'],
    false,
  ],
  [
    'EXCLUSION - DESIGNATED WORK',
    [
      'This insurance does not apply to work for Pinnacle Towers LLC, even if it is an additional insured elsewhere.',
    ],
    [],
    false,
  ],
  [
    'WAIVER OF TRANSFER OF RIGHTS OF RECOVERY AGAINST OTHERS',
    [
      'Name of person or organization: Ozark Wind Holdings LLC',
      'We waive any right of recovery against the organization named.',
    ],
    [],
    false,
  ],
  [
    'LOSS PAYABLE',
    ['Loss payee: Cedar Trail Equipment Finance LLC. Covered property: 2023 Bobcat T770.'],
    [],
    false,
  ],
  [
    'PRIMARY AND NONCONTRIBUTORY; ADDITIONAL INSURED',
    [
      'This insurance is primary as to Millbrook Housing Authority, which is an additional insured for the',
      'Larch Street project.',
    ],
    ['Millbrook Housing Authority'],
    false,
  ],
  [
    'NOTICE TO SCHEDULED PARTIES',
    [
      'We will mail 30 days notice of cancellation to Dover Port Authority. No other additional insured has this right.',
    ],
    [],
    false,
  ],
]

for (const [title, rows, named, isBlanket] of endorsements) {
  Deno.test(`additional insureds of "${title}"`, async () => {
    const drawn = await drawnPdf((pdf) => {
      pdf.addPage().fontSize(14).text('COMMERCIAL GENERAL LIABILITY DECLARATIONS', 60, 50)
      pdf.fontSize(9).text('Named insured', 60, 90).text('Larkin Paving Inc.', 220, 90)
      pdf.text('Each occurrence', 60, 110).text('$1,000,000', 220, 110)
      pdf.text('General aggregate', 60, 130).text('$2,000,000', 220, 130)
      pdf.addPage().fontSize(9).text('THIS ENDORSEMENT CHANGES THE POLICY. PLEASE READ IT CAREFULLY.', 60, 50)
      pdf.font('Helvetica-Bold').fontSize(11).text(title, 60, 74).font('Helvetica').fontSize(9)
      let y = 110
      for (const row of rows) {
        const [first, second] = typeof row === 'string' ? [row] : row
        pdf.text(first, 60, y, { lineBreak: false })
        if (second !== undefined) pdf.text(second, 330, y, { lineBreak: false })
        y += typeof row === 'string' ? 12 : 16
      }
    })
    const facts = readPolicyFacts(await readDocument(drawn, { name: 'policy.pdf' }))
    assert.deepEqual(
      facts.namedAdditionalInsureds.map(({ value }) => value.name),
      named,
    )
    assert.equal(facts.blanketAdditionalInsureds.length > 0, isBlanket, 'blanket')
  })
}

Deno.test('a schedule set in bold names the additional insured beside its label', async () => {
  const drawn = await drawnPdf((pdf) => {
    pdf
      .addPage()
      .font('Helvetica-Bold')
      .fontSize(13)
      .text('ENDORSEMENT 5 - ADDITIONAL INSURED, SCHEDULED', 60, 60)
    pdf.fontSize(10).text('Schedule: Anchor Row Properties Inc., 9 Railroad Street, Duluth, MN 55802', 60, 90)
    pdf
      .font('Helvetica')
      .text(
        'The organization in the Schedule is insured for liability that arises from your use of the part of its premises leased to you.',
        60,
        120,
        { width: 480 },
      )
  })
  const { namedAdditionalInsureds } = readPolicyFacts(await readDocument(drawn, { name: 'policy.pdf' }))
  assert.deepEqual(
    namedAdditionalInsureds.map(({ value }) => value),
    [{ name: 'Anchor Row Properties Inc.', address: '9 Railroad Street, Duluth, MN 55802' }],
  )
})
