import assert from 'node:assert/strict'
import { eachSimilarWord } from './eachSimilarWord.ts'

/** The fewest slips between the sought word and any beginning of the word, the slow way. */
function fewestSlips(sought: string, word: string): number {
  let fewest = Number.POSITIVE_INFINITY
  for (let end = 0; end <= word.length; end++) {
    fewest = Math.min(fewest, slipsBetween(sought, word.slice(0, end)))
  }
  return fewest
}

function slipsBetween(left: string, right: string): number {
  if (left === '' || right === '') return left.length + right.length
  const rest = left.slice(1)
  const others = right.slice(1)
  if (left[0] === right[0]) return slipsBetween(rest, others)
  const isSwapped = left.length > 1 && left[0] === right[1] && left[1] === right[0]
  return (
    1 +
    Math.min(
      slipsBetween(rest, others),
      slipsBetween(rest, right),
      slipsBetween(left, others),
      isSwapped ? slipsBetween(left.slice(2), right.slice(2)) : Number.POSITIVE_INFINITY,
    )
  )
}

function similar(run: readonly string[], sought: string, slips: number): Record<string, number> {
  const found: Record<string, number> = {}
  const words = run.map((text) => ({ text }))
  eachSimilarWord(words, { sought, slips }, ({ text }, made) => (found[text] = made))
  return found
}

Deno.test('finds the same similar words as a slow comparison', () => {
  let seed = 11
  const letter = () => {
    seed = (seed * 48_271) % 2_147_483_647
    return 'abco'[seed % 4] ?? ''
  }
  const wordOf = (length: number) => Array.from({ length }, letter).join('')
  const run = [...new Set(Array.from({ length: 300 }, (_, at) => wordOf(1 + (at % 7))))].toSorted()
  for (let length = 1; length <= 6; length++) {
    const sought = wordOf(length)
    for (const slips of [1, 2]) {
      const expected = run
        .map((word) => [word, fewestSlips(sought, word)] as const)
        .filter(([, made]) => made <= slips)
      assert.deepEqual(similar(run, sought, slips), Object.fromEntries(expected), `${sought} ${slips}`)
    }
  }
})

const slips: readonly [string, string, number][] = [
  ['a missing letter', 'rofing', 1],
  ['a letter too many', 'rooffing', 1],
  ['a wrong letter', 'rooding', 1],
  ['swapped letters', 'roofign', 1],
  ['a wrong first letter', 'toofing', 1],
  ['two slips', 'rofign', 2],
  ['a slip in its beginning', 'rofi', 1],
]

for (const [what, sought, made] of slips) {
  Deno.test(`finds roofing with ${what}`, () => {
    assert.deepEqual(similar(['marine', 'roof', 'roofing', 'rowing'], sought, 2)['roofing'], made)
  })
}
