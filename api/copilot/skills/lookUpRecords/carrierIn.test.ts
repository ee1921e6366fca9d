import assert from 'node:assert/strict'
import { addCarrier } from '../../../knowledge/testing/openPolicy.ts'
import { openWorld } from '../../../testing/openWorld.ts'
import { carrierIn } from './carrierIn.ts'

const named: readonly (readonly [text: string, carrier: string | null])[] = [
  ['from Lena Ortiz at Brightwater Masonry & Stone LLC', null],
  ['with Brightwater', 'Brightwater Wholesale'],
  ['which policies are with Brightwater GL', 'Brightwater Wholesale'],
  ['the quote from Brightwater. Please send it on', 'Brightwater Wholesale'],
  ['from Cedar Point Marina', null],
  ['from Cedar Point', 'Cedar Point Casualty'],
]

Deno.test('the beginning of a longer name is not the carrier of that name', async () => {
  await using world = await openWorld()
  for (const name of ['Brightwater Wholesale', 'Cedar Point Casualty'])
    await addCarrier(world.harborline, { name })
  for (const [text, carrier] of named)
    assert.equal(carrierIn(world.harborline, text)?.name ?? null, carrier, text)
})
