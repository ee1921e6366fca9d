import { expect, test } from 'vitest'
import { matchingOptions, showsList } from './comboboxOptions.ts'

const agencyUsers = [
  { label: 'Dana Whitfield', value: 'au_1', description: 'dana.whitfield@harborline.example' },
  { label: 'Marcus Oyelaran', value: 'au_2', description: 'marcus@harborline.example' },
  { label: 'Priya Raman', value: 'au_77' },
]

function labelsFor(query: string) {
  return matchingOptions(agencyUsers, query).map((option) => option.label)
}

test('finds an option by part of its label, value or description, ignoring case', () => {
  expect(labelsFor('WHIT')).toEqual(['Dana Whitfield'])
  expect(labelsFor('au_77')).toEqual(['Priya Raman'])
  expect(labelsFor('harborline')).toEqual(['Dana Whitfield', 'Marcus Oyelaran'])
  expect(labelsFor('  priya ')).toEqual(['Priya Raman'])
  expect(labelsFor('')).toHaveLength(3)
  expect(labelsFor('harborline dana')).toEqual(['Dana Whitfield'])
  expect(labelsFor('zz')).toEqual([])
})

test.each([
  { matches: 50, query: '', minQueryLength: 3, isShown: true },
  { matches: 51, query: '', minQueryLength: 3, isShown: false },
  { matches: 51, query: 'ab', minQueryLength: 3, isShown: false },
  { matches: 51, query: 'abc', minQueryLength: 3, isShown: true },
  { matches: 1_057, query: '', minQueryLength: 0, isShown: true },
])(
  'of $matches matches for “$query” the list shows: $isShown',
  ({ matches, query, minQueryLength, isShown }) => {
    expect(showsList(matches, query, { maxOptions: 50, minQueryLength })).toBe(isShown)
  },
)
