import { expect, test } from 'vitest'
import { countReport, countTests } from './countTests.ts'

const report = `<testsuites tests="4">
  <testsuite name="servicing">
    <testcase name="a request is resolved" time="0.1"/>
    <testcase name="resolving a closed request is refused"><failure message="expected">at …</failure></testcase>
    <testcase name="a quote is sent"><skipped/></testcase>
    <testcase name="a comment is kept">
    </testcase>
  </testsuite>
</testsuites>`

test('a report counts passed and failed tests, and leaves skipped ones out', () => {
  expect(countReport(report)).toEqual({ passed: 2, failed: 1 })
})

test('a step that breaks before its report is one failed test', () => {
  const result = { name: 'journeys', outcome: 'failed', seconds: 1 } as const
  expect(countTests(result, '/nowhere/journeys.xml')).toEqual({ passed: 0, failed: 1 })
})
