import assert from 'node:assert/strict'
import { requestOf } from '../../../servicing/testing/requestOf.ts'
import { directSending } from './directSending.ts'
import { otherNumberAsked } from './whomToCall.ts'

Deno.test('a caller who wants to be called at another number is called there', () => {
  const details =
    'We bought a compressor. And can someone call me back at 207 555 0171, not this number, after three?'
  assert.equal(
    otherNumberAsked({ ...requestOf(), clientPhone: '+12075550142', details }),
    'Call the client back as they ask: "And can someone call me back at 207 555 0171, not this number, after three?"',
  )
  assert.equal(otherNumberAsked({ ...requestOf(), clientPhone: '(207) 555-0171', details }), null)
})

Deno.test('an address that a caller spells out is one to send to', () => {
  const said = 'Email it to permits at southbay dot example.'
  assert.equal(directSending(`No waiver. ${said}`, 'marta@cascoroofing.example'), said)
  assert.equal(directSending('Send it to us at the shop.', 'marta@cascoroofing.example'), null)
})
