import { openedAccount } from '../knowledge/index.ts'
import type { Account, AccountMatter, Address, PolicyTerms } from '../knowledge/index.ts'
import { carriers } from './content/carriers.ts'
import { firstNames, lastNames } from './content/people.ts'
import { streets, towns, units } from './content/places.ts'
import { trades } from './content/trades.ts'
import type { Trade } from './content/trades.ts'
import type { Random } from './random.ts'

const day = 24 * 60 * 60 * 1000

export interface Contact {
  readonly name: string
  readonly email: string
  readonly phone: string
}

export type DemoPolicy = Pick<PolicyTerms, 'type' | 'policyNumber' | 'expiresAt'> & {
  readonly carrierName: string
}

/** A client of the demo agency: the account, the person who writes or calls, and what they bought. */
export interface Client {
  readonly account: Account
  readonly contact: Contact
  readonly trade: Trade
  readonly policies: readonly DemoPolicy[]
}

/** The agency's book of business: so many clients with their policies. */
export function createBook(random: Random, { size, now }: { size: number; now: number }): Client[] {
  return Array.from({ length: size }, () => createClient(random.fork(), now))
}

function createClient(random: Random, now: number): Client {
  const trade = random.pick(trades)
  const town = random.pick(towns)
  const person = `${random.pick(firstNames)} ${random.pick(lastNames)}`
  const isBusiness = random.chance(0.92)
  const name = isBusiness ? firmName(random, trade) : person
  const contact = {
    name: person,
    email: isBusiness ? `${mailbox(person)}@${slug(name)}.example` : `${mailbox(person)}@mailbox.example`,
    phone: `(${town.areaCode}) 555-01${String(random.whole(0, 99)).padStart(2, '0')}`,
  }
  const detail = { name, email: contact.email, phone: contact.phone, mailingAddress: addressIn(random, town) }
  const createdAt = now - random.whole(200, 2_400) * day
  const matter: AccountMatter = isBusiness
    ? {
        type: 'BUSINESS',
        detail: {
          ...detail,
          dba: random.chance(0.15) ? shortName(name) : null,
          naics: null,
          website: null,
        },
      }
    : { type: 'INDIVIDUAL', detail }
  return {
    account: openedAccount(matter, [], createdAt),
    contact,
    trade,
    policies: isBusiness ? policiesOf(random, trade, now) : [],
  }
}

/** An address in one of the agency's towns. */
export function createAddress(random: Random): Address {
  return addressIn(random, random.pick(towns))
}

function addressIn(random: Random, { city, zone, postalCode }: (typeof towns)[number]): Address {
  const line1 = `${random.whole(2, 980)} ${random.pick(streets)}`
  return { line1, line2: random.chance(0.2) ? random.pick(units) : null, city, zone, postalCode }
}

function firmName(random: Random, { firsts, names, suffixes }: Trade): string {
  return `${random.pick(firsts)} ${random.pick(names)} ${random.pick(suffixes)}`
}

function policiesOf(random: Random, trade: Trade, now: number): DemoPolicy[] {
  const count = random.whole(1, trade.lines.length)
  return trade.lines.slice(0, count).map((type) => {
    const carrier = random.pick(carriers)
    const number = `${carrier.letters}-${random.whole(1_000_000, 9_999_999)}-${random.whole(10, 26)}`
    const expiresAt = new Date(now + random.whole(-40, 360) * day).toISOString().slice(0, 10)
    return { type, carrierName: carrier.name, policyNumber: number, expiresAt }
  })
}

function shortName(name: string): string {
  return name.split(' ').slice(0, 2).join(' ')
}

function mailbox(person: string): string {
  return plain(person)
    .replace(/[^a-z]+/g, '.')
    .replace(/^\.|\.$/g, '')
}

function slug(name: string): string {
  return plain(shortName(name)).replace(/[^a-z0-9]+/g, '')
}

const letters: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', ß: 'ss' }

function plain(text: string): string {
  const lower = text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
  return lower.replace(/[łøß]/g, (letter) => letters[letter] ?? '')
}
