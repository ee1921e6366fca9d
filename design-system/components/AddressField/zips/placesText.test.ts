import fc from 'fast-check'
import { expect, test } from 'vitest'
import { placeInText, textOfPlaces } from './placesText.ts'

const hillCountry = [
  { postalCode: '78701', city: 'Austin', zone: 'TX' },
  { postalCode: '78702', city: 'Austin', zone: 'TX' },
  { postalCode: '78602', city: 'Bastrop', zone: 'TX' },
]

test('places are written by what differs from the one before', () => {
  expect(textOfPlaces(hillCountry)).toBe('78603TX:Bastrop;99Austin;')
})

test('every place that is written is read back, and no other', () => {
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

test('a name that looks like the marks around it is refused', () => {
  expect(() => textOfPlaces([{ postalCode: '92277', city: '29 Palms', zone: 'CA' }])).toThrow('29 Palms')
})
