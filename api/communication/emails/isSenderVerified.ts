import type { ReadEmail } from './readEmail.ts'

/**
 * Whether a mail server the agency trusts confirmed that the message comes from its sender's domain: DMARC
 * passed, or DKIM or SPF passed for the same domain (RFC 8601). Only the topmost result counts: those below came
 * with the message and may be forged.
 */
export function isSenderVerified(
  { from, authenticationResults }: Pick<ReadEmail, 'from' | 'authenticationResults'>,
  trustedRelays: readonly string[],
): boolean {
  const [server = '', ...methods] = withoutFreeText(authenticationResults[0] ?? '').split(';')
  const [relay = ''] = server.trim().toLowerCase().split(/\s/)
  if (!trustedRelays.some((each) => each.toLowerCase() === relay)) return false
  const domain = from.address.split('@').at(-1)?.toLowerCase() ?? ''
  return methods.some((method) => {
    const [, name = ''] = /^\s*(dmarc|dkim|spf)\s*=\s*pass(?!\S)/i.exec(method) ?? []
    const values = (properties[name.toLowerCase()] ?? []).flatMap(
      (property) => new RegExp(`\\s${property}=(\\S+)`, 'i').exec(method)?.[1] ?? [],
    )
    return isAligned(values[0], domain)
  })
}

/** Where each method names the domain that it confirmed. */
const properties: Readonly<Record<string, readonly string[]>> = {
  dmarc: ['header\\.from'],
  dkim: ['header\\.d', 'header\\.i'],
  spf: ['smtp\\.mailfrom'],
}

/** Whether a confirmed domain is the sender's or one above it; never a whole top-level domain. */
function isAligned(value: string | undefined, domain: string): boolean {
  const found = value?.toLowerCase().split('@').at(-1) ?? ''
  const isDomain = /^[\w-]+(?:\.[\w-]+)+$/.test(found)
  return isDomain && (found === domain || domain.endsWith(`.${found}`))
}

/** A result without its comments, and with `q` for each quoted string: senders choose what stands in them. */
function withoutFreeText(result: string): string {
  let text = ''
  let depth = 0
  let isQuoted = false
  for (let at = 0; at < result.length; at += 1) {
    const character = result[at]
    if (character === '\\' && (isQuoted || depth > 0)) at += 1
    else if (character === '"' && depth === 0) {
      isQuoted = !isQuoted
      if (isQuoted) text += 'q'
    } else if (isQuoted) continue
    else if (character === '(') depth += 1
    else if (character === ')') depth = Math.max(0, depth - 1)
    else if (depth === 0) text += character
  }
  return isQuoted || depth > 0 ? '' : text
}
