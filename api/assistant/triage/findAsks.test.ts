import assert from 'node:assert/strict'
import { book, email } from './testing/exampleMessages.ts'
import { triage } from './triage.ts'
import type { RequestType, TriageMessage } from './triageMessage.ts'

const certificatesAndInsureds: readonly [string, RequestType, boolean][] = [
  ['Certificate to HOLDER with AI, PNC and WOS.', 'CREATE_CERTIFICATE', true],
  ['Certificate to HOLDER. AI not needed.', 'CREATE_CERTIFICATE', false],
  ['The owner, HOLDER, wants a certificate. They want AI status on the GL.', 'CREATE_CERTIFICATE', true],
  [
    'Our new lease says HOLDER must be an additional insured. Certificate to them please.',
    'CREATE_CERTIFICATE',
    true,
  ],
  ['New COI for HOLDER. They were additional insured by mistake.', 'CREATE_CERTIFICATE', false],
  [
    'Please add HOLDER as additional insured, we have a booth at their food fair.',
    'ADD_ADDITIONAL_INSURED',
    true,
  ],
  ['Need them listed. HOLDER. additional insured. gl. no coi', 'ADD_ADDITIONAL_INSURED', true],
  ['HOLDER has to be an additional insured. A certificate can follow later.', 'ADD_ADDITIONAL_INSURED', true],
  [
    'Their lawyer wants the additional insured endorsement for HOLDER, not a certificate.',
    'ADD_ADDITIONAL_INSURED',
    true,
  ],
  [
    'HOLDER wants to be added to our GL as additional insured. Can you also email them a certificate?',
    'ADD_ADDITIONAL_INSURED',
    true,
  ],
  ['Certificate for HOLDER. She says they are additionally insured.', 'CREATE_CERTIFICATE', true],
  ['I need to add somebody to the GL. They are our landlord, HOLDER.', 'ADD_ADDITIONAL_INSURED', true],
  ['HOLDER phoned. They want to be on the liability too.', 'ADD_ADDITIONAL_INSURED', true],
  [
    'The permit office, HOLDER, wants to be named on our insurance by Friday.',
    'ADD_ADDITIONAL_INSURED',
    true,
  ],
  [
    'page 6 - lessor has to be AI on our general liabilty. lessor = HOLDER. they said dont bother w a cert',
    'ADD_ADDITIONAL_INSURED',
    true,
  ],
  [
    'The certifcate for HOLDER ran out. They are already additional insured as landlord.',
    'CREATE_CERTIFICATE',
    true,
  ],
  [
    'Certificate to HOLDER. They have struck the additional insured language from Exhibit D.',
    'CREATE_CERTIFICATE',
    false,
  ],
  ['Remove Summit Builders as additional insured, that job wrapped up.', 'ENDORSE_POLICY', false],
  ['The manager HOLDER wants our insurance. No need for them to be added.', 'CREATE_CERTIFICATE', false],
]

for (const [body, type, additionalInsured] of certificatesAndInsureds) {
  Deno.test(`asks for ${type}: ${body}`, () => {
    const holder = 'Longfellow Construction Co., 400 Congress Street, Portland, ME 04101'
    const [request] = triage(email(body.replace('HOLDER', holder)), book).requests
    assert.deepEqual([request?.type, request?.additionalInsured], [type, additionalInsured])
  })
}

Deno.test('each item of a list is a request of its own, in the order of the list', () => {
  const types = (body: string) => triage(email(body), book).requests.map(({ type }) => type)
  assert.deepEqual(
    types(
      'Morning!\n1. Cert to Town of Bath, 55 Front Street, Bath ME 04530.\n2. What is our deductible if somebody steals a truck?\n3. Please take the 2016 Savana off the auto.',
    ),
    ['CREATE_CERTIFICATE', 'QUESTION', 'ENDORSE_POLICY'],
  )
  assert.deepEqual(types('a) ID cards for the truck\nb) quote for a flood policy'), [
    'DOCUMENT_REQUEST',
    'QUOTE_REQUEST',
  ])
  assert.deepEqual(types('Cancel the umbrella effective 12/1 and get me a quote for cyber.').toSorted(), [
    'CANCEL_POLICY',
    'QUOTE_REQUEST',
  ])
})

