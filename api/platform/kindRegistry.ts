import { ledgerName } from './agencyFolder/agencyManifest.ts'
import type { AnyKind } from './kind.ts'

/** The kinds that a process knows, checked once at start. */
export interface KindRegistry {
  readonly all: readonly AnyKind[]
  byName(name: string): AnyKind | undefined
  byPrefix(prefix: string): AnyKind | undefined
  /** Throws when the kind was not registered: its records would never reach a table. */
  require(kind: AnyKind): void
}

const namePattern = /^[a-z][A-Za-z]*$/
const prefixPattern = /^[a-z]{2,4}$/

/** Throws on a name or prefix that is malformed or taken. */
export function createKindRegistry(kinds: readonly AnyKind[]): KindRegistry {
  const names = new Map<string, AnyKind>()
  const prefixes = new Map<string, AnyKind>()
  for (const kind of kinds) {
    if (!namePattern.test(kind.name)) throw new Error(`The kind name '${kind.name}' must be in camelCase.`)
    if (kind.name === ledgerName) throw new Error(`No kind may be named ${kind.name}: the ledger is.`)
    if (!prefixPattern.test(kind.prefix)) {
      throw new Error(`The prefix '${kind.prefix}' of kind ${kind.name} must be two to four small letters.`)
    }
    if (names.has(kind.name)) throw new Error(`Two kinds are named ${kind.name}.`)
    const taken = prefixes.get(kind.prefix)
    if (taken)
      throw new Error(`The kinds ${taken.name} and ${kind.name} have the same prefix '${kind.prefix}'.`)
    names.set(kind.name, kind)
    prefixes.set(kind.prefix, kind)
  }
  return {
    all: kinds,
    byName: (name) => names.get(name),
    byPrefix: (prefix) => prefixes.get(prefix),
    require(kind) {
      if (names.get(kind.name) !== kind) throw new Error(`The kind ${kind.name} is not registered.`)
    },
  }
}
