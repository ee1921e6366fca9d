import assert from 'node:assert/strict'
import {
  readDetails,
  type TriageAccount,
  type TriagedRequest,
  type TriageMessage,
} from '../../assistant/index.ts'
import { draftReply } from './draftReply.ts'

function accountOf(name: string, hasPolicy = true): TriageAccount {
  const auto = { id: 'bp_1', type: 'COMMERCIAL_AUTO', policyNumber: 'PTI-93', carrier: null } as const
  const known = { industry: null, emails: [], phones: [], contactNames: [] }
  return { id: 'ac_1', names: [name], policies: hasPolicy ? [auto] : [], ...known }
}

function replyTo(
  name: string,
  body: string,
  accountName: string | null = null,
  type: TriagedRequest['type'] = 'DOCUMENT_REQUEST',
  { isOnRecord = true, hasPolicy = true, address = 'office@cascoroofing.example' } = {},
): string {
  const message: TriageMessage = {
    channel: 'EMAIL',
    receivedOn: '2026-03-16',
    from: { name, email: address, phone: null, isVerified: true },
    subject: 'Our insurance',
    body,
    transcript: [],
    attachments: [],
  }
  const read = { from: { name, address }, replyTo: null, subject: 'Our insurance' }
  const account = accountName === null ? null : accountOf(accountName, hasPolicy)
  const requests = [readDetails(type, message, account)]
  return draftReply({ read, message, requests, signature: 'Harborline', account, isOnRecord }).body
}

Deno.test('greets the person who signed a message from a shared mailbox', () => {
  assert.match(replyTo('Office', 'Please send our loss runs.\n\nThanks,\nTom'), /^Hi Tom,/)
  assert.match(replyTo('Office', 'Please send our loss runs.'), /^Hello,/)
})

Deno.test('a sender whose name is unknown is called as they sign', () => {
  const body = 'Please send our loss runs.\n\nThanks,\nJoe Thibodeau\nThibodeau Landscaping LLC'
  assert.match(replyTo('Unknown', body), /^Hi Joe,/)
  assert.match(replyTo('Unknown Sender', 'Please send our loss runs.'), /^Hello,/)
})

Deno.test('greets whoever signs without a closing, and an outsider by name', () => {
  for (const signature of [
    'Kim Lee',
    '- Kim Lee, Project Manager',
    'Kim Lee\nProject Manager\nSummit Builders',
  ])
    assert.match(
      replyTo('Summit Builders', `Please send our loss runs.\n\n${signature}`),
      /^Hi Kim,/,
      signature,
    )
  assert.match(replyTo('Office', 'Please send our loss runs to 9 Long Wharf,\nBoston, MA 02110'), /^Hello,/)
})

Deno.test('a certificate request is confirmed with every party and the notice it asks for', () => {
  const body =
    'Please send us a COI for your insured Casco Roofing LLC naming Summit Builders Inc. and Bayview Owners LLC as additional insureds, waiver of subrogation, 30 day notice. Summit Builders Inc., 400 Harbor Street, Portland, ME 04101'
  assert.match(
    replyTo('Kim Lee', body, 'Casco Roofing LLC', 'CREATE_CERTIFICATE', {
      isOnRecord: false,
      address: 'kim@summitbuilders.example',
    }),
    /^Hi Kim,[^]*We will check the additional insured wording for Summit Builders Inc\. and Bayview Owners LLC, the waiver of subrogation,? and the 30-day notice of cancellation they ask for\./,
  )
})

Deno.test('promises no certificate to somebody who is no client', () => {
  const body = 'My landlord wants a certificate. You can reach me at 207-555-0990.\n\nTess Moreau'
  const reply = replyTo('Tess Moreau', body, null, 'CREATE_CERTIFICATE', { isOnRecord: false })
  assert.match(reply, /could not find yours under this address\. Which business is the policy for/)
  assert.doesNotMatch(reply, /We are preparing|207-555-0990|mailing address/)
})

Deno.test('does not use the name of a business as a greeting', () => {
  const body = 'Please send our loss runs.'
  assert.match(replyTo('Harbor Bakery LLC', body), /^Hello,/)
  assert.match(replyTo('Harbor Bakery', body, 'Harbor Bakery LLC'), /^Hello,/)
  assert.match(replyTo('Harbor Bakery', `${body}\n\nThanks,\nRosa`, 'Harbor Bakery LLC'), /^Hi Rosa,/)
})

