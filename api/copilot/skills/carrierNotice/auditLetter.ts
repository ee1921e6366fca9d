import { datesIn, dollars, letterDate } from '../../../knowledge/index.ts'
import { dayInWords, shifted, usDate } from '../../../platform/index.ts'
import type { ReadFile } from '../../documents/documentReading.ts'
import { emailsIn } from '../../planner/messageParts.ts'
import { noticeOf } from './noticeOf.ts'

/** A sentence of a letter, with its page. */
export interface Sentence {
  readonly quote: string
  readonly page: number
  /** A row of a table with the names of its columns: `98678 Roofing: estimated exposure $150,000, audited exposure $288,400`. */
  readonly row?: string
}

/** The result of a premium audit, as the carrier's letter states it. Days are calendar days, amounts in cents. */
export interface AuditLetter {
  readonly carrier: string | null
  /** Where the letter wants a dispute sent; null if it gives no address. */
  readonly email: string | null
  readonly insured: string | null
  readonly policyNumber: string | null
  /** `06/01/2025 to 06/01/2026` */
  readonly period: string | null
  readonly datedOn: string | null
  readonly amountDue: number
  /** The last day to pay. */
  readonly dueOn: string | null
  /** The sentence that states the amount. */
  readonly charge: Sentence | null
  /** What the amount was figured from. */
  readonly basis: readonly Sentence[]
  /** How to dispute the audit. */
  readonly dispute: Sentence | null
  /** The last day to dispute it. */
  readonly disputeBy: string | null
  /** Whether that day is counted from the date of the letter, which only gives a number of days. */
  readonly isCounted: boolean
  /** Whether the letter says that a dispute postpones the payment. */
  readonly isPostponed: boolean
}

const disputes = /\b(?:dispute[ds]?|disputing|disagree\w*|contest(?:ed|ing)?|appeal\w*|object(?:ion)?)\b/i
const within = /\bwithin (?:\w+ \()?(\d{1,3})\)? (?:calendar )?days\b/i
const pays = /\b(?:pay(?:able|ment)?|due|remit\w*)\b/i
const postpones =
  /\b(?:suspend|postpone|defer|on hold|while (?:the|your|a) dispute|until (?:the|your) dispute)/i
const money = /\$\s?\d/

/** The result of a premium audit that a file is; null for any other document, and for an audit that only wants records. */
export function auditLetter(file: ReadFile): AuditLetter | null {
  const notice = noticeOf(file)
  if (notice?.kind !== 'AUDIT' || notice.amountDue === null) return null
  const { reading, facts } = file
  const value = (name: 'carrierName' | 'insuredName' | 'effectiveDate' | 'expirationDate') =>
    facts.scalars[name].fact?.value ?? null
  const rows = rowsOf(file)
  const sentences = sentencesOf(file).flatMap((sentence) => {
    const own = rows.filter((each) => each.page === sentence.page && sentence.quote.includes(each.quote))
    return own.length > 1 ? own : [sentence]
  })
  const dispute = sentences.find(({ quote }) => disputes.test(quote)) ?? null
  const charge = sentences.find(({ quote }) => states(quote, notice.amountDue)) ?? null
  const datedOn = letterDate(reading.pages)
  const from = value('effectiveDate')
  const to = value('expirationDate')
  const stated = dispute && (datesIn(dispute.quote)[0]?.iso ?? null)
  const days = within.exec(dispute?.quote ?? '')?.[1]
  return {
    carrier: value('carrierName'),
    email:
      emailsIn(dispute?.quote ?? '')[0] ?? emailsIn(sentences.map(({ quote }) => quote).join(' '))[0] ?? null,
    insured: value('insuredName'),
    policyNumber: notice.policyNumber,
    period: from && to ? `${usDate(from)} to ${usDate(to)}` : null,
    datedOn,
    amountDue: notice.amountDue,
    dueOn: payableBy(
      sentences.filter((each) => each !== dispute),
      charge,
    ),
    charge,
    basis: sentences.filter((each) => money.test(each.quote) && each !== charge && each !== dispute),
    dispute,
    disputeBy: stated ?? (days && datedOn ? shifted(datedOn, Number(days)) : null),
    isCounted: stated === null && days !== undefined && datedOn !== null,
    isPostponed: sentences.some(({ quote }) => postpones.test(quote)),
  }
}

/** The day next to the amount, or else the one in another sentence about the payment. */
function payableBy(sentences: readonly Sentence[], charge: Sentence | null): string | null {
  const others = sentences.filter(({ quote }) => pays.test(quote))
  return [...(charge ? [charge] : []), ...others].flatMap(({ quote }) => datesIn(quote))[0]?.iso ?? null
}

function states(quote: string, cents: number | null): boolean {
  return cents !== null && quote.replaceAll(/\s/g, '').includes(dollars(cents).replaceAll(/\s/g, ''))
}

