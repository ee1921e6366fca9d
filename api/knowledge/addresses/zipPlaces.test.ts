import assert from 'node:assert/strict'
import { openWorld } from '../../testing/openWorld.ts'

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
