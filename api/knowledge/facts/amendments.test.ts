import assert from 'node:assert/strict'
import { readDocument } from '../../reading/index.ts'
import { drawnPdf } from '../../reading/testing/drawnPdf.ts'
import { amendedText, amendmentsOf } from './amendments.ts'
import { readPolicyFacts } from './readPolicyFacts.ts'

function write(pdf: PDFKit.PDFDocument, title: string, texts: readonly string[]) {
  pdf.addPage().font('Helvetica-Bold').fontSize(13).text(title, 60, 60).font('Helvetica').fontSize(10)
  for (const text of texts) {
    const isHeading = text === text.toUpperCase()
    pdf
      .font(isHeading ? 'Helvetica-Bold' : 'Helvetica')
      .moveDown(0.9)
      .text(text, { width: 480 })
  }
}

const form = [
  'SECTION I - EXCLUSIONS',
  '(a) Earthquake, landslide and any other movement of earth.',
  '(b) Flood, surface water, and waves or tides of any body of water.',
  '(c) Water that backs up through a sewer or drain, or overflows from a sump.',
  'SECTION II - EXCLUSIONS',
  '(a) Injury that the insured expected or intended.',
  '(b) The ownership, use, loading or unloading of any auto, aircraft or watercraft.',
  'D. CONDITIONS',
  '7. Legal action against us must be brought within one year after the date of loss.',
  '8. Appraisal. If we disagree on the amount of loss, each names an appraiser within 20 days of a demand.',
  '11. Cancellation. We may cancel by 10 days notice for nonpayment of premium or 30 days notice for any other reason.',
]

async function readingWith(...changes: readonly string[]) {
  const drawn = await drawnPdf((pdf) => {
    write(pdf, 'BUSINESSOWNERS COVERAGE FORM', form)
    write(pdf, 'ENDORSEMENT NO. 1 - POLICY CHANGES', changes)
  })
  return await readDocument(drawn, { name: 'policy.pdf' })
}

async function amendments(...changes: readonly string[]) {
  return amendmentsOf(await readingWith(...changes)).map(({ effect, clause, places, change }) => [
    effect,
    clause.text.slice(0, 24),
    places.join(),
    change &&
      amendedText(clause.text, change)
        ?.split(/(?<=\.) (?=[A-Z])/)
        .at(-1),
  ])
}

Deno.test('an endorsement names the exclusion that it deletes or lifts by its letter and section', async () => {
  assert.deepEqual(
    await amendments(
      'Exclusion (b) of Section II is deleted in its entirety by this endorsement.',
      'At Locations 1 and 3 exclusion (b) of Section I is deleted for the premises described.',
      'Exclusion (c) of Section I does not apply to a sump pump that is serviced every year.',
      'Exclusion (a) of Section I continues to apply to all loss by earthquake.',
    ),
    [
      ['REMOVED', '(b) The ownership, use, ', '', null],
      ['LIFTED', '(b) Flood, surface water', '1,3', null],
      ['LIFTED', '(c) Water that backs up ', '', null],
    ],
  )
})

Deno.test('what an endorsement deletes as a whole is removed, at the locations that it names', async () => {
  assert.deepEqual(
    await amendments(
      'Exclusion (b) of Section II is deleted. We pay for autos that you hire.',
      'At Premises 1 and 3, exclusion (b) of Section I is deleted. A deductible of $50,000 applies to each flood.',
    ),
    [
      ['REMOVED', '(b) The ownership, use, ', '', null],
      ['REMOVED', '(b) Flood, surface water', '1,3', null],
    ],
  )
})

Deno.test('a changed number or period takes the place of the old one in the clause', async () => {
  assert.deepEqual(
    await amendments(
      'In condition D.7. one year is replaced by two years.',
      'In condition 8, the 20 days become 45 days for a loss above $250,000.',
      'In condition D.11. the notice for any other reason is 60 days instead of 30 days.',
    ),
    [
      [
        'CHANGED',
        '7. Legal action against ',
        '',
        'Legal action against us must be brought within two years after the date of loss.',
      ],
      [
        'CHANGED',
        '8. Appraisal. If we disa',
        '',
        'If we disagree on the amount of loss, each names an appraiser within 45 days of a demand.',
      ],
      [
        'CHANGED',
        '11. Cancellation. We may',
        '',
        'We may cancel by 10 days notice for nonpayment of premium or 60 days notice for any other reason.',
      ],
    ],
  )
})

Deno.test('a section and its letter or number name a clause', async () => {
  assert.deepEqual(
    await amendments(
      'In Section D.7., "one year" is replaced by "two years" for every loss that we insure.',
      'In Section D.8, the 20 days become 45 days for a loss above $250,000.',
    ),
    [
      [
        'CHANGED',
        '7. Legal action against ',
        '',
        'Legal action against us must be brought within two years after the date of loss.',
      ],
      [
        'CHANGED',
        '8. Appraisal. If we disa',
        '',
        'If we disagree on the amount of loss, each names an appraiser within 45 days of a demand.',
      ],
    ],
  )
})

Deno.test('the number of an item is no number that changes', async () => {
  assert.deepEqual(await amendments('Condition 8 is amended to $35,000 for each and every appraisal.'), [])
})

Deno.test('a deleted exclusion excludes nothing, and a changed notice of cancellation counts', async () => {
  const { exclusions, scalars } = readPolicyFacts(
    await readingWith(
      'Exclusion (c) of Section I is deleted. We pay for water that backs up, up to $25,000 in any one year.',
      'At Premises 1 exclusion (b) of Section I is deleted. A deductible of $50,000 applies to each flood.',
      'In condition D.11. the notice for any other reason is 60 days instead of 30 days.',
    ),
  )
  const quotes = exclusions.map(({ policyQuotes }) => policyQuotes.map(({ quote }) => quote))
  assert.ok(!quotes.flat().some((quote) => quote.startsWith('Water that backs up')))
  assert.deepEqual(
    quotes.find(([quote]) => quote?.startsWith('Flood'))?.at(-1),
    'At Premises 1 exclusion (b) of Section I is deleted.',
  )
  assert.equal(scalars.cancellationNoticeDays.fact?.value, 60)
})
