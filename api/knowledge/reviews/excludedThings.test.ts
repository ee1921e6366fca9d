import assert from 'node:assert/strict'
import { readDocument } from '../../reading/index.ts'
import { compareDocuments } from './compareDocuments.ts'
import { exclusion } from './excludedThings.ts'

async function quote(name: string, html: string) {
  return readDocument(new TextEncoder().encode(`<html><body>${html}</body></html>`), { name })
}

Deno.test('what stands below conditions and exclusions is excluded only where it says so', async () => {
  const { differences } = compareDocuments(
    await quote(
      'a.html',
      `<h1>Businessowners quotation</h1><p>Annual premium $5,020</p>
       <p>Business income: Actual loss sustained, 12 months</p>
       <h2>Conditions and exclusions</h2>
       <p>Coinsurance does not apply. Liquor liability is excluded.</p>
       <p>Forms: BP 00 03 07 13, BP 05 01 07 02</p>`,
    ),
    await quote(
      'b.html',
      `<h1>Businessowners quotation</h1><p>Annual premium $4,480</p><p>Business income: $150,000</p>
       <h2>Conditions and exclusions</h2>
       <p>Actual cash value on roof surfacing. 80% coinsurance applies to building.</p>
       <p>Premium is 25% minimum earned. Quote subject to signed application and inspection.</p>
       <p>Exclusion: Water backup of sewers and drains.</p>
       <p>Forms: BP 00 03 07 13, BP 05 01 07 02</p>`,
    ),
  )
  const excluded = differences.flatMap(({ label, a, b }) =>
    [a, b].some((side) => side?.standing === 'excluded') ? [label] : [],
  )
  assert.deepEqual(excluded.toSorted(), ['Liquor liability', 'Water backup of sewers and drains'])
  const better = new Map(differences.map((each) => [each.label, each.better]))
  // What was actually lost has no limit but its time.
  assert.equal(better.get('Business income'), 'A')
  assert.equal(better.get('Coinsurance'), 'A')
})

Deno.test('of several forms in a row, only what one of them excludes is excluded', async () => {
  const { differences } = compareDocuments(
    await quote(
      'a.html',
      `<h1>Businessowners quotation</h1><p>Annual premium $4,152</p><p>Each occurrence: $1,000,000</p>
       <h2>Forms</h2>
       <p>BP 00 03 07 13, BP 04 97 01 06 Waiver of Transfer of Rights of Recovery, BP 05 98 Exclusion - Professional Services</p>`,
    ),
    await quote(
      'b.html',
      `<h1>Businessowners quotation</h1><p>Annual premium $5,385</p><p>Each occurrence: $2,000,000</p>
       <h2>Forms</h2>
       <p>BP 00 03 07 13, BP 04 48 Additional Insured - Designated Person</p>`,
    ),
  )
  const excluded = differences.filter(({ a, b }) => [a, b].some((side) => side?.standing === 'excluded'))
  assert.deepEqual(
    excluded.map(({ label }) => label),
    ['Professional Services (BP 05 98)'],
  )
})

Deno.test('the title of a listed form excludes what stands before the word, whatever follows', () => {
  assert.equal(exclusion('MS 0162 Prior completed work exclusion, retro 06/01/2024'), 'Prior completed work')
  assert.equal(exclusion('Any exclusion, condition or warranty stays in force.'), null)
})