Deno.test('apologizes to a client who had to ask again', () => {
  const body = 'This is the third time I am asking for our loss runs.'
  assert.match(replyTo('Lena Ortiz', body), /^Hi Lena,\n\nWe are sorry that you had to ask again/)
})

Deno.test('a quote request is answered with the line and what the carrier needs for it', () => {
  const asked =
    'A new customer asks for $2M over our general liability. Can you get us a quote for an umbrella?'
  const reply = replyTo('Chloë Andersen', asked, null, 'QUOTE_REQUEST')
  assert.match(reply, /We would be glad to get you a quote for umbrella coverage\./)
  assert.match(reply, /- The contract that asks for it, if there is one\n- Any losses in the last five years/)
  // The client has said which limit.
  assert.doesNotMatch(reply, /limit you need/)
  assert.match(
    replyTo('Lena Ortiz', 'How much would workers comp be?', null, 'QUOTE_REQUEST'),
    /for workers compensation coverage[^]*- The payroll for each kind of work\n- The number of employees/,
  )
})

Deno.test('what else a client wants priced is repeated to them', () => {
  const asked =
    'Can you get us a price for pollution liability? And what would it take to raise the employers liability to $1M?'
  assert.match(
    replyTo('Lena Ortiz', asked, null, 'QUOTE_REQUEST'),
    /quote for pollution coverage\.\n\nYou also asked: "What would it take to raise the employers liability to \$1M\?" We will ask the carrier\./,
  )
})

Deno.test('a quote that the client accepts needs nothing more from them', () => {
  const reply = replyTo('Lena Ortiz', "Let's go with option 2 for the umbrella.", null, 'QUOTE_REQUEST')
  assert.match(reply, /We received your decision\./)
  assert.doesNotMatch(reply, /send us/)
})

Deno.test('a client who cancels and asks for the refund reads who calculates it', () => {
  const body =
    'We sold the last truck. Please cancel our auto policy on April 30 and tell me what we get back.'
  assert.match(
    replyTo('George Schaefer', body, 'Old Port Commons LLC', 'CANCEL_POLICY'),
    /You asked us to cancel your auto policy PTI-93, effective Apr 30, 2026\.[^]*The carrier calculates the return premium; we will let you know the amount\./,
  )
})

Deno.test('the reply about an additional insured says who is added, and as what', () => {
  const body = 'Please add our landlord Harbor Point Owners LLC, 2 Wharf Street, Portland, ME 04101.'
  assert.match(
    replyTo('Ray Kim', body, null, 'ADD_ADDITIONAL_INSURED'),
    /ask the carrier to add Harbor Point Owners LLC to your policy as an additional insured\. If a lease or contract requires it and you have not sent us its insurance page yet, please do/,
  )
})

Deno.test('a client who cancels reads when coverage ends and what to sign', () => {
  const body = 'Please cancel our auto policy at the end of the month, we sold the last truck.'
  const reply = replyTo('Cheryl Garza', body, 'Northway Transport LLC', 'CANCEL_POLICY')
  assert.match(reply, /Coverage would end at 12:01 AM on Mar 31, 2026, at the start of that day\./)
  assert.match(reply, /through the end of Mar 31, 2026, please tell us, and we will ask for Apr 1, 2026/)
  assert.match(reply, /a lost policy release\. Please sign and return it/)
  assert.match(reply, /lienholder or leasing company[^]*license plates/)
})

Deno.test('a cancellation without a date or a vehicle asks nothing about either', () => {
  const reply = replyTo('Cheryl Garza', 'Please cancel our cyber policy.', null, 'CANCEL_POLICY')
  assert.match(reply, /Coverage normally ends at 12:01 AM on the cancellation date/)
  assert.doesNotMatch(reply, /plates|null/)
})

Deno.test('a client who reports a loss reads how to act and is asked for names', () => {
  const body =
    'A brick fell from our scaffold and hit a pedestrian. She was taken by ambulance, and a lawyer has already called. What do I tell them?'
  const reply = replyTo('Brian Kerr', body, null, 'OTHER')
  assert.match(reply, /do not admit fault or discuss what happened/)
  assert.match(reply, /letters or suit papers/)
  assert.match(reply, /Keep any damaged property/)
  assert.match(
    reply,
    /- The date it happened\n- About what time it happened\n[^]*- The name of anyone who was hurt\n- The names and phone numbers of any witnesses\n- The name and phone number of their lawyer/,
  )
})

