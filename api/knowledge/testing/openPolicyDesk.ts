import { openWorld } from '../../testing/openWorld.ts'
import { openAccount } from './openAccount.ts'
import { addCarrier } from './openPolicy.ts'

/** The evening of March 16, 2026 in New York. A roofing contractor, a carrier, a wholesale broker, and Dana at her desk. */
export async function openPolicyDesk() {
  const world = await openWorld({ start: '2026-03-17T01:30:00Z' })
  const { harborline } = world
  const { id: accountId } = await openAccount(harborline)
  const carrierId = await addCarrier(harborline, { name: 'Granite State Casualty' })
  const brokerId = await addCarrier(harborline, {
    name: 'Tidewater Wholesale',
    isCarrier: false,
    isBroker: true,
  })
  return { ...world, accountId, carrierId, brokerId, client: await world.as(world.dana) }
}
