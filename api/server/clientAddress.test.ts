import assert from 'node:assert/strict'
import { clientAddress } from './clientAddress.ts'

const cases: readonly [string, number, string | null, string][] = [
  ['without a proxy what is forwarded counts for nothing', 0, '198.51.100.9', '10.0.0.1'],
  ['one proxy says who asked it', 1, '198.51.100.9', '198.51.100.9'],
  ['what the client wrote itself counts for nothing', 1, '127.0.0.1, 198.51.100.9', '198.51.100.9'],
  ['two proxies say it one after the other', 2, '127.0.0.1, 198.51.100.9, 10.0.0.7', '198.51.100.9'],
  ['a proxy that says nothing is who asks', 1, null, '10.0.0.1'],
]

for (const [name, proxies, forwarded, address] of cases) {
  Deno.test(name, () => {
    const headers = forwarded === null ? [] : [['x-forwarded-for', forwarded] satisfies [string, string]]
    const request = new Request('http://localhost/', { headers })
    assert.equal(clientAddress(request, { address: '10.0.0.1' }, proxies), address)
  })
}
