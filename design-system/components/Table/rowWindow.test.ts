import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSameWindow, mountedRows, nextWindow, rowWindow } from './rowWindow.ts'

const sight = fc.record({
  rowCount: fc.integer({ min: 1, max: 100_000 }),
  rowHeight: fc.integer({ min: 20, max: 160 }),
  bodyTop: fc.integer({ min: -16_000_000, max: 2_000 }),
  screenHeight: fc.integer({ min: 100, max: 4_000 }),
})

test('renders every visible row', () => {
  fc.assert(
    fc.property(sight, ({ rowCount, rowHeight, bodyTop, screenHeight }) => {
      const { start, end } = rowWindow({ rowCount, rowHeight, bodyTop, screenHeight })
      for (const index of [0, Math.floor(rowCount / 2), rowCount - 1]) {
        const top = bodyTop + index * rowHeight
        const isOnScreen = top + rowHeight > 0 && top < screenHeight
        if (isOnScreen) expect(index >= start && index < end).toBe(true)
      }
    }),
  )
})

test('the number of rendered rows is bounded by the screen, not by the list', () => {
  fc.assert(
    fc.property(sight, ({ rowCount, rowHeight, bodyTop, screenHeight }) => {
      const { start, end } = rowWindow({ rowCount, rowHeight, bodyTop, screenHeight })
      expect(start).toBeGreaterThanOrEqual(0)
      expect(end).toBeLessThanOrEqual(rowCount)
      expect(end - start).toBeLessThanOrEqual(Math.ceil(screenHeight / rowHeight) + 26)
    }),
  )
})

test('the focused row stays rendered wherever the user scrolls', () => {
  const shown = rowWindow({ rowCount: 1_000, rowHeight: 40, bodyTop: -20_000, screenHeight: 800 })
  expect(mountedRows(shown, 3)[0]).toBe(3)
  expect(mountedRows(shown, 999).at(-1)).toBe(999)
  expect(mountedRows(shown, shown.start)).toEqual(mountedRows(shown, undefined))
})

test('scrolling renders more rows ahead and keeps the ones behind', () => {
  fc.assert(
    fc.property(sight, fc.constantFrom('start' as const, 'end' as const), (seen, towards) => {
      const still = rowWindow(seen)
      const moving = rowWindow(seen, { towards })
      expect(moving.start).toBeLessThanOrEqual(still.start)
      expect(moving.end).toBeGreaterThanOrEqual(still.end)
    }),
  )
})

test('after any scroll, one step renders the visible rows and later steps the rest', () => {
  fc.assert(
    fc.property(sight, fc.integer({ min: -8_000_000, max: 8_000_000 }), (seen, moved) => {
      const before = rowWindow(seen)
      const wanted = rowWindow({ ...seen, bodyTop: seen.bodyTop + moved })
      let next = nextWindow(before, wanted)
      expect(next.start).toBeLessThanOrEqual(wanted.firstVisible)
      expect(next.end).toBeGreaterThan(wanted.lastVisible)
      for (let frame = 0; frame < 4; frame += 1) next = nextWindow(next, wanted)
      expect(isSameWindow(next, wanted)).toBe(true)
    }),
  )
})

test('a scroll past all rendered rows renders no more than the screen and its margins', () => {
  const before = rowWindow({ rowCount: 1_000, rowHeight: 40, bodyTop: 0, screenHeight: 800 })
  const wanted = rowWindow(
    { rowCount: 1_000, rowHeight: 40, bodyTop: -20_000, screenHeight: 800 },
    { towards: 'end' },
  )
  const next = nextWindow(before, wanted)
  expect(next.end - next.start).toBeLessThanOrEqual(25)
  expect(wanted.end - wanted.start).toBeGreaterThan(40)
})
