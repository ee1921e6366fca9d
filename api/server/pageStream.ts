import { createGzip } from 'node:zlib'

const encoder = new TextEncoder()

interface Page {
  /** What is there already: it goes out at once. */
  readonly head: string
  readonly rest: Promise<string>
}

/** A page in two parts, the second of which takes its time. */
export function pageStream({ head, rest }: Page): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>({
    async start(controller) {
      controller.enqueue(encoder.encode(head))
      controller.enqueue(encoder.encode(await rest))
      controller.close()
    },
  })
}

/** The same compressed, such that the head can be read before the rest has come. */
export function gzippedPageStream({ head, rest }: Page): ReadableStream<Uint8Array> {
  const gzip = createGzip({ level: 5 })
  return new ReadableStream<Uint8Array>({
    async start(controller) {
      gzip.on('data', (part: Uint8Array) => controller.enqueue(part))
      gzip.on('end', () => controller.close())
      gzip.on('error', (error) => controller.error(error))
      gzip.write(head)
      gzip.flush()
      gzip.end(await rest)
    },
    cancel() {
      gzip.removeAllListeners()
      gzip.destroy()
    },
  })
}
