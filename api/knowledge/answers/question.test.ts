import assert from 'node:assert/strict'
import { understood } from './question.ts'

Deno.test('a question of time stays one behind what happened', () => {
  for (const asked of [
    'After a fire, how long do we wait before lost sales start to be paid?',
    'If we retire, how long do we have to ask for the tail?',
    'Once a claim is denied, how many days do we have to object?',
  ])
    assert.equal(understood(asked, []).intent, 'TIME', asked)
  assert.equal(understood('After a fire, are our lost sales covered?', []).intent, 'SITUATION')
})

Deno.test('all claims of a year but those for products are the general aggregate', () => {
  const { text } = understood('What is the most the liability side pays in a whole year, products aside?', [])
  assert.match(text, /\(aggregate\).*\(general aggregate\)/)
  assert.doesNotMatch(text, /products/)
  // The label of a limit keeps its words.
  const label = 'What is the other than products/completed operations aggregate?'
  assert.match(understood(label, []).text, /other than products\/completed/)
})
