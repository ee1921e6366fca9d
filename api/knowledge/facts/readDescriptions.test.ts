import assert from 'node:assert/strict'
import { readDocument } from '../../reading/index.ts'
import { drawnPdf } from '../../reading/testing/drawnPdf.ts'
import { readPolicyFacts } from './readPolicyFacts.ts'

async function described(draw: (pdf: PDFKit.PDFDocument) => void) {
  const { coverages, exclusions } = readPolicyFacts(
    await readDocument(await drawnPdf(draw), { name: 'policy.pdf' }),
  )
  const shown = ({ title, policyQuotes }: (typeof coverages)[number]) => [title, policyQuotes[0]?.quote]
  return { coverages: coverages.map(shown), exclusions: exclusions.map(shown) }
}

function write(pdf: PDFKit.PDFDocument, title: string, texts: readonly string[]) {
  pdf.addPage().font('Helvetica-Bold').fontSize(13).text(title, 60, 60).font('Helvetica').fontSize(10)
  for (const text of texts) pdf.moveDown(0.8).text(text, { width: 480 })
}

Deno.test('promises in the present tense are coverages with titles of their own; valuation and examples are not', async () => {
  const { coverages } = await described((pdf) =>
    write(pdf, 'Cargo coverage form', [
      'We pay for loss to cargo for which you are liable as a carrier while it is on a scheduled truck.',
      'The most we pay for any one truck is the limit shown, whatever the number of shippers.',
      'For example, if a load worth $60,000 is lost and the deductible is $1,000, we pay $59,000.',
      'The Underwriters insure the trailers named in the schedule against collision and theft.',
    ]),
  )
  assert.deepEqual(coverages, [
    [
      'Cargo coverage form',
      'We pay for loss to cargo for which you are liable as a carrier while it is on a scheduled truck.',
    ],
    [
      'Trailers named',
      'The Underwriters insure the trailers named in the schedule against collision and theft.',
    ],
  ])
})

Deno.test('an endorsement that takes an exclusion away is a coverage', async () => {
  const { coverages, exclusions } = await described((pdf) =>
    write(pdf, 'Endorsement 4 - Spoilage', [
      'Exclusion c. of Part 1 does not apply to spoilage caused by power failure or by breakdown of refrigeration.',
    ]),
  )
  assert.deepEqual(coverages, [
    [
      'Spoilage',
      'Exclusion c. of Part 1 does not apply to spoilage caused by power failure or by breakdown of refrigeration.',
    ],
  ])
  assert.deepEqual(exclusions, [])
})

Deno.test('each item of a list in one sentence is an exclusion, up to the next provision', async () => {
  const { exclusions } = await described((pdf) =>
    write(pdf, 'Motor carrier coverage form', [
      'We do not cover: injury to your employees; property in your care; pollution, other than fuel of the covered auto.',
      'No insurance applies while an excluded driver operates a covered auto.',
      'Conditions. You must tell us of an accident at once and help us with the defense of a claim.',
    ]),
  )
  assert.deepEqual(exclusions, [
    ['Injury to your employees', 'injury to your employees'],
    ['Property in your care', 'property in your care'],
    ['Pollution', 'pollution, other than fuel of the covered auto.'],
    ['Motor carrier coverage form', 'No insurance applies while an excluded driver operates a covered auto.'],
  ])
})

Deno.test('numbered exclusions in one paragraph are each their own, and go on in the next paragraphs', async () => {
  const { coverages, exclusions } = await described((pdf) =>
    write(pdf, 'Garage form', [
      'We pay for damage to a customer’s auto in your care. We will not pay for: (1) racing; (2) theft by your employees; or (3) faulty work.',
      '(4) Loss of use of an auto that was not damaged.',
      'A. Notice. Tell us of a loss at once, and keep the damaged parts for us to see.',
    ]),
  )
  assert.deepEqual(coverages, [['Garage form', 'We pay for damage to a customer’s auto in your care.']])
  assert.deepEqual(exclusions, [
    ['Racing', 'racing'],
    ['Theft by your employees', 'theft by your employees'],
    ['Faulty work', 'faulty work.'],
    ['Loss of use of an auto', 'Loss of use of an auto that was not damaged.'],
  ])
})

Deno.test('single words below a heading of exclusions are exclusions, and form numbers are not', async () => {
  const { exclusions } = await described((pdf) => {
    write(pdf, 'Property form', ['We pay for direct physical loss to the buildings shown in the schedule.'])
    pdf.moveDown().font('Helvetica-Bold').fontSize(13).text('Perils excluded').font('Helvetica').fontSize(10)
    for (const text of ['PF 410 (01 26)', 'Flood', 'Earth movement, except as endorsed'])
      pdf.moveDown(0.8).text(text)
  })
  assert.deepEqual(
    exclusions.map(([title]) => title),
    ['Flood', 'Earth movement'],
  )
})

