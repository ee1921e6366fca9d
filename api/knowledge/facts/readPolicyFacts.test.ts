import assert from 'node:assert/strict'
import { drawnPdf } from '../../reading/testing/drawnPdf.ts'
import { readDocument } from '../../reading/index.ts'
import { readPolicyFacts } from './readPolicyFacts.ts'

async function factsOf(draw: (pdf: PDFKit.PDFDocument) => void) {
  return readPolicyFacts(await readDocument(await drawnPdf(draw), { name: 'policy.pdf' }))
}

Deno.test('reads declarations with centered boxes and an insurer named over its address', async () => {
  const { scalars, limits } = await factsOf((pdf) => {
    pdf.addPage()
    const centered = (text: string, x: number, y: number) =>
      pdf.text(text, x, y, { width: 120, align: 'center' })
    pdf.fontSize(17).text('Copper Kettle Insurance Exchange', 60, 60, { width: 490, align: 'center' })
    pdf.fontSize(10).text('4 Market Plaza, Santa Fe, NM 87501', 60, 88, { width: 490, align: 'center' })
    pdf.fontSize(9)
    for (const [at, [label, value]] of [
      ['Policy Number', 'CKX-H-60217'],
      ['From', 'March 10, 2026'],
      ['To', 'March 10, 2027'],
      ['Premium', '$6,745'],
      ['General aggregate', '$2,000,000'],
      ['Products aggregate', '$1,000,000'],
      ['Rented premises', '$50,000'],
      ['Medical', '$5,000'],
    ].entries()) {
      const x = 60 + (at % 4) * 122
      const y = at < 4 ? 130 : 220
      centered(label ?? '', x, y)
      centered(value ?? '', x, y + 14)
    }
    pdf.text('Named Insured: Saffron & Sage Catering Co., 212 Alto Street, Santa Fe, NM 87501', 60, 185)
  })
  assert.equal(scalars.carrierAddress.fact?.value, '4 Market Plaza, Santa Fe, NM 87501')
  assert.equal(scalars.effectiveDate.fact?.value, '2026-03-10')
  assert.equal(scalars.expirationDate.fact?.value, '2027-03-10')
  assert.equal(limits.glAggregateLimit.fact?.value, 200_000_000)
  assert.equal(limits.glProductsAndCompletedOperationsLimit.fact?.value, 100_000_000)
  assert.equal(limits.glRentedPremisesDamageLimit.fact?.value, 5_000_000)
})

Deno.test('tells several endorsements on one page apart, and applies the limits of the second', async () => {
  const { limits, endorsements } = await factsOf((pdf) => {
    pdf.addPage().fontSize(10)
    pdf.text('WORKERS COMPENSATION INFORMATION PAGE', 60, 60)
    for (const [at, [label, value]] of [
      ['Bodily Injury by Accident, each accident', '$500,000'],
      ['Bodily Injury by Disease, policy limit', '$500,000'],
      ['Bodily Injury by Disease, each employee', '$500,000'],
    ].entries()) {
      pdf.text(label ?? '', 60, 100 + at * 16)
      pdf.text(value ?? '', 400, 100 + at * 16)
    }
    pdf.addPage()
    pdf.text('NEBRASKA CANCELATION AND NONRENEWAL ENDORSEMENT (WC 26 06 01)', 60, 60)
    pdf.text(
      'We may cancel this policy by mailing you not less than 60 days notice for any other reason.',
      60,
      84,
    )
    pdf.text('EMPLOYERS LIABILITY AMENDED LIMITS (WC 99 06 21)', 60, 200)
    pdf.text(
      'Effective April 15, 2026, Item 3.B. of the Information Page is replaced by the following:',
      60,
      224,
    )
    pdf.text('Bodily Injury by Accident $1,000,000 each accident', 60, 250)
    pdf.text('Bodily Injury by Disease $1,000,000 policy limit', 60, 266)
    pdf.text('Bodily Injury by Disease $1,000,000 each employee', 60, 282)
  })
  assert.deepEqual(
    endorsements.map(({ value }) => value.form),
    ['WC 26 06 01', 'WC 99 06 21'],
  )
  assert.equal(limits.wcPerAccidentLimit.fact?.value, 100_000_000)
  assert.equal(limits.wcPerDiseaseEmployeeLimit.fact?.value, 100_000_000)
})

