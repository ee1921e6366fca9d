import assert from 'node:assert/strict'
import { readDocument } from '../../reading/index.ts'
import { drawnPdf } from '../../reading/testing/drawnPdf.ts'
import { readPolicyFacts } from '../facts/readPolicyFacts.ts'
import { openAnswers } from './openAnswers.ts'

function write(pdf: PDFKit.PDFDocument, title: string, texts: readonly string[]) {
  pdf.addPage().font('Helvetica-Bold').fontSize(13).text(title, 60, 60).fontSize(10)
  for (const text of texts) {
    pdf.font(text === text.toUpperCase() ? 'Helvetica-Bold' : 'Helvetica')
    pdf.moveDown(0.9).text(text, { width: 480 })
  }
}

async function property() {
  const drawn = await drawnPdf((pdf) => {
    write(pdf, 'COMMERCIAL PROPERTY DECLARATIONS', [
      'Named Insured: Alder Creek Cooperage LLC',
      'Policy Number: CP 4471902',
      'Policy Period: 03/01/2026 to 03/01/2027',
      'Premises 1: 2210 Barrel Works Road, Salem, OR 97301',
      'Premises 2: 18 Tasting Row, Astoria, OR 97103',
      'Flood, annual aggregate (KF 575) $250,000',
    ])
    write(pdf, 'COMMERCIAL PROPERTY COVERAGE FORM', [
      'A. WHAT IS INSURED',
      '1. We will pay for direct physical loss of or damage to Covered Property at the Described Premises.',
      'B. BUSINESS INCOME',
      '1. We will pay the loss of Business Income you sustain because your operations are suspended by direct physical loss.',
      '2. After operations resume, payment goes on for up to 60 days more while your sales return to what they would have been.',
      'C. EXCLUSIONS',
      'a. Earthquake, volcanic eruption and landslide.',
      'b. Flood, surface water, and mudflow.',
      'c. Enforcement of any ordinance or law regulating construction or demolition.',
      'D. CONDITIONS',
      '6. You must give prompt notice and send a sworn proof of loss within 60 days after we ask.',
      '7. Legal action against us must be brought within one year after the date of loss.',
    ])
    write(pdf, 'ENDORSEMENT KF 575 - FLOOD COVERAGE', [
      'At Premises 1 exclusion b. is deleted. The most we will pay for all flood in any one policy year is the Flood limit in the Declarations.',
    ])
    write(pdf, 'ENDORSEMENT KF 910 - OREGON AMENDMENTS', [
      'In condition D.7. one year is replaced by two years.',
      'In B.2. the number 60 is changed to 120.',
    ])
  })
  const reading = await readDocument(drawn, { name: 'policy.pdf' })
  return openAnswers([{ id: 'p', name: 'policy.pdf', reading, facts: readPolicyFacts(reading) }])
}

Deno.test('a period that an endorsement changes by reference is answered as the new rule, with both quotes', async () => {
  const { answer, citations } = await (
    await property()
  )('How long do we have to bring legal action against you?')
  assert.match(answer, /^Legal action against us must be brought within two years after the date of loss\./)
  assert.deepEqual(
    citations.slice(0, 2).map(({ quote }) => quote),
    [
      'In condition D.7. one year is replaced by two years.',
      'Legal action against us must be brought within one year after the date of loss.',
    ],
  )
})

Deno.test('a bare number of a paragraph is the changed one, too', async () => {
  const { answer } = await (await property())('How long does payment go on after operations resume?')
  assert.match(answer, /^After operations resume, payment goes on for up to 120 days more/)
})

Deno.test('an exclusion deleted at one location still excludes at another', async () => {
  const ask = await property()
  const { verdict, answer, citations } = await ask('Is flood covered at the Astoria location?')
  assert.equal(verdict, 'EXCLUDED')
  assert.match(answer, /^No\. (?:b\. )?Flood, surface water, and mudflow\..* still applies at Premises 2/)
  assert.ok(citations.some(({ quote }) => quote === 'At Premises 1 exclusion b. is deleted.'))
  assert.notEqual((await ask('Is flood covered at the Salem location?')).verdict, 'EXCLUDED')
})
