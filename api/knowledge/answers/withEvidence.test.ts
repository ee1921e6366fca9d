import assert from 'node:assert/strict'
import { passageSetting } from './answerFeatures.ts'
import { withEvidence } from './withEvidence.ts'
import type { PolicyAnswer } from './policyAnswer.ts'
import { testPassage } from './testing/testPassage.ts'

const passages = [
  testPassage('Employee dishonesty $10,000', { title: 'Optional coverages' }),
  testPassage('Wind and hail $5,000', { title: 'Deductibles' }),
  testPassage('Crime $150,000 $1,000 N/A', { leadIn: 'Retention each claim Pending or prior date' }),
  testPassage('Retroactive date June 1, 2009'),
  testPassage('Business interruption: after a waiting period of 10 hours.', { kind: 'sentence' }),
  testPassage('Garagekeepers - Location 1 $180,000'),
  testPassage('Medical expense $5,000'),
]
const setting = passageSetting(passages, new Set())

function quoting(quote: string): PolicyAnswer {
  return {
    status: 'ANSWERED',
    verdict: null,
    answer: quote,
    citations: [{ documentId: 'policy', page: 1, quote, role: 'SOURCE' }],
  }
}

const cases = [
  ['What is the deductible for employee dishonesty?', 'Employee dishonesty $10,000', true],
  ['What is the deductible for wind and hail?', 'Wind and hail $5,000', false],
  ['What is the retention for crime?', 'Crime $150,000 $1,000 N/A', false],
  ['What is the pending or prior date for crime?', 'Crime $150,000 $1,000 N/A', true],
  ['What is the retroactive date?', 'Retroactive date June 1, 2009', false],
  [
    'What is the waiting period for contingent business interruption?',
    'Business interruption: after a waiting period of 10 hours.',
    true,
  ],
  [
    'What is the waiting period for business interruption?',
    'Business interruption: after a waiting period of 10 hours.',
    false,
  ],
  ['What is the garagekeepers limit at location 2?', 'Garagekeepers - Location 1 $180,000', true],
  ['What is the garagekeepers limit at location 1?', 'Garagekeepers - Location 1 $180,000', false],
  ['How much are we out of pocket if a squall wrecks the sign?', 'Wind and hail $5,000', false],
] as const

for (const [question, quote, lacks] of cases)
  Deno.test(`"${quote}" ${lacks ? 'is no answer' : 'may answer'}: ${question}`, () => {
    const { status, citations } = withEvidence(question, quoting(quote), setting)
    assert.equal(status, lacks ? 'NOT_FOUND' : 'ANSWERED')
    assert.deepEqual(citations, [
      { documentId: 'policy', page: 1, quote, role: lacks ? 'NEAREST' : 'SOURCE' },
    ])
  })

Deno.test('a yes or no that coverage gives is left alone', () => {
  const answer = { ...quoting('Employee dishonesty $10,000'), verdict: 'COVERED' as const }
  assert.equal(withEvidence('What is the deductible for employee dishonesty?', answer, setting), answer)
})
