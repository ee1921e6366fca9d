import assert from 'node:assert/strict'
import { askDocument } from '../testing/askDocument.ts'

const salon = [
  'BUSINESSOWNERS POLICY DECLARATIONS',
  'Named insured: Copper & Comb Salon LLC',
  '',
  'LIABILITY COVERAGE FORM',
  'We will pay those sums that the insured becomes legally obligated to pay as damages because of bodily injury.',
  'WHO IS AN INSURED',
  'Your members are insureds with respect to the conduct of your business. Your employees are insureds for acts within the scope of their employment.',
]

for (const question of [
  'Are the people who rent a chair from us insured?',
  'are our booth renters covered?',
  'Are independent contractors insured under our policy?',
])
  Deno.test(`"${question}" is answered with who is an insured`, async () => {
    const { verdict, answer } = await (await askDocument(salon))(question)
    assert.equal(verdict, 'EXCLUDED')
    assert.match(answer, /^No\. The policy does not name them among its insureds\. Your members are insureds/)
  })

Deno.test('what the policy says of chair renters decides before the list of insureds', async () => {
  const question = 'Are the people who rent a chair from us insured?'
  const without = await askDocument([
    ...salon,
    '',
    'INDEPENDENT CONTRACTORS ENDORSEMENT',
    'Independent contractors who rent a chair or station from you are not insureds.',
  ])
  const no = await without(question)
  assert.equal(no.verdict, 'EXCLUDED')
  assert.match(no.answer, /^No\. Independent contractors who rent a chair/)
  const included = await askDocument([
    ...salon,
    '',
    'BOOTH RENTERS ENDORSEMENT',
    'Independent contractors who rent a chair or station from you are insureds, but only while they work at your salon.',
  ])
  assert.equal((await included(question)).verdict, 'DEPENDS')
})

Deno.test('an injury of a subcontractor’s worker is no question about who is insured', async () => {
  const { answer } = await (
    await askDocument(salon)
  )("Is our subcontractor's employee covered if he gets hurt?")
  assert.doesNotMatch(answer, /name them among its insureds/)
})
