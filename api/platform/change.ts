import type { Stored } from './agencyStore.ts'
import { idPrefix, isId } from './idMaker.ts'
import type { AnyKind, Kind, Row } from './kind.ts'

/** One change of a commit. Made by `create`, `replace` and `remove`. */
export type Change =
  | {
      readonly operation: 'create'
      readonly kind: AnyKind
      readonly id: string
      readonly value: unknown
      readonly updateTypes: readonly string[]
    }
  | {
      readonly operation: 'replace'
      readonly kind: AnyKind
      readonly read: Stored<unknown>
      readonly value: unknown
      readonly updateTypes: readonly string[]
    }
  | {
      readonly operation: 'remove'
      readonly kind: AnyKind
      readonly read: Stored<unknown>
      readonly updateTypes: readonly string[]
    }

/** The domain names of a change: one, or several if the commit does several things at once. */
export type UpdateTypes = string | readonly string[]

/** A new record; `id` comes from `agency.newId(kind)`. */
export function create<Value, R extends Row>(
  kind: Kind<Value, R>,
  id: string,
  value: NoInfer<Value>,
  updateTypes: UpdateTypes,
): Change {
  if (!isId(id) || idPrefix(id) !== kind.prefix) {
    throw new Error(
      `The id ${id} does not belong to kind ${kind.name}, whose ids start with ${kind.prefix}_.`,
    )
  }
  return { operation: 'create', kind, id, value, updateTypes: listed(updateTypes) }
}

/** A new value for a record as read; the commit conflicts if it has changed since. */
export function replace<Value>(read: Stored<Value>, value: NoInfer<Value>, updateTypes: UpdateTypes): Change {
  return { operation: 'replace', kind: read.kind, read, value, updateTypes: listed(updateTypes) }
}

/** Deletes a record as read. Its ledger entries stay. */
export function remove(read: Stored<unknown>, updateTypes: UpdateTypes): Change {
  return { operation: 'remove', kind: read.kind, read, updateTypes: listed(updateTypes) }
}

/** The id of the changed record. */
export function changedId(change: Change): string {
  return change.operation === 'create' ? change.id : change.read.id
}

function listed(updateTypes: UpdateTypes): readonly string[] {
  return typeof updateTypes === 'string' ? [updateTypes] : updateTypes
}
