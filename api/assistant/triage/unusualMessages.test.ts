import assert from 'node:assert/strict'
import { changeDetails, changedItems } from './changeDetails.ts'
import { changesAsked } from './changesAsked.ts'
import { book, email } from './testing/exampleMessages.ts'
import { triage } from './triage.ts'

Deno.test('an invoice to the agency that presses for a payment by a link is fraud', () => {
  const message = email(
    'Your agency owes $8,413.20. Pay within 24 hours to avoid cancellation of all policies. Click http://keystone-harbor-pay.example/pay',
    { name: 'Keystone Harbor', email: 'accounting@keystone-harbor-pay.example' },
    'Overdue premium invoice #88123',
  )
  assert.equal(triage(message, book).notRequest?.reason, 'PHISHING')
})

Deno.test('the last notice of a carrier to a client is no fraud', () => {
  const message = email(
    'You have an overdue balance of $611.25. Pay immediately to avoid cancellation of policy GWC-BA-212-0045. Log in at https://greywillow.example to pay.',
    { name: 'Greywillow Billing', email: 'billing@greywillow.example' },
    'Final notice',
  )
  assert.notEqual(triage(message, book).notRequest?.reason, 'PHISHING')
})

Deno.test('"bind it" in answer to a quote orders what was quoted, however kindly it is said', () => {
  const { requests } = triage(
    email('Looks good, please bind it effective today.\nTess', {}, 'Re: Umbrella quote'),
    book,
  )
  assert.deepEqual(
    requests.map(({ type }) => type),
    ['QUOTE_REQUEST'],
  )
})

Deno.test('what else is asked or told beside a quote that is accepted is not lost', () => {
  for (const [body, type] of [
    [
      'Please bind the umbrella quote effective today. We also had a fire in the kitchen last night.',
      'OTHER',
    ],
    [
      'Please bind the umbrella quote effective today. Also send a certificate to Longfellow Construction Co., 400 Congress Street, Portland, ME 04101.',
      'CREATE_CERTIFICATE',
    ],
  ] as const)
    assert.deepEqual(
      triage(email(body), book)
        .requests.map((request) => request.type)
        .toSorted(),
      [type, 'QUOTE_REQUEST'].toSorted(),
    )
})

Deno.test('the demand of a court or of a lawyer waits for a person', () => {
  for (const [subject, body] of [
    [
      'Subpoena duces tecum - Blue Heron Framing',
      'You are commanded to produce all files by December 11, 2026.',
    ],
    [
      'Moretti - letter of representation',
      'Please see attached. Kindly confirm the policy limits by return email.',
    ],
  ] as const) {
    const from = { name: 'Paul Quintero', email: 'pquintero@quinterolaw.example' }
    const { requests } = triage(email(body, from, subject), book)
    assert.deepEqual(
      requests.map(({ type }) => type),
      ['OTHER'],
    )
  }
})

Deno.test('a loss of last night is a request beside the driver who is taken off for it', () => {
  const { requests } = triage(
    email(
      'Please take Tony Bass off the auto, he got a DUI last night in our van and hit a fence at 12 Elm St.',
    ),
    book,
  )
  assert.deepEqual(
    requests.map(({ type, isClaim }) => [type, isClaim]),
    [
      ['ENDORSE_POLICY', false],
      ['OTHER', true],
    ],
  )
})

Deno.test('what carriers, underwriters and auditors write about a client is for a person, and orders nothing', () => {
  for (const [name, address, subject, body] of [
    [
      'Megan Foster',
      'mfoster@pinnacleuw.example',
      'Blue Heron Framing LLC - GL quote',
      'Thanks for the submission on Blue Heron Framing. We can offer $14,250 annual premium with $1M/$2M limits. The quote is good for 30 days. We need a signed ACORD 125 to bind.\n\nMegan Foster\nUnderwriter',
    ],
    [
      'Renewals',
      'renewals@greywillow.example',
      'Renewal offer - Blue Heron Framing LLC',
      'Attached please find the renewal offer for the above insured. The renewal premium is $18,940. Please advise by March 25 whether the insured accepts.',
    ],
    [
      'Loss Control',
      'losscontrol@greywillow.example',
      'Survey - Blue Heron Framing LLC',
      "Our representative completed a survey of your insured's premises. These recommendations must be completed within 30 days: 1) Install fire extinguishers in the shop. 2) Repair the damaged stair railing at the rear.",
    ],
    [
      'Premium Audit',
      'audit@greywillow.example',
      'Premium audit - Blue Heron Framing LLC',
      'The audit of your insured Blue Heron Framing LLC is past due. Please have the insured send 941s and subcontractor certificates by April 10, 2026 or an estimated audit will be billed.',
    ],
  ] as const) {
    const { requests } = triage(email(body, { name, email: address }, subject), book)
    assert.deepEqual(
      requests.map(({ type, isClaim }) => [type, isClaim]),
      [['OTHER', false]],
      subject,
    )
  }
})

Deno.test('a client who was inspected and had a loss still reports the loss', () => {
  const { requests } = triage(
    email(
      'The carrier sent recommendations after its inspection. And last night a pipe burst and ruined our stock.\nTess',
    ),
    book,
  )
  assert.equal(
    requests.some(({ isClaim }) => isClaim),
    true,
  )
})

