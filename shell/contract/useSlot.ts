import { useSyncExternalStore } from 'react'
import { type SlotAction, type SlotIds, type SlotName, slots } from './slots.ts'

/** What other areas contribute to a slot, in load order; grows when a remote loads later. */
export function useSlot<TName extends SlotName>(name: TName, ids: SlotIds[TName]): readonly SlotAction[] {
  useSyncExternalStore(slots.subscribe, slots.version)
  return slots.actions(name, ids)
}
