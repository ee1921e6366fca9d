import { expect, test, vi } from 'vitest'
import { runSteps } from './runSteps.ts'

test('skips what needs a failed step, and ends although nothing else runs', async () => {
  vi.spyOn(console, 'log').mockReturnValue()
  const fails = { name: 'fails', command: [process.execPath, '-e', 'process.exit(1)'] } as const
  const needs = { name: 'needs it', command: [process.execPath, '-e', ''], after: ['fails'] } as const
  const results = await runSteps([fails, needs], { root: import.meta.dirname, atOnce: 1 })
  expect(results.map(({ outcome }) => outcome)).toEqual(['failed', 'skipped'])
})
