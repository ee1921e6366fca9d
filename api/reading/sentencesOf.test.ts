import assert from 'node:assert/strict'
import { sentencesOf } from './sentencesOf.ts'

Deno.test('splits at sentence ends and line breaks, not at amounts, titles and times', () => {
  assert.deepEqual(
    sentencesOf(
      'Dr. Lee pays $1,250.50 at 1.5 percent. Is A.M. Best fine? Yes!\n- Add the van.\n2) Remove the truck',
    ),
    [
      'Dr. Lee pays $1,250.50 at 1.5 percent.',
      'Is A.M. Best fine?',
      'Yes!',
      'Add the van.',
      'Remove the truck',
    ],
  )
})
