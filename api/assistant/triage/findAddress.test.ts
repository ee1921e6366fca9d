import assert from 'node:assert/strict'
import { findAddresses, findTown } from './findAddress.ts'
import { withDigits } from './withDigits.ts'

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

Deno.test('a caller spells out box, house number and ZIP', () => {
  const [box] = findAddresses(
    withDigits('Post Office Box 212, Dunbar, Pennsylvania, one five four three one.'),
  )
  assert.deepEqual([box?.address.city, box?.address.zone, box?.address.postalCode], ['Dunbar', 'PA', '15431'])
  const [house] = findAddresses(withDigits('One Baboosic Lake Road, Amherst, New Hampshire, 03031'))
  assert.equal(house?.address.line1, '1 Baboosic Lake Road')
})

const written: readonly [string, string][] = [
  ['5512 Buford Hwy Ste 10 Doraville GA 30340.', '5512 Buford Hwy|Ste 10|Doraville|GA|30340'],
  ['1200 Main St #4B Springfield MO 65806', '1200 Main St|#4B|Springfield|MO|65806'],
  ['14-20 Broadway Rm 3 Kingston NY 12401', '14-20 Broadway|Rm 3|Kingston|NY|12401'],
  [
    '2200 Pratt Avenue - Suite 410, Rockford, Illinois 61102',
    '2200 Pratt Avenue|Suite 410|Rockford|IL|61102',
  ],
  [
    '6100 Hwy 290 E, Building 2 Suite 110, Austin TX 78723',
    '6100 Hwy 290 E|Building 2 Suite 110|Austin|TX|78723',
  ],
  ['100 Old Bay Road, Boston MA 02118', '100 Old Bay Road||Boston|MA|02118'],
  ['55 Palm Ave Miami FL 33101', '55 Palm Ave||Miami|FL|33101'],
  ['po box 739 grand haven mi 49417', 'Po Box 739||Grand Haven|MI|49417'],
  [
    'One hundred Paseo de San Antonio, room one nineteen, San Jose. Nine five one one three.',
    '100 Paseo de San Antonio|room 119|San Jose|CA|95113',
  ],
  ['RR 2 Box 118, Cut Bank, MT 59427', 'RR 2 Box 118||Cut Bank|MT|59427'],
  [
    'It is one-eighteen Academy Street, in Bow, New Hampshire. Oh-three-three-oh-four.',
    '118 Academy Street||Bow|NH|03304',
  ],
  [
    'Twenty-two Ferry Dock Road. That is in Anacortes, Washington, nine eight two two one.',
    '22 Ferry Dock Road||Anacortes|WA|98221',
  ],
  [
    'Ten ten Second Avenue, suite four hundred, San Diego California nine two one oh one.',
    '1010 Second Avenue|suite 400|San Diego|CA|92101',
  ],
  [
    "The address is one hundred Reservation Way. Hamilton. It's Massachusetts, zero one nine three six.",
    '100 Reservation Way||Hamilton|MA|01936',
  ],
]

for (const [text, expected] of written) {
  Deno.test(`reads the parts of ${text}`, () => {
    const found = findAddresses(withDigits(text)).map(({ address }) =>
      [address.line1, address.line2, address.city, address.zone, address.postalCode].join('|'),
    )
    assert.deepEqual(found, [expected])
  })
}

Deno.test('a street without its number gives town and state', () => {
  assert.deepEqual(
    [
      'somewhere on Cutler Road in Ipswich Mass.',
      "It's on Mill Street in Bristol, up in Vermont.",
      'on Mill Street in town',
    ].map((text) => {
      const found = findTown(text)
      return found && [found.line1, found.city, found.zone]
    }),
    [[null, 'Ipswich', 'MA'], [null, 'Bristol', 'VT'], null],
  )
})
