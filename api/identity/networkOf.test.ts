import assert from 'node:assert/strict'
import { networkOf } from './networkOf.ts'

const networks: readonly [string, string][] = [
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:49152', '203.0.113.7'],
  ['2001:db8:12:34:5:6:7:8', '2001:db8:12:34'],
  ['2001:0DB8:0012:0034:ffff::1', '2001:db8:12:34'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['unix', 'unix'],
  ['', ''],
]

for (const [address, network] of networks) {
  Deno.test(`'${address}' is in the network '${network}'`, () => assert.equal(networkOf(address), network))
}
