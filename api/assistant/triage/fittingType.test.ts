import assert from 'node:assert/strict'
import { book, email } from './testing/exampleMessages.ts'
import { triage } from './triage.ts'
import type { TriageMessage } from './triageMessage.ts'

function call(...said: readonly string[]): TriageMessage {
  return {
    ...email(''),
    channel: 'CALL',
    transcript: said.map((content, at) => ({ role: at % 2 === 0 ? 'USER' : 'AGENT', content })),
  }
}

for (const [what, message, types] of [
  [
    'who the holder is to be, beside a question',
    email(
      'Their portal shows us red. Missing:\n - 30 day notice of cancellation\n - AI status CG 20 10 & CG 20 37\n - WOS all policies\n\nHolder should read\nBasin Operating Company, LP\n500 W. Ohio Ave, Midland, TX 79701\n\nAlso - do we even carry 5M?',
    ),
    ['CREATE_CERTIFICATE', 'QUESTION'],
  ],
  [
    'a certificate that is asked for politely, beside what it is to say',
    email(
      'The Friends of the Library (36 Common Street, Hollis NH 03049) say our policy must list them, I believe that is the additional insured thing? If you could send the certificate straight to their treasurer that would be lovely.',
    ),
    ['CREATE_CERTIFICATE'],
  ],
  [
    'an additional insured whose certificate comes from elsewhere',
    email(
      'Put Harbor Point LLC on the gl as additional insured, ongoing + completed. just need the endt, cert is coming from their portal.',
    ),
    ['ADD_ADDITIONAL_INSURED'],
  ],
  [
    'evidence of insurance that shows a new clause of the lender',
    email(
      'Our file does not hold evidence of flood insurance for the building above. Please send evidence of flood insurance of at least $500,000 and an updated mortgagee clause by April 30.',
    ),
    ['CREATE_CERTIFICATE'],
  ],
  [
    'a certificate that nobody asked for',
    call(
      'Our distributor wants to be put on our liability.',
      'As an additional insured?',
      "That's the word. Superior Beverage, Incorporated.",
      'Do they also need a certificate?',
      "Ah, she didn't say certificate. She said endorsement, twice.",
    ),
    ['ADD_ADDITIONAL_INSURED'],
  ],
  [
    'proof of what was covered before',
    email('My new job needs proof of insurance that I was covered under them from 2021 to this month.'),
    ['DOCUMENT_REQUEST'],
  ],
  [
    'a caller who has bought elsewhere and is to be taken off',
    call("I'm done with you guys. Take us off as of tomorrow. I already bought with the other guy."),
    ['CANCEL_POLICY'],
  ],
  [
    'whether a change has to be told',
    email(
      'Fee income goes from 610k to about 790k. Does the carrier need to know before the renewal, and would you raise the limit to 2M if it was you?',
    ),
    ['QUESTION'],
  ],
  [
    'a price without a change',
    call(
      "The umbrella has to go to ten million. What's that going to cost?",
      'You want the price for ten million.',
      "Yes. I'm not changing anything today, I need the number for the budget.",
    ),
    ['QUOTE_REQUEST'],
  ],
  [
    'what comes first',
    call(
      'We opened the Dover branch, I need to add that location on the comp. And the landlord there needs the certificate, it is Dover Associates LLC.',
    ),
    ['ENDORSE_POLICY', 'CREATE_CERTIFICATE'],
  ],
  ['a question of one word about a peril', email('Flood?'), ['QUESTION']],
  ['the same below a greeting', email('Hi Dana,\n\nEarthquake?\n\nThanks,\nTom'), ['QUESTION']],
] as const)
  Deno.test(`the type follows from ${what}`, () => {
    assert.deepEqual(
      triage(message, book)
        .requests.map(({ type }) => type)
        .slice(0, types.length),
      types,
    )
  })

Deno.test('an answer that takes up a proposal names whom the proposal names', () => {
  const body = [
    'ok the owner says go ahead with what you suggested, name them on ours. Thanks!',
    '',
    'From: Dana <dana@harborline.example>',
    'Sent: Friday, September 18, 2026 3:41 PM',
    'Subject: RE: Landlord',
    '',
    'Your lease calls for the landlord to be an additional insured. Just confirm the name is still:',
    '  Three Ponds Associates LP, 450 Pond St, Braintree, MA 02184',
  ].join('\n')
  const [request] = triage(email(body, {}, 'RE: RE: Landlord'), book).requests
  assert.deepEqual(
    [request?.type, request?.name, request?.address?.line1],
    ['ADD_ADDITIONAL_INSURED', 'Three Ponds Associates LP', '450 Pond St'],
  )
})

Deno.test('who has the certificate already wants to be on the policy', () => {
  const body =
    'Pls endorse the GL to add Owyhee Ridge Constructors Inc, 75 Basalt St, Nampa, ID 83651. The contract wants them named on the policy itself, they already have the cert.'
  assert.deepEqual(
    triage(email(body), book).requests.map(({ type }) => type),
    ['ADD_ADDITIONAL_INSURED'],
  )
})
