import assert from 'node:assert/strict'
import { readDocument } from '../../reading/index.ts'
import { compareDocuments } from './compareDocuments.ts'

async function quote(name: string, html: string) {
  return readDocument(new TextEncoder().encode(`<html><body>${html}</body></html>`), { name })
}

Deno.test('compares an offer in short sentences with one in a table', async () => {
  const { differences } = compareDocuments(
    await quote(
      'a.html',
      `<h1>Indication of terms</h1><p>Retention: $10,000 each event</p>
       <p>Privacy and network liability, full limit. PCI assessments, $500,000. Cyber extortion, full limit.</p>
       <p>What we do not cover. Biometric data claims. Pixel tracking claims.</p>`,
    ),
    await quote(
      'b.html',
      `<h1>Premium indication</h1><table>
       <tr><th>Insuring agreement</th><th>Limit</th></tr>
       <tr><td>PCI DSS</td><td>$100,000</td></tr>
       <tr><td>Cyber extortion</td><td>$500,000</td></tr></table>
       <p>Annual premium $5,310. Policy fee $75.</p>`,
    ),
  )
  const found = new Map(
    differences.map(({ label, a, b, better }) => [
      label,
      [a?.amount ?? a?.standing ?? null, b?.amount ?? b?.standing ?? null, better],
    ]),
  )
  assert.deepEqual(found.get('PCI assessments'), [50_000_000, 10_000_000, 'A'])
  assert.deepEqual(found.get('Cyber extortion'), ['included', 50_000_000, 'A'])
  assert.deepEqual(found.get('Biometric data'), ['excluded', null, 'B'])
  // Nobody offers insurance for nothing: a quote without a price is not the cheaper one.
  assert.deepEqual(found.get('Premium'), [null, 531_000, null])
  assert.deepEqual(found.get('Fees'), [null, 7_500, 'A'])
})
