import assert from 'node:assert/strict'
import { readDocument } from '../../reading/index.ts'
import { drawnPdf } from '../../reading/testing/drawnPdf.ts'
import { documentParts } from './documentParts.ts'

async function partsOf(draw: (pdf: PDFKit.PDFDocument) => void) {
  const reading = await readDocument(await drawnPdf(draw), { name: 'policy.pdf' })
  return documentParts(reading).map(({ kind, title, form, pages }) => ({
    kind,
    title,
    form,
    pages: pages.flatMap(({ page, lines }) => (lines.length > 0 ? [page.number] : [])),
  }))
}

function heading(pdf: PDFKit.PDFDocument, text: string, y: number) {
  pdf.font('Helvetica-Bold').fontSize(12).text(text, 60, y).font('Helvetica').fontSize(10)
}

Deno.test('wording ends declarations, and endorsements begin at their listed numbers, however short', async () => {
  const parts = await partsOf((pdf) => {
    pdf.addPage()
    heading(pdf, 'Certificate of Boatyard Insurance', 60)
    for (const [at, [label, value]] of [
      ['Certificate number', 'BY-26-40417'],
      ['Assured', 'Pelican Point Boatworks, Inc.'],
      ['Address', '31 Harborview Lane, Mystic, CT 06355'],
      ['Period of insurance', '1 August 2026 to 1 August 2027'],
      ['Premium', '$22,400'],
      ['Attaching', 'M-6 Work on Hot Surfaces; M-14 Increased Limit; RB-A Officers'],
    ].entries()) {
      pdf.text(label ?? '', 60, 90 + at * 18)
      pdf.text(value ?? '', 220, 90 + at * 18)
    }
    pdf.addPage()
    heading(pdf, 'Marina liability', 60)
    for (const [at, text] of [
      'The Company will pay sums the Assured is liable to pay for loss of vessels in its care.',
      'It will defend any suit for these sums, and pay the cost of defense besides the limit.',
      'The Company will not pay for loss of a vessel that is left afloat at a slip in a storm,',
      'nor for theft of gear unless there are visible marks of a forcible entry into the vessel.',
      'Notice of a loss must be given within fifteen days of the day on which it was found.',
      'The Company may cancel by thirty days of notice, and the Assured may do so at any time.',
    ].entries())
      pdf.text(text, 60, 84 + at * 14)
    pdf.addPage()
    heading(pdf, 'Attaching clauses', 60)
    for (const [at, [title, text]] of [
      ['M-6 Work on Hot Surfaces', 'No welding may be done aboard a vessel without a certificate.'],
      ['M-14 Increased Limit', 'The limit any one vessel is increased to $2,500,000.'],
      ['RB-A Officers', 'The president and the secretary are not covered as employees.'],
    ].entries()) {
      heading(pdf, title ?? '', 90 + at * 50)
      pdf.text(text ?? '', 60, 108 + at * 50)
    }
  })
  assert.deepEqual(
    parts.filter(({ pages }) => pages.length > 0),
    [
      { kind: 'declarations', title: null, form: null, pages: [1] },
      { kind: 'form', title: 'Marina liability', form: null, pages: [2, 3] },
      { kind: 'endorsement', title: 'Work on Hot Surfaces', form: 'M-6', pages: [3] },
      { kind: 'endorsement', title: 'Increased Limit', form: 'M-14', pages: [3] },
      { kind: 'endorsement', title: 'Officers', form: 'RB-A', pages: [3] },
    ],
  )
})

Deno.test('an endorsement in the middle of a page has its whole title and its number, whatever is printed beside it', async () => {
  const parts = await partsOf((pdf) => {
    pdf.addPage()
    let y = 60
    for (const [title, form] of [
      [
        ['ADDITIONAL INSURED - OWNERS, LESSEES OR CONTRACTORS -', 'SCHEDULED PERSON OR ORGANIZATION'],
        'CG 20 10 12 19 - Policy Number CPP 7741902-03',
      ],
      [['WAIVER OF TRANSFER OF RIGHTS OF RECOVERY AGAINST OTHERS TO', 'US'], 'CG 24 04 12 19'],
      [
        [
          'TOTAL POLLUTION EXCLUSION WITH A BUILDING HEATING, COOLING',
          'AND DEHUMIDIFYING EQUIPMENT EXCEPTION AND A HOSTILE FIRE',
          'EXCEPTION',
        ],
        'CG 21 65 12 04',
      ],
    ] as const) {
      for (const line of title) heading(pdf, line, (y += 15))
      pdf.text(form, 60, (y += 16))
      for (let at = 0; at < 4; at++)
        pdf.text(
          'This insurance applies to the persons shown above for your ongoing operations only.',
          60,
          (y += 14),
        )
      y += 20
    }
  })
  assert.deepEqual(
    parts.map(({ title, form }) => [title, form]),
    [
      [
        'ADDITIONAL INSURED - OWNERS, LESSEES OR CONTRACTORS - SCHEDULED PERSON OR ORGANIZATION',
        'CG 20 10 12 19',
      ],
      ['WAIVER OF TRANSFER OF RIGHTS OF RECOVERY AGAINST OTHERS TO US', 'CG 24 04 12 19'],
      [
        'TOTAL POLLUTION EXCLUSION WITH A BUILDING HEATING, COOLING AND DEHUMIDIFYING EQUIPMENT EXCEPTION AND A HOSTILE FIRE EXCEPTION',
        'CG 21 65 12 04',
      ],
    ],
  )
})

