import type { RemoteDescription } from './RemoteDescription.ts'
import { loadRemote } from './loadRemote.ts'

/**
 * Loads the remotes that fill places of other areas, so that their entries show before their own area is entered. One
 * that cannot be loaded leaves its places empty here; entering its area says why, and tries again.
 */
export async function fillSlots(remotes: readonly RemoteDescription[]): Promise<void> {
  const filling = remotes.filter(({ slots = [] }) => slots.length > 0)
  await Promise.allSettled(filling.map(loadRemote))
}
