import assert from 'node:assert/strict'
import { understood } from './question.ts'
import { testPassage } from './testing/testPassage.ts'
import { timeBeside } from './timeBeside.ts'

function sentences(...texts: readonly string[]) {
  return texts.map((text) =>
    testPassage(text, { kind: 'listItem', isFront: false, headings: ['Loss conditions'] }),
  )
}

function timeIn(question: string, ...texts: readonly string[]) {
  const said = sentences(...texts)
  const [lead] = said
  assert.ok(lead)
  return timeBeside(understood(question, []), lead, said)?.text ?? null
}

Deno.test('a time in the sentence that goes on answers when something must be done', () => {
  const asked: readonly (readonly [string, string, string])[] = [
    [
      'We want replacement cost but have not decided yet. By when must we tell them?',
      'Replacement cost is not paid until the property is actually repaired or replaced.',
      'You have 180 days after loss to tell us that you intend to claim it.',
    ],
    [
      'How long do we have to send the proof of loss?',
      'You must give us a signed, sworn proof of loss.',
      'Send it within 60 days after our request.',
    ],
    [
      'When must a stolen trailer be reported?',
      'You must tell the police if a covered trailer is stolen.',
      'Do this within twenty-four (24) hours of learning of the theft.',
    ],
  ]
  for (const [question, lead, next] of asked) assert.equal(timeIn(question, lead, next), next)
})

Deno.test('a time that the passage has itself, or that is about something else, adds nothing', () => {
  const proof = 'You must send a proof of loss within 60 days.'
  assert.equal(timeIn('When is the proof of loss due?', proof, 'You have 180 days to claim it.'), null)
  const plain = 'You must give us prompt notice.'
  assert.equal(timeIn('When must we give notice?', plain, 'We pay within 30 days after agreement.'), null)
  assert.equal(timeIn('Is notice required?', plain, 'Do this within 30 days.'), null)
})
