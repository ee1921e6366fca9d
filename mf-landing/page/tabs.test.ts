import { expect, test } from 'vitest'
import { tabAfterKey } from './tabs.ts'

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 5, 0],
  ['ArrowLeft', 0, 5],
  ['ArrowLeft', 3, 2],
  ['Home', 4, 0],
  ['End', 1, 5],
  [' ', 2, 2],
  ['Enter', 2, undefined],
  ['Tab', 2, undefined],
])('%s on tab %i leads to %s', (key, at, next) => {
  expect(tabAfterKey(key, { at, count: 6 })).toBe(next)
})
