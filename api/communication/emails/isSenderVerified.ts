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
  const [result = ''] = authenticationResults
  const server = result.split(';')[0]?.trim().split(/\s/)[0]?.toLowerCase() ?? ''
  if (!trustedRelays.some((relay) => relay.toLowerCase() === server)) return false
  const domain = from.address.split('@')[1]?.toLowerCase() ?? ''
  if (domain === '') return false
  const isAligned = (name: string | undefined) => {
    const found =
      name
        ?.toLowerCase()
        .replace(/^.*@/, '')
        .replace(/[^\w.-].*$/, '') ?? ''
    return found !== '' && (found === domain || domain.endsWith(`.${found}`))
  }
  return result
    .split(';')
    .slice(1)
    .some((method) => {
      const property = (name: string) => new RegExp(`\\b${name}=([^\\s;]+)`, 'i').exec(method)?.[1]
      if (/^\s*dmarc=pass\b/i.test(method)) return isAligned(property('header\\.from'))
      if (/^\s*dkim=pass\b/i.test(method)) return isAligned(property('header\\.d') ?? property('header\\.i'))
      if (/^\s*spf=pass\b/i.test(method)) return isAligned(property('smtp\\.mailfrom'))
      return false
    })
}