Deno.test('takes the policy number from the running header where the declarations state it nowhere else', async () => {
  const { scalars } = await factsOf((pdf) => {
    for (const title of ['COMMERCIAL GENERAL LIABILITY DECLARATIONS', 'COMMON CONDITIONS', 'DEFINITIONS']) {
      pdf.addPage().fontSize(9)
      pdf.text('POLICY NUMBER: GL-4481-20', 60, 30)
      pdf.text('Cascade Mutual Insurance Company', 380, 30)
      pdf.text(title, 60, 90)
      pdf.text(`What ${title.toLowerCase()} say stands on this page alone.`, 60, 120)
      if (title.endsWith('DECLARATIONS')) pdf.text('Each Occurrence Limit: $1,000,000', 60, 150)
    }
  })
  assert.equal(scalars.policyNumber.fact?.value, 'GL-4481-20')
})

Deno.test('applies endorsements that restate limits after a policy whose form has no title', async () => {
  const { limits, deductibles } = await factsOf((pdf) => {
    pdf.addPage().fontSize(10)
    pdf.text('WORKERS COMPENSATION INFORMATION PAGE', 60, 60)
    for (const [at, [label, value]] of [
      ['Bodily Injury by Accident, each accident', '$500,000'],
      ['Bodily Injury by Disease, policy limit', '$1,000,000'],
      ['Bodily Injury by Disease, each employee', '$500,000'],
    ].entries()) {
      pdf.text(label ?? '', 60, 100 + at * 16)
      pdf.text(value ?? '', 400, 100 + at * 16)
    }
    pdf.addPage()
    for (const [at, text] of [
      'We will pay promptly when due the benefits required of you by the law of the states listed.',
      'We have the right and the duty to defend at our expense any claim or suit for these benefits.',
      'We will also pay reasonable expenses incurred at our request as part of any claim we defend.',
      'You must tell us at once if injury occurs and give us the names of the injured and witnesses.',
      'Do nothing after an injury occurs that would interfere with our right to recover from others.',
      'The premium is determined by our manuals of rules, rates, rating plans and classifications.',
      'You will keep records of information needed to compute premium and give us copies of them.',
    ].entries())
      pdf.text(text, 60, 60 + at * 14)
    pdf.addPage()
    pdf.font('Helvetica-Bold').text('TE-17 Higher employers liability limits', 60, 60)
    pdf.font('Helvetica')
    pdf.text(
      'In Item 3B the amount for each accident is changed to $1,000,000, and for disease, each',
      60,
      76,
    )
    pdf.text('employee, to $1,000,000.', 60, 90)
    pdf.font('Helvetica-Bold').text('TE-22 Deductible', 60, 120)
    pdf.font('Helvetica')
    pdf.text(
      'For an injury outside the United States, the deductible is $10,000 and you reimburse us.',
      60,
      136,
    )
  })
  assert.equal(limits.wcPerAccidentLimit.fact?.value, 100_000_000)
  assert.equal(limits.wcPerDiseaseEmployeeLimit.fact?.value, 100_000_000)
  assert.equal(limits.wcPerDiseasePolicyLimit.fact?.value, 100_000_000)
  assert.deepEqual(
    deductibles.map(({ value }) => value.amount),
    [1_000_000],
  )
})

/** Texts of one size at their places. */
function place(pdf: PDFKit.PDFDocument, size: number, texts: readonly (readonly [string, number, number])[]) {
  pdf.fontSize(size)
  for (const [text, x, y] of texts) pdf.text(text, x, y, { lineBreak: false })
}