Deno.test('whose own place is damaged reads to keep it from getting worse, nobody else does', () => {
  const burst =
    'A pipe burst in our shop last night and there is water everywhere, the ceiling came down on the inventory.'
  assert.match(replyTo('Brian Kerr', burst, null, 'OTHER'), /keep the damage from getting worse/)
  const crash = 'Our driver rear-ended a car on I-95 this morning.'
  assert.doesNotMatch(replyTo('Brian Kerr', crash, null, 'OTHER'), /getting worse/)
  const sued = 'We were just served. A homeowner says our roof leaked and ruined their house.'
  assert.doesNotMatch(replyTo('Brian Kerr', sued, null, 'OTHER'), /getting worse/)
})

Deno.test('a client who reports a loss is not asked for what they said', () => {
  const body =
    'Yesterday at 3 pm Luis Prado fell off a ladder at our job site and was taken to the hospital. Two coworkers saw it.'
  assert.doesNotMatch(
    replyTo('Brian Kerr', body, null, 'OTHER'),
    /time it happened|name of anyone|witnesses|their lawyer\n/,
  )
  for (const told of [
    'Our van was rear-ended this morning at Clairemont Ave and Stein Blvd. Our driver has a sore neck.',
    'A customer slipped on our patio yesterday, her wrist hurts.',
    'Our truck hit a guardrail on I-84 last night, the driver is fine.',
    'A pallet fell on Joe in the parking lot at noon, his back is stiff.',
    'Somebody hit our van on Elm St. near 4th yesterday. No injuries.',
    'A guest fell in the lobby today and got a concussion.',
  ])
    assert.doesNotMatch(
      replyTo('Brian Kerr', told, null, 'OTHER'),
      /where it happened|anyone was hurt/i,
      told,
    )
  const unhurt = 'Our truck was in an accident this morning. Nobody was hurt.'
  assert.doesNotMatch(
    replyTo('Brian Kerr', unhurt, null, 'OTHER'),
    /name of anyone|phone number of their lawyer/,
  )
})

Deno.test('a quote request for several lines is not asked for the numbers it gives', () => {
  const body =
    "I'd like to leave my agent. We need workers comp, general liability and commercial auto from Jan 1. We have 4 employees, $600k revenue and 3 trucks."
  const reply = replyTo('Joe Thibodeau', body, null, 'QUOTE_REQUEST')
  assert.match(reply, /for workers compensation, general liability and auto coverage\./)
  assert.match(reply, /You told us: 4 employees, \$600k revenue and 3 trucks\./)
  assert.match(reply, /- The payroll for each kind of work\n/)
  assert.doesNotMatch(reply, /number of employees|annual sales/)
})

Deno.test('a change in the past is never promised', () => {
  const late = 'Please add a 2024 Ford F-250, VIN 1FT7W2BT5REC12345, to the auto, backdated to 3/2.'
  assert.match(
    replyTo('Ray Kim', late, null, 'ENDORSE_POLICY'),
    /Mar 2, 2026 is in the past\. The carrier decides whether the change can apply[^]*don't rely on it/,
  )
  assert.match(
    replyTo('Ray Kim', 'Please cancel the auto as of March 1, we sold the truck.', null, 'CANCEL_POLICY'),
    /Mar 1, 2026 is in the past\.[^]*such as the bill of sale/,
  )
})

Deno.test('a client who asks whether somebody may drive tonight is told not to rely on it', () => {
  const asked = 'Leon wants to drive the van to Albany tonight. Can he, or does he have to be on the list?'
  assert.match(
    replyTo('Pastor Jim Rudd', asked, null, 'QUESTION'),
    /^Hi Pastor Rudd,[^]*Until we confirm it in writing, please don't rely on coverage/,
  )
  assert.doesNotMatch(replyTo('Jim Rudd', 'Does our GL cover mold?', null, 'QUESTION'), /rely/)
})

Deno.test('the forms that a contract names are repeated', () => {
  const body =
    'Please have them issue CG 20 10 and CG 2037 for Bowdoin Builders LLC, 19 Exchange St, Bath ME.'
  assert.match(replyTo('Ray Kim', body, null, 'ADD_ADDITIONAL_INSURED'), /insured on CG 20 10 and CG 20 37\./)
})

Deno.test('a client who passes on a notice reads what it says and what to do', () => {
  const body =
    'We got this, I thought we paid?\n\nNotice of cancellation. Your policy PTI-93 will be canceled on 3/28/2026 for nonpayment. Minimum due $2,140.00.'
  assert.match(
    replyTo('Ray Kim', body, 'Casco Roofing LLC', 'QUESTION'),
    /will be canceled on Mar 28, 2026 unless \$2,140\.00 is paid\.[^]*send us the confirmation/,
  )
})

