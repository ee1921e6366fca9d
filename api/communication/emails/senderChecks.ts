import { domainToUnicode } from 'node:url'
import { publicMail } from '../../assistant/index.ts'
import { agencyUserKind } from '../../identity/index.ts'
import { accountKind, contactKind, emailKey } from '../../knowledge/index.ts'
import type { AgencyStore } from '../../platform/index.ts'
import { settingsOf } from '../settings/communicationSettings.ts'
import type { EmailThreadRow } from './emailThread.ts'
import { isAddressOfAccount } from './isAddressOfAccount.ts'
import type { ReadEmail } from './readEmail.ts'

/** The domain that shows whom an address belongs to; null for a mail service that anybody writes from. */
function companyDomain(address: string): string | null {
  const domain = emailKey(address).split('@')[1] ?? ''
  return domain === '' || publicMail.test(domain.split('.').at(-2) ?? '') ? null : domain
}

/** Whether two addresses are the same, or of the same company. */
export function isSameCompany(one: string, other: string): boolean {
  const domain = companyDomain(one)
  return emailKey(one) === emailKey(other) || (domain !== null && domain === companyDomain(other))
}

/**
 * Whether somebody may write in a thread: people of the agency, of the account, and of the companies in the conversation.
 * Message-IDs are no secret, so that a reference to one proves nothing.
 */
export function belongsToThread(
  agency: Pick<AgencyStore, 'id' | 'table'>,
  { accountId, fromEmail, people }: Pick<EmailThreadRow, 'accountId' | 'fromEmail' | 'people'>,
  address: string,
): boolean {
  const staff = [...agency.table(agencyUserKind).values()].map(({ email }) => email)
  const own = settingsOf(agency).emailAddress
  return (
    [...staff, ...(own === null ? [] : [own])].map(emailKey).includes(emailKey(address)) ||
    isAddressOfAccount(agency, accountId ?? undefined, address) ||
    [fromEmail, ...people].some((known) => isSameCompany(known, address))
  )
}

/** The Reply-To that a reply may go to: of the account, or of the sender's company. Null without one. */
export function trustedReplyTo(
  agency: Pick<AgencyStore, 'table'>,
  { from, replyTo }: Pick<ReadEmail, 'from' | 'replyTo'>,
  accountId: string | undefined,
): string | null {
  if (replyTo === null) return null
  return isSameCompany(from.address, replyTo) || isAddressOfAccount(agency, accountId, replyTo)
    ? replyTo
    : null
}

interface SenderWarning {
  readonly text: string
  /** Whether the sender may not be who they seem, rather than only where replies should go. */
  readonly isAboutSender: boolean
}

/** What staff should know of the sender of a message before they answer it. */
export function warningsAbout(
  agency: AgencyStore,
  read: ReadEmail,
  { claimed, accountId }: { claimed: EmailThreadRow | null; accountId: string | undefined },
): SenderWarning[] {
  const { from, replyTo } = read
  const texts = [
    claimed &&
      `This message answers a conversation with ${withoutPeriod(claimed.accountName ?? claimed.fromName ?? claimed.fromEmail)}, but ${from.address || 'its sender'} is not part of it.`,
    lookalikeWarning(agency, from.address),
  ]
  const isElsewhere = replyTo !== null && trustedReplyTo(agency, read, accountId) === null
  return [
    ...texts.flatMap((text) => (text === null ? [] : [{ text, isAboutSender: true }])),
    ...(isElsewhere && from.address !== ''
      ? [
          {
            text: `The message asks for replies to ${replyTo}, which is neither on record nor of the sender's company. Replies go to ${from.address}.`,
            isAboutSender: false,
          },
        ]
      : []),
  ]
}

function withoutPeriod(name: string): string {
  return name.replace(/\.$/, '')
}

/** What to tell about a sender whose domain is easily taken for that of an account; null if it isn't. */
function lookalikeWarning(agency: Pick<AgencyStore, 'table'>, address: string): string | null {
  const domain = companyDomain(address)
  if (domain === null) return null
  let alike: { readonly domain: string; readonly name: string } | null = null
  for (const { detail, contactIds } of agency.table(accountKind).values()) {
    const contacts = contactIds.map((id) => agency.table(contactKind).get(id)?.email)
    for (const email of [detail.email, ...contacts]) {
      const known = email ? companyDomain(email) : null
      if (known === domain) return null
      if (known !== null && !alike && isLookalike(domain, known)) alike = { domain: known, name: detail.name }
    }
  }
  return (
    alike &&
    `${address} looks like an address at ${alike.domain}, the domain of ${alike.name.replace(/\.$/, '')}, but it is not on record. Call the client before you send anything.`
  )
}

/** In a shorter name, one letter makes a different company. */
const shortestLikeness = 6

function isLookalike(domain: string, known: string): boolean {
  if (skeleton(domain) === skeleton(known)) return true
  return (
    known.replace(/\.[^.]+$/, '').length >= shortestLikeness &&
    isOneEditApart(skeleton(domain), skeleton(known))
  )
}

const alikeLetters: Readonly<Record<string, string>> = {
  а: 'a',
  α: 'a',
  е: 'e',
  ε: 'e',
  о: 'o',
  ο: 'o',
  р: 'p',
  ρ: 'p',
  с: 'c',
  х: 'x',
  у: 'y',
  ѕ: 's',
  і: 'l',
  ι: 'l',
  ј: 'j',
  ԁ: 'd',
  һ: 'h',
  к: 'k',
  κ: 'k',
  ո: 'n',
  ν: 'v',
  ѵ: 'v',
  т: 't',
  τ: 't',
  м: 'm',
  в: 'b',
  ı: 'l',
  i: 'l',
  '0': 'o',
  '1': 'l',
  '|': 'l',
  '3': 'e',
  '5': 's',
}

/** A domain in which letters that look alike are the same one. */
function skeleton(domain: string): string {
  return (domainToUnicode(domain) || domain)
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')
    .replaceAll(/[^]/gu, (letter) => alikeLetters[letter] ?? letter)
}

/** Whether one letter is changed, added, left out or swapped with the next. */
function isOneEditApart(one: string, other: string): boolean {
  let start = 0
  while (start < one.length && one[start] === other[start]) start++
  let end = 0
  while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end)) end++
  const [left, right] = [one.slice(start, one.length - end), other.slice(start, other.length - end)]
  return (
    (left.length <= 1 && right.length <= 1) ||
    (left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0])
  )
}
