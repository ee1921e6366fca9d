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

const firstList = z.object({
  connection: z.string(),
  label: z.string(),
  actions: z.number(),
  choices: z.number(),
  columns: z.array(z.looseObject({ id: z.string() })),
  rowLines: z.literal([1, 2]),
  link: z.string(),
  texts: z.record(
    z.string(),
    z.array(z.object({ fields: z.array(z.string()), otherwise: z.string().optional() })),
  ),
  unless: z.array(z.string()).default([]),
})

const preloads = z.array(
  z.object({
    path: z.string(),
    docId: z.string(),
    variables: z.record(z.string(), z.unknown()).default({}),
    assets: z.array(z.string()).default([]),
    heading: z.object({ title: z.string(), subtitle: z.string().optional() }).optional(),
    list: firstList.optional(),
  }),
)

/** What the shell is told of a remote before any of its code is there; `entry` is an address. */
export type RemoteDescription = z.infer<typeof description>

/** How a list shows before its code is there (the contract's `FirstList`). */
export type FirstList = z.infer<typeof firstList>

/** A query that the server answers together with the page of a route, and the files that the page will ask for. */
export type Preload = z.infer<typeof preloads>[number]

export interface Remote {
  readonly description: RemoteDescription
  readonly preloads: readonly Preload[]
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
const patience = 2_000

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
    const wanted = preloads.parse(JSON.parse((await folder.readText('preloads.json')) ?? '[]'))
    return { description: { ...found, entry: base + (found.entry ?? '') }, preloads: wanted, base }
  }

  // A remote elsewhere may be newer than ours, or down: then its area must still be known, to show that it is.
  async function readElsewhere({ name, url }: RemoteAddress): Promise<Remote> {
    const text = await readAddress(`${url}remote.json`)
    const found = text === null ? null : described(text)
    if (found)
      return { description: { ...found, name, entry: url + (found.entry ?? '') }, preloads: [], base: url }

    log('warn', 'a remote does not say what it is', { remote: name, url })
    const known = await readBuilt(name, url)
    if (known) return { ...known, preloads: [] }
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
    return { description: unknown, preloads: [], base: url }
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
    const response = await fetch(address, { signal: AbortSignal.timeout(patience) })
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
