import { expect, test } from 'vitest'
import { changedOf, dayOf } from './requestUpdate.ts'

const before = { assigneeId: 'au_dana', day: '2026-03-09' }

test.each([
  ['nothing', before, {}],
  ['another assignee', { ...before, assigneeId: 'au_marcus' }, { assigneeId: 'au_marcus' }],
  ['no assignee any more', { ...before, assigneeId: null }, { assigneeId: null }],
  ['another day', { ...before, day: '2026-03-12' }, { dueAt: '2026-03-12T00:00:00.000Z' }],
  ['no due date any more', { ...before, day: null }, { dueAt: null }],
  ['both', { assigneeId: null, day: null }, { assigneeId: null, dueAt: null }],
])('choosing %s sends only that', (_what, after, body) => {
  expect(changedOf(before, after)).toEqual(body)
})

test('a due date is the same calendar day in every time zone', () => {
  expect(dayOf('2026-03-09T00:00:00.000Z')).toBe('2026-03-09')
  expect(dayOf(null)).toBeNull()
})
