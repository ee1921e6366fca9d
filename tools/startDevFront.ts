import { type IncomingMessage, type ServerResponse, createServer, request } from 'node:http'
import { connect } from 'node:net'
import type { Duplex } from 'node:stream'

export interface DevFrontOptions {
  port: number
  /** The port of the API. */
  api: number
  /** The port of each app's hot reload. */
  hotReload: ReadonlyMap<string, number>
}

/** The single origin of a development page: the API, and the hot reload sockets under `/hot/<app>`. */
export function startDevFront({ port, api, hotReload }: DevFrontOptions): Promise<void> {
  const server = createServer((incoming, outgoing) => passOn(incoming, outgoing, api))
  server.on('upgrade', (incoming: IncomingMessage, socket: Duplex, head: Buffer) => {
    const name = /^\/hot\/([\w-]+)/.exec(incoming.url ?? '')?.[1]
    const target = [...hotReload].find(([app]) => app === name)?.[1]
    if (target === undefined) return socket.destroy()
    joinSocket(incoming, { socket, head, target })
  })
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE'
      reject(isTaken ? new Error(`Port ${port} is in use. Choose another with PORT=….`) : error)
    })
    server.listen(port, () => resolve())
  })
}

function passOn(incoming: IncomingMessage, outgoing: ServerResponse, api: number): void {
  const { method, url, headers } = incoming
  const onward = request({ host: '127.0.0.1', port: api, method, path: url, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(outgoing)
  })
  onward.on('error', () => {
    if (outgoing.headersSent) return void outgoing.destroy()
    outgoing.writeHead(503, { 'Content-Type': 'text/plain', 'Retry-After': '1' })
    outgoing.end('The API is starting. Try again in a moment.')
  })
  // A stream that the page gave up is given up behind it too.
  outgoing.on('close', () => onward.destroy())
  incoming.pipe(onward)
}

interface Upgrade {
  socket: Duplex
  head: Buffer
  target: number
}

function joinSocket(incoming: IncomingMessage, { socket, head, target }: Upgrade): void {
  const onward = connect(target, '127.0.0.1', () => {
    const headers = incoming.rawHeaders.map((part, index) => (index % 2 === 0 ? `${part}: ` : `${part}\r\n`))
    onward.write(`${incoming.method} ${incoming.url} HTTP/1.1\r\n${headers.join('')}\r\n`)
    onward.write(head)
    onward.pipe(socket).pipe(onward)
  })
  onward.on('error', () => socket.destroy())
  socket.on('error', () => onward.destroy())
}
