import assert from 'node:assert/strict'
import { leftOutBy, onlyLeavesOut } from './leftOut.ts'

const left: readonly (readonly [texts: readonly string[], label: string, isLeft: boolean])[] = [
  [['Please leave out employee dishonesty'], 'Employee dishonesty', true],
  [['Compare the two quotes. Please leave employee dishonesty out.'], 'Employee dishonesty', true],
  [['don’t include spoilage or signs'], 'Outdoor signs', true],
  [['employee dishonesty should not be in there'], 'Employee dishonesty', true],
  [['leave out employee dishonesty', 'put employee dishonesty back'], 'Employee dishonesty', false],
  [['leave out employee dishonesty'], 'Employee benefits liability', false],
  [['leave out the second quote'], 'Premium', false],
  [['take option 2 out'], 'Option', false],
  [['Leave out Corvane'], 'Each occurrence', false],
]

Deno.test('what a person wants left out is told by the label of a coverage', () => {
  for (const [texts, label, isLeft] of left) assert.equal(leftOutBy(texts)(label), isLeft, texts.join())
})

Deno.test('only a message about the work in hand leaves out and does nothing else', () => {
  for (const text of [
    'Please leave out employee dishonesty',
    'take employee dishonesty out of the proposal',
    'Employee dishonesty should not be in there.',
  ])
    assert.ok(onlyLeavesOut(text), text)
  for (const text of [
    'Compare the quotes and leave out employee dishonesty',
    'Leave out option 2',
    'Does the policy exclude employee dishonesty?',
    'take the 2019 truck off the policy',
    'The client should not have to pay twice',
  ])
    assert.ok(!onlyLeavesOut(text), text)
})
