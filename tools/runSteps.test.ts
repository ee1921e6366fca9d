import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { runSteps, type Step } from './runSteps.ts'

test('skips what needs a failed step, and ends although nothing else runs', async () => {
  vi.spyOn(console, 'log').mockReturnValue()
  const fails = { name: 'fails', command: [process.execPath, '-e', 'process.exit(1)'] } as const
  const needs = { name: 'needs it', command: [process.execPath, '-e', ''], after: ['fails'] } as const
  const results = await runSteps([fails, needs], { root: import.meta.dirname, atOnce: 1 })
  expect(results.map(({ outcome }) => outcome)).toEqual(['failed', 'skipped'])
})

test('beside a step that runs alone, only patient ones run', async () => {
  vi.spyOn(console, 'log').mockReturnValue()
  const log = join(mkdtempSync(join(tmpdir(), 'steps-')), 'log')
  const step = (name: string, rest: Partial<Step> = {}): Step => ({
    name,
    command: [
      process.execPath,
      '-e',
      `
      const { appendFileSync, existsSync, readFileSync } = require('node:fs')
      const log = () => existsSync('${log}') ? readFileSync('${log}', 'utf8') : ''
      appendFileSync('${log}', '${name} begins\\n')
      const timer = setInterval(() => {
        if ('${name}' !== 'alone' || log().includes('patient begins')) {
          appendFileSync('${log}', '${name} ends\\n')
          clearInterval(timer)
        }
      }, 10)`,
    ],
    ...rest,
  })
  await runSteps(
    [
      step('first'),
      step('alone', { after: ['first'], isAlone: true }),
      step('other'),
      step('patient', { isPatient: true, after: ['first'] }),
    ],
    { root: import.meta.dirname, atOnce: 2 },
  )
  const lines = readFileSync(log, 'utf8')
  expect(lines.indexOf('patient begins')).toBeLessThan(lines.indexOf('alone ends'))
  expect(lines.indexOf('alone ends')).toBeLessThan(lines.indexOf('other begins'))
})
