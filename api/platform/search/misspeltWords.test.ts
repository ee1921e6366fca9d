import assert from 'node:assert/strict'
import { eachMisspelt, slipsAllowed } from './misspeltWords.ts'

Deno.test('allows two typos in long words, one in short ones and numbers, none in two letters', () => {
  assert.deepEqual(
    ['jo', 'bay', 'dock', 'marine', 'roofing', '4471', '20993', 'gl447120993'].map(slipsAllowed),
    [0, 1, 1, 1, 2, 0, 1, 1],
  )
})

const names = ['baker', 'bakery', 'black', 'john', 'johnson', 'jordan', 'kai', 'kay', 'kohn', 'roof']

const shortSlips: readonly [string, string, string[]][] = [
  ['a swap', 'jhon', ['john', 'johnson']],
  ['a swap in the beginning', 'bka', ['baker', 'bakery']],
  ['a wrong letter', 'jahn', ['john']],
  ['a wrong last letter', 'kaj', ['kai', 'kay']],
  ['a missing letter', 'jon', ['john']],
]

const otherWords: readonly [string, string][] = [
  ['a wrong first letter', 'lohn'],
  ['swapped first letters', 'ojhn'],
  ['a letter too many', 'kaiy'],
  ['a beginning that is right', 'joh'],
]

for (const [what, sought, expected] of shortSlips) {
  Deno.test(`tolerates ${what} in a short word with the right first letter: ${sought}`, () =>
    assert.deepEqual(misspelt(sought), expected))
}

for (const [what, sought] of otherWords) {
  Deno.test(`a short word with ${what} is another word: ${sought}`, () =>
    assert.deepEqual(misspelt(sought), []))
}

Deno.test('finds the same short words as a slow scan', () => {
  let seed = 5
  const letter = () => {
    seed = (seed * 48_271) % 2_147_483_647
    return 'abco'[seed % 4] ?? ''
  }
  const wordOf = (length: number) => Array.from({ length }, letter).join('')
  const run = [...new Set(Array.from({ length: 300 }, (_, at) => wordOf(1 + (at % 6))))].toSorted()
  for (const length of [3, 3, 3, 4, 4, 4]) {
    const sought = wordOf(length)
    const expected = run.filter((word) => !word.startsWith(sought) && isOneSlip(sought, word))
    assert.deepEqual(misspelt(sought, run), expected, sought)
  }
})

function isOneSlip(sought: string, word: string): boolean {
  const places = [...sought].keys().drop(1).toArray()
  const without = (text: string, at: number) => text.slice(0, at) + text.slice(at + 1)
  return places.some((at) => {
    const swapped = sought.slice(0, at) + (sought[at + 1] ?? '') + sought.charAt(at) + sought.slice(at + 2)
    const isWrong = word.length === sought.length && without(word, at) === without(sought, at)
    return word.startsWith(swapped) || isWrong || without(word, at) === sought
  })
}

function misspelt(sought: string, words: readonly string[] = names): string[] {
  const found = new Set<string>()
  const run = words.map((text) => ({ text }))
  eachMisspelt(run, sought, ({ text }) => found.add(text))
  return [...found].toSorted()
}
