import assert from 'node:assert/strict'
import { pairedLimits, pairInSentence } from './pairedLimits.ts'
import { statement } from './statement.ts'

const place = { page: 1, headings: [], origin: 'declarations' } as const

function split(label: string, text: string, line: Parameters<typeof pairedLimits>[1] = 'professional') {
  const read = pairedLimits(statement(label, text, `${label} ${text}`, place), line)
  return read?.map(({ item, amount }) => `${item?.key} ${(amount ?? 0) / 100}`) ?? null
}

Deno.test('a limit of each claim and an aggregate in one value are two limits', () => {
  const both = ['professionalOccurrence 1000000', 'professionalAggregate 3000000']
  assert.deepEqual(split('Limits of liability', 'USD 1M any one claim, 3M aggregate'), both)
  assert.deepEqual(split('Limit', '1M / 3M'), both)
  assert.deepEqual(split('PL limit', '$1,000,000 per claim and $3,000,000 in the aggregate', null), both)
  assert.deepEqual(split('Limit of liability', '1,000,000 / 2,000,000', 'liability'), [
    'eachOccurrence 1000000',
    'generalAggregate 2000000',
  ])
  const [first, second] = pairInSentence(
    'We offer limits of $1M per claim and $3M in the aggregate.',
    place,
    'professional',
  )
  assert.deepEqual([first?.text, second?.text], ['$1,000,000', '$3,000,000'])
})

Deno.test('limits of each person, of an unknown line, and of a deductible are not split so', () => {
  assert.equal(split('Limit', '$250,000 each person / $500,000', 'auto'), null)
  assert.equal(split('Limit', '$250,000 / $500,000', 'auto'), null)
  assert.equal(split('Limit', '$250,000 / $500,000', null), null)
  assert.equal(split('Deductible', '$1,000 / $2,500', 'property'), null)
})
