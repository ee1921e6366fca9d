import { expect, test } from 'vitest'
import { fileSize } from './fileSize.ts'

test.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [1000, '1.0 KB'],
  [1_400_000, '1.4 MB'],
  [2_500_000_000_000, '2500.0 GB'],
])('a document of %i bytes is said to have %s', (bytes, expected) => {
  expect(fileSize(bytes)).toBe(expected)
})
