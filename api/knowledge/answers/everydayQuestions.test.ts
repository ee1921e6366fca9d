import assert from 'node:assert/strict'
import { readDocument } from '../../reading/index.ts'
import { drawnPdf } from '../../reading/testing/drawnPdf.ts'
import { readPolicyFacts } from '../facts/readPolicyFacts.ts'
import { openAnswers } from './openAnswers.ts'

/** A line of its own, an empty one begins a page. */
async function asked(lines: readonly string[]) {
  const bytes = await drawnPdf((pdf) => {
    pdf.addPage().fontSize(10)
    for (const [at, line] of lines.entries())
      if (line === '') pdf.addPage()
      else pdf.text(line, 60, 60 + at * 34, { width: 480 })
  })
  const reading = await readDocument(bytes, { name: 'policy.pdf' })
  return openAnswers([{ id: 'policy.pdf', name: 'policy.pdf', reading, facts: readPolicyFacts(reading) }])
}

Deno.test('what happened to a client is answered with the limit of the coverage that it falls under', async () => {
  const ask = await asked([
    'CRIME AND PROPERTY DECLARATIONS',
    'Employee theft: limit $500,000, deductible $10,000.',
    'Spoilage: limit $25,000, deductible $1,000.',
    'Back-up of sewers and drains: limit $15,000.',
    'Medical expense: $5,000 any one person.',
    'Outdoor signs: limit $7,500.',
  ])
  for (const [question, amount] of [
    ['The walk-in died overnight and the fish is ruined. How much is there?', '$25,000'],
    ['Waste water came up through the floor drain. Most they pay?', '$15,000'],
    ['A guest tripped and wants her ER bill paid. How much?', '$5,000'],
  ] as const) {
    const { status, answer } = await ask(question)
    assert.equal(status, 'ANSWERED', question)
    assert.ok(answer.includes(amount), `${question} ${answer}`)
  }
})

Deno.test('which places have a limit is answered with each of them', async () => {
  const ask = await asked([
    'COMMERCIAL PROPERTY DECLARATIONS',
    'Location 1: 40 Mill Street, Dayton, OH 45402. Building limit $500,000. Contents limit $120,000.',
    'Location 2: 12 Harbor Road, Dayton, OH 45403. Contents limit $80,000.',
    'Policy premium: $4,200',
  ])
  const building = await ask('Which premises have building coverage?')
  assert.match(building.answer, /40 Mill Street/)
  assert.doesNotMatch(building.answer, /Harbor/)
  assert.equal((await ask('What is the minimum earned premium?')).status, 'NOT_FOUND')
})
