import assert from 'node:assert/strict'
import { comparedName, likenessKeys, nameLikeness } from './nameLikeness.ts'
import { withinEdits } from './withinEdits.ts'

const alike: readonly [string, string][] = [
  ['Casco Roofing LLC', 'Casco Roofing, Inc.'],
  ['Casco Roofing Co., Inc.', 'CASCO ROOFING'],
  ['Casco Roofing LLC', 'Cacso Roofing'],
  ['Casco Roofing LLC', 'Casco Rofing'],
  ['Casco Roofing LLC', 'Casco Roofng & Co.'],
  ['Casco Roofing', 'Kasco Roofing'],
  ['Nonna’s Trattoria', 'Nonnas Tratoria LLC'],
  ['Nonna’s Trattoria', "The Nonna's Trattoria Group"],
  ['Brighton Dental P.C.', 'Briton Dental'],
  ['Zephyr Yoga', 'Zephir Yoga'],
  ['José Peña', 'Jose Pena'],
  ['José Peña', 'Peña, José'],
  ['Smith and Sons Plumbing', 'Smith & Sons Plumbing LLC'],
  ['Northeast Hauling Services', 'North East Hauling'],
]

for (const [one, other] of alike) {
  Deno.test(`“${one}” may be “${other}”, and the index finds it`, () => {
    assert(nameLikeness(comparedName(one), comparedName(other)) > 0)
    const shared = likenessKeys(one).filter((key) => likenessKeys(other).includes(key))
    assert.notDeepEqual(shared, [])
  })
}

const apart: readonly [string, string][] = [
  ['Casco Roofing LLC', 'Casco Bakery LLC'],
  ['Casco Roofing', 'Cape Roofing'],
  ['Elm Street Dental', 'Oak Street Dental'],
  ['Ames Co.', 'Adams Co.'],
  ['LLC', 'Inc.'],
  ['Casco Roofing', ''],
]

for (const [one, other] of apart) {
  Deno.test(`“${one}” is not “${other}”`, () =>
    assert.equal(nameLikeness(comparedName(one), comparedName(other)), 0))
}

Deno.test('scores closer names as more alike', () => {
  const casco = comparedName('Casco Roofing LLC')
  const likenesses = ['CASCO ROOFING INC', 'The Casco Roofing Group', 'Casco Rofing', 'Aurora Dental'].map(
    (name) => nameLikeness(casco, comparedName(name)),
  )
  assert.deepEqual(
    likenesses,
    likenesses.toSorted((a, b) => b - a),
  )
  assert.equal(new Set(likenesses).size, 4)
})

const slips: readonly [string, string, number, boolean][] = [
  ['casco', 'casco', 0, true],
  ['casco', 'cacso', 1, true],
  ['casco', 'csco', 1, true],
  ['casco', 'cascoe', 1, true],
  ['casco', 'kasco', 1, true],
  ['casco', 'kazco', 1, false],
  ['casco', 'kazco', 2, true],
  ['casco', 'cas', 1, false],
  ['', 'casco', 4, false],
]

for (const [one, other, most, expected] of slips) {
  Deno.test(`“${one}” is ${expected ? '' : 'not '}within ${most} typos of “${other}”`, () =>
    assert.equal(withinEdits(one, other, most), expected))
}
