import assert from 'node:assert/strict'
import { readDocument } from '../../reading/index.ts'
import { drawnPdf } from '../../reading/testing/drawnPdf.ts'
import { readPolicyFacts } from '../facts/readPolicyFacts.ts'
import { openAnswers } from './openAnswers.ts'

async function asked(lines: readonly string[]) {
  const bytes = await drawnPdf((pdf) => {
    pdf.addPage().fontSize(10)
    for (const [at, line] of lines.entries()) pdf.text(line, 60, 60 + at * 34, { width: 480 })
  })
  const reading = await readDocument(bytes, { name: 'policy.pdf' })
  return openAnswers([{ id: 'policy', name: 'policy.pdf', reading, facts: readPolicyFacts(reading) }])
}

Deno.test('quotes the exclusion together with the exception that only limits it', async () => {
  const ask = await asked([
    'EXCLUSION - HEIGHT',
    'This insurance does not apply to bodily injury arising out of operations at a height of more than three stories. This exclusion does not apply to interior carpentry inside a structure whose walls are complete.',
  ])
  const answer = await ask('Are interior carpentry operations above three stories in height covered?')
  assert.notEqual(answer.verdict, 'COVERED')
  assert.deepEqual(
    ['This insurance does not apply', 'This exclusion does not apply'].map((start) =>
      answer.citations.some(({ quote }) => quote.startsWith(start)),
    ),
    [true, true],
  )
})

Deno.test('answers what counts as a defined term with its definition', async () => {
  const ask = await asked([
    'DEFINITIONS',
    'Claim means a written demand for money or services, or a suit, received by the Insured alleging a Wrongful Act.',
    'Damages means compensatory amounts that the Insured must pay. It does not include fines, penalties or the return of fees.',
  ])
  const { answer } = await ask('What counts as a claim under this policy?')
  assert.match(answer, /^Claim means a written demand/)
})

Deno.test('does not say when an installment is due that the policy does not mention', async () => {
  const ask = await asked([
    'CONDITIONS',
    'Within 60 days after our request, send us a signed sworn proof of loss for the amount due.',
  ])
  assert.equal((await ask('When is the second installment due?')).status, 'NOT_FOUND')
})

Deno.test('does not give the limit of rented premises as that of the building', async () => {
  const ask = await asked([
    'LIMITS OF INSURANCE',
    'Damage to premises rented to you: $1,000,000 any one premises. Appurtenant structures: 10% of the building limit, at most $50,000.',
  ])
  assert.equal((await ask('What is the building limit?')).status, 'NOT_FOUND')
})

Deno.test('quotes the endorsement that deletes an exclusion by its number before the exclusion', async () => {
  const ask = await asked([
    'EXCLUSIONS',
    '3. Water that backs up through a sewer or drain, or overflows from a sump.',
    'ENDORSEMENT 3',
    'Exclusion 3 is deleted. We pay up to $100,000 in any one occurrence for back-up or sump overflow.',
  ])
  const { verdict, citations } = await ask('A drain backed up into the office. Are we covered?')
  assert.notEqual(verdict, 'EXCLUDED')
  assert.ok(citations.some(({ quote }) => quote.includes('$100,000')))
})

Deno.test('answers a fire with the deductible for other perils, and both questions of a sentence', async () => {
  const ask = await asked([
    'COMMERCIAL PROPERTY DECLARATIONS',
    'Deductibles',
    'Wind or hail deductible: $25,000 each occurrence',
    'All other perils deductible: $5,000 each occurrence',
    'EXCLUSIONS',
    'We will not pay for loss caused by flood or surface water.',
  ])
  const fire = await ask('What is the deductible for a fire?')
  assert.match(fire.answer, /\$5,000/)
  assert.doesNotMatch(fire.answer, /\$25,000/)
  const both = await ask('If there is a fire what is our deductible, and is flood covered?')
  assert.match(both.answer, /\$5,000/)
  assert.ok(both.citations.some(({ quote }) => quote.includes('flood')))
})

Deno.test('does not answer with the made-up amount of an example', async () => {
  const ask = await asked([
    'LIMITS OF INSURANCE',
    'The each common cause limit is $1,000,000.',
    'If, for example, one patron hurts three people who are awarded $400,000 each, one each common cause limit applies.',
  ])
  const { answer } = await ask('What is the most they pay if one patron hurts three people?')
  assert.doesNotMatch(answer, /\$400,000/)
})

Deno.test('answers with the limit as an endorsement restates it, not as the declarations have it', async () => {
  const ask = await asked([
    'COMMERCIAL UMBRELLA DECLARATIONS',
    'Each occurrence limit $5,000,000',
    'ENDORSEMENT 2',
    'The limits of insurance are replaced by the following.',
    'Each occurrence limit $8,000,000',
  ])
  const { answer, citations } = await ask('What is the each occurrence limit of our umbrella?')
  assert.match(answer, /\$8,000,000/)
  assert.equal(citations[0]?.role, 'ENDORSEMENT')
})

Deno.test('does not call excluded what an endorsement gives back', async () => {
  const ask = await asked([
    'EXCLUSIONS',
    'e. a claim for discrimination by a client, vendor or visitor;',
    'ENDORSEMENT 4',
    'Exclusion e. of the employment practices coverage part does not apply to a claim by a client for discrimination. The most we pay is $250,000.',
  ])
  const { answer, verdict } = await ask(
    'A client says we discriminated against her and sues. Are we covered?',
  )
  assert.notEqual(verdict, 'EXCLUDED')
  assert.match(answer, /\$250,000/)
})

Deno.test('gives the premium without what the question leaves out', async () => {
  const ask = await asked(['POLICY DECLARATIONS', 'Annual premium: $7,200', 'Membership fee: $50'])
  assert.match(
    (await ask('How much did we pay for insurance this year minus the membership?')).answer,
    /\$7,200/,
  )
})

Deno.test('takes the title of a listed form as evidence of an exclusion', async () => {
  const ask = await asked([
    'SCHEDULE OF FORMS',
    'CG 00 01 04 13 Commercial General Liability Coverage Form',
    'CG 21 96 03 05 Exclusion - Silica or Silica-Related Dust',
    'IL 00 17 11 98 Common Policy Conditions',
  ])
  const { verdict, citations } = await ask('Is silica dust excluded?')
  assert.equal(verdict, 'EXCLUDED')
  assert.match(citations[0]?.quote ?? '', /Silica or Silica-Related Dust/)
})
