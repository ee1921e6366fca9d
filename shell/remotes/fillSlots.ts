import type { RemoteDescription } from './RemoteDescription.ts'
import { loadRemote } from './loadRemote.ts'

/**
 * Loads the remotes that fill slots of other areas, so that their entries show before their own area is opened. One
 * that fails to load leaves its slots empty here; opening its area reports the error and retries.
 */
export async function fillSlots(remotes: readonly RemoteDescription[]): Promise<void> {
  const filling = remotes.filter(({ slots = [] }) => slots.length > 0)
  await Promise.allSettled(filling.map(loadRemote))
}
