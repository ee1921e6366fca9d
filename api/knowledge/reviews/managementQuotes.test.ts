import assert from 'node:assert/strict'
import { pdfOf } from '../../copilot/testing/pdfOf.ts'
import { readDocument } from '../../reading/index.ts'
import { compareDocuments } from './compareDocuments.ts'

/** A quote for a youth sports league, as a program prints it: its bullets are drawn and have no text. */
async function quote(name: string, rows: readonly (readonly string[])[], terms: readonly string[]) {
  const pdf = await pdfOf([
    { heading: 'Management Liability Quotation' },
    { rows: [['Coverage', 'Limit', 'Retention'], ...rows.filter((row) => row.length === 3)] },
    { heading: 'Premium' },
    { rows: rows.filter((row) => row.length === 2) },
    { heading: 'Exclusions and Special Terms' },
    terms.join('\n'),
  ])
  return await readDocument(pdf, { name })
}

Deno.test('weighs shared limits, part-only exclusions and charges of management liability quotes', async () => {
  const { differences } = compareDocuments(
    await quote(
      'harrow.pdf',
      [
        ['Directors and Officers Liability', '$1,000,000', '$5,000'],
        ['Employment Practices Liability', '$1,000,000 (shared with D&O)', '$10,000'],
        ['Third-Party EPL', 'Included', '$10,000'],
        ['Premium', '$3,900'],
        ['Taxes and fees', '$117 surplus lines tax, $100 policy fee'],
        ['Total', '$4,117'],
        ['Quote date / valid until', '10/02/2026 / 11/01/2026'],
      ],
      ['Abuse and molestation exclusion', 'Bodily injury exclusion'],
    ),
    await quote(
      'lindell.pdf',
      [
        ['Directors and Officers Liability', '$1,000,000', '$5,000'],
        ['Employment Practices Liability', '$1,000,000 (separate limit)', '$10,000'],
        ['Third-Party EPL', 'Included, $250,000 sublimit', '$10,000'],
        ['Premium', '$4,650'],
        ['Taxes and fees', '$0'],
        ['Total', '$4,650'],
        ['Quote date / valid until', '10/05/2026 / 12/04/2026'],
      ],
      [
        'Abuse exclusion applies to D&O only; no exclusion under EPL',
        'Entity vs. insured exclusion with carve-back for derivative claims',
        'Admitted in Vermont',
      ],
    ),
  )
  const found = new Map(differences.map(({ label, a, b, better }) => [label, [a?.text, b?.text, better]]))
  assert.deepEqual(found.get('Employment practices liability'), [
    '$1,000,000 (shared with D&O)',
    '$1,000,000 (separate limit)',
    'B',
  ])
  assert.deepEqual(found.get('Third-Party EPL'), ['Included', 'Included, $250,000 sublimit', 'A'])
  assert.deepEqual(found.get('Taxes & fees'), ['$217 ($100 fees, $117 taxes)', '$0', 'B'])
  assert.deepEqual(found.get('Validity of the offer'), ['11/01/2026', '12/04/2026', 'B'])
  assert.deepEqual(found.get('Abuse and molestation'), ['Excluded', 'Excluded', 'B'])
  const entity = differences.find(({ label }) => label === 'Entity vs. insured')
  assert.equal(entity?.b?.quote, 'Entity vs. insured exclusion with carve-back for derivative claims')
})
