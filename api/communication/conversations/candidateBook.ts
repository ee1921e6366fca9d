import type { TriageAccount, TriageBook, TriageMessage } from '../../assistant/index.ts'
import {
  accountKind,
  businessPolicyKind,
  carrierKind,
  contactKind,
  emailKey,
  industries,
  nameKey,
  phoneKey,
  policiesNumberedIn,
  standingOf,
} from '../../knowledge/index.ts'
import type { AccountRow } from '../../knowledge/index.ts'
import type { AgencyStore } from '../../platform/index.ts'

type Tables = Pick<AgencyStore, 'table'>

/** In an agency with up to this many accounts, all are candidates; in a larger one, only those the message hints at. */
const wholeBook = 40
const mostCandidates = 60
const mostWords = 3_000

/** Accounts a message may be about, found through the tables' relations. Always includes the expected one. */
export function candidateBook(
  agency: Tables,
  message: TriageMessage,
  expectedId: string | null = null,
): TriageBook {
  const accounts = agency.table(accountKind)
  if (accounts.size <= wholeBook) {
    return {
      size: accounts.size,
      accounts: [...accounts.values()].map((account) => candidate(agency, account, message.receivedOn)),
    }
  }
  const found = new Map<string, AccountRow>()
  const expected = expectedId === null ? undefined : accounts.get(expectedId)
  if (expected) found.set(expected.id, expected)
  for (const account of clues(agency, message)) {
    found.set(account.id, account)
    if (found.size === mostCandidates) break
  }
  return {
    size: accounts.size,
    accounts: [...found.values()].map((account) => candidate(agency, account, message.receivedOn)),
  }
}

function* clues(agency: Tables, { from, subject, body, transcript }: TriageMessage): Iterable<AccountRow> {
  const [accounts, contacts] = [agency.table(accountKind), agency.table(contactKind)]
  const ofContacts = (relation: string, key: string) =>
    contacts.related(relation, key).flatMap(({ id }) => accounts.related('contact', id))
  if (from.email) {
    const key = emailKey(from.email)
    yield* accounts.related('email', key)
    yield* ofContacts('email', key)
    const sameDomain = accounts.related('domain', key.replace(/^.*@/, ''))
    // Hundreds of addresses share an email provider's domain, so it identifies nobody.
    if (sameDomain.length <= 5) yield* sameDomain
    yield* accounts.related(
      'name',
      nameKey(
        key
          .replace(/^.*@/, '')
          .replace(/\.[^.]+$/, '')
          .replaceAll('-', ' '),
      ),
    )
  }
  const phone = from.phone && phoneKey(from.phone)
  if (phone) {
    yield* accounts.related('phone', phone)
    yield* ofContacts('phone', phone)
  }
  const text = [from.name, subject, body, ...transcript.map(({ content }) => content)]
    .filter(Boolean)
    .join('\n')
  for (const { accountId } of policiesNumberedIn(agency, text)) {
    const account = accounts.get(accountId)
    if (account) yield account
  }
  for (const key of namesIn(text)) yield* accounts.related('name', key)
  for (const key of namesIn(text)) {
    const alike = accounts.related('likeness', key)
    if (alike.length <= 8) yield* alike
  }
}

/** Runs of up to six words, normalized for name comparison. */
function* namesIn(text: string): Iterable<string> {
  const words = nameKey(text.replaceAll('\n', ' ')).split(' ').slice(0, mostWords)
  for (let at = 0; at < words.length; at++) {
    for (let length = 1; length <= 6 && at + length <= words.length; length++) {
      const name = words.slice(at, at + length).join(' ')
      if (name.length > 3) yield name
    }
  }
}

function candidate(agency: Tables, account: AccountRow, today: string): TriageAccount {
  const contacts = account.contactIds.flatMap((id) => agency.table(contactKind).get(id) ?? [])
  const reached = [account.detail, ...account.formerly, ...contacts]
  const dba = account.type === 'BUSINESS' ? account.detail.dba : null
  return {
    id: account.id,
    names: [account.detail.name, ...(dba ? [dba] : []), ...account.formerly.map(({ name }) => name)],
    isBusiness: account.type === 'BUSINESS',
    industry:
      account.type === 'BUSINESS' && account.detail.naics
        ? (industries().get(account.detail.naics)?.title ?? null)
        : null,
    emails: reached.flatMap(({ email }) => email ?? []),
    phones: reached.flatMap(({ phone }) => phone ?? []),
    contactNames: contacts.map(({ name }) => name),
    policies: agency
      .table(businessPolicyKind)
      .related('account', account.id)
      // A renewed policy is represented by its latest term.
      .filter(({ renewedById }) => renewedById === null)
      .map(({ id, type, policyNumber, carrierId, insuresAutos, specialty, ...policy }) => ({
        id,
        type,
        policyNumber,
        isEnded: over.has(standingOf(policy, today)),
        startsOn: policy.inforceAt,
        carrier: (carrierId && agency.table(carrierKind).get(carrierId)?.name) || null,
        insuresAutos,
        specialty,
      })),
  }
}

const over: ReadonlySet<string> = new Set(['CANCELED', 'EXPIRED', 'LAPSED'])
