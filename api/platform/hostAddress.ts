import { isIP, isIPv6 } from 'node:net'

const label = '[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?'
const namePattern = new RegExp(String.raw`^(?=.*[a-z])${label}(\.${label})*$`, 'i')

/** Whether something is a host's name, or its address without brackets. */
export function isHost(text: string): boolean {
  return namePattern.test(text) || (isIP(text) !== 0 && !text.includes('%'))
}

/** A host as it stands before a port: an address of IPv6 has brackets there. */
export function hostAddress(host: string): string {
  return isIPv6(host) ? `[${host}]` : host
}

/** A host as a browser on this computer reaches it: what listens everywhere has no address of its own. */
export function reachableHost(host: string): string {
  return host === '0.0.0.0' || host === '::' ? 'localhost' : hostAddress(host)
}