Deno.test('sentences of declarations that refuse something are exclusions, and notices and give-backs are not', async () => {
  const refused = [
    'Liability arising from a home day care business is not covered.',
    'Loss caused by earthquake or by the sinking of equipment in mud is excluded.',
    'This insurance does not apply to the sale of alcohol to a person under the legal drinking age.',
    'No coverage is provided for any claim arising out of a public offering of securities.',
    'Theft is not a covered cause of loss at Location 2.',
    'WE DO NOT COVER TOBACCO OR ELECTRONICS AS CARGO UNLESS THE LOAD IS SHOWN IN THE SCHEDULE.',
    'Dana Voss, President, has elected to be excluded from coverage.',
  ]
  const others = [
    'This policy is issued by a nonadmitted insurer and is not covered by the state guaranty fund.',
    'Exclusion (c) does not apply to drones that weigh less than five pounds.',
    'The premium is fully earned when the event begins.',
  ]
  const { exclusions } = await described((pdf) => {
    write(pdf, 'Commercial General Liability Declarations', ['Each occurrence    $1,000,000'])
    for (const text of [...refused, ...others]) pdf.moveDown(0.8).text(text, { width: 480 })
  })
  assert.deepEqual(
    exclusions.map(([, quote]) => quote),
    refused,
  )
})

Deno.test('exclusions may be numbered within their section, and a refusal unless something is done is one', async () => {
  const { exclusions } = await described((pdf) => {
    write(pdf, 'Technology liability form', [
      'We will pay damages because of a claim first made against you.',
    ])
    pdf.moveDown(0.8).font('Helvetica-Bold').text('3. What we do not insure').font('Helvetica')
    for (const text of [
      '3.1 Bodily injury and damage to tangible property.',
      '3.2 Failure of a satellite or of the power grid.',
    ])
      pdf.moveDown(0.8).text(text, { width: 480 })
    write(pdf, 'Locked vehicle condition endorsement', [
      'This endorsement changes the policy. We will not pay for theft of tools from a truck unless its doors were locked.',
    ])
  })
  assert.deepEqual(
    exclusions.map(([, quote]) => quote),
    [
      'Bodily injury and damage to tangible property.',
      'Failure of a satellite or of the power grid.',
      'We will not pay for theft of tools from a truck unless its doors were locked.',
    ],
  )
})

Deno.test('a waiver, primary insurance and an aggregate for each project are coverages of their endorsements', async () => {
  const given = [
    'We waive any right of recovery against the owner named in your contract.',
    'Where your contract asks for it, this insurance is primary to that of the owner.',
    'The general aggregate limit applies separately to each of your projects.',
  ]
  const { coverages } = await described((pdf) =>
    write(pdf, 'Contractors changes endorsement', ['This endorsement changes the policy.', ...given]),
  )
  assert.deepEqual(
    coverages.map(([, quote]) => quote),
    given,
  )
})

Deno.test('what is insured unless it is excluded below leads to a list of exclusions', async () => {
  const { exclusions } = await described((pdf) =>
    write(pdf, 'Causes of loss - special form', [
      'Covered Causes of Loss means direct physical loss unless the loss is excluded here.',
      'a. Error in the drying of lumber, whether by an operator or by the controls of a kiln.',
      'b. Dishonest acts of your officers, employees or leased workers.',
    ]),
  )
  assert.deepEqual(
    exclusions.map(([, quote]) => quote),
    [
      'Error in the drying of lumber, whether by an operator or by the controls of a kiln.',
      'Dishonest acts of your officers, employees or leased workers.',
    ],
  )
})

Deno.test('what an endorsement pays is its coverage rather than the exclusion that it deletes', async () => {
  const { coverages } = await described((pdf) =>
    write(pdf, 'Endorsement 2 - Liquor Liability', [
      'Exclusion b. of Section II is deleted at Location 1. We pay damages for injury because of the selling or serving of alcoholic beverages.',
    ]),
  )
  assert.deepEqual(coverages, [
    [
      'Liquor Liability',
      'We pay damages for injury because of the selling or serving of alcoholic beverages.',
    ],
  ])
})

