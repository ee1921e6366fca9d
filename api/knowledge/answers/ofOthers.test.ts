import assert from 'node:assert/strict'
import { ofOthers } from './ofOthers.ts'
import { understood } from './question.ts'
import { testPassage } from './testing/testPassage.ts'

const vehicles = [
  '1 2022 Ford Transit 250 1FTBR1C80NKA77101 $46,800',
  '4 2021 Isuzu NPR-HD JALC4W161M7001952 $61,750',
].map((text) => testPassage(text))
const change = testPassage('Collision deductible, auto 4 only $1,000 $2,500', {
  isEndorsement: true,
  values: [
    { text: '$1,000', column: 'From' },
    { text: '$2,500', column: 'To' },
  ],
})

Deno.test('a deductible that changes for one vehicle is not told for another', () => {
  const candidates = [...vehicles, change]
  const isOther = (question: string) =>
    ofOthers(understood(question, []), { typed: question, candidates, isExcess: false })(change)
  assert.equal(isOther('What is the collision deductible on the Isuzu?'), false)
  assert.equal(isOther('What is the collision deductible on the Transit?'), true)
  assert.equal(isOther('What is the collision deductible?'), false)
})