Deno.test('whoever asks whether coverage is bound asks for no change and no quote', () => {
  for (const body of [
    'Did you bind it? We start the job Monday.\nTess',
    'Just checking if the new umbrella got bound yet? The GC keeps asking.\nTess',
    'Has the cyber policy been bound? They want to know by Friday.\nTess',
  ]) {
    const { requests } = triage(email(body, {}, 'Umbrella'), book)
    assert.deepEqual(
      requests.map(({ type }) => type),
      ['QUESTION'],
      body,
    )
  }
})

Deno.test('a business that a client recommended us to is no part of that client', () => {
  const { accountId } = triage(
    email(
      'Hi, I am starting a framing company in Saco and got your name from Tess at Blue Heron Framing. Need GL and comp, 3 guys. What would it run?\n\nMike Duffy',
      { name: 'Mike Duffy', email: 'mike@duffyframing.example' },
      'insurance',
    ),
    book,
  )
  assert.equal(accountId, null)
})

Deno.test('a client who is going to move says where to, and a subject line repeats no change', () => {
  const move = triage(
    email(
      'We are moving our shop to 88 Commercial Street, Portland, ME 04101 on April 1.\nTess',
      {},
      'moving',
    ),
    book,
  ).requests
  assert.deepEqual(
    move.map(({ type }) => type),
    ['ENDORSE_POLICY'],
  )
  assert.deepEqual(
    changesAsked(move[0]?.details ?? '', '2026-09-22').map(({ words }) => words),
    ['Change our address to 88 Commercial Street, Portland, ME 04101'],
  )
  const [sold] = triage(
    email(
      'Two things: 1) take the 2016 Ford Transit off effective Friday. 2) my nephew Tyler Ortiz, DOB 5/2/2007, will start driving the F-150 on Monday.\nTess',
      {},
      'sold the shop van + new kid driving',
    ),
    book,
  ).requests
  assert.deepEqual(changedItems(changeDetails(sold?.details ?? '')), [
    'Remove: 2016 Ford Transit',
    'Driver Tyler Ortiz',
  ])
})

Deno.test('the W-9 of the agency is no invoice', () => {
  const { requests } = triage(
    email('Can you send me your W-9? Accounting needs it to pay your fee invoice.\nTess', {}, 'W-9'),
    book,
  )
  assert.deepEqual(
    requests.map(({ type, documentType }) => [type, documentType]),
    [['DOCUMENT_REQUEST', 'W-9']],
  )
})

Deno.test('the same certificate for another holder is an order, though its sentence has no verb', () => {
  const { requests } = triage(
    email(
      'Thanks! That works. One more - same for Old Town GC Inc, 9 Mill Street, Portland, ME 04101.\nTess',
      {},
      'Re: Certificate',
    ),
    book,
  )
  assert.deepEqual(
    requests.map(({ type, name }) => [type, name]),
    [['CREATE_CERTIFICATE', 'Old Town GC Inc']],
  )
})

Deno.test('a deal that fell through is no loss, a worker who fell through the roof is', () => {
  const isClaim = (body: string) =>
    triage(email(`${body}\nTess`, {}, 'Re: new truck'), book).requests.some((request) => request.isClaim)
  assert.equal(isClaim('Actually hold off on the truck, the deal fell through.'), false)
  assert.equal(isClaim('Our framer fell through the roof this morning and is in the hospital.'), true)
})

Deno.test('a client who only wants to be called is called', () => {
  const { requests } = triage(
    email(
      "If you can't get the comp premium down I'm going to have to cancel the whole thing. Not yet. Just have Dana call me.\nTess",
      {},
      'Re: renewal',
    ),
    book,
  )
  assert.deepEqual(
    requests.map(({ type }) => type),
    ['OTHER'],
  )
})

Deno.test('a caller gives the birth date and the license of a driver in words', () => {
  const { drivers } = changeDetails(
    'We hired a new driver, Luis Ortega, born March third nineteen ninety, license Pennsylvania 2 2 3 4 4 5 5 6, starts Monday.',
  )
  assert.deepEqual(
    drivers.map(({ name, dateOfBirth, license }) => [name, dateOfBirth, license]),
    [['Luis Ortega', 'March 3rd 1990', 'PA 22344556']],
  )
})

Deno.test('a client who has a policy renewed accepts it, and is not only thanked', () => {
  const typesOf = (body: string) =>
    triage(email(`${body}\nTess`, {}, 'Re: Renewal'), book).requests.map(({ type }) => type)
  assert.deepEqual(typesOf('ok renew it as is. thanks'), ['OTHER'])
  assert.deepEqual(typesOf('Please go ahead with the renewal. Thank you!'), ['OTHER'])
  assert.deepEqual(typesOf('Thanks for the renewal, looks great.'), [])
})

Deno.test('whoever asks about a claim that was reported reports no new one', () => {
  const { requests } = triage(
    email(
      "Any news on the claim from the Elm Street fire? Claim 26-11881. The adjuster hasn't called in 2 weeks.\nTess",
      {},
      'claim status',
    ),
    book,
  )
  assert.deepEqual(
    requests.map(({ isClaim }) => isClaim),
    [false],
  )
})

Deno.test('a new name of the business is a change of the named insured', () => {
  assert.deepEqual(
    changesAsked(
      'We changed our LLC name with the state to Heron Exteriors LLC effective 3/1. Same FEIN.',
      '2026-09-22',
    ).map(({ words }) => words),
    ['Change the named insured to Heron Exteriors LLC'],
  )
})
