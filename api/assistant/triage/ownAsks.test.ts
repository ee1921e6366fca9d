import assert from 'node:assert/strict'
import { book, email } from './testing/exampleMessages.ts'
import { triage } from './triage.ts'

/** What clients write, with the types of what they ask for. */
const messages: readonly (readonly [string, readonly string[]])[] = [
  [
    'A pipe burst in Unit 4B last night and the water ran into the hall below. Please open a claim.\n\nAlso our lender, Coast Savings Bank, needs a certificate for loan 7781.',
    ['OTHER', 'CREATE_CERTIFICATE Coast Savings Bank'],
  ],
  [
    'Please take the 2016 box truck off the auto, we sold it on March 3. Also we were charged twice in February, can you look into it?',
    ['ENDORSE_POLICY', 'QUESTION'],
  ],
  [
    'Two things:\n1) take the old Isuzu off the auto, we sold it on the 3rd\n2) we were billed twice in January, can you look\n\nOh and do not cancel the umbrella quote, we still want it.',
    ['ENDORSE_POLICY', 'QUESTION', 'QUOTE_REQUEST'],
  ],
  ['Could you put the two cyber quotes next to each other for us before March 25?', ['QUESTION']],
  ['We need a comparison of the D&O quotes.', ['QUESTION']],
  ['Here is the second quote that we received. Which of the two would you recommend, and why?', ['QUESTION']],
  ['Could you get us two cyber quotes and compare them?', ['QUOTE_REQUEST']],
  [
    'Please send a certificate to Quarry Hall LLC, 4 Elm Street, Kingston, NY 12401. They do not need a certificate for the auto.',
    ['CREATE_CERTIFICATE Quarry Hall LLC'],
  ],
]

for (const [body, expected] of messages)
  Deno.test(`finds what stands apart in: ${body.slice(0, 70)}`, () =>
    assert.deepEqual(
      triage(email(body), book).requests.map(({ type, name }) => [type, name].filter(Boolean).join(' ')),
      expected,
    ))

Deno.test('a comparison before a day that was named is due then', () => {
  const [first] = triage(
    email('The partners meet on March 26. Could we have the two umbrella quotes side by side before then?'),
    book,
  ).requests
  assert.deepEqual([first?.type, first?.dueOn?.slice(5)], ['QUESTION', '03-26'])
})

Deno.test('a unit or building that is named is where a loss happened', () => {
  const [claim] = triage(
    email('A pipe burst in the wall of unit 3C last night and soaked the ceiling. Nobody was hurt.'),
    book,
  ).requests
  assert.ok(claim?.isClaim)
  assert.ok(!claim.missing.some((item) => item.includes('where it happened')))
})
