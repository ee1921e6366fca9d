import assert from 'node:assert/strict'
import { isRegulatorComplaint } from './isThreat.ts'
import { book, email } from './testing/exampleMessages.ts'
import { triage } from './triage.ts'

const upset = [
  [
    'Nobody has returned my calls about the rate increase. If nobody calls me by 3 pm today, I am taking our business to another agency.',
    true,
    '2026-09-22',
  ],
  ['Why did our premium double? I am filing a complaint with the Department of Insurance.', true, null],
  [
    'I will be writing to the insurance commissioner: send a letter to the Bureau of Insurance next.',
    true,
    null,
  ],
  [
    "Fourteen percent more with no claims is too much. If I don't hear from you by Thursday I will call another broker.",
    true,
    '2026-09-24',
  ],
  [
    'If the new carrier is cheaper, we will switch to paying it monthly. What would that cost us?',
    false,
    null,
  ],
] as const

for (const [body, expected, dueOn] of upset)
  Deno.test(`${expected ? 'an ultimatum' : 'no ultimatum'}: ${body.slice(0, 60)}`, () => {
    const [request] = triage(email(body, {}, 'Our premium'), book).requests
    assert.deepEqual([request?.isUltimatum, request?.dueOn], [expected, dueOn])
    if (expected) assert.equal(request?.isUrgent, true)
  })

const regulators = [
  ['The Division of Insurance has opened an inquiry. Answer within 14 days.', true],
  ["Send my loss runs or I'm reporting you to the insurance commissioner.", true],
  ['I will file a complaint with the state DOI.', true],
  ['The state requires workers comp. Do I have to report it?', false],
  ['A tenant made a complaint about the noise.', false],
] as const

for (const [text, expected] of regulators)
  Deno.test(`${expected ? 'a complaint' : 'no complaint'} to the regulator: ${text}`, () => {
    assert.equal(isRegulatorComplaint(text), expected)
  })

Deno.test('a complaint to the regulator makes whatever is asked for urgent', () => {
  const [request] = triage(
    email(
      'Please send our loss runs. If they are not here by Thursday I am filing a complaint with the Bureau of Insurance.',
    ),
    book,
  ).requests
  assert.deepEqual(
    [request?.type, request?.isUrgent, request?.isUltimatum, request?.dueOn],
    ['DOCUMENT_REQUEST', true, true, '2026-09-24'],
  )
})
