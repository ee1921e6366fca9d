import { expect, test } from 'vitest'
import { zipLookup } from './zipLookup.ts'

const { signal } = new AbortController()

const lookup = zipLookup((postalCode) =>
  Promise.resolve(postalCode === '78701' ? { city: 'Austin', zone: 'TX' } : null),
)

const whole = { line1: '1200 Industrial Blvd', line2: '', city: 'Austin', zone: 'TX', postalCode: '78701' }

test.each([
  '1200 Industrial Blvd 78701',
  '1200 Industrial Blvd, 78701 ',
  '1200 Industrial Blvd, TX 78701',
  '1200 Industrial Blvd, Austin, TX 78701',
  '1200 Industrial Blvd Austin tx 78701',
])('%s is suggested whole', async (typed) => {
  const suggestions = await lookup.suggest(typed, signal)
  expect(suggestions.map(({ label, description }) => [label, description])).toEqual([
    ['1200 Industrial Blvd', 'Austin, TX 78701'],
  ])
  const [suggestion] = suggestions
  expect(suggestion && (await lookup.addressOf(suggestion, signal))).toEqual(whole)
})

test('keeps the end of a street that looks like a state', async () => {
  const [suggestion] = await lookup.suggest('88 Wharf Ct 78701', signal)
  expect(suggestion?.label).toBe('88 Wharf Ct')
})

test.each([
  '1200 Industrial Blvd',
  '78701',
  'Austin, TX 78701',
  '1200 Industrial Blvd 00000',
  '12 Oak St 787',
])('nothing is suggested for %s', async (typed) => {
  expect(await lookup.suggest(typed, signal)).toEqual([])
})
