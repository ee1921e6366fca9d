import type { IconComponent } from '@coverdesk/design-system'

/** The places that other areas may fill, each with the id they get: ids cross, never data. */
export interface SlotIds {
  'serviceRequest.actions': { serviceRequestId: string }
  'account.actions': { accountId: string }
  'policy.actions': { policyId: string }
}

export type SlotName = keyof SlotIds

/** An entry in a menu of actions: a link to the area that does it. */
export interface SlotAction {
  id: string
  label: string
  href: string
  /** For places that show buttons; a menu has none. */
  icon?: IconComponent | undefined
}

type Fill<TName extends SlotName> = (ids: SlotIds[TName]) => readonly SlotAction[]

const fills = new Map<SlotName, Map<string, Fill<SlotName>>>()
const listeners = new Set<() => void>()
let version = 0

/** Fills a place; called in a remote's `start`. The same id again replaces what it gave before. */
export function registerSlot<TName extends SlotName>(name: TName, id: string, fill: Fill<TName>): void {
  const inPlace = fills.get(name) ?? new Map<string, Fill<SlotName>>()
  fills.set(name, inPlace.set(id, fill as Fill<SlotName>))
  version += 1
  for (const listener of listeners) listener()
}

export const slots = {
  version: () => version,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  actions<TName extends SlotName>(name: TName, ids: SlotIds[TName]): readonly SlotAction[] {
    const all = [...(fills.get(name)?.values() ?? [])] as Fill<TName>[]
    return all.flatMap((fill) => fill(ids))
  },
}
