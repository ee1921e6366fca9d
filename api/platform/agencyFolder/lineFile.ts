import { linesOf } from './linesOf.ts'

/** A JSON lines file being written, one line per record. */
export interface LineFile {
  add(line: unknown): Promise<void>
  /** Replaces earlier lines of the record with its current value; null if deleted. */
  replace(id: string, line: unknown): Promise<void>
  /** Finishes the file; returns the number of lines. */
  finish(): Promise<number>
  /** Closes the file without finishing it. */
  close(): void
}

const bufferLength = 64 * 1024

export async function createLineFile(path: string): Promise<LineFile> {
  const file = await Deno.open(path, { createNew: true, write: true })
  const last = new Map<string, number | null>()
  let isOpen = true
  let buffer = ''
  let count = 0

  async function add(line: unknown): Promise<void> {
    count++
    buffer += `${JSON.stringify(line)}\n`
    if (buffer.length > bufferLength) await flush()
  }

  async function flush(): Promise<void> {
    const bytes = new TextEncoder().encode(buffer)
    buffer = ''
    for (let at = 0; at < bytes.byteLength;) at += await file.write(bytes.subarray(at))
  }

  function close(): void {
    if (isOpen) file.close()
    isOpen = false
  }

  return {
    add,
    close,

    async replace(id, line) {
      if (line !== null) await add(line)
      last.set(id, line === null ? null : count)
    },

    async finish() {
      await flush()
      await file.sync()
      close()
      return last.size === 0 ? count : await keepLast(path, last)
    },
  }
}

/** Keeps only the latest line of records that changed while the file was written. */
async function keepLast(path: string, last: ReadonlyMap<string, number | null>): Promise<number> {
  const kept = await createLineFile(`${path}.new`)
  for await (const { number, text } of linesOf(path)) {
    const line: { id: string } = JSON.parse(text)
    const counts = last.get(line.id)
    if (counts === undefined || counts === number) await kept.add(line)
  }
  const count = await kept.finish()
  await Deno.rename(`${path}.new`, path)
  return count
}
