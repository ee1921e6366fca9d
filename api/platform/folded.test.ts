import assert from 'node:assert/strict'
import { filterWords, folded, hasWords, withSinglePeriods } from './folded.ts'

const typed: readonly [string, string][] = [
  ['José Peña', 'jose pena'],
  ['Łukasz Wójcik', 'lukasz wojcik'],
  ['Smørrebrød & Søn', 'smorrebrod & son'],
  ['Straße 12 Bäckerei', 'strasse 12 backerei'],
  ['Phở Hà Nội', 'pho ha noi'],
  ['Casco Roofing LLC', 'casco roofing llc'],
  ['St. Brendan’s Parish – Hall', "st. brendan's parish - hall"],
  ['مطعم البحر', 'مطعم البحر'],
]

for (const [name, words] of typed) {
  Deno.test(`“${name}” is found by “${words}”`, () => assert.equal(folded(name), words))
}

Deno.test('sorts a name that begins with Ł among those with L', () => {
  const names = ['Winter', 'Łukasz', 'Lambert', 'Meyer'].map(folded)
  assert.deepEqual(names.toSorted(), ['lambert', 'lukasz', 'meyer', 'winter'])
})

Deno.test('finds a row by words of several columns, in any order', () => {
  const row = folded('Cancel Policy\nSiobhán Maeve Kearney\nOpen')
  assert.equal(hasWords(row, filterWords('cancel policy siob')), true)
  assert.equal(hasWords(row, filterWords('siob CANCEL')), true)
  assert.equal(hasWords(row, filterWords('cancel policy nora')), false)
})

Deno.test('a name that ends with a period closes its sentence', () => {
  assert.equal(
    withSinglePeriods('For Casco Roofing Inc.. Next... 1..2'),
    'For Casco Roofing Inc. Next... 1..2',
  )
})
