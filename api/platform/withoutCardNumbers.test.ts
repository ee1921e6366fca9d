import assert from 'node:assert/strict'
import { withoutCardNumbers } from './withoutCardNumbers.ts'

Deno.test('keeps the last four digits of a card, and no security code', () => {
  assert.equal(
    withoutCardNumbers('Card number is 4111 1111 1111 1111, exp 04/28, code 123.'),
    'Card number is •••• 1111, exp 04/28, code •••.',
  )
  assert.equal(
    withoutCardNumbers('Amex 3782-822463-10005, the number on the back is 1234'),
    'Amex •••• 0005, the number on the back is •••',
  )
})

Deno.test('leaves policy numbers, phone numbers, VINs and amounts as they are', () => {
  for (const text of [
    'Policy 4111 1111 1111 1112, code 123',
    'Call 207-555-0123 or 12075550123 about KHI-8089858-26.',
    'The mortgagee is Katahdin Trust Company ISAOA, loan number 4111111111111111.',
    'VIN 1FTFW1E50MFA00001, zip code 04101, class code 91340',
  ])
    assert.equal(withoutCardNumbers(text), text)
})
