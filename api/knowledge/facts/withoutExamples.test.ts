import assert from 'node:assert/strict'
import { readDocument } from '../../reading/index.ts'
import { drawnPdf } from '../../reading/testing/drawnPdf.ts'
import { readPolicyFacts } from './readPolicyFacts.ts'

async function limitsOf(...lines: readonly string[]) {
  const drawn = await drawnPdf((pdf) => {
    pdf.addPage().font('Helvetica-Bold').fontSize(13).text('Property Declarations', 60, 60)
    pdf.font('Helvetica').fontSize(10)
    pdf.text('Policy number', 60, 90).text('CP 7740021', 260, 90)
    pdf.text('Outdoor signs', 60, 108).text('$7,500', 260, 108)
    pdf.addPage().font('Helvetica-Bold').fontSize(13).text('ADDITIONAL PROPERTY COVERAGES', 60, 60)
    pdf.font('Helvetica').fontSize(10)
    pdf.text('THIS ENDORSEMENT CHANGES THE POLICY. PLEASE READ IT CAREFULLY.', 60, 84)
    for (const [at, line] of lines.entries())
      for (const [column, text] of line.split(' | ').entries())
        pdf.text(text, 60 + column * 200, 110 + at * 16)
  })
  const { extraLimits } = readPolicyFacts(await readDocument(drawn, { name: 'policy.pdf' }))
  return extraLimits.map(({ value: { name, limit } }) => [name, limit / 100])
}

Deno.test('examples at the end of an endorsement set no limits', async () => {
  assert.deepEqual(
    await limitsOf(
      'Debris removal | $25,000',
      'EXAMPLES - APPLICATION OF DEDUCTIBLE',
      'Example 1 - Specific Insurance',
      'Limit of Insurance - Building 1 | $60,000',
      'Step (1): $70,000 x 80% = $56,000',
    ),
    [
      ['Outdoor signs', 7_500],
      ['Debris removal', 25_000],
    ],
  )
})

Deno.test('running text, distances and values without a name are no limits', async () => {
  assert.deepEqual(
    await limitsOf(
      'damage under this Extension is | $100,000',
      'of Insurance needed to meet the | $250,000',
      'Located on or within | 1,000 feet',
    ),
    [['Outdoor signs', 7_500]],
  )
  assert.deepEqual(await limitsOf('Not insured | $165,000'), [['Outdoor signs', 7_500]])
})