Deno.test('endorsements that follow each other on a page are told by the numbers behind their titles', async () => {
  const parts = await partsOf((pdf) => {
    pdf.addPage().font('Helvetica').fontSize(10)
    const lines = [
      'THIS ENDORSEMENT CHANGES THE POLICY. PLEASE READ IT CAREFULLY.',
      'OUTDOOR PROPERTY COVERAGE BP 07 31',
      'We pay for loss to fences and awnings at the described premises, up to the limit shown.',
      'COMMERCIAL PROPERTY CP 99 31',
      'PROTECTIVE SAFEGUARDS BP 04 30',
      'You must keep the automatic sprinkler system in working order, and tell us if it is shut off.',
      'LOSS PAYABLE CLAUSES BP 12 03 01 10',
      'We will pay a loss to the payee shown, as provided under CG 00 01, as their interest appears.',
    ]
    for (const [at, text] of lines.entries()) pdf.text(text, 60, 60 + at * 24, { lineBreak: false })
  })
  assert.deepEqual(
    parts.map(({ title, form }) => [title, form]),
    [
      ['OUTDOOR PROPERTY COVERAGE', 'BP 07 31'],
      ['PROTECTIVE SAFEGUARDS', 'BP 04 30'],
      ['LOSS PAYABLE CLAUSES', 'BP 12 03 01 10'],
    ],
  )
})

Deno.test('a letterhead is no title, and an endorsement begins under the form that it changes', async () => {
  const parts = await partsOf((pdf) => {
    for (const [title, own, text] of [
      [
        'Businessowners Declarations',
        'Declarations',
        ['Named Insured: Tollgate Deli LLC', 'Liability, each occurrence $1,000,000'],
      ],
      [
        'Businessowners Coverage Form',
        'HB 0100 (04 25)',
        [
          '1. What we cover. We insure the buildings and business personal property shown in the Declarations.',
          '2. Building includes permanently installed fixtures and walk-in coolers built into the structure.',
        ],
      ],
      [
        'Section II - Liability',
        'HB 0100 (04 25)',
        ['12. Our promise. We pay the damages an insured is legally liable for because of bodily injury.'],
      ],
      [
        'Liquor Liability',
        'HB 4480 (06 24) changes HB 0100',
        [
          'Exclusion (b) of Section II is deleted at Location 1, and at places where you cater under a permit.',
        ],
      ],
      [
        'State Provisions',
        'HB 5222 MN (09/25) changes HB 0100',
        ['In condition 10, a suit under Section I may be started within two years of the loss.'],
      ],
    ] as const) {
      pdf.addPage().fontSize(9).font('Helvetica-Bold').text('HERONSGATE MUTUAL', 60, 60, { lineBreak: false })
      const isEndorsement = own.includes('changes')
      if (!isEndorsement) pdf.font('Helvetica').text(own, 60, 74)
      heading(pdf, title, 92)
      if (isEndorsement) pdf.font('Helvetica').text(own, 60, 112)
      for (const [at, line] of text.entries()) pdf.text(line, 60, 140 + at * 40, { width: 460 })
    }
  })
  assert.deepEqual(
    parts.map(({ kind, title, pages }) => [kind, title, pages.join()]),
    [
      ['declarations', 'Businessowners Declarations', '1'],
      ['form', 'Businessowners Coverage Form', '2,3'],
      ['endorsement', 'Liquor Liability', '4'],
      ['endorsement', 'State Provisions', '5'],
    ],
  )
})

