import { expect, test } from 'vitest'
import { searchPages } from './searchPages.ts'

const pages = [
  'COMMERCIAL GENERAL LIABILITY\nDECLARATIONS',
  'Additional insured: Büro   Müller. ADDITIONAL INSURED applies.',
]

function found(words: string): string[] {
  return searchPages(pages, words).map(({ page, start, end }) => `${page}: ${pages[page]?.slice(start, end)}`)
}

test('words are found in every page, whatever their case', () => {
  expect(found('additional insured')).toEqual(['1: Additional insured', '1: ADDITIONAL INSURED'])
})

test('accents and the amount of space make no difference', () => {
  expect(found('buro muller')).toEqual(['1: Büro   Müller'])
  expect(found('liability declarations')).toEqual(['0: LIABILITY\nDECLARATIONS'])
})

test('nothing is found of nothing', () => {
  expect(found('  ')).toEqual([])
  expect(found('umbrella')).toEqual([])
})
