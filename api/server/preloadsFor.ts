import type { FirstList, Preload, Remote } from './remotes.ts'

/** A document to answer with the page, and the addresses of the files that the page will ask for. */
export interface PagePreload {
  readonly docId: string
  readonly variables: Record<string, unknown>
  readonly assets: readonly string[]
  /** What stands at the top of the page. */
  readonly heading: Preload['heading']
  /** The list that the page shows, as it looks under this address. */
  readonly list: FirstList | undefined
}

/** The preloads of the route that the address matches; none when the address asks for more than they know. */
export function preloadsFor(remotes: readonly Remote[], url: URL): PagePreload[] {
  const found: PagePreload[] = []
  for (const { preloads, base } of remotes) {
    for (const preload of preloads) {
      const params = matchedPath(preload.path, url.pathname)
      const variables = params && variablesFor(preload, { params, search: url.searchParams })
      if (!variables) continue
      const { docId, heading, list } = preload
      const looksAsAtFirst = list && !list.unless.some((name) => url.searchParams.has(name))
      const assets = preload.assets.map((file) => base + file)
      found.push({ docId, variables, heading, list: looksAsAtFirst ? list : undefined, assets })
    }
  }
  return found
}

/** The parameters of a path like `/app/servicing/:id/*`; null when it is not of this form. A last `*` may be nothing. */
function matchedPath(pattern: string, path: string): Record<string, string> | null {
  const wanted = segments(pattern)
  const given = segments(path)
  const isOpen = wanted.at(-1) === '*'
  if (isOpen) wanted.pop()
  if (isOpen ? given.length < wanted.length : given.length !== wanted.length) return null
  const params: Record<string, string> = {}
  for (const [at, name] of wanted.entries()) {
    const value = given[at] ?? ''
    if (name.startsWith(':')) params[name.slice(1)] = value
    else if (name !== value) return null
  }
  return params
}

function segments(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '')
}

interface Address {
  readonly params: Readonly<Record<string, string>>
  readonly search: URLSearchParams
}

/** A variable that comes from the address: `{ "search": "state", "values": { "closed": "CLOSED" }, "otherwise": "OPEN" }`. */
interface FromSearch {
  readonly search: string
  /** What the words in the address stand for; the words themselves unless given. */
  readonly values?: Readonly<Record<string, unknown>>
  /** Its value when the address does not say. */
  readonly otherwise?: unknown
}

class UnknownAddressError extends Error {}

function variablesFor(preload: Preload, address: Address): Record<string, unknown> | null {
  const used = new Set<string>()

  function resolve(value: unknown): unknown {
    if (typeof value === 'string' && value.startsWith(':')) return address.params[value.slice(1)] ?? null
    if (Array.isArray(value)) return value.map(resolve)
    if (typeof value !== 'object' || value === null) return value
    if (isFromSearch(value)) return fromSearch(value)
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, resolve(inner)]))
  }

  function fromSearch({ search, values, otherwise = null }: FromSearch): unknown {
    used.add(search)
    const word = address.search.get(search)
    if (word === null) return otherwise
    if (!values) return word
    if (!Object.hasOwn(values, word)) throw new UnknownAddressError()
    return values[word]
  }

  try {
    const entries = Object.entries(preload.variables).map(([name, value]) => [name, resolve(value)])
    // A parameter that the route knows and the preload does not would make the answer the wrong one.
    const isUnderstood = [...address.search.keys()].every((name) => used.has(name))
    return isUnderstood ? Object.fromEntries(entries) : null
  } catch (error) {
    if (error instanceof UnknownAddressError) return null
    throw error
  }
}

function isFromSearch(value: object): value is FromSearch {
  return 'search' in value && typeof value.search === 'string'
}
