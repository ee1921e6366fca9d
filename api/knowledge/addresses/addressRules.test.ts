import assert from 'node:assert/strict'
import { addressRules } from './addressRules.ts'

const office = { line1: '18 Commercial St', city: 'Portland', zone: 'ME', postalCode: '04101' }

const kept: readonly [string, object, object | null][] = [
  ['a state in small letters', { zone: 'me' }, { zone: 'ME' }],
  ['a ZIP code of nine digits without its dash', { postalCode: '041014021' }, { postalCode: '04101-4021' }],
  ['a ZIP code with spaces', { postalCode: '04101 - 4021' }, { postalCode: '04101-4021' }],
  ['a blank second line', { line2: ' ' }, { line2: null }],
  ['a street with spaces around it', { line1: ' 18 Commercial St ' }, { line1: '18 Commercial St' }],
  ['the armed forces in Europe', { zone: 'AE', postalCode: '09012' }, { zone: 'AE', postalCode: '09012' }],
  ['Puerto Rico', { zone: 'PR', postalCode: '00907' }, { zone: 'PR', postalCode: '00907' }],
  ['a state without a ZIP code', { postalCode: null }, { postalCode: null }],
  ['a ZIP code without a state', { zone: null }, { zone: null }],
]

for (const [what, parts, expected] of kept) {
  Deno.test(`stores an address with ${what} in postal format`, () =>
    assert.deepEqual(addressRules.parse({ ...office, ...parts }), {
      line2: null,
      ...office,
      ...expected,
    }))
}

Deno.test('treats a blank address as none', () =>
  assert.equal(addressRules.parse({ line1: ' ', line2: '', city: null, zone: undefined }), null))

const refused: readonly [string, object, Record<string, string>][] = [
  ['a state that there is not', { zone: 'XX' }, { zone: 'Choose a state from the list.' }],
  ['a state written out', { zone: 'Maine' }, { zone: 'Choose a state from the list.' }],
  [
    'a ZIP code in another state',
    { postalCode: '78701' },
    { postalCode: 'The ZIP code 78701 is in TX, not in ME.' },
  ],
  [
    'a ZIP code that two states share, in neither of them',
    { postalCode: '96799' },
    { postalCode: 'The ZIP code 96799 is in AS or HI, not in ME.' },
  ],
  [
    'a ZIP code of four digits',
    { postalCode: '4101' },
    { postalCode: 'Enter a ZIP code like 78701 or 78701-4021.' },
  ],
  [
    'a ZIP code with letters',
    { postalCode: 'K1A 0B1' },
    { postalCode: 'Enter a ZIP code like 78701 or 78701-4021.' },
  ],
  [
    'a ZIP code that nobody has',
    { postalCode: '00001' },
    { postalCode: 'There is no ZIP code 00001. Check the digits.' },
  ],
  [
    'a street that is too long',
    { line1: 'x'.repeat(201) },
    { line1: 'The street may have up to 200 characters.' },
  ],
  [
    'a second line that is too long',
    { line2: 'x'.repeat(201) },
    { line2: 'This line may have up to 200 characters.' },
  ],
  ['a city that is too long', { city: 'x'.repeat(101) }, { city: 'The city may have up to 100 characters.' }],
  [
    'a state and a ZIP code that there are not',
    { zone: 'XX', postalCode: '1' },
    { zone: 'Choose a state from the list.', postalCode: 'Enter a ZIP code like 78701 or 78701-4021.' },
  ],
]

for (const [what, parts, expected] of refused) {
  Deno.test(`rejects an address with ${what} at the wrong field`, () => {
    const issues = addressRules.safeParse({ ...office, ...parts }).error?.issues ?? []
    assert.deepEqual(
      Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message])),
      expected,
    )
  })
}
