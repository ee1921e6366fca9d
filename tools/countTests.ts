import { readFileSync } from 'node:fs'
import type { StepResult } from './runSteps.ts'

export interface Counts {
  passed: number
  failed: number
}

/** Adds up a step's JUnit report; a step that failed without naming a failed test counts as one failed test. */
export function countTests(result: StepResult, reportPath: string): Counts {
  const counts = countReport(readReport(reportPath))
  const hasHiddenFailure = result.outcome !== 'passed' && counts.failed === 0
  return hasHiddenFailure ? { ...counts, failed: 1 } : counts
}

/** Counts the test cases of a JUnit report; skipped ones are not counted. */
export function countReport(report: string): Counts {
  const cases = report.match(/<testcase\b[^>]*?(?:\/>|>[\s\S]*?<\/testcase>)/g) ?? []
  const failed = cases.filter((text) => /<(failure|error)\b/.test(text)).length
  const skipped = cases.filter((text) => /<skipped\b/.test(text)).length
  return { passed: cases.length - failed - skipped, failed }
}

/** A static check is one test. */
export function countCheck({ outcome }: StepResult): Counts {
  return outcome === 'passed' ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

export function sum(counts: readonly Counts[]): Counts {
  return {
    passed: counts.reduce((total, { passed }) => total + passed, 0),
    failed: counts.reduce((total, { failed }) => total + failed, 0),
  }
}

function readReport(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    // The step ended before it could write its report; its outcome tells.
    return ''
  }
}