Deno.test('a loss told beside a request for a certificate is reported, too', () => {
  const body =
    'Please send a certificate to Town of Bath, 55 Front Street, Bath ME 04530. Also, a lady slipped on our patio yesterday and we called an ambulance.'
  assert.deepEqual(
    triage(email(body), book).requests.map(({ type, isClaim }) => [type, isClaim]),
    [
      ['CREATE_CERTIFICATE', false],
      ['OTHER', true],
    ],
  )
  const question = 'Please send a certificate to Town of Bath. What if a guest slips on our patio today?'
  assert.equal(
    triage(email(question), book).requests.some(({ isClaim }) => isClaim),
    false,
  )
})

Deno.test('a vehicle that was sold comes off the policy, which goes on', () => {
  const body =
    'Truck 4 (2016 GMC Savana, ends 0932) has been sold as of last Friday Nov 13. Remove please + confirm the refund.'
  assert.deepEqual(
    triage(email(body), book).requests.map(({ type }) => type),
    ['ENDORSE_POLICY'],
  )
})

Deno.test('what one item of a list needs is not said of the next one', () => {
  const body =
    'We need two certificates:\n\n1. Summit Builders Inc., 400 Harbor Street, Portland, ME 04101. Additional insured with waiver of subrogation.\n2. Town of Bath, 55 Front Street, Bath, ME 04530. Just proof of insurance for our permit.'
  const [summit, bath] = triage(email(body), book).requests
  assert.equal(
    summit?.details,
    'We need two certificates:\n- Summit Builders Inc., 400 Harbor Street, Portland, ME 04101. Additional insured with waiver of subrogation.',
  )
  assert.equal(
    bath?.details,
    'We need two certificates:\n- Town of Bath, 55 Front Street, Bath, ME 04530. Just proof of insurance for our permit.',
  )
})

Deno.test('each thing that a caller counts is a request of its own', () => {
  const said = (role: 'AGENT' | 'USER', content: string) => ({ role, content })
  const { requests } = triage(
    {
      ...email(''),
      channel: 'CALL',
      transcript: [
        said('AGENT', 'How can I help?'),
        said(
          'USER',
          'First, we traded in the old Silverado and bought a 2025 Ford Transit, so swap that on the auto policy starting today.',
        ),
        said(
          'USER',
          'Second, Summit Builders needs a certificate, they are at 400 Harbor Street in Portland.',
        ),
        said('USER', 'And third, can somebody call me back about our workers comp audit?'),
      ],
    },
    book,
  )
  assert.deepEqual(
    requests.map(({ type, name }) => [type, name]),
    [
      ['ENDORSE_POLICY', null],
      ['CREATE_CERTIFICATE', 'Summit Builders'],
      ['OTHER', null],
    ],
  )
})

const everyday: readonly (readonly [string, readonly RequestType[]])[] = [
  [
    'We got a bill for $3,412 but we already paid $1,800 on February 20. Can you find out what we owe? I do not want the policy to be cancelled over this.',
    ['QUESTION'],
  ],
  ["FYI, here's the certificate our sub sent us. Is it good enough? They start tomorrow.", ['QUESTION']],
]

for (const [body, types] of everyday)
  Deno.test(`asks for ${types.join(' and ')}: ${body.slice(0, 60)}`, () => {
    assert.deepEqual(
      triage(email(body), book).requests.map(({ type }) => type),
      types,
    )
  })

Deno.test('the total payroll is no loss', () => {
  const body =
    'Attached are the payroll records the auditor asked for. Please forward them to the carrier. Total payroll was $612,400.'
  assert.deepEqual(
    triage(email(body), book).requests.map(({ isClaim }) => isClaim),
    [false],
  )
})

Deno.test('a question that refers back comes with what it refers to', () => {
  const [request] = triage(
    email('Their contract asks for $2 million per occurrence on the liability policy. Do we have that?'),
    book,
  ).requests
  assert.equal(
    request?.question,
    'Their contract asks for $2 million per occurrence on the liability policy. Do we have that?',
  )
})

Deno.test('a question that only refers back says what it is about', () => {
  const [request] = triage(
    email('We are serving cider at the Wharf Street Fair on October 10. Is that allowed under our policy?'),
    book,
  ).requests
  assert.equal(
    request?.question,
    'We are serving cider at the Wharf Street Fair on October 10. Is that allowed under our policy?',
  )
})

