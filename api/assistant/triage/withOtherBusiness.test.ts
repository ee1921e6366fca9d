import assert from 'node:assert/strict'
import { book, email } from './testing/exampleMessages.ts'
import { triage } from './triage.ts'

function asked(body: string) {
  return triage(email(body), book).requests.map(({ type, isClaim, details }) => ({ type, isClaim, details }))
}

Deno.test('a call about the renewal is a matter of its own beside a change', () => {
  for (const wish of ['And call me about the renewal.', 'Also please call us to discuss our renewal.']) {
    const [change, call, another] = asked(
      `Please add a 2024 Isuzu NPR, VIN JALC4W162R7000123, to the auto policy. ${wish}`,
    )
    assert.equal(change?.type, 'ENDORSE_POLICY')
    assert.doesNotMatch(change?.details ?? '', /renewal/)
    assert.deepEqual([call?.type, call?.isClaim, call?.details], ['OTHER', false, wish])
    assert.equal(another, undefined)
  }
})

Deno.test('an audit and a loss are two requests', () => {
  const requests = asked(
    'The payroll auditor called, she wants our payroll records. Also somebody hit our delivery van last night and drove off.',
  )
  assert.deepEqual(
    requests.map(({ type, isClaim }) => [type, isClaim]),
    [
      ['OTHER', true],
      ['OTHER', false],
    ],
  )
  assert.doesNotMatch(requests[0]?.details ?? '', /auditor/)
  assert.doesNotMatch(requests[1]?.details ?? '', /van/)
})

Deno.test('papers for an auditor, or a call about the change itself, are nothing apart', () => {
  const papers = asked('Our auditors need a copy of all premium invoices. Please send our loss runs, too.')
  assert.ok(
    papers.every(({ type }) => type === 'DOCUMENT_REQUEST'),
    JSON.stringify(papers),
  )
  const change = asked('Please add a 2024 Isuzu NPR, VIN JALC4W162R7000123. Call me if you have questions.')
  assert.deepEqual(
    change.map(({ type }) => type),
    ['ENDORSE_POLICY'],
  )
})
