import assert from 'node:assert/strict'
import { isThirdParty } from './isThirdParty.ts'

const companies = ['Granite State Casualty Company', 'Dirigo Mutual Insurance']

const messages: readonly (readonly [isThird: boolean, from: string, body: string])[] = [
  [false, 'rosa@delgado.example', 'Please send a certificate to Summit Builders Inc. for our roofing job.'],
  [false, 'rosa@delgado.example', 'Our bank wants to be the loss payee on our truck. Loan number 4471-22.'],
  [false, 'ken@kenplumbing.example', 'Can you add our landlord as an additional insured on our policy?'],
  [true, 'notices@dirigomutual.example', 'Attached is the renewal.'],
  [true, 'underwriting@granitestate.example', 'We need the loss runs by Friday.'],
  [
    true,
    'insurance@tidewater.example',
    'Borrower: Casco Roofing LLC\nLoan No.: 44-20917\nPlease send evidence of insurance.',
  ],
  [true, 'insurance@tidewater.example', 'Please send evidence of property insurance naming us as mortgagee.'],
  [
    true,
    'kim@oldtowngc.example',
    'We need a certificate of your insured Casco Roofing LLC before they start.',
  ],
  [true, 'law@brandt.example', 'Our firm represents the injured party. Our office represents Ms. Dow.'],
]

for (const [isThird, address, body] of messages)
  Deno.test(`${isThird ? 'a third party' : 'somebody of a client'} writes: ${body}`, () => {
    const from = { name: null, email: address, phone: null, isVerified: true }
    assert.equal(isThirdParty({ from, subject: null, body, transcript: [] }, companies), isThird)
  })
