import { useSyncExternalStore } from 'react'
import { type SlotAction, type SlotIds, type SlotName, slots } from './slots.ts'

/** What other areas offer for a place, in the order they arrived; it grows when a remote arrives later. */
export function useSlot<TName extends SlotName>(name: TName, ids: SlotIds[TName]): readonly SlotAction[] {
  useSyncExternalStore(slots.subscribe, slots.version)
  return slots.actions(name, ids)
}
