import { bankChangeWarning, coverageNotice, givesBankDetails } from '../../../assistant/index.ts'
import {
  emailThreadKind,
  forClientOnly,
  isAddressOfAccount,
  noticeInWords,
  unconfirmedWarning,
} from '../../../communication/index.ts'
import {
  accountKind,
  type AccountRow,
  contactKind,
  emailKey,
  nameKey,
  phoneKey,
} from '../../../knowledge/index.ts'
import type { ServiceRequest } from '../../../servicing/index.ts'
import type { Task } from '../../runs/task.ts'
import { linkTo } from '../lookUpRecords/recordTable.ts'
import { candidateIn, candidateOfCall, type Conversation } from './conversation.ts'
import { letterToInsured, type Told, writerOf } from './letterToInsured.ts'
import { policyOfLetter } from './policyOfLetter.ts'

/** What a notice says that comes in for nobody on record, in a sentence: coverage may end all the same. Null if it is no notice. */
function noticeOfStranger({ today }: Task, conversation: Conversation | null): string | null {
  const { subject, body } = conversation?.last.value ?? { subject: null, body: '' }
  const text = `${subject ?? ''}\n${body}`
  const notice = coverageNotice(text, today)
  if (!notice) return null
  const insured = /^\s*(?:named )?insured(?: name)?\s*:\s*(\S.*?)\s*$/im.exec(text)?.[1]
  return `Time-sensitive: a notice says that ${insured ? `the policy of ${insured}` : 'a policy'} ${noticeInWords(notice)}.`
}

/** What a person has to know before they choose the account of a request that has none. */
export async function noticeWithoutAccount(
  task: Task,
  request: ServiceRequest,
  conversation: Conversation | null,
): Promise<string> {
  const { type, details } = request
  const isUnconfirmed = conversation?.last.value.isSenderVerified === false
  const warning =
    type === 'OTHER' && givesBankDetails(details ?? '')
      ? bankChangeWarning
      : forClientOnly.has(type) && isUnconfirmed
        ? unconfirmedWarning([type])
        : null
  const candidate = conversation
    ? candidateIn(conversation)
    : ((await candidateOfCall(task)) ?? candidateOnRecord(task, request))
  const choose = `${candidate ?? 'No account matches with certainty. Choose the account.'} Then I will prepare the rest.`
  return [warning, noticeOfStranger(task, conversation), choose].filter(Boolean).join('\n\n')
}

/**
 * The accounts for which the client's email or phone is on record, or is one of their contacts', or for which somebody
 * of that name has written, in a sentence; null without one.
 */
function candidateOnRecord(
  { agency }: Task,
  { clientName, clientEmail, clientPhone }: ServiceRequest,
): string | null {
  const ways = [
    ['email', clientEmail, clientEmail && emailKey(clientEmail)],
    ['phone', clientPhone, clientPhone && phoneKey(clientPhone)],
  ] as const
  const accounts = agency.table(accountKind)
  for (const [relation, given, key] of ways) {
    if (!key) continue
    const contacts = agency.table(contactKind).related(relation, key)
    const found = new Map<string, AccountRow>(
      [
        ...accounts.related(relation, key),
        ...contacts.flatMap(({ id }) => accounts.related('contact', id)),
      ].map((account) => [account.id, account]),
    )
    if (found.size === 0 || found.size > mostCandidates) continue
    const names = [...found.values()].map(linkTo).join(' or ')
    return `This may be ${names}: ${given} is on record there. Choose the account.`
  }
  const written = clientName ? agency.table(emailThreadKind).related('writer', nameKey(clientName)) : []
  const [accountId, ...others] = new Set(written.map((thread) => thread.accountId))
  const known = accountId && others.length === 0 ? accounts.get(accountId) : undefined
  return known
    ? `This may be ${linkTo(known)}: ${clientName} has written to us for it. Choose the account.`
    : null
}

const mostCandidates = 3

/** The email that tells the insured what a carrier or finance company has sent us; null if no notice came from outside. */
export function noticeToInsured(
  task: Task,
  request: ServiceRequest,
  conversation: Conversation | null,
): Told | null {
  const { agency, today } = task
  if (!conversation || !request.account) return null
  const { subject, body, from } = conversation.last.value
  const text = `${subject ?? ''}\n${body}`
  const notice = coverageNotice(text, today)
  if (!notice || isAddressOfAccount(agency, request.account.id, from.address)) return null
  const { meant, carrier } = policyOfLetter({ agency }, request.account.id, text)
  const says = `${writerOf(from, carrier)} has sent us a notice. It says that ${meant} ${noticeInWords(notice)}.`
  const next = notice.isNonrenewal
    ? 'Please call us, so that we can look for other options with you before that day.'
    : "If you have paid, please send us the confirmation or a copy of the check. If not, please pay before that day, or call us today if something is wrong with the bill. Don't rely on coverage after that day until the carrier confirms it."
  const { said, letter } = letterToInsured(task, request, {
    subject: notice.isNonrenewal ? 'Notice of nonrenewal' : 'Notice of cancellation',
    body: `${says}\n\n${next}`,
  })
  const summary = `The notice says that ${meant.replace('your', 'the')} ${noticeInWords(notice)}.`
  return letter ? { text: `${summary} ${said} Call them, too.`, letter } : { text: `${summary} ${said}` }
}
