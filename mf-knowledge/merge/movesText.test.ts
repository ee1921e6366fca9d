import { expect, test } from 'vitest'
import { movesText } from './movesText.ts'

test.each([
  [
    [
      { subject: 'POLICY', count: 3 },
      { subject: 'CERTIFICATE', count: 0 },
      { subject: 'SERVICE_REQUEST', count: 1 },
    ],
    '3 policies, 1 service request',
  ],
  [[{ subject: 'POLICY', count: 0 }], 'Only its history'],
])('what moves is counted, and what there is none of is left out', (moves, text) => {
  expect(movesText(moves)).toBe(text)
})
