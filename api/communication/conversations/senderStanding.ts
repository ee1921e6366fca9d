import { writesAboutClient } from '../../assistant/index.ts'
import type { RequestType, TriageAccount, TriageMessage } from '../../assistant/index.ts'
import { accountKind, contactKind, emailKey, phoneKey } from '../../knowledge/index.ts'
import type { AgencyStore } from '../../platform/index.ts'
import { isSameCompany } from '../emails/senderChecks.ts'
import { ruleFor } from './inboundRule.ts'

/** Who a sender or caller is to an account. A policy number proves nothing: it is printed on every certificate. */
export type SenderStanding = 'CONTACT' | 'SAME_COMPANY' | 'STRANGER' | 'UNVERIFIED'

type Sender = Pick<TriageMessage['from'], 'name' | 'email' | 'phone' | 'isVerified'>

/** Who wrote or called, by what is on record for the account and by what colleagues have confirmed. */
export function senderStanding(
  agency: Pick<AgencyStore, 'table'>,
  accountId: string,
  { email, phone, isVerified }: Omit<Sender, 'name'>,
): SenderStanding {
  if (!isVerified) return 'UNVERIFIED'
  const accounts = agency.table(accountKind)
  const account = accounts.get(accountId)
  const contacts = account?.contactIds.flatMap((id) => agency.table(contactKind).get(id) ?? []) ?? []
  const reached = account ? [account.detail, ...account.formerly, ...contacts] : []
  const emails = reached.flatMap((each) => each.email ?? [])
  const phones = reached.flatMap((each) => (each.phone && phoneKey(each.phone)) || [])
  const isOnRecord =
    (email !== null && emails.map(emailKey).includes(emailKey(email))) ||
    (phone !== null && phones.includes(phoneKey(phone) ?? phone))
  if (isOnRecord || ruleFor(agency, email ?? phone)?.accountId === accountId) return 'CONTACT'
  if (email === null || !emails.some((known) => isSameCompany(known, email))) return 'STRANGER'
  // A domain of many accounts is a mail service that we don't know.
  const sharing = accounts.related('domain', emailKey(email).replace(/^.*@/, ''))
  return sharing.length <= mostOfDomain ? 'SAME_COMPANY' : 'STRANGER'
}

const mostOfDomain = 5

/** What changes coverage or reveals something of it: only the client may ask for it. */
export const forClientOnly: ReadonlySet<RequestType> = new Set<RequestType>([
  'ADD_ADDITIONAL_INSURED',
  'CANCEL_POLICY',
  'DOCUMENT_REQUEST',
  'ENDORSE_POLICY',
  'QUESTION',
])

/** Why nothing is done for an account until a person confirms that the client asked for it. */
export interface Held {
  readonly standing: 'STRANGER' | 'UNVERIFIED'
  /** What staff have to do first, in a sentence. */
  readonly warning: string
}

/** Whether a message waits for a person, as only the client may ask for what it asks; null if it doesn't. */
export function heldFrom(
  standing: SenderStanding,
  {
    types,
    from,
    accountName,
    isAnswerSafe = false,
  }: {
    readonly types: readonly RequestType[]
    readonly from: Sender
    readonly accountName: string | null
    /** Whether the reply goes to an address on record, whoever wrote. False if not specified. */
    readonly isAnswerSafe?: boolean
  },
): Held | null {
  if (standing === 'CONTACT' || standing === 'SAME_COMPANY') return null
  const guarded = types.filter((type) => forClientOnly.has(type) && !(isAnswerSafe && onlyReveals.has(type)))
  if (guarded.length === 0) return null
  return standing === 'UNVERIFIED'
    ? { standing, warning: unconfirmedWarning(guarded) }
    : { standing, warning: strangerWarning(from, accountName) }
}

const onlyReveals: ReadonlySet<RequestType> = new Set<RequestType>(['DOCUMENT_REQUEST', 'QUESTION'])

/** What staff have to do before they act on a message that may be forged. */
export function unconfirmedWarning(types: readonly RequestType[]): string {
  const act = types.includes('CANCEL_POLICY') ? 'cancel' : 'change or send'
  return `The sender is not confirmed. Call the client at a phone number on file before you ${act} anything.`
}

/** Whether somebody else than the client asks for the client's certificates, which they may not be told about. */
export function isStrangerAsking(
  standing: SenderStanding,
  { types, account }: { readonly types: readonly RequestType[]; readonly account: object | null },
): boolean {
  return standing === 'STRANGER' && account !== null && types.includes('CREATE_CERTIFICATE')
}

/** Whether a carrier or somebody else outside writes about a client. */
export function isOutsider(
  standing: SenderStanding,
  {
    account,
    text,
    address,
  }: { readonly account: TriageAccount | null; readonly text: string; readonly address: string },
): boolean {
  return (
    standing === 'STRANGER' &&
    account !== null &&
    writesAboutClient(text, { account, isOnRecord: false, address })
  )
}

export function strangerWarning({ name, email, phone }: Sender, accountName: string | null): string {
  const reached = email ?? phone
  const who = name && reached ? `${name} (${reached})` : (name ?? reached ?? 'The caller')
  return `${who} is not a contact of ${accountName?.replace(/\.$/, '') ?? 'the account'}: call the client first.`
}

/** What a message asks for, without the policies of the account that it seems to be about. */
export function withoutPolicies<
  Decided extends {
    readonly accountId: string | null
    readonly requests: readonly {
      readonly policyId: string | null
      readonly policyNumber: string | null
      readonly lineNotOnFile: string | null
    }[]
  },
>(decided: Decided): Decided {
  const requests = decided.requests.map((request) => ({
    ...request,
    policyId: null,
    policyNumber: null,
    lineNotOnFile: null,
  }))
  return { ...decided, requests, accountId: null }
}
