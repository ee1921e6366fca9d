import { expect, test } from 'vitest'
import { plainWords } from './plainWords.ts'

test.each([
  ['LOSS_RUNS', 'Loss runs'],
  ['COVERAGE', 'Coverage'],
  ['Declarations page of the GL policy', 'Declarations page of the GL policy'],
  ['', null],
  [null, null],
])('%j reads %j', (code, words) => {
  expect(plainWords(code)).toBe(words)
})
