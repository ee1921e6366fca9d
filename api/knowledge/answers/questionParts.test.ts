import assert from 'node:assert/strict'
import type { PolicyAnswer } from './policyAnswer.ts'
import { casesAsked, joinedAnswers } from './questionParts.ts'

function answered(question: string, answer: string, verdict: PolicyAnswer['verdict'] = null) {
  const found: PolicyAnswer = { status: 'ANSWERED', verdict, answer, citations: [] }
  return { question, answer, found }
}

const rentedProperty = 'This insurance does not apply to property you rent.'

Deno.test('two questions with the same answer get it once', () => {
  const lift = answered('Is a rented lift covered?', rentedProperty)
  const damage = answered('If one of our people damages it, are we covered?', rentedProperty)
  const aggregate = answered('What is the general aggregate?', '$2,000,000.')
  assert.equal(joinedAnswers([lift, damage]).answer, rentedProperty)
  assert.equal(
    joinedAnswers([lift, aggregate, damage]).answer,
    `Is a rented lift covered? If one of our people damages it, are we covered? ${rentedProperty}\n\nWhat is the general aggregate? $2,000,000.`,
  )
})

Deno.test('two questions that the same exclusion answers are not answered by no and by it depends', () => {
  const lift = answered('Is a rented lift covered?', `No. ${rentedProperty}`, 'EXCLUDED')
  const damage = answered(
    'If our people damage it, are we covered?',
    `It depends. ${rentedProperty}`,
    'DEPENDS',
  )
  const { answer, verdict } = joinedAnswers([lift, damage])
  assert.deepEqual([answer, verdict], [`No. ${rentedProperty}`, 'EXCLUDED'])
})

Deno.test('an answer that repeats its question stands alone', () => {
  const limit = answered('What is the each occurrence limit?', 'The each occurrence limit is $1,000,000.')
  const lift = answered('Is a rented lift covered?', rentedProperty)
  assert.equal(
    joinedAnswers([limit, lift]).answer,
    `The each occurrence limit is $1,000,000.\n\nIs a rented lift covered? ${rentedProperty}`,
  )
})

Deno.test('a question about two cases is two questions', () => {
  assert.deepEqual(casesAsked('Are we covered if a guest slips on the ramp, and if a valet dents a car?'), [
    'Are we covered if a guest slips on the ramp?',
    'Are we covered if a valet dents a car?',
  ])
  const one = 'Are we covered if a guest slips and hits her head?'
  assert.deepEqual(casesAsked(one), [one])
})
