import assert from 'node:assert/strict'
import { wordRarity, wordSimilarity } from './wordSimilarity.ts'

Deno.test('words used in similar contexts score high, unknown words have no score', () => {
  assert((wordSimilarity('burglary', 'theft') ?? 0) > (wordSimilarity('burglary', 'premium') ?? 0) + 0.2)
  assert.equal(wordSimilarity('burglary', 'qqqzzz'), null)
  assert(wordRarity('the') < wordRarity('subrogation'))
})
