import assert from 'node:assert/strict'
import { perilOf } from './perilOf.ts'

const asked = 'What is the hurricane deductible?'

Deno.test('a deductible is not for the peril that it leaves out', () => {
  assert.deepEqual(perilOf(asked, 'All perils other than hurricane $2,500'), {
    isOther: false,
    isRest: true,
    isMet: false,
  })
  assert.equal(perilOf(asked, 'Hurricane: 2% of Coverage A $10,800').isMet, true)
})

Deno.test('a deductible that does not apply to a peril is about that peril alone', () => {
  const glass = 'The deductible under Comprehensive does not apply to glass that is repaired.'
  assert.equal(perilOf('Is there a deductible for a windshield?', glass).isMet, true)
  assert.equal(perilOf('What is the comp deductible on the van?', glass).isOther, true)
})
