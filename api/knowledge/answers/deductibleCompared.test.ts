import assert from 'node:assert/strict'
import { askDocument } from '../testing/askDocument.ts'

Deno.test('whether the deductible is over an amount is answered with those that are', async () => {
  const ask = await askDocument([
    'COMMERCIAL PACKAGE POLICY DECLARATIONS',
    'Property Damage Liability Deductible, per claim: $2,500',
    'Wind or hail deductible: $10,000',
  ])
  const over = await ask('Is the deductible over $5,000?')
  assert.match(over.answer, /^Yes\. Wind or hail deductible: \$10,000\.$/)
  assert.ok(over.citations.every(({ quote }) => quote.includes('10,000')))
  assert.match((await ask('Is the deductible over $25,000?')).answer, /^No\. .*\$2,500.*\$10,000/)
})

Deno.test('a deductible that an endorsement replaces is not compared', async () => {
  const ask = await askDocument([
    'COMMERCIAL GENERAL LIABILITY DECLARATIONS',
    'A deductible of $10,000 per claim is borne by the named insured.',
    '',
    'POLICY CHANGE NO. 1',
    'This endorsement changes the policy.',
    'The deductible of $10,000 per claim is deleted and replaced by a deductible of $2,500 per claim.',
  ])
  assert.match((await ask('Is the deductible over $5,000?')).answer, /^No\. [^]*\$2,500/)
})
