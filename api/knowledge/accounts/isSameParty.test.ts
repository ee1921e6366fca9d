import assert from 'node:assert/strict'
import { isSameParty } from './isSameParty.ts'

const same = [
  ['Casco Roofing LLC', 'CASCO ROOFING, INC.'],
  ['Casco Roofing LLC', 'Casco Roofing LLC dba Portland Torch & Membrane'],
  ['Portland Torch & Membrane', 'Casco Roofing LLC d/b/a Portland Torch and Membrane'],
  ['Bay Street Holdings LLC', 'Bay Street Holding, L.L.C. and Bay Street Realty Trust, ATIMA'],
  ['Kowalczyk Bros. Construction Co.', 'Kowalczyk Brothers Constr'],
  ['Harbor Point Marine, Inc.', 'HPM Inc.'],
  ['Riverbend Café', 'River Bend Cafe LLC'],
  ['The Red Hook Bakery', 'Red Hook Bakery & Cafe'],
  ['St. Brendan Parish', 'Saint Brendan Parish'],
  ['Morgan Lee', 'Lee, Morgan T.'],
  ['Aberdeen Plumbing', 'Aberdeeen Plumbing LLC'],
] as const

const different = [
  ['Casco Roofing LLC', 'Harbor Roasters LLC'],
  ['Harbor Point Cafe LLC', 'Harbor Roasters LLC'],
  ['Red Hook Bakery Inc.', 'Red Hook Taproom LLC'],
  ['Smith Construction LLC', 'Jones Construction LLC'],
  ['Casco Roofing Company', 'The Company LLC'],
] as const

Deno.test('spellings, trade names and further insureds do not make another party; another name does', () => {
  for (const [one, other] of same) {
    assert.ok(isSameParty(one, other), `${one} = ${other}`)
    assert.ok(isSameParty(other, one), `${other} = ${one}`)
  }
  for (const [one, other] of different) {
    assert.ok(!isSameParty(one, other), `${one} ≠ ${other}`)
    assert.ok(!isSameParty(other, one), `${other} ≠ ${one}`)
  }
})
