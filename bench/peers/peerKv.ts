import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openKv } from '@deno/kv'

type PeerKv = Awaited<ReturnType<typeof openKv>>
type Entry = readonly [key: readonly string[], value: unknown]

/** A peer's own SQLite behind @deno/kv, with these entries. */
export async function openPeerKv(entries: readonly Entry[]): Promise<PeerKv> {
  const kv = await openKv(path.join(mkdtempSync(path.join(tmpdir(), 'peer-')), 'peer.sqlite'))
  for (let start = 0; start < entries.length; start += 500) {
    const atomic = kv.atomic()
    for (const [key, value] of entries.slice(start, start + 500)) atomic.set([...key], value)
    await atomic.commit()
  }
  return kv
}

/** The values of this kind under these ids, null where there is none. */
export async function readMany(kv: PeerKv, kind: string, ids: readonly string[]): Promise<unknown[]> {
  // getMany takes ten keys at most; a batch of relations is therefore a few calls side by side.
  const distinct = [...new Set(ids)].filter((id) => id !== '')
  const groups = Array.from({ length: Math.ceil(distinct.length / 10) }, (_, i) =>
    distinct.slice(i * 10, i * 10 + 10),
  )
  const found = (await Promise.all(groups.map((group) => kv.getMany(group.map((id) => [kind, id]))))).flat()
  const byId = new Map(found.map(({ key, value }) => [String(key[1]), value]))
  return ids.map((id) => byId.get(id) ?? null)
}
