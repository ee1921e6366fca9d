import assert from 'node:assert/strict'
import { findAddresses } from './findAddress.ts'

const addresses: readonly [string, string][] = [
  ['300 Peachtree Pl NE, Atlanta GA 30309', '300 Peachtree Pl NE|Atlanta|GA|30309'],
  ['12 Old Mill Ct, Hudson, NY 12534', '12 Old Mill Ct|Hudson|NY|12534'],
  ['900 Mamaroneck Ave, Mamaroneck, N.Y. 10543', '900 Mamaroneck Ave|Mamaroneck|NY|10543'],
  ['5 Corporate Dr Clifton Park NY 12065', '5 Corporate Dr|Clifton Park|NY|12065'],
]

for (const [text, expected] of addresses) {
  Deno.test(`reads ${text}`, () => {
    const found = findAddresses(`Our holder is at ${text}.`).map(({ address }) =>
      [address.line1, address.city, address.zone, address.postalCode].join('|'),
    )
    assert.deepEqual(found, [expected])
  })
}
