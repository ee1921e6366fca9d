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

Deno.test('a policy fee beside the premium leaves it as it is', async () => {
  assert.deepEqual(
    await charges([
      ['Total premium', '$7,185'],
      ['Policy fee', '$150'],
    ]),
    { premium: 718_500, fees: 15_000, reason: null },
  )
})
