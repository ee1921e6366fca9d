import assert from 'node:assert/strict'
import { readDocument } from '../../reading/index.ts'
import { offerStatements } from './offerStatements.ts'

async function stated(html: string) {
  const reading = await readDocument(new TextEncoder().encode(`<html><body>${html}</body></html>`), {
    name: 'quote.html',
  })
  const amounts = offerStatements(reading).map(({ item, amount }) => [item?.key, amount && amount / 100])
  return Object.fromEntries(amounts)
}

Deno.test('a premium with taxes and fees added behind it is one of three amounts', async () => {
  const found = await stated(
    `<table><tr><td>PL limit</td><td>USD 1,000,000</td></tr><tr><td>Deductible</td><td>USD 25,000 each claim</td></tr>
     <tr><td>Premium</td><td>USD 38,900 plus surplus lines tax 3% USD 1,167 plus policy fee USD 350</td></tr></table>`,
  )
  assert.deepEqual([found.premium, found.taxes, found.fees], [38_900, 1167, 350])
  assert.equal(found.professionalOccurrence, 1_000_000)
})

Deno.test('typed letters lead with dots to amounts without a sign, and to words', async () => {
  const found = await stated(
    `<p>ANNUAL PREMIUM... 67,415.00</p><p>HIRED/NONOWNED... 1,000,000</p><p>PAY PLAN........ 25% DOWN</p>`,
  )
  assert.equal(found.premium, 67_415)
  assert.equal(found.hiredNonOwned, 1_000_000)
  assert.equal(found.payment, null)
})
