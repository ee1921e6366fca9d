import assert from 'node:assert/strict'
import { statedPhone } from './statedPhone.ts'

for (const [body, expected] of [
  ['You can reach me on my cell 207-555-0190 until five.', '207-555-0190'],
  ['Please call me back, 207 555 0171, after two.', '207 555 0171'],
  ['My direct line is (207) 555-0188.', '(207) 555-0188'],
  ['Send it over when you can.\n\n207-555-0166\n', '207-555-0166'],
  ['Cell: 207.555.0154', '207.555.0154'],
  ['Need a cert today.\n\nThanks,\nNora Levesque\n(207) 555-0142\nFax (207) 555-0143', '(207) 555-0142'],
  ["We're at 207-555-0119 all afternoon.", '207-555-0119'],
  // The numbers of others.
  ['Our driver clipped a parked Subaru. The car belongs to Gail Whitmore, 207-555-0148.', null],
  ['The neighbor is Tom Hale (207) 555-0133, he is upset. His cell is 207-555-0134.', null],
  ["I got rear-ended. Other driver's insurance is Allstate, their agent is at 207-555-0155.", null],
  ['Please send it to the super, Pat Doyle, phone 207-555-0122.', null],
  ['The adjuster called from 207-555-0107. Can you deal with him?', null],
  ['Holder: Bath Savings Bank, 105 Front Street, Bath ME 04530, 207-555-0100', null],
  ['Claimant Rita Moss, 207-555-0131. You can reach me at 207-555-0132.', '207-555-0132'],
] as const)
  Deno.test(`the sender of "${body.replaceAll('\n', ' / ').slice(0, 70)}" is called at ${expected}`, () => {
    assert.equal(statedPhone(body), expected)
  })
