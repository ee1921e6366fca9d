import { openedAccount } from '../knowledge/index.ts'
import type { Account, AccountData, Address } from '../knowledge/index.ts'
import { isoDay } from '../platform/index.ts'
import { industries } from './content/industries.ts'
import { firstNames, lastNames } from './content/people.ts'
import { streets, towns, units } from './content/places.ts'
import { trades } from './content/trades.ts'
import type { Trade } from './content/trades.ts'
import { createPolicy, formerTerm, nextTerm } from './policies.ts'
import type { DemoPolicy } from './policies.ts'
import type { Random } from './random.ts'

const day = 24 * 60 * 60 * 1000

interface ClientContact {
  readonly name: string
  readonly email: string
  /** In display format: `(207) 555-0142`. */
  readonly phone: string
}

/** A client of the demo agency: the account, its contact, and its policies. */
export interface Client {
  readonly account: Account
  readonly contact: ClientContact
  readonly trade: Trade
  /** Earlier terms come after current ones. */
  readonly policies: readonly DemoPolicy[]
}

/** The average number of policies per account. */
const policiesEach = 3

/** The agency's book of business: this many accounts, and three times as many policies. */
export function createBook(random: Random, { size, now }: { size: number; now: number }): Client[] {
  const clients = Array.from({ length: size }, () => createClient(random.fork(), now))
  const soon = isoDay(now + 45 * day)
  const renewed = random.fork()
  for (const [at, client] of clients.entries())
    clients[at] = withNextTerm(renewed, client, { today: isoDay(now), soon })
  let missing = size * policiesEach - clients.reduce((sum, { policies }) => sum + policies.length, 0)
  // Long-standing clients have past terms; a second round goes back another year.
  for (let round = 0; missing > 0 && round < 9; round += 1) {
    for (const [at, client] of clients.entries()) {
      const before = missing > 0 && renewed.chance(0.4) ? withFormerTerm(renewed, client, round) : client
      if (before !== client) missing -= 1
      clients[at] = before
    }
  }
  return clients
}

/** The client with the next term of an expiring policy, if its renewal has started. */
function withNextTerm(
  random: Random,
  client: Client,
  { today, soon }: { today: string; soon: string },
): Client {
  const at = client.policies.findIndex(
    ({ state, expiresAt }) => state === 'INFORCE' && expiresAt > today && expiresAt < soon,
  )
  const policy = client.policies[at]
  if (!policy || !random.chance(0.3)) return client
  return { ...client, policies: [...client.policies, nextTerm(random, policy, at)] }
}

/** The client with one more past term of a policy that has none yet. */
function withFormerTerm(random: Random, client: Client, round: number): Client {
  const { policies, account } = client
  const at = policies.findIndex(
    ({ renews, state }) => renews === null && (state === 'INFORCE' || state === 'BINDING'),
  )
  const policy = policies[at]
  const isOldEnough = account.createdAt < Date.parse(policy?.inforceAt ?? '') || round > 2
  if (!policy || !isOldEnough) return client
  const linked = policies.with(at, { ...policy, renews: policies.length })
  return { ...client, policies: [...linked, formerTerm(random, policy)] }
}

function createClient(random: Random, now: number): Client {
  const trade = random.pick(trades)
  const kind = random.pick(trade.names)
  const town = random.pick(towns)
  const person = `${random.pick(firstNames)} ${random.pick(lastNames)}`
  const isBusiness = random.chance(0.92)
  const name = isBusiness ? firmName(random, trade, kind) : person
  const lastDigits = String(random.whole(0, 99)).padStart(2, '0')
  const contact = {
    name: person,
    email: isBusiness ? `${mailbox(person)}@${slug(name)}.example` : `${mailbox(person)}@mailbox.example`,
    phone: `(${town.areaCode}) 555-01${lastDigits}`,
  }
  const detail = {
    name,
    email: contact.email,
    phone: `+1${town.areaCode}55501${lastDigits}`,
    mailingAddress: addressIn(random, town),
  }
  const createdAt = now - random.whole(200, 2_400) * day
  const data: AccountData = isBusiness
    ? {
        type: 'BUSINESS',
        detail: {
          ...detail,
          dba: random.chance(0.15) ? shortName(name) : null,
          naics: industries[kind] ?? null,
          website: random.chance(0.6) ? `https://www.${slug(name)}.example` : null,
        },
      }
    : { type: 'INDIVIDUAL', detail }
  return {
    account: openedAccount(data, [], createdAt),
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

function firmName(random: Random, { firsts, suffixes }: Trade, kind: string): string {
  return `${random.pick(firsts)} ${kind} ${random.pick(suffixes)}`
}

function policiesOf(random: Random, trade: Trade, now: number): DemoPolicy[] {
  const count = random.whole(1, trade.lines.length)
  return trade.lines.slice(0, count).map((type) => createPolicy(random, type, now))
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
