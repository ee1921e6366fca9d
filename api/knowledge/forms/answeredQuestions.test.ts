import assert from 'node:assert/strict'
import { answeredQuestions } from './answeredQuestions.ts'
import { field } from './testing/field.ts'
import { filledFrom } from './testing/filledFrom.ts'

function said(...texts: string[]): string[] {
  return answeredQuestions(
    texts.map((text) => ({ text, page: null, letter: 'call.txt', written: null })),
  ).map(({ text }) => text)
}

Deno.test('a question of a call stands together with its answer, without who speaks', () => {
  assert.deepEqual(
    said(
      'AGENT: Do you rent cars?',
      'CALLER: No, never.',
      'AGENT: How many employees altogether?',
      'CALLER: Fifty-six... let me count the new ones.',
      'Fifty-eight.',
      'AGENT: Written cell phone policy?',
      'CALLER: I would have to ask Ngozi.',
    ),
    [
      'Do you rent cars? No, never.',
      'How many employees altogether? Fifty-eight.',
      'Fifty-eight.',
      'I would have to ask Ngozi.',
    ],
  )
  assert.deepEqual(
    said(
      'Dana: Any spray painting?',
      'Luis: Yes, in a booth.',
      'Dana: And do you keep the proof of insurance?',
      'Luis: We take a copy when we hire.',
      "After that we don't chase it.",
      'Dana: Do you own a crane?',
      'Luis: None of our own.',
    ),
    [
      'Any spray painting? Yes, in a booth.',
      'We take a copy when we hire.',
      "After that we don't chase it.",
      'Do you own a crane? None of our own.',
    ],
  )
})

Deno.test('a letter may ask and answer, too, and keeps what only looks like a conversation', () => {
  assert.deepEqual(said('Claims?', 'None, knock on wood.', 'Could you send the form?', 'Thanks.'), [
    'Claims? None, knock on wood.',
    'Could you send the form?',
    'Thanks.',
  ])
  assert.deepEqual(said('Roof: new in 2019.', 'Wiring: copper.', 'Heat: gas.'), [
    'Roof: new in 2019.',
    'Wiring: copper.',
    'Heat: gas.',
  ])
})

Deno.test('fills a questionnaire from the answers of a call', async () => {
  const call = `CALL TRANSCRIPT

AGENT: Is there valet parking?

CALLER: No.

AGENT: Do you have live music?

CALLER: Yes, on Fridays.

AGENT: Written delivery policy?

CALLER: I would have to check.`
  const boxes = ['Is there valet parking?', 'Any live music?', 'Is there a written delivery policy?'].flatMap(
    (question) => ['Yes', 'No'].map((label) => field(label, { kind: 'checkBox', question })),
  )
  assert.deepEqual(await filledFrom(call, boxes), [
    ['Is there valet parking? No', true, true],
    ['Any live music? Yes', true, true],
  ])
})
