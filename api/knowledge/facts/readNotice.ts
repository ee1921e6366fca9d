import type { Reading } from '../../reading/index.ts'
import type { PolicyFacts } from './policyFacts.ts'
import { datesIn, parseMoney, policyNumberIn } from './values.ts'

/** What a carrier's notice says about a policy. Days are calendar days, the amount is in cents. */
export interface PolicyNotice {
  readonly kind: 'CANCELLATION' | 'NONRENEWAL' | 'REINSTATEMENT'
  readonly policyNumber: string | null
  /** When it was mailed or issued. */
  readonly datedOn: string | null
  /** When it ends the policy, or puts it in force again. */
  readonly effectiveOn: string | null
  /** What a reinstatement says about the time between; null if it says nothing. */
  readonly lapse?: Lapse | 'NONE' | null
  readonly reason: string | null
  /** What has to be paid to keep the policy. */
  readonly amountDue: number | null
  /** The words that state the date; the title if none do. */
  readonly quote: string | null
  readonly page: number | null
}

/** Days without coverage, from 12:01 AM to 12:01 AM. */
export interface Lapse {
  readonly from: string
  readonly to: string
}

/** A statement of a notice: a sentence, or a row with its label. */
interface Statement {
  readonly text: string
  readonly title: string
  readonly leadIn: string
  readonly page: number
}

const takesEffect =
  /\b(?:cancel\w*|terminat\w+|nonrenew\w*)\b[^.;]{0,40}\b(?:takes? effect|effective|date|on|as of|at)\b|\beffective (?:date|time)\b[^.;]{0,30}\b(?:cancel\w*|terminat\w+)|\bdate (?:and (?:hour|time) )?of (?:cancel\w*|terminat\w+)|\b(?:coverage|insurance|policy)\b[^.;]{0,40} (?:ends|stops|ceases|terminates|will (?:end|stop|cease|terminate|lapse))\b/i
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

const isReinstated = /\b(?:policy|coverage|insurance)\b[^.;]{0,60}\b(?:has|have) been reinstated\b/i
const onCondition = /\b(?:if|unless|until|once|when|offer|request|eligible|apply)\b/i
const nonrenews = /\bnon-?\s?renew/i
const dateLines = 12

/** The notice of cancellation, nonrenewal or reinstatement that a document is; null for any other document. */
export function readNotice(
  { pages }: Reading,
  { document, scalars }: Pick<PolicyFacts, 'document' | 'scalars'>,
  statements: readonly Statement[],
): PolicyNotice | null {
  const told = {
    policyNumber: scalars.policyNumber.fact?.value ?? numberNamed(statements),
    datedOn:
      dayIn(statements.find(({ text, title }) => noticeDate.test(`${title} ${text}`))) ?? letterDate(pages),
  }
  const reinstated =
    document.type === 'OTHER'
      ? statements.find(({ text }) => isReinstated.test(text) && !onCondition.test(text))
      : null
  if (reinstated || document.type === 'REINSTATEMENT_NOTICE')
    return { ...told, ...reinstatementIn(statements) }
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

/** The only policy that a notice names without a label: "Re: Policy BP 0771553 05, Businessowners". */
function numberNamed(statements: readonly Statement[]): string | null {
  const numbers = statements.flatMap(({ text }) =>
    [...text.matchAll(/\bpolicy\s+(?=[A-Z]*[\s-]?\d|[A-Z]{2,})/gi)].flatMap(
      (match) => policyNumberIn(text.slice(match.index + match[0].length)) ?? [],
    ),
  )
  const [number = null, ...others] = new Set(numbers)
  return others.length === 0 ? number : null
}

const takesUp =
  /\breinstat\w*\b[^.;]{0,40}\b(?:effective|date|as of|on)\b|\beffective (?:date|time)\b[^.;]{0,30}\breinstat\w*/i
const continuous =
  /\b(?:without|with no|no|not? be(?:en)? (?:a|any))\s+(?:a |any )?(?:lapse|gap|interruption|break)s?\b|\b(?:continuous|uninterrupted) coverage\b|\bcoverage (?:is|was|remains|has been) (?:continuous|uninterrupted)\b|\blapse[^.:]{0,20}:\s*(?:none|no)\b/i
const lapse = /\b(?:lapse[sd]?|gap|no coverage|not (?:in force|covered))\b/i

/** What a reinstatement says: since when the policy is in force again, and for which days it was not. */
function reinstatementIn(
  statements: readonly Statement[],
): Pick<PolicyNotice, 'kind' | 'effectiveOn' | 'lapse' | 'reason' | 'amountDue' | 'quote' | 'page'> {
  const certain = statements.filter(({ text }) => !onCondition.test(text))
  const again = certain.find((each) => statesReinstatement(each) && datesIn(each.text).length > 0)
  const stated = again ?? certain.find(({ text }) => isReinstated.test(text))
  const back = again ? dayBehind(again.text, takesUp) : null
  const canceled = dayIn(
    certain.find(({ text, title }) => canceling.test(`${title} ${text}`) && datesIn(text).length > 0),
  )
  const between = lapseDays(certain)
  const implied = canceled && back && canceled < back ? { from: canceled, to: back } : null
  const isContinuous = certain.some(({ text, title }) => continuous.test(`${title} ${text}`))
  return {
    kind: 'REINSTATEMENT',
    effectiveOn: back ?? between?.to ?? null,
    lapse: isContinuous || (canceled !== null && canceled === back) ? 'NONE' : (between ?? implied),
    reason: null,
    amountDue: null,
    quote: stated?.text ?? null,
    page: stated?.page ?? 1,
  }
}

function statesReinstatement({ text, title }: Statement): boolean {
  return takesUp.test(text) || (/\breinstat/i.test(title) && effectiveRow.test(text))
}

/** A row of a section about the reinstatement, not about the policy's term. */
const effectiveRow = /^(?!.*\b(?:polic|period|term|cancel|expir))\W*(?:effective|new effective)\b/i
const canceling = /\bcancell?(?:ed|ation)\b[^.;]{0,30}\b(?:effective|date|on|as of)\b/i

/** The days of a lapse: behind the word in a sentence, or in rows that name it. */
function lapseDays(statements: readonly Statement[]): Lapse | null {
  const days = statements
    .filter(({ text }) => lapse.test(text) && !continuous.test(text))
    .flatMap(({ text }) => {
      const from = lapse.exec(text)?.index ?? 0
      return datesIn(text).flatMap(({ at, iso }) => (at >= from ? [iso] : []))
    })
    .toSorted()
  const [from] = days
  const to = days.at(-1)
  return from && to && from < to ? { from, to } : null
}

const noticeDate =
  /\b(?:date (?:mailed|of (?:this )?(?:notice|mailing)|issued)|mailed on|mailing date|notice date)\b/i

/** The day a statement names: of several, the one behind the words about the effect. */
function dayIn(statement: Statement | null | undefined): string | null {
  return statement ? dayBehind(statement.text, takesEffect) : null
}

function dayBehind(text: string, words: RegExp): string | null {
  const from = words.exec(text)?.index ?? 0
  const days = datesIn(text)
  return (days.find(({ at }) => at >= from) ?? days[0])?.iso ?? null
}

/** The date of a letter, which stands on a line of its own at the top. */
export function letterDate([first]: Reading['pages']): string | null {
  const dates = (first?.lines.slice(0, dateLines) ?? []).flatMap(({ text }) => {
    const [date] = datesIn(text)
    return date && date.text === text.trim() ? [date.iso] : []
  })
  return dates[0] ?? null
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
