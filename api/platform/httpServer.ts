import { reachableHost } from './hostAddress.ts'

/** The server can't listen on the configured address; the message names its variable. */
export class AddressError extends Error {
  override readonly name = 'AddressError'
}

/** The client's IP address; empty on a local socket. */
export interface Sender {
  readonly address: string
}

export interface HttpServer {
  /** The listening URL, for example `http://127.0.0.1:3000`; empty on a local socket. */
  readonly address: string
  /** Stops accepting connections and resolves once all requests are answered, or after the given milliseconds. */
  stop(limit: number): Promise<void>
}

export type HttpHandler = (request: Request, sender: Sender) => Response | Promise<Response>

export type Listening = { readonly host: string; readonly port: number } | { readonly socket: string }

/** Listens on a host and port, or on a socket file that only this user can open. Throws `AddressError`. */
export async function startHttpServer(listening: Listening, handler: HttpHandler): Promise<HttpServer> {
  if ('socket' in listening) return await listenOnSocket(listening.socket, handler)
  try {
    return listen(listening, handler)
  } catch (error) {
    throw new AddressError(refusal(listening, error), { cause: error })
  }
}

function refusal({ host, port }: { host: string; port: number }, error: unknown): string {
  if (error instanceof Deno.errors.AddrInUse)
    return `PORT should be free; another program listens on port ${port} already.`
  if (error instanceof Deno.errors.PermissionDenied)
    return `PORT should be one that this user may listen on; ${port} is not.`
  const reason = error instanceof Error ? error.message : String(error)
  return `HOST should be a name or address of this computer; nothing can listen on '${host}': ${reason}.`
}

function listen({ host, port }: { host: string; port: number }, handler: HttpHandler): HttpServer {
  // Dynamic responses are compressed on the fly; files have better-compressed siblings from the build.
  const options = { hostname: host, port, automaticCompression: true, onListen: () => undefined }
  const server = Deno.serve(options, (request, { remoteAddr }) =>
    handler(request, { address: 'hostname' in remoteAddr ? remoteAddr.hostname : '' }),
  )
  return {
    address: `http://${reachableHost(host)}:${server.addr.port}`,
    stop: (limit) => stopServer(server, limit),
  }
}

async function listenOnSocket(path: string, handler: HttpHandler): Promise<HttpServer> {
  // A socket left by a killed process keeps its name; the owner of the store's lock may reclaim it.
  await Deno.remove(path).catch(() => undefined)
  const options = { path, onListen: () => undefined }
  const server = Deno.serve(options, (request) => handler(request, { address: '' }))
  await Deno.chmod(path, 0o600)
  return {
    address: '',
    async stop(limit) {
      await stopServer(server, limit)
      await Deno.remove(path).catch(() => undefined)
    },
  }
}

/** Whether an error means that the rest of a request will never arrive: the client left, or the server is stopping. */
export function isCutOff(error: unknown): boolean {
  // Deno closes a request's body in both cases and doesn't distinguish them.
  return error instanceof Deno.errors.BadResource && error.message.startsWith('Cannot read request body')
}

async function stopServer(server: Deno.HttpServer, limit: number): Promise<void> {
  // Requests not answered within the limit are cut off when the process ends.
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, limit)
  })
  await Promise.race([server.shutdown(), late])
  clearTimeout(timer)
}
