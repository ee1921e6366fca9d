import { expect, test } from 'vitest'
import { paths } from './paths.ts'

/** Every URL of communication, once. */
const addresses: [string, string][] = [
  [paths.calls(), '/app/calls'],
  [paths.call('cl_01'), '/app/calls/cl_01'],
  [paths.callAccount('cl_01'), '/app/calls/cl_01/account'],
  [paths.emails(), '/app/emails'],
  [paths.newEmail('?waiting=us'), '/app/emails/new?waiting=us'],
  [paths.forwardEmail('et_01', 'em_01', '?waiting=us'), '/app/emails/et_01/forward/em_01?waiting=us'],
  [paths.email('et_01', '?waiting=us'), '/app/emails/et_01?waiting=us'],
  [paths.email('et_01'), '/app/emails/et_01'],
  [paths.emailAccount('et_01'), '/app/emails/et_01/account'],
]

test.each(addresses)('%s', (address, expected) => {
  expect(address).toBe(expected)
})
