import assert from 'node:assert/strict'
import { readDocument } from '../../reading/index.ts'
import { drawnPdf } from '../../reading/testing/drawnPdf.ts'
import { candidatesOf } from './answerCandidates.ts'
import { givenBackFirst } from './grantFirst.ts'

Deno.test('what an endorsement gives back comes before its deductible and what it leaves out of that', async () => {
  const bytes = await drawnPdf((pdf) => {
    const write = (title: string, texts: readonly string[]) => {
      pdf.addPage().font('Helvetica-Bold').fontSize(13).text(title, 60, 60).font('Helvetica').fontSize(10)
      for (const text of texts) pdf.moveDown(0.8).text(text, { width: 480 })
    }
    write('CONTRACTORS EQUIPMENT FORM CE 10', [
      'We cover direct physical loss to covered equipment unless the loss is excluded below.',
    ])
    write('3. EXCLUSIONS', [
      'We do not pay for loss caused by or resulting from:',
      'a. wear and tear, rust or a latent defect;',
      'b. mechanical or electrical breakdown;',
      'c. the weight of a load exceeding the rated lifting capacity of the equipment;',
      'd. flood, surface water or the rising of a river or stream;',
    ])
    write('CE 36 FLOOD - LIMITED COVERAGE', [
      'Exclusion 3.d does not apply to scheduled equipment. A deductible of $10,000 applies to each loss by flood. There is no coverage for equipment left near a river after a flood warning, if it could have been moved.',
    ])
  })
  const candidates = candidatesOf({ id: 'a', reading: await readDocument(bytes, { name: 'policy.pdf' }) })
  const rankedFrom = (start: string) =>
    candidates
      .filter(({ text }) => text.startsWith(start))
      .map((candidate, at) => ({
        candidate,
        at,
        features: {},
        nearness: 1,
        coverage: 1,
        score: 1,
        share: 1,
      }))
  const lead = (start: string) => givenBackFirst(rankedFrom(start), candidates)[0]?.candidate.text
  const given = 'Exclusion 3.d does not apply to scheduled equipment.'
  assert.equal(lead('A deductible of $10,000'), given)
  assert.equal(lead('There is no coverage for equipment'), given)
  // An exclusion of the form stays the answer.
  assert.match(lead('b. mechanical') ?? '', /^b\. mechanical/)
})
