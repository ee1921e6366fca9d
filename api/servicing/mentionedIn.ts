import type { AgencyUserRow } from '../identity/index.ts'

interface Mentioning {
  /** The users the author picked from the list. */
  readonly pickedIds: readonly string[]
  readonly users: Iterable<AgencyUserRow>
}

type Mentioned =
  | { readonly ids: readonly string[] }
  /** Several users have this name, and the author picked none of them. */
  | { readonly unclearName: string }

/**
 * The users mentioned with @ and their name in a text. A name that several active users share means those the author
 * picked, at most one for each time the name is written.
 */
export function mentionedIn(text: string, { pickedIds, users }: Mentioning): Mentioned {
  if (!text.includes('@')) return { ids: [] }
  const named = Map.groupBy(
    [...users].filter(({ isActive }) => isActive),
    ({ name }) => name.toLowerCase(),
  )
  const ids: string[] = []
  for (const [name, count] of namesIn(text, [...named.keys()])) {
    const called = named.get(name) ?? []
    const picked = pickedIds.filter((id) => called.some((user) => user.id === id))
    const [first] = called
    if (picked.length > 0) ids.push(...new Set(picked.slice(-count)))
    else if (first && called.length === 1) ids.push(first.id)
    else if (first) return { unclearName: first.name }
  }
  return { ids }
}

/** How often each name is mentioned. The longest name counts: `@Dana Whitfield-Cole` does not mean Dana Whitfield. */
function namesIn(text: string, names: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  if (names.length === 0) return counts
  const longestFirst = names.toSorted((a, b) => b.length - a.length).map(escaped)
  // Not in an email address, and not at the start of a longer word.
  const mention = new RegExp(
    String.raw`(?<![\p{L}\p{N}_.%+-])@(${longestFirst.join('|')})(?![\p{L}\p{N}_])`,
    'giu',
  )
  for (const [, name = ''] of text.matchAll(mention)) {
    const key = name.toLowerCase()
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return counts
}

function escaped(text: string): string {
  return text.replaceAll(/[$()*+./?[\\\]^{|}]/g, String.raw`\$&`)
}
