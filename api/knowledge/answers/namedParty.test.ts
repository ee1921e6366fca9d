import assert from 'node:assert/strict'
import { askDocument } from '../testing/askDocument.ts'

const policy = ['COMMERCIAL GENERAL LIABILITY DECLARATIONS', 'Named insured: Alder Creek Carpentry LLC']
const question = 'Does the policy name the landlord?'

Deno.test('whether the policy names the landlord is answered with its name', async () => {
  const ask = await askDocument([
    ...policy,
    '',
    'ADDITIONAL INSURED - MANAGERS OR LESSORS OF PREMISES',
    'Name of person or organization: Lafayette Plaza Realty Trust, 77 Lafayette Plaza',
  ])
  const { answer, citations } = await ask(question)
  assert.match(answer, /^Yes\. .*Lafayette Plaza Realty Trust/)
  assert.match(citations[0]?.quote ?? '', /Lafayette Plaza Realty Trust/)
  assert.match((await ask('Does the policy name Lafayette Plaza Realty Trust?')).answer, /^Yes\./)
  assert.equal((await ask('Does the policy name Ridgeway Holdings LLC?')).status, 'NOT_FOUND')
})

Deno.test('a policy without a landlord names none', async () => {
  const { status, answer } = await (await askDocument(policy))(question)
  assert.equal(status, 'NOT_FOUND')
  assert.equal(answer, 'The documents name no landlord.')
})
