import assert from 'node:assert/strict'
import { readDocument } from '../../reading/index.ts'
import { drawnPdf } from '../../reading/testing/drawnPdf.ts'
import { readPolicyFacts } from '../facts/readPolicyFacts.ts'
import { openAnswers } from './openAnswers.ts'

const left = [50, 180, 265, 375, 500]
const rows: readonly (string | readonly string[])[] = [
  'PHYSICIANS PROFESSIONAL LIABILITY - DECLARATIONS',
  ['Policy Number', 'PTR-MPL-0062219'],
  ['Named Insured', 'Casco Family Medicine, P.A.'],
  ['Policy Period', '07/01/2026 to 07/01/2027'],
  ['Annual Premium', '$48,316'],
  ['Extended Reporting Period', '36 months at 185% of annual premium'],
  'SCHEDULE OF INSURED PROVIDERS',
  ['Provider', 'Specialty', 'Retroactive Date', 'Limits', 'Premium'],
  ['Helen Marchetti, MD', 'Family practice', '07/01/2014', '$1,000,000 / $3,000,000', '$14,220'],
  ['Samuel Oduya, MD', 'Minor surgery', '08/15/2019', '$1,000,000 / $3,000,000', '$16,940'],
  ['Karen Lund, NP', 'Nurse practitioner', '01/10/2022', 'Shared with entity', '$3,480'],
]

async function policy() {
  const drawn = await drawnPdf((pdf) => {
    pdf.addPage()
    for (const [at, row] of rows.entries()) {
      const isTitle = typeof row === 'string'
      pdf.font(isTitle || row[0] === 'Provider' ? 'Helvetica-Bold' : 'Helvetica').fontSize(isTitle ? 12 : 9)
      for (const [column, text] of (isTitle ? [row] : row).entries())
        pdf.text(text, left[column] ?? 50, 60 + 24 * at, { lineBreak: false })
    }
    pdf.font('Helvetica-Bold').fontSize(12).text('Loss Payee', 50, 400)
    pdf.font('Helvetica').fontSize(9)
    for (const [at, cells] of [
      ['Loss', 'Casco Savings Bank ISAOA, 200 Middle Street, Portland, ME', 'Office contents, Loan 44-'],
      ['Payee', '04101', '81907'],
    ].entries())
      for (const [column, text] of cells.entries())
        pdf.text(text, [50, 110, 390][column] ?? 50, 424 + 12 * at, { lineBreak: false })
  })
  const reading = await readDocument(drawn, { name: 'policy.pdf' })
  return openAnswers([{ id: 'p', name: 'policy.pdf', reading, facts: readPolicyFacts(reading) }])
}

const answers: Readonly<Record<string, RegExp>> = {
  'What is the retro date for Dr. Oduya?': /^The retroactive date for Samuel Oduya, MD is 08\/15\/2019\.$/,
  "What is Helen Marchetti's premium?": /^The premium for Helen Marchetti, MD is \$14,220\.$/,
  "What are Dr. Marchetti's limits?": /^The limits for Helen Marchetti, MD are \$1,000,000 \/ \$3,000,000\.$/,
  'Does Karen Lund have her own limits?': /^No\. The limits for Karen Lund, NP are shared with entity\.$/,
  'Who is the loss payee?':
    /^Loss Payee: Casco Savings Bank ISAOA, 200 Middle Street, Portland, ME 04101; Office contents, Loan 44-81907\.$/,
  'What does the tail cost in dollars for 36 months?': /\$89,384\.60/,
}

Deno.test('a question for a column and a row gets the cell, a wrapped row is told whole, and a tail with its price', async () => {
  const ask = await policy()
  for (const [question, answer] of Object.entries(answers)) {
    const found = await ask(question)
    assert.match(found.answer, answer, question)
    assert.ok(found.citations.length > 0)
  }
})
