import assert from 'node:assert/strict'
import { isOnTopic } from './isOnTopic.ts'

const exclusion =
  'No. This insurance does not apply to "bodily injury" arising out of snow or ice removal or salting operations performed at: a. any airport; or b. any hospital.'

Deno.test('wording is on the topic of what is asked, whatever names and plans stand beside it', () => {
  const found = { answer: exclusion, citations: [] }
  for (const question of [
    'Are we covered for salting the airport ramp at Hopkins Field? They want us to begin on Monday, and Ray has already hired two drivers.',
    'Would we be covered for plowing the hospital lot at Fairview Health?',
  ])
    assert.equal(isOnTopic(question, found), true, question)
})

Deno.test('wording about one of many words of a question is off its topic', () => {
  const found = { answer: exclusion, citations: [] }
  assert.equal(
    isOnTopic('A forklift crushed a pallet of tile in the hospital yard last night. Are we covered?', found),
    false,
  )
  const question =
    'Our crew dropped a generator through the skylight of a hospital kitchen and broke the stove. Does the policy cover the broken skylight, the stove, the flooring and the spoiled groceries?'
  assert.equal(isOnTopic(question, found), false)
})
