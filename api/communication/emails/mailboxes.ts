import type { Address } from 'postal-mime'
import type { Mailbox } from './email.ts'
import { readable } from './htmlText.ts'

export function mailboxes(addresses: readonly Address[] = []): Mailbox[] {
  return addresses.flatMap((address) => {
    if (address.group) return mailboxes(address.group)
    const given = address.address.trim()
    if (given === '') return []
    // `Zoë <b class="x"> Long</b> <zoe@summitline.example>`: what is in the first angle brackets is no address.
    const [written] = /\s/.test(given) ? (/[^\s<>"]+@[^\s<>"]+/.exec(address.name) ?? []) : [given]
    if (written === undefined) return []
    const name = readable(written === given ? address.name : address.name.replace(written, ''))
    // Whoever reads a name that is an address takes it for the sender's.
    const isPosing = otherAddressIn(name, written) !== null
    return [{ name: isPosing ? null : name.slice(0, 200) || null, address: written.slice(0, 254) }]
  })
}

/** An address in a display name that is not the one behind it; null without one. */
export function otherAddressIn(name: string, address: string): string | null {
  const plain = name
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\s*@\s*/g, '@')
  const found = plain.match(/[^\s<>"'(),;:[\]]+@[^\s<>"'(),;:[\]]+\.[^\s<>"'(),;:[\]]+/gu) ?? []
  return found.find((each) => each.toLowerCase() !== address.toLowerCase()) ?? null
}