Deno.test('how much is paid says less than the exclusion that does not apply', async () => {
  const { coverages } = await described((pdf) =>
    write(pdf, 'Endorsement 3 - Wire Verification', [
      'Exclusion (j) does not apply if the instruction was verified by telephone. For such a claim we pay up to $100,000.',
    ]),
  )
  assert.deepEqual(coverages, [
    ['Wire Verification', 'Exclusion (j) does not apply if the instruction was verified by telephone.'],
  ])
})

Deno.test('a list of exclusions ends where the section after it begins, and how much is paid is no promise', async () => {
  const { coverages, exclusions } = await described((pdf) =>
    write(pdf, 'Surveyors form', [
      'I. Insuring agreement. We will pay on your behalf all sums that you must pay as damages because of a claim.',
      'II. Exclusions. This policy does not apply to any claim:',
      'A. arising out of a dishonest act;',
      'B. arising out of the release of pollutants.',
      'III. Reporting. A claim must be reported in writing no later than 30 days after the policy ends.',
      'IV. Settlement. We pay only the part of a loss that the limit bears to all sums claimed.',
    ]),
  )
  assert.deepEqual(
    exclusions.map(([, quote]) => quote),
    ['arising out of a dishonest act;', 'arising out of the release of pollutants.'],
  )
  assert.equal(coverages.length, 1)
})

Deno.test('conditions of an exclusion are no exclusions, and a form that begins below an endorsement is its own', async () => {
  const { coverages, exclusions } = await described((pdf) => {
    write(pdf, 'CP 10 30 09 17 - CAUSES OF LOSS - SPECIAL FORM', [
      'When Special is shown, Covered Causes of Loss means direct physical loss unless the loss is excluded in this policy.',
      'We will not pay for loss or damage caused by or resulting from any of the following:',
      'e. Water that leaks from plumbing as a result of freezing, unless:',
      '(1) You keep the building heated; or',
      '(2) You empty the pipes and close the main valve.',
      'f. Wear and tear.',
      '2.c. Neglect of an insured to save property.',
    ])
    write(pdf, 'MX 221 02 25 - TRAMPOLINE EXCLUSION', [
      'A. This insurance does not apply to "bodily injury" arising out of the use of any trampoline.',
    ])
    pdf.moveDown(1).font('Helvetica-Bold').fontSize(13).text('COMMON POLICY CONDITIONS')
    pdf.font('Helvetica').fontSize(10)
    for (const text of [
      'A. Cancellation. The first Named Insured may cancel this policy by mailing us advance written notice.',
      'B. Changes. This policy contains all the agreements between you and us concerning the insurance.',
    ])
      pdf.moveDown(0.8).text(text, { width: 480 })
  })
  assert.deepEqual(
    coverages.map(([, quote]) => quote),
    [
      'When Special is shown, Covered Causes of Loss means direct physical loss unless the loss is excluded in this policy.',
    ],
  )
  assert.deepEqual(
    exclusions.map(([, quote]) => quote),
    [
      'Water that leaks from plumbing as a result of freezing, unless:',
      'Wear and tear.',
      'Neglect of an insured to save property.',
      'This insurance does not apply to "bodily injury" arising out of the use of any trampoline.',
    ],
  )
})

Deno.test('a sentence after the number of a form has the title of that form', async () => {
  const { coverages } = await described((pdf) =>
    write(pdf, 'BUSINESSOWNERS COVERAGE FORM', [
      'BP 04 89: We will pay those sums that you must pay as damages for an injury caused by a guest to whom you served alcohol.',
    ]),
  )
  assert.deepEqual(
    coverages.map(([title]) => title),
    ['Liquor Liability Coverage'],
  )
})

Deno.test('an item of declarations below a listed exclusion form, and clauses beside an exclusion, exclude nothing', async () => {
  const { exclusions } = await described((pdf) => {
    write(pdf, 'WORKERS COMPENSATION INFORMATION PAGE', [
      'POLICY NO. WC-88-104532-1',
      'WC 00 03 08 PARTNERS, OFFICERS AND OTHERS EXCLUSION',
      '4. THE PREMIUM FOR THIS POLICY WILL BE DETERMINED BY OUR MANUALS OF RULES AND RATING PLANS.',
    ])
    write(pdf, 'TOTAL POLLUTION EXCLUSION', [
      'This insurance does not apply to bodily injury from the discharge of pollutants.',
      'I. COVERAGE. We will pay on behalf of the insured the ultimate net loss because of bodily injury.',
      'V. CONDITIONS. You must keep the underlying insurance in full effect during the policy period.',
    ])
  })
  assert.deepEqual(
    exclusions.map(([, quote]) => quote?.slice(0, 30)),
    ['This insurance does not apply '],
  )
})
