import { publicMail } from '../../assistant/index.ts'
import { agencyUserKind } from '../../identity/index.ts'
import { accountKind, contactKind, domainShape, emailKey } from '../../knowledge/index.ts'
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
  {
    claimed,
    accountId,
    isUnconfirmed,
    stranger,
  }: {
    claimed: EmailThreadRow | null
    accountId: string | undefined
    /** Whether it joins the conversation of a confirmed sender without being confirmed itself. */
    isUnconfirmed: boolean
    /** That the sender is no contact of the account, in a sentence; null if it does not matter. */
    stranger: string | null
  },
): SenderWarning[] {
  const { from, posesAs, replyTo } = read
  const texts = [
    posesAs &&
      `The sender gives ${posesAs} as their name, but the message comes from ${from.address}. Replies go to ${from.address}.`,
    claimed &&
      `This message replies to a conversation with ${withoutPeriod(claimed.accountName ?? claimed.fromName ?? claimed.fromEmail)}, but ${from.address || 'its sender'} is not part of it.`,
    isUnconfirmed
      ? `A message from ${from.address} in this conversation is not confirmed: the mail server could not verify the address, and it may be forged.`
      : null,
    lookalikeWarning(agency, from.address) ?? stranger,
  ]
  const isElsewhere = replyTo !== null && trustedReplyTo(agency, read, accountId) === null
  return [
    ...texts.flatMap((text) => (text === null ? [] : [{ text, isAboutSender: true }])),
    ...(isElsewhere && from.address !== ''
      ? [
          {
            text: `The message asks for replies to ${replyTo}, which is neither on record nor at the sender's company. Replies go to ${from.address}.`,
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
  const [accounts, contacts] = [agency.table(accountKind), agency.table(contactKind)]
  const shape = domainShape(address)
  let alike: { readonly domain: string; readonly name: string } | null = null
  for (const near of [shape, ...oneEditFrom(shape)]) {
    const known = [
      ...accounts.related('domainShape', near).map((account) => ({ account, email: account.detail.email })),
      ...contacts
        .related('domainShape', near)
        .flatMap(({ id, email }) => accounts.related('contact', id).map((account) => ({ account, email }))),
    ]
    for (const { account, email } of known) {
      const own = email === null ? null : companyDomain(email)
      if (own === domain) return null
      if (own !== null) alike ??= { domain: own, name: account.detail.name }
    }
  }
  return (
    alike &&
    `${address} looks like an address at ${alike.domain}, the domain of ${withoutPeriod(alike.name)}, but it is not on record. Call the client before you send anything.`
  )
}

/** In a shorter name, one letter makes a different company. */
const shortestLikeness = 6
const letters = [...'abcdefghijklmnopqrstuvwxyz0123456789-']

/** The domains that differ in one letter, or in the order of two: so few that they are looked up, however many accounts there are. */
function oneEditFrom(domain: string): Set<string> {
  const end = domain.lastIndexOf('.')
  if (end < shortestLikeness) return new Set()
  const edits = Array.from({ length: end + 1 }, (_, at) => {
    const [before, letter, after] = [domain.slice(0, at), domain.slice(at, at + 1), domain.slice(at + 1)]
    return [
      before + after,
      before + after.slice(0, 1) + letter + after.slice(1),
      ...letters.flatMap((other) => [before + other + after, before + other + letter + after]),
    ]
  })
  return new Set(edits.flat())
}
