import assert from 'node:assert/strict'
import {
  problemOf,
  scoreAnswers,
  type AnswerResult,
  type QuestionTruth,
  type ScoredAnswer,
} from './scoreAnswers.ts'

const page = 'A deductible of $2,500 applies to each water back-up loss.'
const truth: QuestionTruth = {
  id: 'q1',
  question: "What's my own share of that drain claim?",
  answer: '$2,500.',
  quote: page,
  page: 5,
  kind: 'limit',
  value: 2500,
}

function scored(result: Partial<AnswerResult>, question: Partial<QuestionTruth> = {}): ScoredAnswer {
  return {
    name: 'bop',
    truth: { ...truth, ...question },
    result: {
      id: 'q1',
      status: 'answered',
      answer: 'The deductible is $2,500.',
      citations: [{ quote: page, page: 5 }],
      milliseconds: 1,
      ...result,
    },
    pages: new Map([[5, page]]),
    isScanned: false,
  }
}

Deno.test('an answer is right only with a verbatim supporting quote and the requested amount', () => {
  const cases: [ScoredAnswer, string | null][] = [
    [scored({}), null],
    [scored({ citations: [{ quote: 'A deductible of $2,000 applies.', page: 5 }] }), 'no verbatim quote'],
    [scored({ citations: [{ quote: page, page: 6 }] }), 'no verbatim quote'],
    [
      scored({ citations: [{ quote: 'A deductible', page: 5 }] }, { quote: 'Flood is excluded.' }),
      'another quote',
    ],
    [scored({ answer: 'It depends.' }), 'without 2500'],
    [scored({ status: 'not found', citations: [] }), 'not found'],
    [scored({ answer: 'No. $2,500' }, { kind: 'covered' }), 'says no'],
  ]
  for (const [answer, problem] of cases) assert.equal(problemOf(answer), problem)
})

Deno.test('an unanswerable question is right only when the answer says that the document does not say', () => {
  const unanswerable = { kind: 'unanswerable', quote: null, page: null, value: null } as const
  assert.equal(problemOf(scored({ status: 'not found', citations: [] }, unanswerable)), null)
  assert.notEqual(problemOf(scored({}, unanswerable)), null)
})

Deno.test('counts a figure that no page contains as invented', () => {
  const { scores } = scoreAnswers([scored({ answer: '$2,500, or $3,000 at night.' })])
  assert.equal(scores.find(({ metric }) => metric === 'Invented figures')?.value, 1)
})
