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

/** The client's request, their message, and how staff handle it. */
export interface Telling {
  readonly request: RequestDetails
  readonly details: string | null
  /** Comments by colleagues. */
  readonly comments: readonly string[]
  /** The resolution. */
  readonly notes: readonly string[]
}

export type Tell = (story: Story) => Telling

/** `March 3`: the day this many days after the request arrived. */
export function dayAfter({ openedAt }: Story, days: number): string {
  return monthAndDay.format(openedAt + days * day)
}

/** What the client calls their policy: `our general liability policy GSC-4821907-24`. */
export function policyWords({ policy, random }: Story): string {
  if (!policy) return 'our policy'
  const line: LineOfBusiness = policy.type
  return `our ${lineWords[line]} policy${policy.policyNumber && random.chance(0.5) ? ` ${policy.policyNumber}` : ''}`
}

/** The carrier, or a generic name for it. */
export function carrierWords({ policy }: Story): string {
  return policy?.carrierName ?? 'the carrier'
}

export function holderName({ random }: Story): string {
  return random.pick(holders)
}

export function personName({ random }: Story): string {
  return `${random.pick(firstNames)} ${random.pick(lastNames)}`
}

/** A pasted email: greeting, paragraphs, and signature. */
export function email({ client, random }: Story, paragraphs: readonly string[]): string {
  const { name, phone } = client.contact
  const greeting = random.pick(['Hi,', 'Hello,', 'Good morning,', 'Hi Dana,', 'Hi team,', 'Good afternoon,'])
  const closing = random.pick(['Thanks,', 'Thank you,', 'Best,', 'Regards,', 'Thanks so much,'])
  const first = name.split(' ')[0] ?? name
  const signature = ['--', ...new Set([name, client.account.detail.name, phone])].join('\n')
  return [greeting, ...paragraphs, `${closing}\n${first}`, signature].join('\n\n')
}

/** A forwarded thread below the client's message. */
export function forwarded(from: string, subject: string, body: string): string {
  return `---------- Forwarded message ----------\nFrom: ${from}\nSubject: ${subject}\n\n${body}`
}
