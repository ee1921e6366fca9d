import { expect, test } from 'vitest'
import { countCheck, countReport, countTests, sum } from './countTests.ts'

const report = `<testsuites tests="4">
  <testsuite name="servicing">
    <testcase name="a request is resolved" classname="resolve.spec.ts" time="0.1"/>
    <testcase name="resolving a closed request&apos;s account is refused" classname="resolve.spec.ts" time="3">
      <failure message="resolve.spec.ts:7:1"><![CDATA[[journeys] › e2e/resolve.spec.ts:7:1 ────
    TimeoutError: page.goto: Timeout 10000ms exceeded.
    Call log: …]]></failure>
    </testcase>
    <testcase name="a quote is sent" classname="resolve.spec.ts"><skipped/></testcase>
    <testcase name="a comment is kept" classname="comment.spec.ts">
    </testcase>
  </testsuite>
</testsuites>`

const failure =
  "resolve.spec.ts › resolving a closed request's account is refused › TimeoutError: page.goto: Timeout 10000ms exceeded."

test('a report counts passed tests, names failed ones, and omits skipped ones', () => {
  expect(countReport(report)).toEqual({ passed: 2, failures: [failure] })
})

test('parses the message of an API test too', () => {
  const { failures } = countReport(
    '<testcase name="a premium of &lt; $1 is kept" classname="./api/knowledge/policy.test.ts" time="0.1">' +
      '<failure message="Uncaught AssertionError">AssertionError: 99 &gt; 100\n    at file:///policy.test.ts:4:1</failure></testcase>',
  )
  expect(failures).toEqual([
    './api/knowledge/policy.test.ts › a premium of < $1 is kept › AssertionError: 99 > 100',
  ])
})

test('a step that fails before its report counts as one failed test', () => {
  const result = { name: 'journeys', outcome: 'failed', seconds: 1 } as const
  expect(countTests(result, '/nowhere/journeys.xml')).toEqual({
    passed: 0,
    failures: ['journeys: what it printed is above'],
  })
})

test('checks and steps that could not run are listed as failed', () => {
  const outcome = sum([
    countCheck({ name: 'format', outcome: 'passed', seconds: 1 }),
    countCheck({ name: 'build', outcome: 'failed', seconds: 1 }),
    countTests({ name: 'journeys', outcome: 'skipped', seconds: 0 }, '/nowhere/journeys.xml'),
  ])
  expect(outcome).toEqual({
    passed: 1,
    failures: ['build: what it printed is above', 'journeys: skipped, because what it needs failed'],
  })
})
