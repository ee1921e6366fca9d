import { expect, test } from 'vitest'
import { addressLine } from './addressLine.ts'

test.each([
  [
    { line1: '88 Wharf St', line2: 'Suite 4', city: 'Portland', zone: 'ME', postalCode: '04101' },
    '88 Wharf St, Suite 4, Portland, ME\u00a004101',
  ],
  [{ line1: '88 Wharf St', city: 'Portland', zone: 'ME', postalCode: null }, '88 Wharf St, Portland, ME'],
  [{ line1: null, city: 'Portland' }, 'Portland'],
  [{}, null],
  [null, null],
])('the address %j reads %j', (address, line) => {
  expect(addressLine(address)).toBe(line)
})
