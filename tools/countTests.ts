import { readFileSync } from 'node:fs'
import type { StepResult } from './runSteps.ts'

/** How the tests of a step went. */
export interface Outcome {
  passed: number
  /** What failed, a line each: the test's file, its name, and how its message begins. */
  failures: readonly string[]
}

/** Reads a step's JUnit report; a step that failed without naming a failed test is one failed test. */
export function countTests(result: StepResult, reportPath: string): Outcome {
  const { passed, failures } = countReport(readReport(reportPath))
  const hasHiddenFailure = result.outcome !== 'passed' && failures.length === 0
  const named = hasHiddenFailure ? [wholeStep(result)] : failures.map((line) => `${result.name} › ${line}`)
  return { passed, failures: named }
}

/** Counts the test cases of a JUnit report; skipped ones are not counted. */
export function countReport(report: string): Outcome {
  const cases = report.match(/<testcase\b[^>]*?(?:\/>|>[\s\S]*?<\/testcase>)/g) ?? []
  const skipped = cases.filter((text) => /<skipped\b/.test(text)).length
  const failures = cases.filter((text) => /<(failure|error)\b/.test(text)).map(readFailure)
  return { passed: cases.length - failures.length - skipped, failures }
}

/** A static check is one test. */
export function countCheck(result: StepResult): Outcome {
  return result.outcome === 'passed'
    ? { passed: 1, failures: [] }
    : { passed: 0, failures: [wholeStep(result)] }
}

export function sum(outcomes: readonly Outcome[]): Outcome {
  return {
    passed: outcomes.reduce((total, { passed }) => total + passed, 0),
    failures: outcomes.flatMap(({ failures }) => failures),
  }
}

function wholeStep({ name, outcome }: StepResult): string {
  return outcome === 'skipped'
    ? `${name}: skipped, because what it needs failed`
    : `${name}: what it printed is above`
}

function readFailure(testcase: string): string {
  const [, file = ''] = /<testcase\b[^>]*?\bclassname="([^"]*)"/.exec(testcase) ?? []
  const [, name = ''] = /<testcase\b[^>]*?\bname="([^"]*)"/.exec(testcase) ?? []
  const [, body = ''] =
    /<(?:failure|error)\b[^>]*>(?:<!\[CDATA\[)?([\s\S]*?)(?:\]\]>)?<\/(?:failure|error)>/.exec(testcase) ?? []
  const reason = body.split('\n').find((line) => /\b\w*Error\b/.test(line)) ?? ''
  return [file, name, reason.trim()].filter(Boolean).map(decode).join(' › ')
}

const entities: Readonly<Record<string, string>> = { amp: '&', apos: "'", gt: '>', lt: '<', quot: '"' }

function decode(text: string): string {
  return text
    .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll(/&(amp|apos|gt|lt|quot);/g, (_, name: string) => entities[name] ?? '')
}

function readReport(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    // The step ended before writing its report; its exit status counts.
    return ''
  }
}
