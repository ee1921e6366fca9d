import { z } from 'zod'
import type { RemoteAddress } from '../config.ts'
import type { Folder, Log } from '../platform/index.ts'

const description = z.object({
  name: z.string(),
  entry: z.string().optional(),
  version: z.string().default(''),
  areas: z.array(z.string()).default([]),
  links: z.array(z.unknown()).default([]),
  slots: z.array(z.unknown()).default([]),
})

const preloads = z.array(
  z.object({
    path: z.string(),
    docId: z.string(),
    variables: z.record(z.string(), z.unknown()).default({}),
    assets: z.array(z.string()).default([]),
  }),
)

/** What the shell is told of a remote before any of its code is there; `entry` is an address. */
export type RemoteDescription = z.infer<typeof description>

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

interface RemotesOptions {
  /** The built remotes by name; each folder is an app's `dist`. */
  readonly built: ReadonlyMap<string, Folder>
  /** The remotes of the configuration, which take the place of all built ones. */
  readonly addresses: readonly RemoteAddress[] | null
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
    try {
      const response = await fetch(`${url}remote.json`, { signal: AbortSignal.timeout(patience) })
      if (!response.ok) throw new Error(`It answered with status ${response.status}.`)
      const found = description.parse(await response.json())
      return { description: { ...found, name, entry: url + (found.entry ?? '') }, preloads: [], base: url }
    } catch (reason) {
      log('warn', 'a remote does not say what it is', { remote: name, url, reason: String(reason) })
      const known = await readBuilt(name, url)
      if (known) return { ...known, preloads: [] }
      const area = name.replace(/^mf-/, '')
      const unknown = {
        name,
        entry: `${url}remoteEntry.js`,
        version: '',
        areas: [area],
        links: [],
        slots: [],
      }
      return { description: unknown, preloads: [], base: url }
    }
  }

  return {
    origins: [...new Set((addresses ?? []).map(({ url }) => new URL(url).origin))],
    async list() {
      const all = addresses
        ? await Promise.all(addresses.map(readElsewhere))
        : await Promise.all([...built.keys()].map((name) => readBuilt(name, `/remotes/${name}/`)))
      return all
        .filter((remote) => remote !== null)
        .filter(({ description: { areas, slots } }) => areas.length + slots.length > 0)
    },
  }
}
