import assert from 'node:assert/strict'
import { otherPartyIn } from './otherPartyIn.ts'

for (const [text, other] of [
  ['This is Casco Plumbing Co. We need a certificate.', 'Casco Plumbing Co.'],
  ['Pat Doyle\nCasco Plumbing, Inc.\n(207) 555-0100', 'Casco Plumbing, Inc.'],
  ["Hi, it's Pat from Casco Plumbing Supply, we need a certificate.", 'Casco Plumbing Supply'],
  ['Certificate for Casco Plumbing and Heating LLC', 'Casco Plumbing and Heating LLC'],
  ['Insured: Casco Heating Inc.', 'Casco Heating Inc.'],
  ['hi this is pat at casco plumbing supply', 'casco plumbing supply'],
  ['East Casco Plumbing needs a certificate.', 'East Casco Plumbing'],
  ['This is Casco Plumbing Northwoods LLC', 'Casco Plumbing Northwoods LLC'],
  ['Pat Doyle\nCasco Plumbing LLC', null],
  ['This is Casco Plumbing. Please add a truck.', null],
  ['This is Casco Plumbing. Casco Plumbing Supply sent us the wrong parts.', null],
  ['We are Casco Plumbing, L.L.C., and Casco Plumbing Co. is our sub.', null],
  ['Casco Plumbing General Liability Renewal', null],
  ['Casco Plumbing Certificate Request', null],
  ['Casco needs a certificate by Friday.', null],
  ['Our firm is now Casco Plumbing Supply Inc. Please amend the policies.', null],
  ['Effective October 1 we are doing business as Casco Heating LLC.', null],
  ['Thanks,\nPat\nCasco Plumbing\nPortland Maine', null],
  ['Casco management', null],
  ["I am calling from Casco's restaurant, the one downtown.", null],
  [
    'We are changing from Inc to an LLC on January first. Casco Plumbing Inc. is Casco Plumbing Corp. then.',
    null,
  ],
  ['Casco Plumbing Management LLC', 'Casco Plumbing Management LLC'],
] as const)
  Deno.test(`"${text.replaceAll('\n', ' / ')}" names ${other ?? 'no other business'}`, () => {
    assert.equal(otherPartyIn(text, ['Casco Plumbing LLC']), other)
  })

Deno.test('a trade name on file is the account', () => {
  assert.equal(
    otherPartyIn('Casco Plumbing Supply here.', ['Casco Plumbing LLC', 'Casco Plumbing Supply']),
    null,
  )
})

Deno.test('heating is what a firm for HVAC does', () => {
  assert.equal(otherPartyIn("It's a Khalil Heating truck.", ['Khalil HVAC & Sheet Metal Inc.']), null)
})

Deno.test('a firm of another trade only shares the name', () => {
  assert.equal(
    otherPartyIn('Hi, Tammy, Stillwater Septic. Septic and Drain.', ['Stillwater Adult Day Center']),
    'Stillwater Septic',
  )
})
