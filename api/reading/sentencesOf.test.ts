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

Deno.test('goes on after the abbreviations that begin a name or a number', () => {
  for (const text of [
    'The lender Mt. Harlow Bank shall be insured.',
    'Pay Ft. Orchard Trust or St. Bride Chapel.',
    'See Policy No. 1182 of the U.S. Orchard Fund.',
  ])
    assert.deepEqual(sentencesOf(text), [text])
  assert.equal(sentencesOf('Deliver it to 12 Main St. Tenant pays.').length, 2)
})
