import { isIP, isIPv6 } from 'node:net'

const label = '[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?'
const namePattern = new RegExp(String.raw`^(?=.*[a-z])${label}(\.${label})*$`, 'i')

/** Whether a text is a host name, or an address without brackets. */
export function isHost(text: string): boolean {
  return namePattern.test(text) || (isIP(text) !== 0 && !text.includes('%'))
}

/** A host as written before a port: IPv6 addresses get brackets. */
export function hostAddress(host: string): string {
  return isIPv6(host) ? `[${host}]` : host
}

/** The host for browsers on this computer: a wildcard address can't be visited. */
export function reachableHost(host: string): string {
  return host === '0.0.0.0' || host === '::' ? 'localhost' : hostAddress(host)
}
