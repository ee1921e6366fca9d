import assert from 'node:assert/strict'
import { fullNameIn } from './fullNameIn.ts'
import { book, email } from './testing/exampleMessages.ts'
import { triage } from './triage.ts'

function first(body: string, subject = '') {
  return triage(email(body, {}, subject), book).requests[0]
}

Deno.test('a name of a kind is taken in full where the text gives it', () => {
  assert.equal(
    fullNameIn(
      'So the Port Authority wants in on it. Machias Bay Port Authority, 3 Wharf Lane.',
      'Port Authority',
    ),
    'Machias Bay Port Authority',
  )
  assert.equal(fullNameIn('It is for Kennebec Credit Union.', 'Credit Union'), 'Kennebec Credit Union')
  assert.equal(fullNameIn('Holder: Address Casco Builders LLC', 'Casco Builders LLC'), 'Casco Builders LLC')
})

Deno.test('nobody asked for a certificate: the party is added', () => {
  for (const denial of ['Nobody has asked me for a cert yet.', 'No one needs a certificate.'])
    assert.equal(
      first(
        `Our subcontract with Kestrel Development Group got signed. They need to be additional insured on the BOP. Kestrel is at 700 Commerce Sq, Nashville TN 37203. ${denial}`,
      )?.type,
      'ADD_ADDITIONAL_INSURED',
      denial,
    )
})

Deno.test('the name of an additional insured on the policy is changed, and nobody added', () => {
  for (const body of [
    'Our franchisor changed its name and wants the additional insured on our policy corrected. It should read RollRight Franchise Brands LLC, it was RollRight Tire Systems Inc.',
    'Please update the name of the additional insured on the BOP to RollRight Franchise Brands LLC.',
  ])
    assert.equal(first(body)?.type, 'ENDORSE_POLICY', body)
})

Deno.test('a form that says no to additional insured is taken at its word', () => {
  for (const line of ["Add'l insured = N", 'Additional insured: No', 'AI: none']) {
    const request = first(
      `Please send a certificate to Evergrove Paper Products Co, 4400 Mill Pond Rd, Kalama WA 98625. ${line}`,
    )
    assert.equal(request?.additionalInsured, false, line)
  }
})

Deno.test('a location that is sold comes off although nothing is to be canceled', () => {
  assert.equal(
    first(
      'Closing on the Cameron location happened this morning. Please take 418 W Grand Ave, Cameron MO 64429 off the package effective today. The other three stay exactly like they are. Do not cancel anything please.',
      'Cameron sold',
    )?.type,
    'ENDORSE_POLICY',
  )
})
