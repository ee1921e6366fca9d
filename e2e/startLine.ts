import { createServer, connect, type Socket } from 'node:net'

/** A proxy between browser and server that can be cut like a real connection. */
export interface Line {
  readonly url: string
  /** Breaks every connection and refuses new ones. */
  cut(): Promise<void>
  mend(): Promise<void>
}

/** Opens a proxy to the server on port `to`, at a port that the server must know as its public URL. */
export async function startLine({ port, to }: { port: number; to: () => number }): Promise<Line> {
  const ends = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(to(), '127.0.0.1')
    for (const [end, other] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(end)
      end.on('error', () => other.destroy())
      end.on('close', () => {
        ends.delete(end)
        other.destroy()
      })
      end.pipe(other)
    }
  })

  async function mend(): Promise<void> {
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  }

  async function cut(): Promise<void> {
    const closed = new Promise((resolve) => server.close(resolve))
    for (const end of ends) end.destroy()
    await closed
  }

  await mend()
  return { url: `http://127.0.0.1:${port}`, cut, mend }
}
