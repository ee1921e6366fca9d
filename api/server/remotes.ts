import { z } from 'zod'
import type { RemoteAddress } from '../config.ts'
import type { Folder, Log } from '../platform/index.ts'

const description = z.object({
  name: z.string(),
  entry: z.string().optional(),
  version: z.string().default(''),
  areas: z.array(z.string()).default([]),
  links: z.array(z.unknown()).default([]),
  actions: z.array(z.unknown()).default([]),
  slots: z.array(z.unknown()).default([]),
})

/** The files of each page, by the document of its first query. */
const preloads = z.record(z.string(), z.array(z.string()))

const serverScript = z.object({ remote: z.object({ routes: z.array(z.unknown()) }) })

/** What the shell knows of a remote before loading its code; `entry` is a URL. */
export type RemoteDescription = z.infer<typeof description>

export interface Remote {
  readonly description: RemoteDescription
  readonly preloads: Readonly<Record<string, readonly string[]>>
  /** Its routes, from the script it builds for the server; empty if it has none. */
  readonly routes: readonly unknown[]
  /** The base URL of its files, ending in a slash. */
  readonly base: string
}

/** The remotes as currently built. */
export interface Remotes {
  list(): Promise<Remote[]>
  /** The origins of remotes hosted elsewhere. */
  readonly origins: readonly string[]
}

/** How long a remote hosted elsewhere may take to return its description. */
const timeoutMs = 2_000

/** How long its description is used before it is fetched again. */
const freshFor = 5_000

interface RemotesOptions {
  /** The built remotes by name; each folder is an app's `dist`. */
  readonly built: ReadonlyMap<string, Folder>
  /** Remotes hosted elsewhere; each replaces the built one of the same name. */
  readonly addresses: readonly RemoteAddress[]
  readonly log: Log
}

export function createRemotes({ built, addresses, log }: RemotesOptions): Remotes {
  async function readBuilt(name: string, base: string): Promise<Remote | null> {
    const folder = built.get(name)
    const text = await folder?.readText('remote.json')
    if (!folder || !text) return null
    const found = description.parse(JSON.parse(text))
    const files = preloads.parse(JSON.parse((await folder.readText('preloads.json')) ?? '{}'))
    const routes = await readRoutes(name, folder)
    return { description: { ...found, entry: base + (found.entry ?? '') }, preloads: files, routes, base }
  }

  async function readRoutes(name: string, folder: Folder): Promise<readonly unknown[]> {
    try {
      const script = serverScript.safeParse(await folder.load('server/remote.js'))
      return script.data?.remote.routes ?? []
    } catch (error) {
      // Its pages work without it: the browser then fetches their data.
      log('error', 'the routes of a remote could not be read', { remote: name, reason: String(error) })
      return []
    }
  }

  // A remote hosted elsewhere may be newer than ours, or down: its area must still be known to show that it failed.
  async function readElsewhere({ name, url }: RemoteAddress): Promise<Remote> {
    const text = await readAddress(`${url}remote.json`)
    const found = text === null ? null : described(text)
    if (found)
      return {
        description: { ...found, name, entry: url + (found.entry ?? '') },
        preloads: {},
        routes: [],
        base: url,
      }

    log('warn', 'a remote does not say what it is', { remote: name, url })
    const known = await readBuilt(name, url)
    if (known) return { ...known, preloads: {}, routes: [] }
    const areas = [name.replace(/^mf-/, '')]
    const unknown = {
      name,
      entry: `${url}remoteEntry.js`,
      version: '',
      areas,
      links: [],
      actions: [],
      slots: [],
    }
    return { description: unknown, preloads: {}, routes: [], base: url }
  }

  const elsewhere = new Map(
    addresses.map((address) => [address.name, refreshed(() => readElsewhere(address))]),
  )
  const names = new Set([...built.keys(), ...elsewhere.keys()])

  return {
    origins: [...new Set(addresses.map(({ url }) => new URL(url).origin))],
    async list() {
      const all = await Promise.all(
        [...names].map((name) => elsewhere.get(name)?.() ?? readBuilt(name, `/remotes/${name}/`)),
      )
      return all
        .filter((remote) => remote !== null)
        .filter(({ description: { areas, slots } }) => areas.length + slots.length > 0)
    },
  }
}

/** The text at a URL; null if it does not arrive within the timeout of a page. */
export async function readAddress(address: string): Promise<string | null> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) })
    return response.ok ? await response.text() : null
  } catch {
    // Down, slow or removed: the caller treats them the same.
    return null
  }
}

/** The last value read, refreshed in the background once it is stale: only the first caller waits. */
function refreshed<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let last: Promise<Value> | null = null
  let readAt = Number.NEGATIVE_INFINITY
  return () => {
    if (last && performance.now() - readAt < freshFor) return last
    readAt = performance.now()
    const next = read()
    const shown = last ?? next
    last = shown
    // A failed read is reported to the callers waiting for it and retried for the next one.
    void next.then(
      () => (last = next),
      () => (last = null),
    )
    return shown
  }
}

function described(text: string): RemoteDescription | null {
  try {
    return description.parse(JSON.parse(text))
  } catch {
    // It responds, but not like a remote: treated as down.
    return null
  }
}
