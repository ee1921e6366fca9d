import { coverageNotice, findDay, isOfMarket, marketLetterOf } from '../../../assistant/index.ts'
import { isAddressOfAccount } from '../../../communication/index.ts'
import { dayInWords } from '../../../platform/index.ts'
import { type ServiceRequest, serviceRequestKind } from '../../../servicing/index.ts'
import type { Task } from '../../runs/task.ts'
import type { Conversation } from './conversation.ts'
import { letterToInsured, type Told, writerOf } from './letterToInsured.ts'
import { policyOfLetter, policyUnnamed } from './policyOfLetter.ts'

/**
 * What a carrier, an underwriter or an auditor writes about the account, for the colleague who acts on it, and the
 * email that tells the insured what they have to do; null if nobody outside sent such a letter.
 */
export async function letterOfMarket(
  task: Task,
  request: ServiceRequest,
  conversation: Conversation | null,
): Promise<Told | null> {
  const { agency, today } = task
  if (!conversation || !request.account) return null
  const { subject, body, from } = conversation.last.value
  if (isAddressOfAccount(agency, request.account.id, from.address)) return null
  const letter = `${subject ?? ''}\n${body}`
  const { meant, carrier } = policyOfLetter({ agency }, request.account.id, letter)
  // A client may write of an audit, too, from an address that is not on record.
  const kind = isOfMarket(letter) || meant !== policyUnnamed ? marketLetterOf(letter) : null
  const who = carrier ?? writerOf(from, carrier)
  const policy = meant.replace('your', 'the')
  const client = request.account.name.replace(/\.$/, '')
  switch (kind) {
    case 'QUOTE':
      return {
        text: `${writerOf(from, carrier)} quotes for ${client}:\n\n${quotes(body, quoted)}\n\nCheck it against the submission. ${toPropose(conversation.last.value.fileIds.length > 0)}`,
      }
    case 'RENEWAL':
      return {
        text: `${who} offers to renew ${policy}:\n\n${quotes(body, quoted)}\n\nCompare it with the expiring policy before you tell ${client}: attach both in a workspace and ask me to review the renewal. Nothing has been accepted.`,
      }
    case 'REINSTATEMENT':
      return withLetter(task, request, {
        text: `${who} has reinstated ${policy}:\n\n${quotes(body, reinstated)}`,
        next: await openNotice(task, request),
        subject: 'Your policy has been reinstated',
        body: [
          `${who} has sent us a reinstatement for ${meant}. It says:`,
          quotes(body, reinstated),
          'Please keep paying by the dates on your bills. If you were without coverage on any day, or have questions, call us.',
        ],
      })
    case 'AUDIT':
      return withLetter(task, request, {
        text: `${who} asks for audit records for ${policy}:\n\n${quotes(body, wanted)}`,
        next: 'Answer the auditor once they are here.',
        subject: 'Records for your premium audit',
        body: [
          `${who} asks for the following for the audit of ${meant}:`,
          quotes(body, wanted),
          'Please send us what you have, and we will pass it on. Without it, the carrier may bill an estimate. If you need more time, tell us before the date.',
        ],
      })
    case 'RECOMMENDATIONS':
    case null: {
      const items = recommendationsIn(body, kind !== null)
      if (items.length === 0) return null
      const list = items.map((item) => `- ${item}`).join('\n')
      const [first] = [...items, ...(kind === null ? [] : [body])]
        .flatMap((item) => findDay(item, today) ?? [])
        .toSorted()
      const by = first ? ` The first is due ${dayInWords(first)}.` : ''
      const warning = mayEnd.exec(body)?.[0]
      return withLetter(task, request, {
        text: `${who} recommends ${items.length === 1 ? 'one thing' : `${items.length} things`} for ${policy}.${by}\n\n${list}`,
        next: 'Answer the carrier once they say what is done.',
        subject: `Recommendations from ${who}`,
        body: [
          `After its survey, ${who} recommends the following for ${meant}:`,
          list,
          ...(warning ? [`The letter says: "${warning.trim()}"`] : []),
          'Please tell us by when each is done and send us what shows it, such as invoices, photos or contracts, and the signed response form if there is one. We will answer the carrier for you. If you cannot do one of them in time, call us before its date.',
        ],
      })
    }
  }
}