Deno.test('a holder who is written in small letters is printed in capitals', () => {
  const [request] = triage(
    email('need cert asap for pike industries. they r at 3 eastgate park rd belgrade me 04917'),
    book,
  ).requests
  assert.equal(request?.name, 'Pike Industries')
  assert.deepEqual([request?.address?.line1, request?.address?.city], ['3 Eastgate Park Rd', 'Belgrade'])
})

const severalWishes: readonly (readonly [string, readonly string[]])[] = [
  [
    'Please send a certificate to Town of Bath, 55 Front Street, Bath ME 04530, and while I have you, can you also send me our loss runs?',
    ['CREATE_CERTIFICATE', 'loss runs'],
  ],
  [
    'A few things:\n1) loss runs\n2) dec page for the auto\n3) cancel the umbrella 5/1',
    ['CANCEL_POLICY', 'declarations page', 'loss runs'],
  ],
  [
    'Need the following:\n\ncertificate for Town of Bath, 55 Front Street, Bath ME 04530\nloss runs\nadd Rita Bell as driver, DOB 4/2/1990, license ME 1234567',
    ['CREATE_CERTIFICATE', 'ENDORSE_POLICY', 'loss runs'],
  ],
  // The lines of an address are no list.
  ['Please send a certificate to:\n\nTown of Bath\n55 Front Street\nBath, ME 04530', ['CREATE_CERTIFICATE']],
  ['We paid the invoice last week. Please send our loss runs.', ['loss runs']],
]

for (const [body, wishes] of severalWishes)
  Deno.test(`opens a request for each wish: ${body.slice(0, 60)}`, () => {
    const { requests } = triage({ ...email(body), subject: null }, book)
    assert.deepEqual(requests.map(({ type, documentType }) => documentType ?? type).toSorted(), wishes)
  })

const plain: readonly [string, readonly string[]][] = [
  [
    'The loss control guy came by Tuesday, took some pictures and left happy. You do not have to do anything.',
    [],
  ],
  [
    'We are bidding on a school job and they need three years of loss runs, dated within 30 days.',
    ['DOCUMENT_REQUEST'],
  ],
]

for (const [body, types] of plain)
  Deno.test(`"${body}" asks for ${types.join(', ') || 'nothing'}`, () => {
    assert.deepEqual(
      triage(email(body), book).requests.map(({ type }) => type),
      types,
    )
  })

Deno.test('the job and the wording of a certificate are no change to the policy', () => {
  const body =
    'We begin the tank cleaning at Mill Pond on Monday. Please send a certificate to:\n\nHarrow Builders Inc.\n4 Elm Street\nKingston, NY 12401\n\nThe description has to read:\n\n"Harrow Builders Inc. is an additional insured, primary and noncontributory. Waiver of subrogation applies. 30 days written notice of cancellation."'
  assert.deepEqual(
    triage(email(body, {}, 'Certificate for Mill Pond'), book).requests.map(({ type }) => type),
    ['CREATE_CERTIFICATE'],
  )
})

Deno.test('a question about cover is a request of its own beside an order in the same sentence', () => {
  const body =
    'Please add a 2024 Isuzu NPR, VIN JALC4J168R7001234, to the auto from Monday. Also does the BOP cover spoiled beer, and can you send me the ID cards?'
  const requests = triage(email(body, {}, 'another truck'), book).requests
  assert.deepEqual(
    requests.map(({ type }) => type),
    ['ENDORSE_POLICY', 'QUESTION', 'DOCUMENT_REQUEST'],
  )
  assert.match(requests[1]?.question ?? '', /does the BOP cover spoiled beer/)
})

Deno.test('what just happened is a claim, even below a question about cover', () => {
  const body =
    'The sump pump failed last night and there is a foot of water in the cellar. The taproom is closed. Does the policy pay for lost sales?'
  const [request, ...others] = triage(email(body, {}, 'cellar'), book).requests
  assert.deepEqual([request?.type, request?.isClaim, others.length], ['OTHER', true, 0])
})