Deno.test('reads labels that are printed under their values', async () => {
  const { scalars } = await factsOf((pdf) => {
    pdf.addPage()
    place(pdf, 15, [['Workers Compensation Information Page', 60, 50]])
    place(pdf, 10, [
      ['03-771846-6', 60, 120],
      ['03-771846-5', 340, 120],
      ['Prairie Sage Landscapes LLC', 60, 160],
      ['DBA Sage Arbor', 60, 172],
      ['2280 Sourdough Lane, Bozeman, MT 59715', 60, 210],
      ['July 1, 2026 to July 1, 2027', 60, 250],
      ['$4,315', 60, 290],
    ])
    place(pdf, 7, [
      ['POLICY NO.', 60, 132],
      ['RENEWAL OF', 340, 132],
      ['INSURED NAME', 60, 184],
      ['MAILING ADDRESS', 60, 222],
      ['POLICY PERIOD', 60, 262],
      ['Annual premium', 60, 302],
    ])
  })
  assert.equal(scalars.policyNumber.fact?.value, '03-771846-6')
  assert.equal(scalars.insuredName.fact?.value, 'Prairie Sage Landscapes LLC')
  assert.equal(scalars.insuredAddress.fact?.value, '2280 Sourdough Lane, Bozeman, MT 59715')
  assert.equal(scalars.effectiveDate.fact?.value, '2026-07-01')
  assert.equal(scalars.premium.fact?.value, 431_500)
})

Deno.test('reads declarations that are one sentence', async () => {
  const { scalars } = await factsOf((pdf) => {
    pdf.addPage()
    place(pdf, 12, [['FOLLOWING FORM EXCESS LIABILITY DECLARATIONS', 60, 60]])
    pdf
      .fontSize(10)
      .text(
        'In return for the payment of a premium of $74,500, the Company insures Harrow & Slate Demolition, Inc., 41 Breaker Road, Scranton, PA 18504, under Policy No. XSC 55 0193 26, for the period May 31, 2026 to May 31, 2027.',
        60,
        90,
        { width: 420 },
      )
  })
  assert.equal(scalars.policyNumber.fact?.value, 'XSC 55 0193 26')
  assert.equal(scalars.insuredName.fact?.value, 'Harrow & Slate Demolition, Inc.')
  assert.equal(scalars.insuredAddress.fact?.value, '41 Breaker Road, Scranton, PA 18504')
  assert.equal(scalars.expirationDate.fact?.value, '2027-05-31')
  assert.equal(scalars.premium.fact?.value, 7_450_000)
})

Deno.test('begins an endorsement at a number of the list of forms, and applies its limit', async () => {
  const { limits, scalars } = await factsOf((pdf) => {
    pdf.addPage()
    place(pdf, 14, [['Special Event Liability Declarations', 60, 50]])
    place(pdf, 10, [
      ['Policy number', 60, 90],
      ['| GG-EVT-26-0091827', 220, 90],
      ['Each occurrence', 60, 110],
      ['$1,000,000', 220, 110],
      ['Damage to rented premises', 60, 130],
      ['$300,000', 220, 130],
      ['Attached: GG-14, GG-21.', 60, 170],
    ])
    pdf.addPage()
    place(pdf, 10, [
      [
        'GG-14 Event premises. Any owner of the event premises that a contract requires is an insured.',
        60,
        60,
      ],
      ['GG-21 Rented premises. The limit for damage to rented premises is changed to $1,000,000.', 60, 90],
    ])
  })
  assert.equal(scalars.policyNumber.fact?.value, 'GG-EVT-26-0091827')
  assert.equal(limits.glRentedPremisesDamageLimit.fact?.value, 100_000_000)
  assert.equal(limits.glRentedPremisesDamageLimit.fact?.source.form, 'GG-21')
})

Deno.test('takes the amounts of a coverage table by row and column', async () => {
  const { extraLimits, deductibles, scalars } = await factsOf((pdf) => {
    pdf.addPage()
    place(pdf, 14, [['Motor Truck Cargo Declarations', 60, 50]])
    const columns = [60, 260, 340, 430]
    for (const [at, row] of [
      ['Coverage', 'Limit', 'Deductible', 'Premium'],
      ['Any one vehicle', '$100,000', '$2,500', '$19,205'],
      ['Refrigeration breakdown', 'See form 31', 'See form 31', '$4,312'],
      ['Earned freight', '$5,000', 'None', 'Incl.'],
      ['Total premium', '', '', '$23,517'],
    ].entries())
      place(
        pdf,
        10,
        row.flatMap((text, column) => (text === '' ? [] : [[text, columns[column] ?? 0, 100 + at * 18]])),
      )
  })
  assert.deepEqual(
    extraLimits.map(({ value }) => [value.name, value.limit]),
    [
      ['Any one vehicle', 10_000_000],
      ['Earned freight', 500_000],
    ],
  )
  assert.deepEqual(
    deductibles.map(({ value }) => value.amount),
    [250_000],
  )
  assert.equal(scalars.premium.fact?.value, 2_351_700)
})

