import fc from 'fast-check'
import { expect, test } from 'vitest'
import { explorerStages, stageAfter } from './stage.ts'

test.each([
  [0, 'Loading policy documents...', 10],
  [1999, 'Loading policy documents...', 10],
  [2000, 'Reading carefully...', 45],
  [7999, 'Reading carefully...', 45],
  [8000, 'Thinking...', 80],
  [13_000, 'Thinking...', 90],
  [21_000, 'Thinking...', 100],
  [34_000, 'Thinking...', 100],
])('%i ms after the question was sent it reads %s at %i percent', (elapsedMs, label, percent) => {
  const { stage } = stageAfter(explorerStages, elapsedMs)
  expect([stage.label, Math.round(stage.share * 100)]).toEqual([label, percent])
})

test('the next stage starts when its time comes, and the bar never moves back', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1000, max: 60_000 }), (elapsedMs) => {
      const { stage, nextInMs } = stageAfter(explorerStages, elapsedMs)
      if (nextInMs === undefined) return stage === explorerStages.at(-1)
      const { stage: next } = stageAfter(explorerStages, elapsedMs + nextInMs)
      return nextInMs > 0 && next !== stage && next.share > stage.share
    }),
  )
})
