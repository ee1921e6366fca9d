import assert from 'node:assert/strict'
import { statedAnswer } from './statedAnswer.ts'

const answers: readonly (readonly [question: string, letter: string, value: string | null])[] = [
  ['Any work above three stories?', 'The units went up by crane onto a five-story roof.', 'Yes'],
  ['Any work above three stories or 40 feet?', 'Nothing over three floors.', 'No'],
  ['Do you tow vehicles over 26,000 lbs GVW?', 'Nothing over 26,000.', 'No'],
  ['Any work performed underground or above 15 feet?', 'The men go up to 30 feet on the lift.', 'Yes'],
  ['Do you give warranties longer than one year?', 'And I give two years of warranty.', 'Yes'],
  ['Any employees under 16 or over 60 years of age?', 'We have three fellows over sixty.', 'Yes'],
  ['Deep fat fryers?', 'The fryers went out in March: none left.', 'No'],
  ['Is coverage excluded under any policy?', 'Whether any policy excludes it I leave to you.', null],
  ['Any spray foam or asbestos removal?', 'No foam and no asbestos.', 'No'],
  ['Is multi-factor authentication required?', 'MFA is on for some of us, so that is a no.', 'No'],
  ['Are cameras installed in all units?', 'Cameras only in the Hino.', 'No'],
  ['Vaccination proof required?', 'No shots, no service.', null],
  ['Do you work in hospitals?', 'That job was for Kestrel Hospitality Builders in Omaha.', null],
]

Deno.test('a letter answers yes or no where it speaks plainly of what is asked', () => {
  const letter = (text: string) => [{ text, page: 1, letter: 'letter.pdf', written: null }]
  assert.deepEqual(
    answers.map(([question, text]) => [question, statedAnswer(question, letter(text))?.value ?? null]),
    answers.map(([question, , value]) => [question, value]),
  )
})
