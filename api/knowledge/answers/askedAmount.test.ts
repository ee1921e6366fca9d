import assert from 'node:assert/strict'
import { askedAmount, comparedAmount, dollarsOf } from './askedAmount.ts'
import type { PolicyAnswer } from './policyAnswer.ts'
import { testPassage } from './testing/testPassage.ts'

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

Deno.test('an endorsement that states the limit anew decides whether it is high enough', () => {
  const endorsement = [
    testPassage('Item 3.B. of the Information Page is replaced:', { page: 4, isEndorsement: true }),
    testPassage('BODILY INJURY BY ACCIDENT: $500,000 EACH ACCIDENT', { page: 4 }),
  ]
  const compared = comparedAmount({ plain: '', dollars: 500_000 }, declared, endorsement)
  assert.match(compared?.answer ?? '', /^Yes\. BODILY INJURY BY ACCIDENT: \$500,000/)
  assert.equal(compared?.citations[0]?.page, 4)
  assert.match(comparedAmount({ plain: '', dollars: 1e6 }, declared, endorsement)?.answer ?? '', /^No\./)
  // Another part of the policy with a limit of that name changes nothing.
  assert.match(
    comparedAmount({ plain: '', dollars: 500_000 }, declared, endorsement.slice(1))?.answer ?? '',
    /^No\./,
  )
})
