import assert from 'node:assert/strict'
import { limitSentence } from './limitSentence.ts'

function read(text: string): string[] | null {
  return limitSentence(text)?.limits.map(({ label, text: value }) => `${label}: ${value}`) ?? null
}

Deno.test('two amounts behind a liability coverage are each claim and all claims', () => {
  assert.deepEqual(read('Pastoral counseling professional liability: $1,000,000 / $3,000,000'), [
    'Pastoral counseling professional liability each claim: $1,000,000',
    'Pastoral counseling professional liability aggregate: $3,000,000',
  ])
  assert.equal(read('Building and contents: $1,000,000 / $3,000,000'), null)
  assert.equal(read('Abuse liability: $3,000,000 / $1,000,000'), null)
})

Deno.test('reads a sentence that is only a coverage and its limit', () => {
  assert.deepEqual(
    read(
      'Educators legal liability (claims-made; retro 01/01/2019): $1,000,000 each claim, $2,500 deductible',
    ),
    ['Educators legal liability each claim: $1,000,000'],
  )
  assert.deepEqual(read('Hired and non-owned auto: $1,000,000 combined single limit'), [
    'Hired and non-owned auto: $1,000,000',
  ])
  assert.deepEqual(read('Back-up of sewers and drains $25,000.'), ['Back-up of sewers and drains: $25,000'])
})

Deno.test('prices, deductibles and statements are not read as limits', () => {
  for (const text of [
    'Annual premium: $14,380',
    'Deductible: $5,000',
    'The medical expense limit is $15,000 any one person',
    'We pay up to $25,000',
    'Building $1,450,000 and contents $385,000',
  ])
    assert.equal(read(text), null, text)
})

Deno.test('what is longer than the name of a coverage and its limits is no such sentence', () => {
  assert.equal(read(`Abuse liability (${'see form '.repeat(40)}): $1,000,000 / $3,000,000`), null)
})
