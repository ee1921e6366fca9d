import assert from 'node:assert/strict'
import { answerLetter } from './answerLetter.ts'

function letter(
  parts: readonly (readonly [question: string, answer: string])[],
  quotes: readonly string[] = [],
) {
  return answerLetter({
    parts: parts.map(([question, answer]) => ({ question, answer, status: 'ANSWERED' as const })),
    citations: quotes.map((quote) => ({ fileId: 'fi_1', fileName: 'Policy.pdf', page: 1, quote })),
  })
}

Deno.test('the amount before a change is told in neither the answer nor a quote', () => {
  const told = letter(
    [
      [
        'What is the wind deductible?',
        'The wind deductible per building is changed from $10,000 to $25,000. The wind deductible per building is $10,000.',
      ],
    ],
    [
      'The wind deductible per building is changed from $10,000 to $25,000',
      'Wind deductible per building $10,000',
    ],
  )
  assert.match(told, /changed from \$10,000 to \$25,000\./)
  assert.doesNotMatch(told, /building is \$10,000/)
  assert.doesNotMatch(told, /building \$10,000/)
})

Deno.test('two amounts for one thing are looked into, and not told', () => {
  const told = letter([
    ['What is the theft limit?', 'The employee theft limit is $50,000.'],
    ['And what is the limit for theft?', 'The employee theft limit is $75,000.'],
    ['Is hail covered?', 'Yes, it is covered. We pay for damage by hail.'],
  ])
  assert.doesNotMatch(told, /\$50,000|\$75,000/)
  assert.match(told, /We are checking with the carrier about the theft limit/)
  assert.match(told, /We pay for damage by hail/)
})

Deno.test('amounts of different things stand beside each other', () => {
  const told = letter([
    ['What are the deductibles?', 'The wind deductible is $10,000. The water deductible is $25,000.'],
  ])
  assert.match(told, /\$10,000[^]*\$25,000/)
})

Deno.test('a piece of a list is no answer', () => {
  const told = letter([['Is rust covered?', '(d) loss caused by rust unless caused by collision.']])
  assert.doesNotMatch(told, /\(d\)/)
  assert.match(told, /We are checking with the carrier whether rust is covered/)
})
