import assert from 'node:assert/strict'
import { alsoAsked, isInquiry } from './alsoAsked.ts'
import { book, email } from './testing/exampleMessages.ts'
import { triage } from './triage.ts'

const messages: readonly (readonly [string, readonly string[]])[] = [
  [
    'A pipe burst in the wall of unit 2B last night. Please open a claim and tell us the deductible.',
    ['What is the deductible?'],
  ],
  [
    'Please send a certificate to Quarry Hall LLC, 4 Elm Street, Kingston, NY 12401. They also ask whether mold is covered.',
    ['Is mold covered?'],
  ],
  [
    'Please add Jacob Levesque as a driver, DOB 4/12/1998, license 8812345, from Wednesday. Can he take the truck home at night, or is that excluded?',
    // A question about cover is a request of its own.
    [],
  ],
  [
    'A delivery van rear-ended our truck this morning on Route 9. Our driver hurt his neck. Do we need to file workers comp for him as well?',
    ['Do we need to file workers comp for him as well?'],
  ],
  [
    'Any update on the water claim from February? And Pine State Bank, 8 Canal Plaza, Portland ME 04101 needs a certificate of insurance.',
    ['Any update on the water claim from February?'],
  ],
  [
    'A customer fell on the ramp this morning and went to the ER. What happens now, and is the broken railing insured as well?',
    ['Is the broken railing insured as well?'],
  ],
  [
    'Sewage backed up into the kitchen last night and we had to close. Is the lost income covered?',
    ['Is the lost income covered?'],
  ],
  ['One of our trucks was in an accident this morning. What do I do?', []],
  ['A pipe burst in the shop. What should we do next?', []],
  ['We had a fire last night! How do I file a claim?', []],
  [
    'A customer slipped and fell today. Should I give her our insurance information? Who do I need to call?',
    [],
  ],
  ['Does our policy cover spoiled beer? And what is the deductible?', []],
  [
    'Can you send a certificate to Town of Bath, 55 Front Street, Bath ME 04530? Can they get it by Friday?',
    [],
  ],
  ['Please cancel the auto policy effective December 1. Can you confirm the return premium?', []],
  ['Can you quote cyber for us? How much would it cost with a $5,000 deductible?', []],
]

for (const [body, questions] of messages)
  Deno.test(`takes up beside the requests of: ${body.slice(0, 60)}`, () => {
    assert.deepEqual(alsoAsked(email(body), triage(email(body), book).requests), questions)
  })

Deno.test('tells a question from a request put as one', () => {
  for (const question of [
    'Do they also need to be listed as mortgagee on the policy?',
    'Let us know what the audit will cost.',
    'Also, would raising the deductible help?',
  ])
    assert(isInquiry(question), question)
  for (const request of [
    'Can you add them as mortgagee?',
    'Could we raise the contents limit to $210,000?',
    'Can the rented equipment policy be stopped now?',
    'Please send it to them.',
    'Can the insurance name Sandpiper going forward as an additional insured?',
  ])
    assert(!isInquiry(request), request)
})

Deno.test('whoever asks whether something has to be changed has not asked for the change', () => {
  const types = (body: string) => triage(email(body), book).requests.map(({ type }) => type)
  assert.deepEqual(
    types(
      'Loan number 88-20417. Their contact is Ellen Dow. Do they also need to be listed as mortgagee on the policy?',
    ),
    ['QUESTION'],
  )
})
