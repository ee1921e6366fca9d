import assert from 'node:assert/strict'
import { readDocument, type Reading } from '../../reading/index.ts'
import { certificateForm } from './certificateForm.ts'
import { coverageRows } from './coverageRows.ts'
import { shownValues } from './shownValues.ts'

async function certificate(rows: string): Promise<Reading> {
  const html = `<html><body><h1>Certificate of Insurance</h1><table>${rows}</table></body></html>`
  return certificateForm(await readDocument(new TextEncoder().encode(html), { name: 'certificate.html' }))
}

Deno.test('a column for the number and the days of a policy, and one for two marks, are read as columns of their own', async () => {
  const read =
    await certificate(`<tr><th>CO</th><th>TYPE</th><th>POLICY / EFF / EXP</th><th>LIMITS</th><th>AI / WOS</th></tr>
<tr><td>A</td><td>AUTOMOBILE LIABILITY</td><td>RVT 40-77120-3<br>02/01/2026<br>02/01/2027</td><td>CSL $1,000,000</td><td>Y / N</td></tr>
<tr><td>B</td><td>GENERAL LIABILITY</td><td>HMG 2210457<br>03/15/2026<br>03/15/2027</td><td>EACH OCCURRENCE $1,000,000</td><td>N / N</td></tr>`)
  const rows = coverageRows(read).map(
    ({ title, number, effective, expires, additionalInsured, waiver }) =>
      [title, ...[number, effective, expires, additionalInsured, waiver].map((each) => each?.text)] as const,
  )
  assert.deepEqual(rows, [
    ['AUTOMOBILE LIABILITY', 'RVT 40-77120-3', '02/01/2026', '02/01/2027', 'Y', 'N'],
    ['GENERAL LIABILITY', 'HMG 2210457', '03/15/2026', '03/15/2027', 'N', 'N'],
  ])
})

Deno.test('an amount that was read with the title above it belongs to the row below', async () => {
  const read = await certificate(`<tr><td>Coverage</td><td>Limit $418,000</td><td>Deductible</td></tr>
<tr><td>Leased equipment</td><td></td><td>$2,500</td></tr>
<tr><td>Equipment breakdown</td><td>$250,000</td><td>$2,500</td></tr>`)
  const amounts = shownValues(read).map(({ label, text }) => `${label}: ${text}`)
  assert.ok(amounts.includes('Leased equipment: $418,000'), amounts.join('\n'))
  assert.ok(amounts.includes('Leased equipment Deductible: $2,500'), amounts.join('\n'))
})