Deno.test('what an agent asks in a call is no question of the caller', () => {
  const requests = triage(
    call(
      ['AGENT', 'How can I help?'],
      ['USER', 'I need a certificate of insurance for Quarry Hall Builders. We start Thursday.'],
      ['AGENT', 'What is their mailing address?'],
      ['USER', '4 Elm Street, Kingston, New York, 12401.'],
      ['AGENT', 'Do they ask to be an additional insured, or for primary wording?'],
      ['USER', 'Additional insured, yeah. I am not sure about the rest. I can email you the contract.'],
      ['AGENT', 'Please do.'],
    ),
    book,
  ).requests
  assert.deepEqual(
    requests.map(({ type }) => type),
    ['CREATE_CERTIFICATE'],
  )
})

Deno.test('a caller who starts a claim reports a loss, and the promised call is due today', () => {
  const [request] = triage(
    call(
      ['AGENT', 'How can I help?'],
      ['USER', 'The wind tore our awning down on Sunday. I would like to start a claim.'],
      ['AGENT', 'Thank you. Somebody will call you back within two hours.'],
    ),
    book,
  ).requests
  assert.deepEqual([request?.isClaim, request?.dueOn], [true, '2026-09-22'])
  const [question] = triage(
    call(
      ['USER', 'Why did the premium on our auto policy go up this year?'],
      ['AGENT', 'I will find out. Somebody will call you back this afternoon.'],
    ),
    book,
  ).requests
  assert.equal(question?.dueOn, '2026-09-22')
})

function call(...lines: readonly (readonly ['AGENT' | 'USER', string])[]): TriageMessage {
  return {
    ...email(''),
    channel: 'CALL',
    subject: null,
    transcript: lines.map(([role, content]) => ({ role, content })),
  }
}

for (const [subject, body, types] of [
  // A word above the message is no question besides.
  [
    'invoice??',
    'I cannot find the bill for the shop policy. Please send the most recent invoice.',
    ['DOCUMENT_REQUEST'],
  ],
  [
    'copy of policy',
    'Our auditor needs the complete BOP policy including endorsements in PDF. Nothing else. Thank you.',
    ['DOCUMENT_REQUEST'],
  ],
  [
    'comp audit',
    'The auditor wants to close the file on the audit. Could you send me the final audit statement from last year?',
    ['DOCUMENT_REQUEST'],
  ],
] as const)
  Deno.test(`asks for one paper: ${body.slice(0, 60)}`, () => {
    const { requests } = triage(email(body, {}, subject), book)
    assert.deepEqual(
      requests.map(({ type }) => type),
      types,
    )
  })

Deno.test('a caller whom the agent asks whether anybody is hurt reports a loss', () => {
  const said = [
    'Yeah hi, this is Ray at Blue Heron Brewing. I backed van three into a bollard at a pharmacy.',
    'Is anyone hurt?',
    "Nope. Bumper is hanging, and the bollard, it's kind of leaning.",
  ]
  const { requests } = triage(
    {
      ...email(''),
      channel: 'CALL',
      transcript: said.map((content, at) => ({ role: at % 2 === 0 ? 'USER' : 'AGENT', content })),
    },
    book,
  )
  assert.deepEqual([requests[0]?.type, requests[0]?.isClaim], ['OTHER', true])
})

Deno.test('what the agent asked is no question of the caller, and a coverage comes off besides', () => {
  const said = [
    'This is Tess at Blue Heron Brewing. I want to know if the business policy covers a van that my brother lends us.',
    'Does your brother insure the van?',
    'Yes, but just regular car insurance. And cancel the spoilage, we got rid of the walk-in.',
    'Remove the spoilage coverage from the business owners policy?',
    "That's right.",
  ]
  const { requests } = triage(
    {
      ...email(''),
      channel: 'CALL',
      transcript: said.map((content, at) => ({ role: at % 2 === 0 ? 'USER' : 'AGENT', content })),
    },
    book,
  )
  const question = requests.find(({ type }) => type === 'QUESTION')
  assert.match(question?.question ?? '', /covers a van/)
  assert.doesNotMatch(question?.question ?? '', /Does your brother/)
  const change = requests.find(({ type }) => type === 'ENDORSE_POLICY')
  assert.match(change?.details ?? '', /spoilage/)
})
