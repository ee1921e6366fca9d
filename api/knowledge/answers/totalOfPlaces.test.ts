import assert from 'node:assert/strict'
import { readDocument } from '../../reading/index.ts'
import { readPolicyFacts } from '../facts/readPolicyFacts.ts'
import { factAnswer } from './factAnswer.ts'

Deno.test('building limits are told building by building, and their total as one', async () => {
  const html = `<h1>COMMERCIAL PROPERTY DECLARATIONS</h1><p>Policy Number: QRM-CP-40718</p>
    <table><tr><th>Loc/Bldg</th><th>Description</th><th>Coverage</th><th>Limit</th></tr>
    <tr><td>1/1</td><td>88 Quarry Lane - press house</td><td>Building</td><td>$1,600,000</td></tr>
    <tr><td>1/2</td><td>88 Quarry Lane - tasting barn</td><td>Building</td><td>$725,000</td></tr></table>`
  const name = 'declarations.html'
  const reading = await readDocument(new TextEncoder().encode(html), { name })
  const answer = factAnswer('What is the building limit?', [
    { id: 'fi_declarations', name, reading, facts: readPolicyFacts(reading) },
  ])
  assert.equal(
    answer?.answer,
    'The building limits are $1,600,000 for 88 Quarry Lane - press house; $725,000 for 88 Quarry Lane - tasting barn. The total of the 2 buildings is $2,325,000.',
  )
})
