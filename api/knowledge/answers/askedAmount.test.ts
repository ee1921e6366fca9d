import assert from 'node:assert/strict'
import { askedAmount, comparedAmount, dollarsOf } from './askedAmount.ts'
import type { PolicyAnswer } from './policyAnswer.ts'

Deno.test('amounts in words are amounts', () => {
  assert.equal(dollarsOf('half a million'), 500_000)
  assert.equal(dollarsOf('a quarter of a million'), 250_000)
  assert.equal(dollarsOf('a million'), 1_000_000)
})

Deno.test('what someone else wants is compared with the limit', () => {
  assert.deepEqual(
    askedAmount('The owner wants half a million each accident on our comp. Do we have that?'),
    {
      plain: 'What is the each accident comp limit?',
      dollars: 500_000,
    },
  )
  assert.equal(askedAmount('The owner wants a certificate. Do we have that?'), null)
})

const declared: PolicyAnswer = {
  status: 'ANSWERED',
  verdict: null,
  answer: 'The limit for each accident is $100,000.',
  citations: [
    { documentId: 'policy', page: 1, quote: 'Bodily injury by accident: $100,000', role: 'SOURCE' },
  ],
}

Deno.test('says whether the limit is high enough', () => {
  assert.match(comparedAmount({ plain: '', dollars: 100_000 }, declared)?.answer ?? '', /^Yes\. The limit/)
  assert.match(comparedAmount({ plain: '', dollars: 500_000 }, declared)?.answer ?? '', /^No\. The limit/)
})
