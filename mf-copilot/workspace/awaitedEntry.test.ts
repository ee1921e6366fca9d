import { expect, test } from 'vitest'
import { awaitedEntry } from './awaitedEntry.ts'

const asked = { id: 'wm_asked', role: 'USER', timestamp: '2026-03-16T15:30:00.000Z' }
const answered = { id: 'wm_answered', role: 'AGENT', timestamp: '2026-03-16T15:30:02.000Z' }

function proposed(createdAt: string, state = 'PENDING') {
  return { id: `cp_${createdAt.slice(11, 16)}`, state, createdAt }
}

test.each([
  ['the answer', [], 'wm_answered'],
  ['what it put up for approval', [proposed('2026-03-16T15:30:01.000Z')], 'cp_15:30'],
  [
    'the answer, though an earlier proposal still waits',
    [proposed('2026-03-16T14:00:00.000Z')],
    'wm_answered',
  ],
  [
    'the answer once the proposal is decided',
    [proposed('2026-03-16T15:30:01.000Z', 'APPROVED')],
    'wm_answered',
  ],
])('a question is followed to %s', (_, proposals, id) => {
  expect(awaitedEntry({ messages: [asked, answered], proposals, isWorking: false })).toBe(id)
})

test('while Cara works, no earlier answer is held', () => {
  expect(awaitedEntry({ messages: [answered, asked], proposals: [], isWorking: true })).toBeUndefined()
})
