import { expect, test } from 'vitest'
import { splitAddress } from './splitAddress.ts'

const none = { line2: '' }

test.each([
  [
    '12 Wharf Street, Portland, ME 04101',
    { ...none, line1: '12 Wharf Street', city: 'Portland', zone: 'ME', postalCode: '04101' },
  ],
  [
    '1200 Industrial Blvd, Suite 200, Austin, TX, 78745-1234',
    {
      line1: '1200 Industrial Blvd',
      line2: 'Suite 200',
      city: 'Austin',
      zone: 'TX',
      postalCode: '78745-1234',
    },
  ],
  [
    '4 Mill Rd, Charleston West Virginia 25301',
    { ...none, line1: '4 Mill Rd', city: 'Charleston', zone: 'WV', postalCode: '25301' },
  ],
  [
    '350 5th Ave, New York, NY 10118, USA',
    { ...none, line1: '350 5th Ave', city: 'New York', zone: 'NY', postalCode: '10118' },
  ],
])('splits %s', (text, parts) => {
  expect(splitAddress(text)).toEqual(parts)
})

test.each([
  '12 Wharf Street',
  '12 Wharf Street, Portland',
  '12 Wharf Street Portland ME 04101',
  '12 Wharf Street, Suite 2, ME 04101',
  'Attn: Claims, 12 Wharf Street, Portland, ME 04101',
])('leaves %s as it is', (text) => {
  expect(splitAddress(text)).toBeNull()
})
