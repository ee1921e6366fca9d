import assert from 'node:assert/strict'
import { askDocument } from '../testing/askDocument.ts'

const policy = [
  'BUSINESSOWNERS POLICY DECLARATIONS',
  'Total policy premium $4,212',
  '',
  'CONDITIONS',
  'We may cancel this policy by mailing written notice at least 10 days before the effective date if we cancel for nonpayment of premium.',
  'We will pay within 30 days after we receive the proof of loss.',
]

for (const question of [
  'Why did my bill go up?',
  'Why is my premium so much higher this year?',
  'When is my payment due?',
  'Is my bill past due?',
  'How do I pay my bill?',
])
  Deno.test(`"${question}" is not answered with the cancellation clause`, async () => {
    assert.equal((await (await askDocument(policy))(question)).status, 'NOT_FOUND')
  })

Deno.test('when a payment is due is answered with the plan of payments', async () => {
  const ask = await askDocument([
    ...policy.slice(0, 2),
    'Direct bill, 10 installments due on the 1st of each month',
    ...policy.slice(2),
  ])
  const { status, answer } = await ask('When is my payment due?')
  assert.equal(status, 'ANSWERED')
  assert.match(answer, /10 installments due on the 1st/)
  assert.doesNotMatch(answer, /cancel/)
  assert.equal((await ask('Why did my bill go up?')).status, 'NOT_FOUND')
})
