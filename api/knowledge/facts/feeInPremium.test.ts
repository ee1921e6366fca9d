import assert from 'node:assert/strict'
import { readDocument } from '../../reading/index.ts'
import { pdfOf } from '../testing/openReadingDesk.ts'
import { readPolicyFacts } from './readPolicyFacts.ts'

async function charges(rows: readonly (readonly [string, string])[]) {
  const lines = [
    { heading: 'COMMERCIAL GENERAL LIABILITY DECLARATIONS' },
    { label: 'Policy Number', value: 'CPP 7741902-03' },
    ...rows.map(([label, value]) => ({ label, value })),
  ]
  const { premium, fees } = readPolicyFacts(
    await readDocument(await pdfOf([lines]), { name: 'd.pdf' }),
  ).scalars
  return { premium: premium.fact?.value, fees: fees.fact?.value, reason: premium.fact?.source.reason }
}

Deno.test('a policy fee that the total includes is no premium', async () => {
  assert.deepEqual(
    await charges([
      ['Plumbing', '$5,560'],
      ['Subcontracted work', '$1,475'],
      ['Policy fee', '$150'],
      ['TOTAL ADVANCE PREMIUM', '$7,185'],
    ]),
    { premium: 703_500, fees: 15_000, reason: 'The total of $7,185 includes the policy fee of $150.' },
  )
})

Deno.test('a policy fee behind the tax on one line is a fee', async () => {
  assert.deepEqual(
    await charges([
      ['Premium', '$6,420'],
      ['Taxes and fees', '$192.60 surplus lines tax, $150 policy fee'],
      ['Total', '$6,762.60'],
    ]),
    { premium: 642_000, fees: 15_000, reason: null },
  )
})

Deno.test('a policy fee beside the premium leaves it as it is', async () => {
  assert.deepEqual(
    await charges([
      ['Total premium', '$7,185'],
      ['Policy fee', '$150'],
    ]),
    { premium: 718_500, fees: 15_000, reason: null },
  )
})

Deno.test('a premium with terrorism and the one without it are no conflict, and a fee of each payment is no fee', async () => {
  const total = '<tr><td>Total Policy Premium</td><td>$10,100</td></tr>'
  for (const [rows, expected] of [
    [
      `<tr><td>Total Advance Premium</td><td>$10,000</td></tr><tr><td>Terrorism Risk Insurance Act premium</td><td>$100</td></tr>${total}`,
      1_010_000,
    ],
    [
      `<tr><td>Policy Premium</td><td>$10,000</td></tr><tr><td>TRIA</td><td>$100</td></tr>${total}`,
      1_010_000,
    ],
    [
      `<tr><td>Policy Premium</td><td>$10,000</td></tr><tr><td>State surcharge</td><td>$100</td></tr>${total}`,
      1_000_000,
    ],
  ] as const) {
    const html = `<html><body><h1>Commercial General Liability Declarations</h1><table>${rows}</table>
      <p>Billing: 25% down and 9 installments ($7 fee each). Service fee per installment: $7</p></body></html>`
    const { premium, fees } = readPolicyFacts(
      await readDocument(new TextEncoder().encode(html), { name: 'policy.html' }),
    ).scalars
    assert.equal(premium.fact?.value, expected, rows)
    assert.equal(fees.fact, null)
  }
})
