import { readFile } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import path from 'node:path'
import { freePort } from '../tools/freePort.ts'

const dist = path.join(path.dirname(import.meta.dirname), 'mf-servicing/dist')

/** The fault of a remote's web server. */
export type Fault = 'none' | 'down' | 'empty' | 'nonsense' | 'entry fails' | 'chunk fails' | 'hangs'

/** The servicing remote on its own web server. */
export interface RemoteServer {
  readonly url: string
  /** Changes its fault, or repairs it. */
  become(fault: Fault): Promise<void>
  stop(): Promise<void>
}

const contentTypes: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
}

/** Serves the built remote as another team would, with a fault. */
export async function startRemote(fault: Fault): Promise<RemoteServer> {
  const port = await freePort()
  let current: Fault = fault

  const server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('cache-control', 'no-store')
    const file = path.basename(new URL(request.url ?? '/', 'http://remote').pathname)
    void answer(file, response)
  })

  async function answer(file: string, response: ServerResponse): Promise<void> {
    const isEntry = file.startsWith('remoteEntry')
    const isScript = file.endsWith('.js')
    if (current === 'hangs' && isScript) return
    if (current === 'empty') return end(response, 404, 'text/plain', 'Not found')
    if (current === 'nonsense')
      return end(response, 200, 'text/html', '<!doctype html><h1>Welcome to nginx</h1>')
    if (current === 'entry fails' && isEntry) return end(response, 500, 'text/plain', 'Broken')
    if (current === 'chunk fails' && isScript && !isEntry) return end(response, 500, 'text/plain', 'Broken')
    try {
      const body = await readFile(path.join(dist, file))
      end(response, 200, contentTypes[path.extname(file)] ?? 'application/octet-stream', body)
    } catch {
      end(response, 404, 'text/plain', 'Not found')
    }
  }

  async function listen(): Promise<void> {
    if (!server.listening) await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  }

  async function close(): Promise<void> {
    server.closeAllConnections()
    if (server.listening) await new Promise((resolve) => server.close(resolve))
  }

  async function become(next: Fault): Promise<void> {
    current = next
    await (next === 'down' ? close() : listen())
  }

  await become(fault)
  return { url: `http://127.0.0.1:${port}/`, become, stop: close }
}

function end(response: ServerResponse, status: number, contentType: string, body: string | Buffer): void {
  response.writeHead(status, { 'content-type': contentType }).end(body)
}
