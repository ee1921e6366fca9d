import assert from 'node:assert/strict'
import { asOwnQuestion } from './asOwnQuestion.ts'

const questions: readonly (readonly [string, string])[] = [
  ['what is casco roofings deductible', 'what is our deductible'],
  ['What is Casco Roofing LLC’s deductible?', 'What is our deductible?'],
  ['Does Casco Roofing have coverage for rain?', 'Do we have coverage for rain?'],
  ['Is Casco Roofing insured for hired autos?', 'are we insured for hired autos?'],
  ['What is the GL limit for Casco Roofing?', 'What is the GL limit?'],
  ['Does Casco have hail coverage?', 'Do we have hail coverage?'],
  ['Is roofing covered?', 'Is roofing covered?'],
]

for (const [question, own] of questions)
  Deno.test(`asks as the client would: ${question}`, () => {
    assert.equal(asOwnQuestion(question, 'Casco Roofing LLC').toLowerCase(), own.toLowerCase())
  })
