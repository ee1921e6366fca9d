import { expect, test } from 'vitest'
import { zipLookup } from './zipLookup.ts'

const { signal } = new AbortController()

test.each([
  ['00501', 'Holtsville', 'NY'],
  ['02108', 'Boston', 'MA'],
  ['10001', 'New York', 'NY'],
  ['20001', 'Washington', 'DC'],
  ['33101', 'Miami', 'FL'],
  ['60601', 'Chicago', 'IL'],
  ['78701', 'Austin', 'TX'],
  ['90210', 'Beverly Hills', 'CA'],
  ['99950', 'Ketchikan', 'AK'],
  ['09012', 'APO', 'AE'],
])('%s is %s, %s', async (postalCode, city, zone) => {
  expect(await zipLookup.placeOf(postalCode, signal)).toEqual({ city, zone })
})

test.each(['00000', '99999', '', 'abcde'])('%j is no place', async (postalCode) => {
  expect(await zipLookup.placeOf(postalCode, signal)).toBeNull()
})

const whole = { line1: '1200 Industrial Blvd', line2: '', city: 'Austin', zone: 'TX', postalCode: '78701' }

test.each([
  '1200 Industrial Blvd 78701',
  '1200 Industrial Blvd, 78701 ',
  '1200 Industrial Blvd, TX 78701',
  '1200 Industrial Blvd, Austin, TX 78701',
  '1200 Industrial Blvd Austin tx 78701',
])('%s is suggested whole', async (typed) => {
  const suggestions = await zipLookup.suggest(typed, signal)
  expect(suggestions.map(({ label, description }) => [label, description])).toEqual([
    ['1200 Industrial Blvd', 'Austin, TX 78701'],
  ])
  const [suggestion] = suggestions
  expect(suggestion && (await zipLookup.addressOf(suggestion, signal))).toEqual(whole)
})

test('keeps the end of a street that looks like a state', async () => {
  const [suggestion] = await zipLookup.suggest('88 Wharf Ct 78701', signal)
  expect(suggestion?.label).toBe('88 Wharf Ct')
})

test.each([
  '1200 Industrial Blvd',
  '78701',
  'Austin, TX 78701',
  '1200 Industrial Blvd 00000',
  '12 Oak St 787',
])('nothing is suggested for %s', async (typed) => {
  expect(await zipLookup.suggest(typed, signal)).toEqual([])
})
