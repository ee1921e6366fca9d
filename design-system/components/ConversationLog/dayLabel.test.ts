import { expect, test } from 'vitest'
import { dayLabel } from './dayLabel.ts'

const now = new Date(2026, 10, 20, 0, 5)

test.each([
  [new Date(2026, 10, 20, 0, 1), 'Today'],
  [new Date(2026, 10, 19, 23, 59), 'Yesterday'],
  [new Date(2026, 10, 18, 23, 59), 'Nov 18, 2026'],
  [new Date(2025, 10, 20, 12, 0), 'Nov 20, 2025'],
])('five past midnight on Nov 20, 2026 a message of %s stands under %s', (sentAt, label) => {
  expect(dayLabel(sentAt, now)).toBe(label)
})
