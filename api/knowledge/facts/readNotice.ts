import type { Reading } from '../../reading/index.ts'
import type { PolicyFacts } from './policyFacts.ts'
import { datesIn, parseMoney } from './values.ts'

export const noticeKinds = ['CANCELLATION', 'NONRENEWAL', 'REINSTATEMENT'] as const

/** What a carrier's notice says about a policy. Days are calendar days, the amount is in cents. */
export interface PolicyNotice {
  readonly kind: (typeof noticeKinds)[number]
  readonly policyNumber: string | null
  /** When it was mailed or issued. */
  readonly datedOn: string | null
  readonly effectiveOn: string | null
  readonly reason: string | null
  /** What has to be paid to keep the policy. */
  readonly amountDue: number | null
  /** The words that state the date; the title if none do. */
  readonly quote: string | null
  readonly page: number | null
}

/** A statement of a notice: a sentence, or a row with its label. */
interface Statement {
  readonly text: string
  readonly title: string
  readonly leadIn: string
  readonly page: number
}

const takesEffect =
  /\b(?:cancel\w*|terminat\w+|nonrenew\w*)\b[^.;]{0,40}\b(?:takes? effect|effective|date|on|as of|at)\b|\beffective (?:date|time)\b[^.;]{0,30}\b(?:cancel\w*|terminat\w+)|\bdate (?:and (?:hour|time) )?of (?:cancel\w*|terminat\w+)|\b(?:coverage|insurance|policy) (?:ends|stops|ceases|terminates|will (?:end|stop|cease|terminate))\b/i
const otherDate = /\b(?:mailed|mailing|issued|notice date|date of (?:this )?notice|bill(?:ed)?|invoice)\b/i
const due =
  /\b(?:past[- ]due|overdue|(?:amount|premium|balance|minimum|total|payment)s? (?:now )?(?:due|owed|owing|required)|amount (?:you )?owed?|unpaid)\b/i
const received = /\bis received\b|\b(?:receive|pay(?:ment of)?)\b/i
const charge = /\b(?:fee|charge)\b/i
const amount = /\$\s?\d[\d,]*(?:\.\d\d)?|\b\d{1,3}(?:,\d{3})+(?:\.\d\d)?\b/
const mostAmounts = 2
const longestRow = 80

/** The statement of the date on which a cancellation takes effect: a row of its own before a sentence. */
export function effectiveStatement<S extends Statement>(statements: readonly S[]): S | null {
  const dated = statements.filter(
    ({ text, title, leadIn }) =>
      datesIn(text).length > 0 && takesEffect.test(`${title} ${leadIn} ${text}`) && !otherDate.test(text),
  )
  const named = dated.filter(({ text }) => takesEffect.test(text))
  return named.toSorted((a, b) => a.text.length - b.text.length)[0] ?? dated[0] ?? null
}

/** The statements of amounts due: rows of their own before a sentence that names one. */
export function amountStatements<S extends Statement>(statements: readonly S[]): readonly S[] {
  const owed = statements.filter(
    ({ text, title }) => amount.test(text) && due.test(`${title} ${text}`) && !charge.test(text),
  )
  const rows = owed.filter(({ text }) => text.length < longestRow)
  if (rows.length > 0) return rows.slice(0, mostAmounts)
  return [
    ...owed,
    ...statements.filter(({ text }) => amount.test(text) && received.test(text) && !charge.test(text)),
  ].slice(0, 1)
}

const reinstates =
  /\b(?:notice of reinstatement|reinstatement (?:notice|confirmation)|confirmation of reinstatement|(?:notice of )?resci(?:ssion|nding) of (?:\w+ )?cancell?ation|cancell?ation (?:is |has been )?rescinded)\b/i
const isReinstated = /\b(?:policy|coverage|insurance)\b[^.;]{0,60}\b(?:has|have) been reinstated\b/i
const onCondition = /\b(?:if|unless|until|once|when|offer|request|eligible|apply)\b/i
const nonrenews = /\bnon-?\s?renew/i
const titleLines = 12
const longestTitle = 9

/** The notice of cancellation, nonrenewal or reinstatement that a document is; null for any other document. */
export function readNotice(
  { pages }: Reading,
  { document, scalars }: Pick<PolicyFacts, 'document' | 'scalars'>,
  statements: readonly Statement[],
): PolicyNotice | null {
  const titles = (pages[0]?.lines.slice(0, titleLines) ?? []).filter(
    ({ text }) => text.split(' ').length <= longestTitle,
  )
  const told = {
    policyNumber: scalars.policyNumber.fact?.value ?? null,
    datedOn: dayIn(statements.find(({ text, title }) => noticeDate.test(`${title} ${text}`))),
  }
  const reinstated =
    titles.find(({ text }) => reinstates.test(text) && !onCondition.test(text)) ??
    (document.type === 'OTHER'
      ? statements.find(({ text }) => isReinstated.test(text) && !onCondition.test(text))
      : undefined)
  if (reinstated) {
    const none = { effectiveOn: null, reason: null, amountDue: null }
    return { kind: 'REINSTATEMENT', ...told, ...none, quote: reinstated.text, page: 1 }
  }
  if (document.type !== 'CANCELLATION_NOTICE') return null
  const effective = effectiveStatement(statements)
  const title = document.quote ?? ''
  return {
    kind: nonrenews.test(title) && !/cancel/i.test(title) ? 'NONRENEWAL' : 'CANCELLATION',
    ...told,
    effectiveOn: dayIn(effective),
    reason: reasonIn(statements),
    amountDue: centsIn(amountStatements(statements)[0]),
    quote: effective?.text ?? document.quote,
    page: effective?.page ?? document.page,
  }
}

const noticeDate =
  /\b(?:date (?:mailed|of (?:this )?(?:notice|mailing)|issued)|mailed on|mailing date|notice date)\b/i

/** The day a statement names: of several, the one behind the words about the effect. */
function dayIn(statement: Statement | null | undefined): string | null {
  if (!statement) return null
  const from = takesEffect.exec(statement.text)?.index ?? 0
  const days = datesIn(statement.text)
  return (days.find(({ at }) => at >= from) ?? days[0])?.iso ?? null
}

function centsIn(statement: Statement | undefined): number | null {
  const printed = statement && amount.exec(statement.text)?.[0]
  return printed ? parseMoney(printed) : null
}

const unpaid =
  /\bnon-?\s?payment\b|\b(?:premium|payment|installment|balance)\b[^.;]{0,40}\b(?:has|have|was|were) not (?:been )?(?:paid|received)\b|\bhave not received\b[^.;]{0,40}\b(?:payment|premium)\b/i
const reasonLabel =
  /^(?:the )?reasons?(?: for (?:the |this |your )?(?:cancell?ation|termination|action|nonrenewal))?\s*(?::|is|are|-)?\s*(\S.*)$/i
const because = /\b(?:because(?: of)?|due to|by reason of|for the following reasons?:?)\s+([^.;]{6,160})/i

function reasonIn(statements: readonly Statement[]): string | null {
  const labeled = statements.flatMap(({ text }) => reasonLabel.exec(text)?.[1] ?? [])[0]
  if (statements.some(({ text, title }) => unpaid.test(`${title} ${text}`))) return 'Nonpayment of premium'
  return (
    labeled ??
    statements.flatMap(({ text }) => (/\bcancel/i.test(text) ? (because.exec(text)?.[1] ?? []) : []))[0] ??
    null
  )
}