Deno.test('the number of a listed form may wrap onto the next line', async () => {
  const { forms } = await factsOf((pdf) => {
    pdf.addPage()
    place(pdf, 14, [['Commercial General Liability Declarations', 60, 50]])
    place(pdf, 10, [
      ['Forms and Endorsements Schedule', 60, 90],
      ['CG 00 01 04 13', 60, 110],
      ['Commercial General Liability Coverage Form', 200, 110],
      ['CG 21 96 03', 60, 130],
      ['Silica or Silica-Related Dust Exclusion', 200, 130],
      ['05', 60, 142],
      ['CG 24 04 05 09', 60, 160],
      ['Waiver of Transfer of Rights of Recovery', 200, 160],
    ])
  })
  assert.deepEqual(
    forms.map(({ value: { number, edition, title } }) => [number, edition, title]),
    [
      ['CG 00 01', '04 13', 'Commercial General Liability Coverage Form'],
      ['CG 21 96', '03 05', 'Silica or Silica-Related Dust Exclusion'],
      ['CG 24 04', '05 09', 'Waiver of Transfer of Rights of Recovery'],
    ],
  )
})

Deno.test('the parties of a policy in sentences are known by what the sentence calls them', async () => {
  const { scalars } = await factsOf((pdf) => {
    pdf.addPage().fontSize(10)
    pdf.text(
      'This Policy, numbered OMH 26-004471, is made by Tern Island Marine Insurance Company of 200 Long Wharf, New Haven, CT 06511 (hereinafter the Assurer) and covers for the sums below Pelican Point Boatworks, Inc. (hereinafter the Assured), whose address is 31 Harborview Lane, Mystic, CT 06355. The premium of $22,400 is due on August 1, 2026.',
      60,
      60,
      { width: 480 },
    )
  })
  assert.equal(scalars.policyNumber.fact?.value, 'OMH 26-004471')
  assert.equal(scalars.carrierName.fact?.value, 'Tern Island Marine Insurance Company')
  assert.equal(scalars.carrierAddress.fact?.value, '200 Long Wharf, New Haven, CT 06511')
  assert.equal(scalars.insuredName.fact?.value, 'Pelican Point Boatworks, Inc.')
  assert.equal(scalars.insuredAddress.fact?.value, '31 Harborview Lane, Mystic, CT 06355')
})

Deno.test('captions centered under boxes name their amounts, and a change may be of several', async () => {
  const { limits } = await factsOf((pdf) => {
    pdf.addPage().fontSize(10)
    pdf.fontSize(14).text('Workers Compensation Information Page', 60, 50).fontSize(10)
    const boxes = [
      ['$500,000', 'by accident, each accident'],
      ['$1,000,000', 'by disease, policy limit'],
      ['$500,000', 'by disease, each employee'],
    ]
    for (const [at, [amount, caption]] of boxes.entries()) {
      pdf.text(amount ?? '', 60 + at * 160, 110, { width: 140, align: 'center' })
      pdf.text(caption ?? '', 60 + at * 160, 125, { width: 140, align: 'center' })
    }
    pdf.addPage().fontSize(14).text('Endorsement 1 - Change of limits', 60, 60).fontSize(10)
    pdf.text(
      'The limits by accident, each accident and by disease, each employee are changed to $1,000,000 each, with the policy limit left as it is.',
      60,
      90,
      { width: 480 },
    )
  })
  assert.equal(limits.wcPerAccidentLimit.fact?.value, 100_000_000)
  assert.equal(limits.wcPerDiseasePolicyLimit.fact?.value, 100_000_000)
  assert.equal(limits.wcPerDiseaseEmployeeLimit.fact?.value, 100_000_000)
})

