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

/** The files of each page, by the document of the query that it begins with. */
const preloads = z.record(z.string(), z.array(z.string()))

const serverScript = z.object({ remote: z.object({ routes: z.array(z.unknown()) }) })

/** What the shell is told of a remote before any of its code is there; `entry` is an address. */
export type RemoteDescription = z.infer<typeof description>

export interface Remote {
  readonly description: RemoteDescription
  readonly preloads: Readonly<Record<string, readonly string[]>>
  /** Its routes, from the script that it builds for the server; empty when it has none. */
  readonly routes: readonly unknown[]
  /** Where its files are, ending in a slash. */
  readonly base: string
}

/** The remotes as they are built now. */
export interface Remotes {
  list(): Promise<Remote[]>
  /** The origins of those that are served from elsewhere. */
  readonly origins: readonly string[]
}

/** How long a remote that is served from elsewhere may take to say what it is. */
const timeoutMs = 2_000

/** How long what it said is shown before it is asked again. */
const freshFor = 5_000

interface RemotesOptions {
  /** The built remotes by name; each folder is an app's `dist`. */
  readonly built: ReadonlyMap<string, Folder>
  /** Remotes that are served from elsewhere; one takes the place of the built one of its name. */
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
      // Its pages work without: the browser then asks for their data itself.
      log('error', 'the routes of a remote could not be read', { remote: name, reason: String(error) })
      return []
    }
  }

  // A remote elsewhere may be newer than ours, or down: then its area must still be known, to show that it is.
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

/** The text at an address; null when it cannot be had within the patience that a page has. */
export async function readAddress(address: string): Promise<string | null> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) })
    return response.ok ? await response.text() : null
  } catch {
    // Down, slow or gone: all the same to whoever asks.
    return null
  }
}

/** What was read last, read again behind the answer once it is old: only the first to ask ever waits. */
function refreshed<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let last: Promise<Value> | null = null
  let readAt = Number.NEGATIVE_INFINITY
  return () => {
    if (last && performance.now() - readAt < freshFor) return last
    readAt = performance.now()
    const next = read()
    const shown = last ?? next
    last = shown
    // What could not be read is shown as failed to whoever waits for it, and read again for the next.
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
    // It answers, but not as a remote does: as good as down.
    return null
  }
}
