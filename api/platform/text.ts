import type { Key } from './keys.ts'
import { keys } from './keys.ts'
import type { AnyKind } from './kind.ts'

// Under KV's 64 KiB a value; twelve pieces still fit into one transaction with everything else.
const chunkBytes = 60_000
const maxChunks = 12

/** The longest text that a record can carry beside itself, in bytes of UTF-8. */
export const maxTextBytes = chunkBytes * maxChunks

/** A long text of a record, written in the commit that it belongs to; null removes it. */
export interface TextChange {
  readonly kind: AnyKind
  readonly id: string
  readonly name: string
  readonly text: string | null
}

/** A text over `maxTextBytes`; such a text belongs into the blob store. */
export class TextTooLongError extends Error {
  override name = 'TextTooLongError'
}

/** What a text change writes: a value per piece, null for the pieces that an earlier, longer text may have left. */
export function textWrites(agencyId: string, change: TextChange): { key: Key; value: Uint8Array | null }[] {
  const { kind, id, name, text } = change
  const bytes = new TextEncoder().encode(text ?? '')
  if (bytes.byteLength > maxTextBytes) {
    throw new TextTooLongError(
      `The text '${name}' of ${kind.name} ${id} takes ${bytes.byteLength} bytes; at most ${maxTextBytes} fit.`,
    )
  }
  const pieces = text === null ? 0 : Math.max(1, Math.ceil(bytes.byteLength / chunkBytes))
  return Array.from({ length: maxChunks }, (_, chunk) => ({
    key: keys.textChunk(agencyId, kind.name, id, name, chunk),
    value: chunk < pieces ? bytes.slice(chunk * chunkBytes, (chunk + 1) * chunkBytes) : null,
  }))
}

/** Reads the pieces in one snapshot, so that a text is never half of one commit and half of the next. */
export async function readText(
  kv: Deno.Kv,
  agencyId: string,
  text: { kind: string; id: string; name: string },
): Promise<string | null> {
  const prefix = keys.text(agencyId, text.kind, text.id, text.name)
  const decoder = new TextDecoder()
  let whole: string | null = null
  for await (const { value } of kv.list<Uint8Array>({ prefix }, { batchSize: maxChunks + 1 })) {
    whole = (whole ?? '') + decoder.decode(value, { stream: true })
  }
  return whole === null ? null : whole + decoder.decode()
}
