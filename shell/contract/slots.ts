import type { IconComponent } from '@coverdesk/design-system'

/** The places other areas can fill, each with the id they receive: only ids are passed, never data. */
export interface SlotIds {
  'serviceRequest.actions': { serviceRequestId: string }
  'account.actions': { accountId: string }
  'policy.actions': { policyId: string }
}

export type SlotName = keyof SlotIds

/** An entry in an action menu: a link to the area that performs it. */
export interface SlotAction {
  id: string
  label: string
  href: string
  /** For places that show buttons; menus ignore it. */
  icon?: IconComponent | undefined
}

type Fill<TName extends SlotName> = (ids: SlotIds[TName]) => readonly SlotAction[]

const fills = new Map<SlotName, Map<string, Fill<SlotName>>>()
const listeners = new Set<() => void>()
let version = 0

/** Fills a slot; called in a remote's `start`. The same id replaces the previous entry. */
export function registerSlot<TName extends SlotName>(name: TName, id: string, fill: Fill<TName>): void {
  const inPlace = fills.get(name) ?? new Map<string, Fill<SlotName>>()
  fills.set(name, inPlace.set(id, fill as Fill<SlotName>))
  version += 1
  for (const listener of listeners) listener()
}

const shown = Promise.withResolvers<void>()

export const slots = {
  /** Resolves once a page shows a slot: then it needs the areas that fill it. */
  shown: shown.promise,
  version: () => version,
  subscribe(listener: () => void) {
    shown.resolve()
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  actions<TName extends SlotName>(name: TName, ids: SlotIds[TName]): readonly SlotAction[] {
    const all = [...(fills.get(name)?.values() ?? [])] as Fill<TName>[]
    return all.flatMap((fill) => fill(ids))
  },
}
