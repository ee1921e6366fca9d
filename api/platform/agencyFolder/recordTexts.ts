import { keys } from '../keys.ts'

/** A record's long texts, by name. */
export interface RecordTexts {
  readonly kind: string
  readonly id: string
  readonly texts: Readonly<Record<string, string>>
}

/** The long texts below a key, by record, sorted by key. */
export async function* recordTexts(kv: Deno.Kv, prefix: Deno.KvKey): AsyncIterable<RecordTexts> {
  let current: { kind: string; id: string; pieces: Map<string, Uint8Array[]> } | null = null
  for await (const { key, value } of kv.list<Uint8Array>({ prefix }, { batchSize: 50 })) {
    const [kind, id, name] = [String(key[2]), String(key[3]), String(key[4])]
    if (current && (current.kind !== kind || current.id !== id)) {
      yield decoded(current)
      current = null
    }
    current ??= { kind, id, pieces: new Map() }
    current.pieces.set(name, [...(current.pieces.get(name) ?? []), value])
  }
  if (current) yield decoded(current)
}

/** One record's long texts; empty if it has none. */
export async function textsOfRecord(
  kv: Deno.Kv,
  agencyId: string,
  { kind, id }: { kind: string; id: string },
): Promise<RecordTexts['texts'] | undefined> {
  for await (const { texts } of recordTexts(kv, keys.texts(agencyId, kind, id))) return texts
  return undefined
}

function decoded({
  kind,
  id,
  pieces,
}: {
  kind: string
  id: string
  pieces: ReadonlyMap<string, readonly Uint8Array[]>
}): RecordTexts {
  const texts = [...pieces].map(([name, parts]) => {
    const decoder = new TextDecoder()
    const text = parts.map((part) => decoder.decode(part, { stream: true })).join('')
    return [name, text + decoder.decode()] as const
  })
  return { kind, id, texts: Object.fromEntries(texts) }
}