/** How the price gets into a proposal: never from the text of an email alone. */
function toPropose(isAttached: boolean): string {
  return isAttached
    ? 'To show it to the client, open the attached quote in a workspace and ask me for a proposal or a comparison.'
    : 'There is no proposal yet: a price in an email leaves out limits, deductibles, forms and taxes. Ask them for the quote as a document, attach it in a workspace and ask me for a proposal.'
}

/** The requests about the notice that the carrier takes back, which end with it. */
async function openNotice(
  { agency, workspace, today }: Task,
  { account, businessPolicyId }: ServiceRequest,
): Promise<string> {
  const others = agency
    .table(serviceRequestKind)
    .related('account', account?.id ?? '')
    .filter(
      (row) =>
        row.id !== workspace.serviceRequestId &&
        row.state === 'OPEN' &&
        row.type === 'OTHER' &&
        row.businessPolicyId === businessPolicyId,
    )
  const requests = await agency.readMany(
    serviceRequestKind,
    others.map(({ id }) => id),
  )
  const links = requests.flatMap((request) =>
    request && coverageNotice(request.value.details ?? '', today)
      ? `[the request about its notice](/app/servicing/${encodeURIComponent(request.id)}/overview)`
      : [],
  )
  return links.length === 0
    ? 'File the reinstatement with the policy.'
    : `File the reinstatement with the policy, and resolve ${links.join(' and ')}.`
}

/** With the email to the insured, and what is left to do once they know. */
function withLetter(
  task: Task,
  request: ServiceRequest,
  {
    text,
    next,
    subject,
    body,
  }: {
    readonly text: string
    readonly next: string
    readonly subject: string
    /** Its paragraphs. */
    readonly body: readonly string[]
  },
): Told {
  const { said, letter } = letterToInsured(task, request, { subject, body: body.join('\n\n') })
  return letter ? { text: `${text}\n\n${said} ${next}`, letter } : { text: `${text}\n\n${said}` }
}

/** The sentences of a letter that say something, in its words: a line each. */
function quotes(body: string, telling: RegExp): string {
  return body
    .split(/(?<=[.!?])\s+(?=\p{Lu})|\n+/u)
    .map((each) => each.trim())
    .filter((each) => telling.test(each))
    .slice(0, 8)
    .map((each) => `- "${each}"`)
    .join('\n')
}

const quoted =
  /\$ ?\d|%|\b(?:premium|limits?|deductible|retention|subject to|subjectivit\w+|bind|valid|good (?:for|until)|need|require\w*|advise|by \p{Lu}\w+ \d|exclu\w+)\b/u
const reinstated = /\b(?:reinstat\w+|rescind\w*|withdraw\w*|lapse|premium|payment|effective)\b/i
const wanted =
  /\b(?:audit|941s?|1099s?|payroll|records?|certificates?|send|submit|provide|estimated|past[- ]due|overdue|by \p{Lu}\w+ \d)\b/u

const mayEnd = /[^.!?\n]*\b(?:fail(?:ure|ing)? to comply|non-?compliance)\b[^.!?\n]*[.!?]/i

/**
 * Each recommendation with what is to be done by when: `26-01: … by April 10, 2026.` Items that are only numbered, as in
 * `1) Install …`, are recommendations where the letter makes some.
 */
function recommendationsIn(body: string, makesSome: boolean): string[] {
  const named = [...body.matchAll(numbered)].map(
    ([, number = '', said = '']) => `${number}: ${said.replaceAll(/\s+/g, ' ').trim()}`,
  )
  if (named.length > 0 || !makesSome) return named
  return [...body.matchAll(items)].map(([, said = '']) => said.replaceAll(/\s+/g, ' ').trim())
}

const items =
  /(?:^|\s)\(?\d{1,2}[.)]\s+(\p{Lu}[^]{8,400}?)(?=\s\(?\d{1,2}[.)]\s+\p{Lu}|(?<=[.!?])\s+(?:please|fail(?:ure|ing)?)\b|\n\s*\n|$)/giu
const label = String.raw`(?:(?:critical|important|advisory|mandatory|required|safety)\s+)?rec(?:ommendation|\.)?\s*(?:no\.?|number|#)?\s*\d[\d./-]*`
const numbered = new RegExp(
  String.raw`(${label})\s*[:.–-]\s*([^]{10,600}?)(?=${label}\s*[:.–-]|\bfail(?:ure|ing)? to comply\b|\n\s*\n|$)`,
  'gi',
)