Deno.test('a deductible changed for one place only stays the policy’s own elsewhere', async () => {
  const { scalars, deductibles } = await factsOf((pdf) => {
    pdf.addPage().fontSize(10)
    pdf.fontSize(14).text('Businessowners Declarations', 60, 50).fontSize(10)
    for (const [at, [label, value]] of [
      ['Policy number', 'RBX 0417 3382'],
      ['Property deductible', '$1,000'],
      ['Premium by coverage part', ''],
      ['Each occurrence', '$1,000,000'],
    ].entries()) {
      pdf.text(label ?? '', 60, 90 + at * 18)
      pdf.text(value ?? '', 320, 90 + at * 18)
    }
    pdf.addPage().fontSize(14).text('Endorsement 2 - Deductible', 60, 60).fontSize(10)
    pdf.text(
      'The property deductible in the Declarations is changed to $2,500 at 2019 Superior Avenue.',
      60,
      90,
    )
  })
  assert.equal(scalars.deductible.fact?.value, 100_000)
  assert.deepEqual(
    deductibles.map(({ value }) => value.amount),
    [100_000, 250_000],
  )
})

Deno.test('sentences list limits and retentions, and an endorsement changes one of them by its words', async () => {
  const { extraLimits, deductibles, limits } = await factsOf((pdf) => {
    pdf.addPage().fontSize(14).text('Boatyard and Marina Policy Declarations', 60, 50).fontSize(10)
    for (const text of [
      'Policy number BY 26-40417. The insured is Pelican Point Boatworks, Inc., 31 Harborview Lane, Mystic, CT 06355.',
      'Section 1, Marina Liability: $1,500,000 any one vessel and $3,000,000 any one accident or series of accidents.',
      'Section 4, Commercial Liability of the premises: $1,000,000 each occurrence; $2,000,000 general aggregate.',
      'Deductibles: Section 1, $5,000 each accident; Section 2, $2,500 each vessel; Section 5, $10,000 each loss.',
    ])
      pdf.moveDown(0.8).text(text, { width: 480 })
    pdf.addPage().fontSize(14).text('Endorsement 3 - Increased limit', 60, 60).fontSize(10)
    pdf.text(
      'The limit of $1,500,000 any one vessel in Section 1 is increased to $2,500,000 any one vessel.',
      60,
      90,
    )
    pdf.addPage().fontSize(14).text('Endorsement 4 - Medical expense', 60, 60).fontSize(10)
    pdf.text(
      'The medical expense limit is $15,000 any one person. It does not apply to members of the yacht club.',
      60,
      90,
    )
  })
  assert.deepEqual(
    extraLimits.map(({ value }) => [value.name, value.limit / 100]),
    [
      ['Marina Liability any one accident or series of accidents', 3_000_000],
      ['Marina Liability any one vessel', 2_500_000],
    ],
  )
  assert.deepEqual(
    deductibles.map(({ value }) => [value.name, (value.amount ?? 0) / 100]),
    [
      ['Section 1, each accident', 5000],
      ['Section 2, each vessel', 2500],
      ['Section 5, each loss', 10_000],
    ],
  )
  assert.equal(limits.glMedicalPerPersonLimit.fact?.value, 1_500_000)
})

Deno.test('rows that begin with the number of a premises are about one place', async () => {
  const { locations } = await factsOf((pdf) => {
    pdf.addPage().fontSize(14).text('Nonprofit Portfolio Policy Declarations', 60, 50).fontSize(10)
    for (const [at, [label, value]] of [
      ['Premises 1 — 1127 Cedar Ridge Road, Knoxville: offices and pantry. Building', '$1,380,000'],
      ['Premises 1 — Business personal property', '$220,000'],
      ['Premises 2 — 84 Tazewell Pike, Knoxville: shelter. Building', '$965,000'],
      ['Premises 2 — Business personal property', '$115,000'],
    ].entries()) {
      pdf.text(label ?? '', 60, 90 + at * 18)
      pdf.text(value ?? '', 460, 90 + at * 18)
    }
  })
  assert.deepEqual(
    locations.map(({ value }) => [value.address, value.building, value.contents]),
    [
      ['1127 Cedar Ridge Road, Knoxville', 138_000_000, 22_000_000],
      ['84 Tazewell Pike, Knoxville', 96_500_000, 11_500_000],
    ],
  )
})

