import { getPriority } from 'node:os'
import { expect, test, vi } from 'vitest'
import { runSteps } from './runSteps.ts'

test('skips what needs a failed step, and ends although nothing else runs', async () => {
  vi.spyOn(console, 'log').mockReturnValue()
  const fails = { name: 'fails', command: [process.execPath, '-e', 'process.exit(1)'] } as const
  const needs = { name: 'needs it', command: [process.execPath, '-e', ''], after: ['fails'] } as const
  const results = await runSteps([fails, needs], { root: import.meta.dirname, atOnce: 1 })
  expect(results.map(({ outcome }) => outcome)).toEqual(['failed', 'skipped'])
})

test('a step behind another one waits for its end, and runs though it failed', async () => {
  const log = vi.spyOn(console, 'log').mockReturnValue()
  const fails = { name: 'lint', command: [process.execPath, '-e', 'process.exit(1)'] } as const
  const waits = { name: 'journeys', command: [process.execPath, '-e', ''], behind: ['lint'] } as const
  const results = await runSteps([waits, fails], { root: import.meta.dirname, atOnce: 2 })
  expect(results.map(({ outcome }) => outcome)).toEqual(['passed', 'failed'])
  expect(log.mock.calls.map(([line]) => String(line)).findLast((line) => /journeys|lint/.test(line))).toMatch(
    /journeys/,
  )
})

test('a step in the background gives way to the others', async () => {
  vi.spyOn(console, 'log').mockReturnValue()
  // A moment after it starts.
  const waits = `const { getPriority } = require('node:os')
    const poll = setInterval(() => getPriority() > ${getPriority()} && clearInterval(poll), 5)`
  const step = { name: 'lint', command: [process.execPath, '-e', waits], isBackground: true } as const
  const [result] = await runSteps([step], { root: import.meta.dirname, atOnce: 1 })
  expect(result?.outcome).toBe('passed')
})

test('says that a step was stopped for taking too long', async () => {
  const log = vi.spyOn(console, 'log').mockReturnValue()
  const hangs = {
    name: 'API',
    command: [process.execPath, '-e', 'setInterval(() => {}, 1000)'],
    minutes: 0.005,
  } as const
  const [result] = await runSteps([hangs], { root: import.meta.dirname, atOnce: 1 })
  expect(result?.outcome).toBe('failed')
  expect(log.mock.calls.map(([line]) => String(line))).toContainEqual(
    expect.stringMatching(/^ {2}API │ Stopped by SIGTERM after \d+ s: it may take 0.005 min$/),
  )
})
