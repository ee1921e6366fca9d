import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { checkSteps } from './checkSteps.ts'
import { provideChromium } from './chromium.ts'
import { countCheck, countTests, sum } from './countTests.ts'
import { denoBinary } from './denoBinary.ts'
import { runSteps, type Step } from './runSteps.ts'

/**
 * `npm test`: everything that must hold before a change goes in. What failed is said again at the end; the last line is
 * `N passed, N failed`.
 */
const root = dirname(import.meta.dirname)
const reports = mkdtempSync(join(tmpdir(), 'coverdesk-reports-'))

provideChromium()

const checks = checkSteps(root)
const suites: Step[] = [
  {
    name: 'browser code',
    command: [
      process.execPath,
      'node_modules/vitest/vitest.mjs',
      'run',
      '--reporter=dot',
      '--reporter=junit',
      `--outputFile.junit=${reportOf('browser code')}`,
    ],
    after: ['graphql documents'],
  },
  {
    name: 'API',
    // Types are a check of their own; here every worker that a test starts would check them again.
    command: [
      denoBinary(),
      'test',
      '--allow-all',
      '--no-check',
      '--quiet',
      `--junit-path=${reportOf('API')}`,
      'api',
      'eval',
    ],
  },
  {
    name: 'build',
    command: [process.execPath, 'tools/buildApps.ts'],
    after: ['graphql documents'],
  },
  {
    name: 'journeys',
    command: playwright('journeys'),
    after: ['build'],
    env: { PLAYWRIGHT_JUNIT_OUTPUT_FILE: reportOf('journeys') },
    isTalkative: true,
    isAlone: true,
    minutes: 30,
  },
  {
    name: 'storybook',
    command: [process.execPath, 'tools/buildStorybook.ts'],
    after: ['graphql documents'],
  },
  {
    name: 'stories',
    command: playwright('stories'),
    after: ['storybook'],
    env: { PLAYWRIGHT_JUNIT_OUTPUT_FILE: reportOf('stories') },
    isTalkative: true,
    isAlone: true,
  },
]

const results = await runSteps([...checks, ...suites], { root, atOnce: 2 })
const isCheck = new Set([...checks.map((step) => step.name), 'build', 'storybook'])
const { passed, failures } = sum(
  results.map((result) =>
    isCheck.has(result.name) ? countCheck(result) : countTests(result, reportOf(result.name)),
  ),
)
rmSync(reports, { recursive: true })
if (failures.length > 0) console.log(['\nFailed:', ...failures].join('\n  '))
console.log(`\n${passed} passed, ${failures.length} failed`)
process.exitCode = failures.length === 0 ? 0 : 1

function playwright(project: 'journeys' | 'stories'): [string, ...string[]] {
  const cli = 'node_modules/@playwright/test/cli.js'
  return [process.execPath, cli, 'test', '--project', project, '--reporter=list,junit']
}

function reportOf(step: string): string {
  return join(reports, `${step.replaceAll(' ', '-')}.xml`)
}
