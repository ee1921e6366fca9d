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

Deno.test('what a word means is not taken for a question about the price', async () => {
  const ask = await asked([
    'BUSINESSOWNERS POLICY DECLARATIONS',
    'Annual premium $4,212',
    '',
    'SECTION I - PROPERTY',
    'Replacement cost is what it takes at the time of loss to repair or buy new with like kind and quality.',
  ])
  assert.match((await ask('What does replacement cost mean in here?')).answer, /^Replacement cost is what/)
  assert.match((await ask('What does the policy cost?')).answer, /\$4,212/)
  const { answer } = await ask('A helper without workers comp worked for us. What does that cost us?')
  assert.doesNotMatch(answer, /4,212/)
})

Deno.test('what is on the client before the insurance pays is the deductible', async () => {
  const ask = await asked([
    'COMMERCIAL GENERAL LIABILITY DECLARATIONS',
    'Each occurrence limit $1,000,000',
    'Property damage deductible $2,500 per occurrence',
  ])
  const { answer } = await ask('We broke a customer’s tile. How much is on us before the insurance pays?')
  assert.match(answer, /\$2,500/)
})

Deno.test('a notice that is no part of the policy answers nothing', async () => {
  const ask = await asked([
    'COMMERCIAL GENERAL LIABILITY DECLARATIONS',
    'Each occurrence limit $1,000,000',
    'Damage to premises rented to you $300,000',
    '',
    'NOTICE TO POLICYHOLDERS',
    'This notice is not a part of your policy and gives no coverage.',
    'Rented premises damage: last term $50,000, no endorsement.',
  ])
  const { answer, citations } = await ask('How much fire legal do we have?')
  assert.match(answer, /\$300,000/)
  assert.ok(citations.every(({ page }) => page === 1))
})

const schedule = [
  'COMMERCIAL GENERAL LIABILITY COVERAGE PART DECLARATIONS',
  'Policy Number: CPP 7741902-03',
  'SCHEDULE OF FORMS AND ENDORSEMENTS',
  'CG 00 01 04 13 Commercial General Liability Coverage Form',
  'CG 22 79 04 13 Exclusion - Contractors - Professional Liability',
  'CG 21 49 09 99 Total Pollution Exclusion Endorsement',
  'CG 20 10 12 19 Additional Insured - Owners, Lessees or Contractors',
]

for (const [question, number] of [
  ['Does this policy have a professional liability exclusion?', 'CG 22 79'],
  ['Is there a total pollution exclusion on the policy?', 'CG 21 49'],
  ['Is there a residential construction exclusion?', null],
] as const)
  Deno.test(`"${question}" is answered with ${number ?? 'no form'} of the schedule`, async () => {
    const { status, answer } = await (await asked(schedule))(question)
    if (number === null) assert.doesNotMatch(answer, /CG 2/)
    else assert.deepEqual([status, answer.includes(number)], ['ANSWERED', true])
  })

for (const question of [
  'A drain backed up, how much can we get?',
  'How much can we get if the sewer backs up?',
  'What is the most you pay for a water backup?',
])
  Deno.test(`"${question}" is answered with the limit, and not with the deductible first`, async () => {
    const ask = await asked([
      'BUSINESSOWNERS POLICY DECLARATIONS',
      'Water back-up endorsement BP 04 53',
      'We will pay up to $25,000 for direct physical loss caused by water that backs up through sewers or drains. A deductible of $2,500 applies to water that backs up through sewers or drains.',
    ])
    assert.match((await ask(question)).answer, /^\$25,000\./)
    assert.match((await ask('What is the deductible for water backup?')).answer, /^\$2,500\./)
  })

for (const question of [
  'What does my policy not cover?',
  "what isn't covered under our package policy?",
  'What is excluded under the general liability policy?',
])
  Deno.test(`"${question}" lists the exclusions`, async () => {
    const ask = await asked([
      'COMMERCIAL LIABILITY POLICY',
      'EXCLUSIONS',
      'This insurance does not apply to bodily injury expected or intended by the insured.',
      'This insurance does not apply to property damage to your product.',
    ])
    assert.match(
      (await ask(question)).answer,
      /^The documents exclude: [^]*expected or intended[^]*your product/,
    )
  })
