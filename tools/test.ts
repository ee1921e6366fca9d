import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { writeApiTests } from './apiTests.ts'
import { checkSteps } from './checkSteps.ts'
import { provideChromium } from './chromium.ts'
import { countCheck, countTests, sum } from './countTests.ts'
import { denoBinary } from './denoBinary.ts'
import { runSteps, type Step } from './runSteps.ts'

/**
 * `npm test`: everything that must pass before a change is merged. Failures are repeated at the end; the last line is
 * `N passed, N failed`. `npm test -- --changed` runs what the uncommitted changes can affect; `--changed=main` what differs
 * from main.
 */
const root = dirname(import.meta.dirname)
const isOfProduct =
  /^(shell|design-system|mf-[^/]+|e2e|tools)\/(?!.*\.(test|stories)\.tsx?$)|^rspack\.config\.ts$/
const isOfStories = /^(design-system|shell\/contract|mf-[^/]+)\/(?!.*\.test\.tsx?$)/
const reports = mkdtempSync(join(tmpdir(), 'coverdesk-reports-'))

const since = changedSince(process.argv.slice(2))
const changed = since === null ? undefined : changedFiles(since)
const apiTests = writeApiTests(changed && { changed })

provideChromium()

const checks = checkSteps(root)
/** The build and what needs it. */
const journeys: Step[] = [
  {
    name: 'build',
    command: [process.execPath, 'tools/buildApps.ts'],
    after: ['graphql documents'],
  },
  {
    name: 'demo',
    command: playwright('demo'),
    env: { PLAYWRIGHT_JUNIT_OUTPUT_FILE: reportOf('demo') },
  },
  {
    name: 'journeys',
    command: playwright('journeys', '--no-deps'),
    // On two cores the first screens come late beside the checks.
    after: ['build', 'demo'],
    behind: checks.map(({ name }) => name),
    env: { PLAYWRIGHT_JUNIT_OUTPUT_FILE: reportOf('journeys') },
    isTalkative: true,
  },
]
/** In an order that leaves the other tests in a browser for the time after the journeys. */
const suites: Step[] = [
  {
    name: 'storybook',
    command: [process.execPath, 'tools/buildStorybook.ts'],
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
      apiTests,
    ],
  },
  {
    name: 'browser code',
    command: [
      process.execPath,
      'node_modules/vitest/vitest.mjs',
      'run',
      '--reporter=dot',
      '--reporter=junit',
      `--outputFile.junit=${reportOf('browser code')}`,
      ...(since === null ? [] : [`--changed=${since}`, '--passWithNoTests']),
    ],
    after: ['graphql documents'],
  },
  {
    name: 'stories',
    command: playwright('stories'),
    after: ['storybook'],
    env: { PLAYWRIGHT_JUNIT_OUTPUT_FILE: reportOf('stories') },
    isTalkative: true,
  },
]

/** Of a change: journeys and stories only if it touches what they show. */
function isTouched({ name }: Step): boolean {
  if (!changed) return true
  if (name === 'build' || name === 'demo' || name.endsWith('journeys'))
    return changed.some((file) => isOfProduct.test(file))
  if (name === 'stories' || name === 'storybook') return changed.some((file) => isOfStories.test(file))
  return true
}

const startedAt = performance.now()
// On two cores screens come late beside another suite, unless it gives way.
const background = [...checks, ...suites.filter(isTouched)].map((step) => ({ ...step, isBackground: true }))
const steps = [...journeys.filter(isTouched), ...background]
const results = await runSteps(steps, { root, atOnce: 2 })
const isCheck = new Set([...checks.map((step) => step.name), 'build', 'storybook'])
const { passed, failures } = sum(
  results.map((result) =>
    isCheck.has(result.name) ? countCheck(result) : countTests(result, reportOf(result.name)),
  ),
)
rmSync(reports, { recursive: true })
console.log(
  `\n${results.map(({ name, seconds }) => `${seconds.toFixed(0).padStart(5)} s  ${name}`).join('\n')}`,
)
console.log(`${((performance.now() - startedAt) / 1000).toFixed(0).padStart(5)} s  in all`)
if (failures.length > 0) console.log(['\nFailed:', ...failures].join('\n  '))
console.log(`\n${passed} passed, ${failures.length} failed`)
process.exitCode = failures.length === 0 ? 0 : 1

/** The commit after `--changed`, HEAD unless named; null without it. */
function changedSince(options: readonly string[]): string | null {
  const option = options.find((one) => one === '--changed' || one.startsWith('--changed='))
  return option === undefined ? null : (option.split('=')[1] ?? 'HEAD')
}

function changedFiles(commit: string): string[] {
  const git = (...command: string[]) => spawnSync('git', command, { cwd: root, encoding: 'utf8' }).stdout
  const files = git('diff', '--name-only', commit) + git('ls-files', '--others', '--exclude-standard')
  return files.split('\n').filter(Boolean)
}

function playwright(project: string, ...options: string[]): [string, ...string[]] {
  const cli = 'node_modules/@playwright/test/cli.js'
  return [process.execPath, cli, 'test', '--project', project, '--reporter=list,junit', ...options]
}

function reportOf(step: string): string {
  return join(reports, `${step.replaceAll(' ', '-')}.xml`)
}
