import { expect, test } from 'vitest'
import { linePaths } from './linePaths.ts'

const scale = { bottom: 0, top: 100 }

test('a line spans the first to the last week, and its area reaches down to zero', () => {
  expect(linePaths([50, 100, 75], { ...scale, count: 3 })).toEqual({
    line: 'M0 50L500 0L1000 25',
    area: 'M0 50L500 0L1000 25L1000 100L0 100Z',
    dots: 'M1000 25h0',
  })
})

test('a week without data breaks the line, and an isolated week is a dot', () => {
  const { line, dots } = linePaths([50, null, 100, null, 25, 0], { ...scale, count: 6 })
  expect(line).toBe('M0 50M400 0M800 75L1000 100')
  expect(dots).toBe('M0 50h0M400 0h0M1000 100h0')
})

test('centers a single week', () => {
  expect(linePaths([100], { ...scale, count: 1 }).dots).toBe('M500 0h0')
})

test('draws nothing without data', () => {
  expect(linePaths([null, null], { ...scale, count: 2 })).toEqual({ line: '', area: '', dots: '' })
})

test('the area of a negative value reaches up to zero', () => {
  expect(linePaths([-50, 50], { bottom: -50, top: 50, count: 2 }).area).toBe('M0 100L1000 0L1000 50L0 50Z')
})