Deno.test('endorsements begin in the running text that names them, whatever unit or ZIP code they mention', async () => {
  const parts = await partsOf((pdf) => {
    pdf.addPage()
    heading(pdf, 'MOTOR TRUCK CARGO DECLARATIONS', 60)
    for (const [at, [label, value]] of [
      ['Policy number', 'MTC 7-20881'],
      ['Named insured', 'Sawtooth Flatbed Inc.'],
      ['Policy period', '02/01/2026 to 02/01/2027'],
      ['Limit any one vehicle', '$150,000'],
    ].entries()) {
      pdf.text(label ?? '', 60, 90 + at * 18)
      pdf.text(value ?? '', 220, 90 + at * 18)
    }
    pdf.text('RADIUS: 500 MILES. ENDORSEMENTS: LT-3, LT-9. A FEDERAL FILING IS NOT MADE.', 60, 190)
    pdf.addPage()
    heading(pdf, 'WORDING', 60)
    for (const [at, text] of [
      'A. We will pay for loss to goods of others while in or on a vehicle shown in the schedule.',
      'B. We will not pay for loss from delay, from wetness or by change in temperature of a load.',
      'C. Goods are valued at the amount of the invoice, or at market value where there is none.',
      'D. You must give us notice of a loss within forty-eight hours of the day that you learn of it.',
    ].entries())
      pdf.text(text, 60, 84 + at * 14)
    pdf.text('LT-3 REFRIGERATION. For unit T-14 we pay for loss from breakdown of the cooling unit,', 60, 160)
    pdf.text('if it is serviced every ninety days and you keep records of it for a year.', 60, 174)
    pdf.text('LT-9 HIGHER LIMIT. For unit T-15 the limit is $225,000 while carrying farm machinery.', 60, 200)
    pdf.text('The machinery must be chained to the deck at four points before the trip begins.', 60, 214)
    pdf.addPage()
    pdf.text(
      'Slip endorsement two. Condominiums. We do not insure services for any condominium project',
      60,
      60,
    )
    pdf.text('that is built after the inception of this policy, whoever the owner of it may be.', 60, 74)
  })
  assert.deepEqual(
    parts.filter(({ kind }) => kind === 'endorsement').map(({ title, pages }) => [title, pages]),
    [
      ['REFRIGERATION', [2]],
      ['HIGHER LIMIT', [2]],
      ['Condominiums', [3]],
    ],
  )
})

Deno.test('a heading that is the number of a form alone begins its endorsement', async () => {
  const parts = await partsOf((pdf) => {
    pdf.addPage()
    heading(pdf, 'Commercial General Liability Declarations', 60)
    pdf.text('Each Occurrence Limit', 60, 90).text('$1,000,000', 320, 90)
    pdf.addPage()
    heading(pdf, 'GK 4418 01 22 Exclusion - Open Roofs', 60)
    pdf.text('This insurance does not apply to property damage caused by rain that enters a building', 60, 84)
    pdf.text('through an open roof unless you have attached temporary coverings.', 60, 97)
    heading(pdf, 'CG 20 10 12 19', 130)
    pdf.text(
      'Section II - Who Is An Insured is amended to include as an additional insured any person or',
      60,
      154,
    )
    pdf.text(
      'organization for whom you are performing operations when you have agreed so in writing.',
      60,
      167,
    )
  })
  assert.deepEqual(parts.map(({ kind, title, form }) => [kind, title, form]).slice(1), [
    ['endorsement', 'Exclusion - Open Roofs', 'GK 4418 01 22'],
    [
      'endorsement',
      'Additional Insured – Owners, Lessees or Contractors – Scheduled Person or Organization',
      'CG 20 10 12 19',
    ],
  ])
})

Deno.test('a coverage form is no endorsement, whatever line of business stands in its corner', async () => {
  const parts = await partsOf((pdf) => {
    pdf.addPage()
    heading(pdf, 'Commercial Property Declarations', 60)
    pdf.text('Policy number', 60, 90).text('CP 7740021', 220, 90)
    pdf.text('Named insured', 60, 110).text('Alder Court LLC', 220, 110)
    pdf.text('Building', 60, 130).text('$712,000', 220, 130)
    pdf.addPage()
    heading(pdf, 'ACTUAL CASH VALUE', 60)
    pdf.text('THIS ENDORSEMENT CHANGES THE POLICY. PLEASE READ IT CAREFULLY.', 60, 84)
    pdf.text('Roofs are valued at actual cash value at the time of the loss or damage.', 60, 104)
    pdf.addPage()
    heading(pdf, 'COMMERCIAL PROPERTY', 60)
    pdf.text('CP 00 10 10 12', 60, 78)
    heading(pdf, 'BUILDING AND PERSONAL PROPERTY', 96)
    heading(pdf, 'COVERAGE FORM', 112)
    for (const [at, text] of [
      'Various provisions in this policy restrict coverage. Read all of it with care.',
      'The most we will pay under this Extension is $2,500 at each described premises.',
      'Limit of Insurance – Building 1',
    ].entries())
      pdf.text(text, 60, 140 + at * 14)
    pdf.addPage()
    pdf.text('Policy Number: CP 7740021', 60, 60)
    pdf.text('Named Insured: Alder Court LLC', 60, 78)
    for (const [at, [label, value]] of [
      ['Loc.# 001', '18 Alder Court'],
      ['Square Footage:', '28,880'],
      ['Building', '$712,000'],
      ['Business Personal Property', '$40,000'],
      ['Coinsurance', '80%'],
    ].entries())
      pdf.text(label ?? '', 60, 110 + at * 16).text(value ?? '', 260, 110 + at * 16)
  })
  assert.deepEqual(
    parts.map(({ kind, pages }) => [kind, ...pages]),
    [
      ['declarations', 1],
      ['endorsement', 2],
      ['form', 3],
      ['declarations', 4],
    ],
  )
})
