import assert from 'node:assert/strict'
import type { ReadFile } from '../documents/documentReading.ts'
import { carrierOf } from './offerNames.ts'

const unread = { scalars: { carrierName: { fact: null } } } as unknown as ReadFile['facts']
function carrierIn(...lines: string[]): string | null {
  return carrierOf({
    facts: unread,
    reading: { pages: [{ lines: lines.map((text) => ({ text })) }] } as unknown as ReadFile['reading'],
  })
}

Deno.test('a quote without declarations names its carrier in a label or in its title', () => {
  assert.equal(
    carrierIn('Cyber Quote', 'Insurer: Palisade Meridian Insurance Company. Quote PM-CY-20931'),
    'Palisade Meridian Insurance Company',
  )
  assert.equal(carrierIn('CYBER LIABILITY PROPOSAL - Tern Rock Underwriters'), 'Tern Rock Underwriters')
  assert.equal(
    carrierIn(
      'Commercial Umbrella Quotation',
      'Osprey Ridge Specialty Insurance Company (A.M. Best A- IX, non-admitted)',
    ),
    'Osprey Ridge Specialty Insurance Company',
  )
  assert.equal(carrierIn('Producer: Harborline Insurance Group', 'Premium $4,180'), null)
})

Deno.test('a letterhead above the title of a quote is its carrier, and that of an agency is not', () => {
  assert.equal(carrierIn('Osprey Ridge Specialty Lines', 'QUOTE NO. OR-2210'), 'Osprey Ridge Specialty Lines')
  assert.equal(
    carrierIn('Tidewater Property', 'PROPOSAL FOR INSURANCE no. TW-118-B', 'Total $3,310'),
    'Tidewater Property',
  )
  assert.equal(carrierIn('Harborline Insurance Group', 'Proposal for Birch Dental'), null)
  assert.equal(carrierIn('Businessowners quote', 'Quote no. 4410'), null)
})
