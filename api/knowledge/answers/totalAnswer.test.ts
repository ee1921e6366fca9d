import { equal } from 'node:assert/strict'
import { readDocument } from '../../reading/index.ts'
import { readPolicyFacts } from '../facts/readPolicyFacts.ts'
import { openAnswers } from './openAnswers.ts'

const declarations = `
COMMERCIAL PACKAGE POLICY DECLARATIONS
Policy Number: NP-CPP-3300817      Named Insured: Sandhill Feed & Seed Cooperative
Building                                     $1,250,000
Contents                                     $400,000
Business Income with Extra Expense           $750K
EA OCC                                       $1M
GEN AGG                                      $2M
DED: $1,000 PER CLAIM BI/PD
Total premium                                $27,415
`

async function answerTo(question: string): Promise<{ status: string; answer: string }> {
  const reading = await readDocument(new TextEncoder().encode(declarations), { name: 'policy.txt' })
  const facts = readPolicyFacts(reading)
  return await openAnswers([{ id: 'policy', name: 'policy.txt', reading, facts }])(question)
}

Deno.test('limits that are asked for together are added up, each named', async () => {
  const { answer } = await answerTo("What's the total limit for building and contents?")
  equal(answer, 'Together $1,650,000: $1,250,000 for buildings and $400,000 for contents.')
  const all = await answerTo('What are building, contents and business income together?')
  equal(
    all.answer,
    'Together $2,400,000: $1,250,000 for buildings, $400,000 for contents, and $750,000 for business income.',
  )
})

Deno.test('an amount in thousands is answered whole, and a deductible is not the limit asked for', async () => {
  equal((await answerTo('How much business income do we have?')).answer.includes('$750K'), true)
  equal(
    (await answerTo("What's the each occurrence limit?")).answer,
    'The limit for each occurrence is $1,000,000.',
  )
})

Deno.test('what no document has a word of is refused', async () => {
  for (const question of [
    "What's the flood zone of our building?",
    "What's the replacement cost appraisal value of the building?",
    'What is our experience mod?',
  ])
    equal((await answerTo(question)).status, 'NOT_FOUND', question)
})
