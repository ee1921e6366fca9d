import assert from 'node:assert/strict'
import { readDocument } from '../../reading/index.ts'
import { compareDocuments } from './compareDocuments.ts'
import { coverageStatements } from './offerStatements.ts'
import { conditionsOf } from './conditionDifferences.ts'
import { readPolicyFacts } from '../facts/readPolicyFacts.ts'

function quote(name: string, rows: readonly (readonly [string, string])[], after = '') {
  const table = rows.map(([label, value]) => `<tr><td>${label}</td><td>${value}</td></tr>`).join('')
  const html = `<html><body><table>${table}</table>${after}</body></html>`
  return readDocument(new TextEncoder().encode(html), { name })
}

async function compared(
  left: Parameters<typeof quote>[1],
  right: Parameters<typeof quote>[1],
): Promise<Map<string, readonly [string | null, string | null, 'A' | 'B' | null]>> {
  const { differences } = compareDocuments(await quote('a.html', left), await quote('b.html', right))
  return new Map(
    differences.map(({ label, a, b, better }) => [label, [a?.text ?? null, b?.text ?? null, better]]),
  )
}

Deno.test('a higher limit at actual cash value is not better than a lower one at replacement cost', async () => {
  const mixed = await compared(
    [['Business personal property', '$320,000 replacement cost']],
    [['Contents', '$365,000, actual cash value']],
  )
  assert.equal(mixed.get('Business personal property')?.[2], null)
  const both = await compared([['Business personal property', '$365,000 RC']], [['Contents', '$320,000 ACV']])
  assert.equal(both.get('Business personal property')?.[2], 'A')
  const equal = await compared(
    [['Building', '$1,200,000, ACV']],
    [['Building', '$1,200,000, replacement cost']],
  )
  assert.equal(equal.get('Building')?.[2], 'B')
})

Deno.test('the wait of a loss of income is read where the income has no limit in dollars', async () => {
  const found = await compared(
    [['Business income', 'Actual loss sustained, 18 months, 48 hour wait']],
    [['Business income and extra expense', '$250,000; 12 hours waiting period']],
  )
  assert.deepEqual(found.get('Waiting period'), ['48 hours', '12 hours', 'B'])
  const alone = await compared(
    [['Business income', 'Actual loss sustained, 12 months']],
    [['Business income', 'Actual loss sustained, 12 months, 24 hour wait']],
  )
  assert.equal(alone.get('Business income')?.[2], 'B')
  assert.equal(alone.has('Waiting period'), false)
})

Deno.test('water damage has a deductible of its own beside water back-up', async () => {
  const found = await compared(
    [
      ['Contents', '$90,000'],
      ['Water back-up deductible', '$1,500'],
    ],
    [
      ['Contents', '$90,000'],
      ['Deductible', '$1,000 all perils; $7,500 water damage'],
    ],
  )
  assert.deepEqual(found.get('Water back-up deductible'), ['$1,500', null, null])
  assert.equal(found.get('Water damage deductible')?.[1], '$7,500')
})

Deno.test('what one offer does not quote is better in the offer that gives it', async () => {
  const found = await compared([['EPLI', '$250,000']], [['Employment practices liability', 'Not quoted']])
  assert.equal(found.get('Employment practices liability')?.[2], 'A')
})

Deno.test('a breach coverage that an offer calls by another name is not missing from it', async () => {
  const found = await compared([['Data breach response', '$25,000']], [['Cyber and data breach', '$75,000']])
  assert.deepEqual(found.get('Breach response'), ['$25,000', '$75,000 (Cyber and data breach)', 'B'])
  assert.equal(found.has('Cyber'), false)
})

Deno.test('reads the conditions behind a label, and no heading of conditions as an exclusion', async () => {
  const rows = [['Each occurrence', '$1,000,000']] as const
  const offer = await quote(
    'offer.html',
    rows,
    '<p>Subjectivities: completed supplemental application; roof survey within 45 days.</p>',
  )
  assert.deepEqual(
    conditionsOf(offer).map(({ text }) => text),
    ['completed supplemental application', 'roof survey within 45 days'],
  )
  const none = await quote('none.html', rows, '<p>Subjectivities: none.</p>')
  assert.deepEqual(conditionsOf(none), [])
  const other = await quote(
    'other.html',
    rows,
    '<p>Exclusions: asbestos, mold, nuclear hazard. Subject to: signed warranty statement.</p>',
  )
  const excluded = coverageStatements(other, readPolicyFacts(other)).flatMap(({ label, standing }) =>
    standing === 'excluded' ? [label] : [],
  )
  assert.deepEqual(excluded, ['asbestos', 'mold', 'nuclear hazard'])
})

Deno.test('an amount due whose "total" ended the line above is what the offer costs', async () => {
  const html = `<html><body><table><tr><td>Each occurrence</td><td>$1,000,000</td></tr></table>
    <p>Base premium: $4,120.00; policy fee: $150.00; inspection fee $95.00. TOTAL</p><p>DUE: $4,365.00.</p></body></html>`
  const read = await readDocument(new TextEncoder().encode(html), { name: 'cut.html' })
  const due = coverageStatements(read, null).filter(({ amount }) => amount === 436_500)
  assert.deepEqual(
    due.map(({ item }) => item?.key),
    ['total'],
  )
})
