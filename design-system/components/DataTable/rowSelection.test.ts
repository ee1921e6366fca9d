import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countSelected, withSpan } from './rowSelection.ts'

const rows = { rowCount: 200, rowKey: (index: number) => `policy-${index}` }
const place = fc.nat({ max: rows.rowCount - 1 })

test('a range selects the same policies in either direction', () => {
  fc.assert(
    fc.property(place, place, (from, to) => {
      const down = withSpan(new Set(), { from, to }, { rows, isSelected: true })
      const up = withSpan(new Set(), { from: to, to: from }, { rows, isSelected: true })
      expect([...down]).toEqual([...up])
      expect(down.size).toBe(Math.abs(to - from) + 1)
    }),
  )
})

test('undoing a range keeps what was selected outside it', () => {
  const outside = new Set(['policy-199'])
  fc.assert(
    fc.property(fc.nat({ max: 198 }), fc.nat({ max: 198 }), (from, to) => {
      const selected = withSpan(outside, { from, to }, { rows, isSelected: true })
      expect(withSpan(selected, { from, to }, { rows, isSelected: false })).toEqual(outside)
    }),
  )
})

test('does not count a policy that left the list', () => {
  expect(countSelected(new Set(['policy-3', 'policy-4', 'policy-900']), rows)).toBe(2)
})
