import assert from 'node:assert/strict'
import { readDocument } from '../../reading/index.ts'
import { certificateHolderOf } from './certificateCells.ts'

Deno.test('reads the holder below a title that its narrow column breaks, not the cancellation beside it', async () => {
  const html = `<html><body><table>
    <tr><td>CERTIFICATE</td><td>CANCELLATION</td></tr>
    <tr><td>HOLDER</td><td>SHOULD ANY OF THE ABOVE DESCRIBED POLICIES BE CANCELLED BEFORE THE EXPIRATION DATE</td></tr>
    <tr><td>Alder Street</td><td>THEREOF, NOTICE WILL BE DELIVERED IN ACCORDANCE WITH THE POLICY PROVISIONS.</td></tr>
    <tr><td>Partners LP</td><td>AUTHORIZED REPRESENTATIVE</td></tr>
    <tr><td>71 Alder Street</td><td>P. Nunez</td></tr>
    <tr><td>Dover, NH 03820</td><td></td></tr></table></body></html>`
  const certificate = await readDocument(new TextEncoder().encode(html), { name: 'certificate.html' })
  assert.equal(certificateHolderOf(certificate), 'Alder Street Partners LP')
})
