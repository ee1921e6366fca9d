import fc from 'fast-check'
import { expect, test } from 'vitest'
import { placeInText, textOfPlaces } from './placesText.ts'

const hillCountry = [
  { postalCode: '78701', city: 'Austin', zone: 'TX' },
  { postalCode: '78702', city: 'Austin', zone: 'TX' },
  { postalCode: '78602', city: 'Bastrop', zone: 'TX' },
]

test('writes places as differences from the previous one', () => {
  expect(textOfPlaces(hillCountry)).toBe('78603TX:Bastrop;99Austin;')
})

test('reads back exactly the written places', () => {
  const place = fc.record({
    postalCode: fc.integer({ min: 0, max: 99_999 }).map((code) => String(code).padStart(5, '0')),
    city: fc.constantFrom('Austin', 'St. Louis', "Coeur d'Alene", 'Winston-Salem', 'Truth or Consequences'),
    zone: fc.constantFrom('TX', 'MO', 'ID'),
  })
  fc.assert(
    fc.property(
      fc.uniqueArray(place, { selector: ({ postalCode }) => postalCode, minLength: 1, maxLength: 60 }),
      fc.integer({ min: 0, max: 99_999 }),
      (places, other) => {
        const text = textOfPlaces(places)
        for (const { postalCode, city, zone } of places)
          expect(placeInText(text, postalCode)).toEqual({ city, zone })
        const isThere = places.some(({ postalCode }) => Number(postalCode) === other)
        expect(placeInText(text, String(other)) === null).toBe(!isThere)
      },
    ),
  )
})

test('rejects a name that contains separators', () => {
  expect(() => textOfPlaces([{ postalCode: '92277', city: '29 Palms', zone: 'CA' }])).toThrow('29 Palms')
})
