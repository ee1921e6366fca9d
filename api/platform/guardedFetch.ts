import { lookup } from 'node:dns/promises'
import { BlockList, isIP } from 'node:net'

/** An address that must not be fetched, or a rejected response. */
export class FetchRefusedError extends Error {
  override readonly name = 'FetchRefusedError'
}

interface GuardedFetchOptions {
  readonly signal: AbortSignal
  /** Time limit for the whole response, in milliseconds. */
  readonly timeoutMs: number
  /** Resolves a host name; defaults to the system's resolver. */
  readonly resolve?: (host: string) => Promise<readonly string[]>
  /** Requests one URL without following redirects; defaults to `fetch`. */
  readonly ask?: (url: URL, init: RequestInit) => Promise<Response>
}

/** Networks that are not part of the public internet (RFC 6890). */
const privateNetworks = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  privateNetworks.addSubnet(network, prefix, 'ipv4')
}
for (const [network, prefix] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const) {
  privateNetworks.addSubnet(network, prefix, 'ipv6')
}

/**
 * Fetches an https URL supplied by a third party. Addresses of this machine and its networks are rejected, also
 * behind redirects; the caller bounds the size as it reads. Throws `FetchRefusedError`.
 */
export async function guardedFetch(
  address: string,
  { signal, timeoutMs, resolve = addressesOf, ask = fetch }: GuardedFetchOptions,
): Promise<Response> {
  const within = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])
  let next = address
  for (let redirects = 0; redirects <= 3; redirects++) {
    const url = URL.parse(next)
    if (url?.protocol !== 'https:') throw new FetchRefusedError('Only https addresses are fetched.')
    if (url.username !== '' || url.password !== '')
      throw new FetchRefusedError('The address holds a password.')
    const host = url.hostname.replace(/^\[|\]$/g, '')
    const found = isIP(host) ? [host] : await orRefused(host, () => resolve(host))
    if (found.length === 0 || found.some(isPrivate)) {
      throw new FetchRefusedError('The address leads to a private network.')
    }
    const response = await orRefused(host, () => ask(url, { redirect: 'manual', signal: within }))
    const location = response.headers.get('location')
    if (response.status < 300 || response.status >= 400 || location === null) return response
    await response.body?.cancel()
    next = new URL(location, url).href
  }
  throw new FetchRefusedError('The address redirects too often.')
}

/** The server may only reach the hosts in its configuration (`tools/apiPermissions.ts`). */
async function orRefused<T>(host: string, run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    const isForbidden =
      error instanceof Deno.errors.NotCapable ||
      (error instanceof Error && 'code' in error && error.code === 'EPERM')
    throw isForbidden ? new FetchRefusedError(`The server is not allowed to fetch from ${host}.`) : error
  }
}

/** Whether an IP address is outside the public internet. An IPv4 address inside IPv6 is judged as IPv4. */
function isPrivate(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return isPrivate(mapped)
  if (/^::ffff:/i.test(address)) return true
  return privateNetworks.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
}

async function addressesOf(host: string): Promise<string[]> {
  return (await lookup(host, { all: true })).map(({ address }) => address)
}
