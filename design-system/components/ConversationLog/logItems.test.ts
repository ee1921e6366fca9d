import { expect, test } from 'vitest'
import { logItems, type LogEntry } from './logItems.ts'

const now = new Date(2026, 10, 20, 16, 0)

function at(day: number, hour: number, minute = 0) {
  return new Date(2026, 10, day, hour, minute)
}

function itemsOf(...entries: Array<Omit<LogEntry, 'id'>>) {
  return logItems(
    entries.map((entry, index) => ({ id: `me_${index}`, ...entry })),
    now,
  )
}

test('shows each day once, above its first message', () => {
  const items = itemsOf({ at: at(18, 9) }, { at: at(19, 9) }, { at: at(19, 17) }, { at: at(20, 8) })
  expect(items.map(({ day }) => day)).toEqual(['Nov 18, 2026', 'Yesterday', undefined, 'Today'])
})

test('does not repeat the author within five minutes', () => {
  const items = itemsOf(
    { author: 'cara', at: at(20, 9, 0) },
    { author: 'cara', at: at(20, 9, 5) },
    { author: 'cara', at: at(20, 9, 11) },
    { author: 'user', at: at(20, 9, 11) },
  )
  expect(items.map(({ isContinued }) => isContinued)).toEqual([false, true, false, false])
})

test('repeats the author after midnight', () => {
  const items = itemsOf({ author: 'cara', at: at(19, 23, 59) }, { author: 'cara', at: at(20, 0, 1) })
  expect(items[1]).toMatchObject({ day: 'Today', isContinued: false })
})

test('two clients in one thread are two authors', () => {
  const items = itemsOf({ author: 'client', name: 'Luis Ortega' }, { author: 'client', name: 'Ana Ortega' })
  expect(items[1]?.isContinued).toBe(false)
})

test('a transcript has no days and does not repeat the speaker', () => {
  const items = itemsOf({ author: 'client' }, { author: 'client' }, { author: 'cara', at: 'not a date' })
  expect(items.map(({ day, isContinued }) => [day, isContinued])).toEqual([
    [undefined, false],
    [undefined, true],
    [undefined, false],
  ])
})

test('what happened between two messages separates them', () => {
  const items = itemsOf({ author: 'cara' }, {}, { author: 'cara' })
  expect(items[2]?.isContinued).toBe(false)
})
