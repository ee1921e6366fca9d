import assert from 'node:assert/strict'
import {
  readDetails,
  type TriageAccount,
  type TriagedRequest,
  type TriageMessage,
} from '../../assistant/index.ts'
import { draftReply } from './draftReply.ts'

function accountOf(name: string): TriageAccount {
  const auto = { id: 'bp_1', type: 'COMMERCIAL_AUTO', policyNumber: 'PTI-93', carrier: null } as const
  const known = { industry: null, emails: [], phones: [], contactNames: [] }
  return { id: 'ac_1', names: [name], policies: [auto], ...known }
}

function replyTo(
  name: string,
  body: string,
  accountName: string | null = null,
  type: TriagedRequest['type'] = 'DOCUMENT_REQUEST',
): string {
  const address = 'office@cascoroofing.example'
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
  const account = accountName === null ? null : accountOf(accountName)
  const requests = [readDetails(type, message, account)]
  return draftReply({ read, message, requests, agencyName: 'Harborline', account }).body
}

Deno.test('greets the person who signed a message from a shared mailbox', () => {
  assert.match(replyTo('Office', 'Please send our loss runs.\n\nThanks,\nTom'), /^Hi Tom,/)
  assert.match(replyTo('Office', 'Please send our loss runs.'), /^Hi there,/)
})

Deno.test('does not use the name of a business as a greeting', () => {
  const body = 'Please send our loss runs.'
  assert.match(replyTo('Harbor Bakery LLC', body), /^Hi there,/)
  assert.match(replyTo('Harbor Bakery', body, 'Harbor Bakery LLC'), /^Hi there,/)
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
    /for workers compensation coverage[^]*- The payroll and the number of employees for each kind of work/,
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
    /You asked us to cancel your auto policy, effective Apr 30, 2026\.[^]*The carrier calculates the return premium; we will let you know the amount\./,
  )
})

Deno.test('the reply about an additional insured says who is added, and as what', () => {
  const body = 'Please add our landlord Harbor Point Owners LLC, 2 Wharf Street, Portland, ME 04101.'
  assert.match(
    replyTo('Ray Kim', body, null, 'ADD_ADDITIONAL_INSURED'),
    /ask the carrier to add Harbor Point Owners LLC to your policy as an additional insured/,
  )
})
