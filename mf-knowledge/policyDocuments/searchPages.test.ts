import { expect, test } from 'vitest'
import { searchPages } from './searchPages.ts'

const pages = [
  'COMMERCIAL GENERAL LIABILITY\nDECLARATIONS',
  'Additional insured: Büro   Müller. ADDITIONAL INSURED applies.',
]

function found(words: string): string[] {
  return searchPages(pages, words).map(({ page, start, end }) => `${page}: ${pages[page]?.slice(start, end)}`)
}

test('finds text on every page, ignoring case', () => {
  expect(found('additional insured')).toEqual(['1: Additional insured', '1: ADDITIONAL INSURED'])
})

test('ignores accents and extra spaces', () => {
  expect(found('buro muller')).toEqual(['1: Büro   Müller'])
  expect(found('liability declarations')).toEqual(['0: LIABILITY\nDECLARATIONS'])
})

test('an empty query finds nothing', () => {
  expect(found('  ')).toEqual([])
  expect(found('umbrella')).toEqual([])
})
