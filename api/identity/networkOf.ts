/** The part of an IPv6 address that identifies a customer's network; the customer controls the rest. */
const networkGroups = 4

/** The client's IP address for rate limits: an IPv4 address, or the network of an IPv6 one. */
export function networkOf(address: string): string {
  const version4 = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)(?::\d+)?$/i.exec(address)?.[1]
  if (version4 !== undefined) return version4
  const [before = '', after] = address.toLowerCase().split('::')
  const groups = before.split(':')
  if (groups.length < networkGroups && after === undefined) return address
  const filled = [...groups, ...Array.from({ length: networkGroups }, () => '0')]
  return filled
    .slice(0, networkGroups)
    .map((group) => group.replace(/^0+(?=.)/, '') || '0')
    .join(':')
}
