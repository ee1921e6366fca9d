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