/** The sentences of a letter. A line that begins with an amount goes on from the line before it. */
function sentencesOf({ passages = [] }: ReadFile): Sentence[] {
  const sentences: Sentence[] = []
  for (const { text, page } of passages) {
    const before = sentences.at(-1)
    if (before && /^[$\d]/.test(text) && !/[.:;!?]$/.test(before.quote))
      sentences.splice(-1, 1, { ...before, quote: `${before.quote} ${text}` })
    else sentences.push({ quote: text, page })
  }
  return sentences
}

/** The rows of the tables whose columns have names, which passages run together. */
function rowsOf({ reading }: ReadFile): Sentence[] {
  return reading.blocks.flatMap((block) => {
    if (block.kind !== 'table') return []
    const [head = [], ...rows] = [...(block.header ? [block.header] : []), ...block.rows].map((cells) =>
      cells.map(({ text }) => text.replaceAll(/\s+/g, ' ').trim()),
    )
    const isNamed = head.length > 2 && head.every((name) => /\p{L}/u.test(name))
    return rows.map((cells) => ({
      quote: cells.join(' '),
      page: block.page,
      ...(isNamed && {
        row: `${cells[0]}: ${cells
          .slice(1)
          .flatMap((cell, at) => (cell === '' ? [] : `${uncapitalized(head[at + 1] ?? '')} ${cell}`))
          .join(', ')}`,
      }),
    }))
  })
}

function uncapitalized(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1)
}

/** ` by Dec 18, 2026, counted from the date of the letter`; empty without a day. */
export function disputeUntil({ disputeBy, isCounted }: AuditLetter): string {
  if (disputeBy === null) return ''
  return ` by ${dayInWords(disputeBy)}${isCounted ? ', counted from the date of the letter' : ''}`
}

/** Whether the last day to dispute an audit is over. */
export function isTooLate({ disputeBy }: AuditLetter, today: string): boolean {
  return disputeBy !== null && disputeBy < today
}

/** What the letter says, as paragraphs to the client, who wrote `told`. */
export function toldToClient(
  letter: AuditLetter,
  { told, today }: { readonly told: string; readonly today: string },
): string {
  const { carrier, policyNumber, period, amountDue, dueOn, basis, dispute } = letter
  const policy = policyNumber ? `policy ${policyNumber}` : 'policy'
  return [
    `The letter you sent us${carrier ? ` from ${carrier}` : ''} is the result of the premium audit of your ${policy}${period ? ` for ${period}` : ''}. It charges an additional premium of ${dollars(amountDue)}${dueOn ? `, payable by ${dayInWords(dueOn)}` : ''}.`,
    ...(basis.length > 0
      ? [
          `This is what it is based on:\n\n${basis.map(({ quote, row }) => (row ? `- ${row}` : `"${quote}"`)).join('\n')}`,
        ]
      : []),
    ...(dispute
      ? [
          [
            `If you do not agree, the letter says: "${dispute.quote}"`,
            ...(letter.disputeBy === null
              ? []
              : isTooLate(letter, today)
                ? [
                    `That was${disputeUntil(letter)}. The day has passed, so we will ask ${carrier ?? 'the carrier'} whether it still corrects the audit.`,
                  ]
                : [`That means${disputeUntil(letter)}.`]),
            ...(letter.isPostponed
              ? []
              : [
                  'It does not say that a dispute postpones the payment, so please call us before you hold it back.',
                ]),
          ].join(' '),
          `To dispute it, please send us ${recordsFor(letter, told)}, and we will send your dispute to the carrier.`,
        ]
      : [
          'If you think that it is wrong, please tell us why and send us your records, and we will dispute it in writing.',
        ]),
  ].join('\n\n')
}

/** The records that prove what the client says: the certificates of the subcontractors that the letter names, and payroll. */
function recordsFor({ basis, period }: AuditLetter, told: string): string {
  const subcontractors = basis
    .filter(({ quote }) => uninsured.test(quote))
    .flatMap(({ quote }) => [...quote.matchAll(named)].map(([, name = '']) => name.trim()))
  const records = [
    ...(subcontractors.length > 0
      ? [`the certificates of insurance of ${subcontractors.join(' and ')}${period ? ` for ${period}` : ''}`]
      : []),
    ...(payroll.test(told) ? ['the payroll records by employee, with the work that each one did'] : []),
  ]
  return records.length > 0 ? records.join(' and ') : 'the records that it asks for'
}

const uninsured = /\buninsured sub\w*|\bsub\w* without (?:certificates|insurance)\b/i
/** `Casco Tile Co. ($71,300)` */
const named = /(?:^|[:;]|\),|\band\b)\s*(\p{Lu}[^:;($]*?)\s*\(\$/gu
const payroll = /\bpayroll\b|\bclass(?:ed|es|ified|ification)?\b|\b(?:crew|guys|men|employees?)\b/i