Deno.test("a claimant's lawyer gets no advice and no questions", () => {
  const body =
    'This firm represents Denise Harmon, who was injured at your insured’s shop. Provide the policy limits.'
  const reply = replyTo('Meredith Voss', body, 'Casco Roofing LLC', 'OTHER', { isOnRecord: false })
  assert.match(reply, /We are passing it on to the insurance carrier\./)
  assert.doesNotMatch(reply, /admit|limits|send us/)
})

Deno.test('a client who cancels reads which policy is meant, or chooses from those on file', () => {
  const named = replyTo(
    'Cheryl Garza',
    'Please cancel our auto insurance on April 30.',
    'Northway LLC',
    'CANCEL_POLICY',
  )
  assert.match(named, /You asked us to cancel your auto policy PTI-93, effective Apr 30, 2026\./)
  const stranger = replyTo(
    'Cheryl Garza',
    'Please cancel our auto insurance on April 30.',
    'Northway LLC',
    'CANCEL_POLICY',
    { isOnRecord: false },
  )
  assert.doesNotMatch(stranger, /PTI-93/)
  const unclear = replyTo('Cheryl Garza', 'Please cancel on April 30.', 'Northway LLC', 'CANCEL_POLICY')
  assert.match(
    unclear,
    /You asked us to cancel (?:a policy|your auto policy PTI-93), effective Apr 30, 2026\./,
  )
})

Deno.test('a client who cancels a policy by a number that is not on file reads the number, and is not asked for it', () => {
  const body = 'Please cancel policy OCB 41-2206-9173 R1 effective April 30, 2026. We sold the store.'
  const reply = replyTo('Cheryl Garza', body, 'Northway LLC', 'CANCEL_POLICY')
  assert.match(
    reply,
    /You asked us to cancel policy OCB 41-2206-9173 R1, effective Apr 30, 2026\. We don't find that/,
  )
  assert.doesNotMatch(reply, /Which policy|whether you mean/i)
})

Deno.test('one missing detail is asked for in a sentence, and a choice as a question', () => {
  assert.match(
    replyTo(
      'Ray Kim',
      'We need a certificate for Summit Builders Inc.',
      'Casco Roofing LLC',
      'CREATE_CERTIFICATE',
    ),
    /\n\nCould you please send us the mailing address of Summit Builders Inc\?\n/,
  )
  const unclear = replyTo('Ray Kim', 'Please send me a document.', null, 'DOCUMENT_REQUEST')
  assert.match(unclear, /\n\nWhich document do you need\?\n/)
  assert.doesNotMatch(unclear, /^- /m)
})

Deno.test('a question of one word is answered with what is checked, and asks for nothing', () => {
  const reply = replyTo('Ray Kim', 'Flood?', null, 'QUESTION')
  assert.match(
    reply,
    /We are checking [^.]* for flood coverage and will get back to you with the exact wording\./,
  )
  assert.doesNotMatch(reply, /\?/)
})

Deno.test('a client without a policy on file is not asked which one they mean', () => {
  const body = 'Please add a new lathe to the policy effective March 20.\n\nJoe'
  const options = { hasPolicy: false }
  const reply = replyTo('Joe Thibodeau', body, 'Thibodeau Machine LLC', 'ENDORSE_POLICY', options)
  assert.doesNotMatch(reply, /Which policy/)
  assert.match(reply, /We don't see a policy of yours in our records\. We will look into it/)
})

Deno.test('an angry client with an hour is promised a call by then, and staff are told why', () => {
  const body =
    'This is the second time I have written about the audit bill. If I do not hear from somebody by 2 pm today, we are moving everything to another agency.'
  const reply = replyTo('Lena Ford', body, 'Casco Roofing LLC', 'OTHER')
  assert.match(reply, /We are sorry [^.]*\. A member of our team will call you by 2 pm today/)
})

Deno.test('quotes that a client wants explained are no decision', () => {
  const body = 'Here is the second quote we received. Which of the two would you recommend, and why?'
  assert.doesNotMatch(
    replyTo('Lena Ford', body, 'Casco Roofing LLC', 'QUOTE_REQUEST'),
    /received your decision/,
  )
  assert.match(
    replyTo('Lena Ford', 'Please bind the second option.', 'Casco Roofing LLC', 'QUOTE_REQUEST'),
    /received your decision/,
  )
})
