import assert from 'node:assert/strict'
import { openWorld } from '../../testing/openWorld.ts'
import { streetAndTown } from './zipPlaces.ts'

const places = {
  '00501': 'Holtsville, NY',
  '02108': 'Boston, MA',
  '20001': 'Washington, DC',
  '33101': 'Miami, FL',
  '78701': 'Austin, TX',
  '99950': 'Ketchikan, AK',
  '09012': 'APO, AE',
  '99999': null,
  '787': null,
}

Deno.test('a ZIP code has its city and state, an unknown one has none', async () => {
  await using world = await openWorld()
  const dana = await world.as(world.dana)
  const query = 'query ($code: String!) { zipPlace(postalCode: $code) { city zone } }'
  for (const [code, place] of Object.entries(places)) {
    const { zipPlace } = await dana.data(query, { code })
    assert.equal(zipPlace && `${zipPlace.city}, ${zipPlace.zone}`, place, code)
  }
})

Deno.test('a street is parted from the town behind it by the ZIP code, or by a town of the state', () => {
  const parted = (text: string, zone: string, postalCode: string) => {
    const found = streetAndTown(text, { zone, postalCode })
    return found && `${found.street} / ${found.city}`
  }
  assert.equal(parted('44 Marginal Way Portland', 'ME', '04101'), '44 Marginal Way / Portland')
  assert.equal(parted('12 Front St south portland', 'ME', '04106-1234'), '12 Front St / South Portland')
  assert.equal(parted('700 Washington Street Bath', 'ME', '04101'), '700 Washington Street / Bath')
  assert.equal(parted('12 Portland Street', 'ME', '04101'), null)
  assert.equal(parted('Portland', 'ME', '04101'), null)
})