Deno.test('recognizes an agreement between two parties without its title by the duty to insure', async () => {
  const { document } = await factsOf((pdf) => {
    pdf.addPage().fontSize(10)
    for (const [at, line] of [
      'Between Pemaquid Hotel Group LLC ("Hotel"), 14 Shore Road, Bristol, ME 04539, and',
      'Red Hook Bakery LLC ("Vendor").',
      '',
      '7. Insurance',
      '7.1 Vendor shall maintain commercial general liability insurance of $1,000,000 per occurrence.',
      '7.2 Vendor shall deliver a certificate of insurance before the first event.',
    ].entries())
      pdf.text(line, 60, 60 + 16 * at)
  })
  assert.equal(document.type, 'CONTRACT')
  assert.match(document.quote ?? '', /^7\.1 Vendor shall maintain commercial general liability insurance/)

  const letter = await factsOf((pdf) => {
    pdf.addPage().fontSize(10)
    pdf.text('Dear Ms. Ortiz,', 60, 60)
    pdf.text('You must maintain workers compensation insurance while your crew is on the job.', 60, 90)
  })
  assert.equal(letter.document.type, 'OTHER')
})

Deno.test('a quote’s first row names the applicant, not the label of the row below it', async () => {
  const { scalars } = await factsOf((pdf) => {
    pdf.addPage()
    place(pdf, 13, [['Granite State Casualty - COMMERCIAL GENERAL LIABILITY QUOTATION', 50, 50]])
    place(
      pdf,
      10,
      [
        ['Applicant', 'Harbor Masonry Contractors LLC'],
        ['Proposed Policy Period', '01/01/2027 to 01/01/2028'],
        ['Each Occurrence', '$1,000,000'],
        ['General Aggregate', '$2,000,000'],
        ['Total Annual Premium', '$19,471'],
      ].flatMap(([label = '', value = ''], at): [string, number, number][] => [
        [label, 54, 100 + at * 18],
        [value, 324, 100 + at * 18],
      ]),
    )
  })
  assert.equal(scalars.insuredName.fact?.value, 'Harbor Masonry Contractors LLC')
  assert.equal(scalars.carrierName.fact?.value, 'Granite State Casualty')
  assert.equal(scalars.effectiveDate.fact?.value, '2027-01-01')
  assert.equal(scalars.expirationDate.fact?.value, '2028-01-01')
})

Deno.test('an endorsement takes a limit away, and changes amounts by their items', async () => {
  const { limits, scalars, deductibles } = await factsOf((pdf) => {
    pdf.addPage()
    place(pdf, 14, [['Commercial General Liability Declarations', 60, 50]])
    place(pdf, 10, [
      ['Each Occurrence Limit', 60, 90],
      ['$1,000,000', 400, 90],
      ['General Aggregate Limit', 60, 108],
      ['$2,000,000', 400, 108],
      ['Medical Expense Limit, any one person', 60, 126],
      ['$5,000', 400, 126],
      ['ITEM 6. Deductible: $1,000 each claim', 60, 160],
    ])
    pdf.addPage()
    place(pdf, 14, [['ENDORSEMENT NO. 1 - AMENDMENT OF LIMITS AND DEDUCTIBLE', 60, 50]])
    place(pdf, 10, [
      ['This endorsement changes the policy.', 60, 80],
      ['General Aggregate Limit', 60, 110],
      ['$3,000,000', 400, 110],
      ['Medical Expense Limit, any one person', 60, 128],
      ['Excluded', 400, 128],
      ['ITEM 6 is amended to $2,500 each claim, and to $10,000 each claim for work on roofs.', 60, 170],
    ])
  })
  assert.equal(limits.glAggregateLimit.fact?.value, 300_000_000)
  assert.equal(limits.glMedicalPerPersonLimit.fact, null)
  assert.equal(scalars.deductible.fact?.value, 250_000)
  assert.ok(deductibles.some(({ value }) => value.amount === 1_000_000))
})
