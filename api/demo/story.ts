import type { LineOfBusiness } from '../knowledge/index.ts'
import type { RequestDetails } from '../servicing/index.ts'
import type { Client } from './book.ts'
import { lineWords } from './content/carriers.ts'
import { holders } from './content/holders.ts'
import { firstNames, lastNames } from './content/people.ts'
import type { DemoPolicy } from './policies.ts'
import type { Random } from './random.ts'

const day = 24 * 60 * 60 * 1000
const monthAndDay = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  day: 'numeric',
  timeZone: 'America/New_York',
})

/** What a request is about: who asks, of which policy, and when. */
export interface Story {
  readonly random: Random
  readonly client: Client
  readonly policy: DemoPolicy | null
  readonly openedAt: number
}

/** What the client wants, what they wrote or said, and what staff make of it. */
export interface Telling {
  readonly matter: RequestDetails
  readonly details: string | null
  /** What colleagues note on the way. */
  readonly comments: readonly string[]
  /** How it ended. */
  readonly notes: readonly string[]
}

export type Tell = (story: Story) => Telling

/** `March 3`: a day so many days after the request came in. */
export function dayAfter({ openedAt }: Story, days: number): string {
  return monthAndDay.format(openedAt + days * day)
}

/** What the client calls their policy: `our general liability policy GSC-4821907-24`. */
export function policyWords({ policy, random }: Story): string {
  if (!policy) return 'our policy'
  const line: LineOfBusiness = policy.type
  return `our ${lineWords[line]} policy${policy.policyNumber && random.chance(0.5) ? ` ${policy.policyNumber}` : ''}`
}

/** The carrier, or words for it. */
export function carrierWords({ policy }: Story): string {
  return policy?.carrierName ?? 'the carrier'
}

export function holderName({ random }: Story): string {
  return random.pick(holders)
}

export function personName({ random }: Story): string {
  return `${random.pick(firstNames)} ${random.pick(lastNames)}`
}

/** An email as it was pasted: greeting, paragraphs, and the sender's signature. */
export function email({ client, random }: Story, paragraphs: readonly string[]): string {
  const { name, phone } = client.contact
  const greeting = random.pick(['Hi,', 'Hello,', 'Good morning,', 'Hi Dana,', 'Hi team,', 'Good afternoon,'])
  const closing = random.pick(['Thanks,', 'Thank you,', 'Best,', 'Regards,', 'Thanks so much,'])
  const first = name.split(' ')[0] ?? name
  const signature = ['--', ...new Set([name, client.account.detail.name, phone])].join('\n')
  return [greeting, ...paragraphs, `${closing}\n${first}`, signature].join('\n\n')
}

/** A forwarded thread beneath what the client wrote. */
export function forwarded(from: string, subject: string, body: string): string {
  return `---------- Forwarded message ----------\nFrom: ${from}\nSubject: ${subject}\n\n${body}`
}
