import assert from 'node:assert/strict'
import { readDocument } from '../../reading/index.ts'
import { drawnPdf } from '../../reading/testing/drawnPdf.ts'
import { answerPassages } from './answerCandidates.ts'

Deno.test('a sentence that changes the declarations is an endorsement, whatever its page is called', async () => {
  const bytes = await drawnPdf((pdf) => {
    pdf.addPage().fontSize(10)
    pdf.text('TMC 221 NAMED WINDSTORM DEDUCTIBLE', 60, 60)
    pdf.text('The Named Windstorm deductible in the Declarations is replaced by 5% of the values.', 60, 100)
    pdf.text('The deductible shown in the Declarations is taken from each loss.', 60, 140)
  })
  const passages = answerPassages(await readDocument(bytes, { name: 'policy.pdf' }))
  const isEndorsement = (words: string) => passages.find(({ text }) => text.includes(words))?.isEndorsement
  assert.equal(isEndorsement('is replaced by 5%'), true)
  assert.equal(isEndorsement('is taken from each loss'), false)
})
