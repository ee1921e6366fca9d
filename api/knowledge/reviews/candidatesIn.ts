import { numberInWords, spokenNumber } from '../../reading/index.ts'
import { replacementIn } from '../facts/amendments.ts'
import { forSuchOnly, verbsOfChange } from '../facts/changesLimits.ts'
import { normal } from './coverageItem.ts'
import { isKindOfLimit } from './coverageItems.ts'
import type { Evidence } from './policyWording.ts'
import { sharedWords } from './likeWords.ts'
import { isExample } from './reviewedPolicy.ts'
import { isKept } from './sameness.ts'
import { money, percentage, type Statement, statement } from './statement.ts'

/** A number that a document states, and what it counts. */
export interface Value {
  readonly kind: 'amount' | 'percent' | 'hour' | 'day' | 'month' | 'year' | 'excluded'
  /** In cents for an amount. */
  readonly number: number
}

/** What a policy says of something that a certificate may state. */
export interface Candidate {
  readonly own: Statement
  readonly value: Value
  /** A number within running text, known by the words around it. */
  readonly isInSentence: boolean
  /** An amount in a row that says nothing as a statement, such as one of prices: it may confirm, and contradicts nothing. */
  readonly isInRow: boolean
  /** Whether it belongs to the part of another line of business. */
  readonly isOfOtherPart: boolean
}

const duration = new RegExp(
  String.raw`\b(\d{1,3}|${numberInWords})(?: \(\d+\))?[ -](hour|day|month|year)s?\b`,
  'i',
)

/** What a statement puts to its label; null for words alone. */
export function valueOf({ amount, percent, text, standing, item, label }: Statement): Value | null {
  if (amount !== null) return { kind: 'amount', number: amount }
  if (percent !== null) return { kind: 'percent', number: percent }
  if (standing === 'excluded')
    return isKept({ item, label }) ? { kind: 'amount', number: 0 } : { kind: 'excluded', number: 0 }
  const [, count = '', unit] = duration.exec(text) ?? []
  const number = /^\d/.test(count) ? Number(count) : spokenNumber(count)
  return unit && number != null ? { kind: unit.toLowerCase() as Value['kind'], number } : null
}

/** "$250,000 after 12 hours" states an amount and a period. */
export function withPeriod(own: Statement): Statement[] {
  const period = own.amount === null ? null : duration.exec(own.text)
  return period ? [own, { ...own, text: period[0], amount: null, percent: null, item: null }] : [own]
}

export function isSameValue(a: Value, b: Value): boolean {
  return a.kind === b.kind && a.number === b.number
}

/** "Exclusion 5 is deleted", "Exclusion d does not apply": what is not excluded any more. */
const restored =
  /\bexclusions?\b[^.]{0,80}\b(?:do(?:es)? not apply|deleted|removed)\b|\bdoes not apply (?:to|at|when|if)\b/i

/** "Number of volunteers: none" excludes nothing. */
const counts = /^(?:number of|no\. of|none\b|\W*$)/i

/** Everything that a policy puts a number to: its statements, and every other number with the words around it. */
export function candidatesIn(
  says: readonly Statement[],
  sentences: readonly Evidence[],
  isOfOtherPart: (statement: Statement) => boolean = () => false,
): Candidate[] {
  const read = says.flatMap(withPeriod).flatMap((own): Candidate[] => {
    const value = valueOf(own)
    // "Aggregate: None" limits nothing.
    const isNoLimit = (isKindOfLimit(own.label) && /^none\b/i.test(own.text)) || counts.test(own.label)
    if (!value || (value.kind === 'excluded' && (restored.test(own.quote) || isNoLimit))) return []
    return [{ own, value, isInSentence: false, isInRow: false, isOfOtherPart: isOfOtherPart(own) }]
  })
  const openings = new Map(read.map((each) => [each, normal(each.own.quote).slice(0, 40)]))
  const isRead = (quote: string, value: Value) => {
    const same = read.filter((each) => isSameValue(each.value, value))
    const opening = same.length > 0 ? normal(quote).slice(0, 40) : ''
    return same.some(
      (each) =>
        quote.includes(each.own.quote) || each.own.quote.includes(quote) || openings.get(each) === opening,
    )
  }
  const stated = [
    ...read,
    ...sentences.flatMap(({ quote, page, form }) => {
      if (isExample.test(quote) || forSuchOnly.test(quote)) return []
      const place = { page, headings: form === null ? [] : [form], origin: 'endorsement' } as const
      return numbersIn(quote).flatMap(({ label, text }): Candidate[] => {
        const own = statement(label, text, quote, place)
        const value = valueOf(own)
        return value && value.kind !== 'excluded' && !isRead(quote, value)
          ? [
              {
                own,
                value,
                isInSentence: true,
                isInRow: value.kind === 'amount' && !/[.:;]$/.test(quote),
                isOfOtherPart: false,
              },
            ]
          : []
      })
    }),
  ]
  const replaced = sentences.flatMap(replacedPeriod)
  return replaced.length === 0 ? stated : stated.map((each) => asReplaced(each, stated, replaced))
}

interface ReplacedPeriod {
  readonly from: Value
  readonly to: Value
  readonly now: Pick<Statement, 'text' | 'quote' | 'page'>
  /** What it is of, as far as the endorsement says. */
  readonly about: string
}

/** "Business income: in the Declarations, 72 hours is replaced by 24 hours." */
function replacedPeriod({ quote, form, page }: Evidence): ReplacedPeriod[] {
  const change = replacementIn(quote, '')
  if (!change) return []
  const [from, to] = [change.put.from, change.put.to].map((text) =>
    valueOf(statement('', text, quote, nowhere)),
  )
  if (!from || !to || from.kind !== to.kind || !isPeriod(from)) return []
  const now = { text: change.put.to, quote, page }
  return [{ from, to, now, about: `${form ?? ''} ${quote.slice(0, change.at)}` }]
}

function isPeriod({ kind }: Value): boolean {
  return kind !== 'amount' && kind !== 'percent' && kind !== 'excluded'
}

/** A period as an endorsement has it now: one that it names, or the only one of its length in the declarations. */
function asReplaced(
  candidate: Candidate,
  all: readonly Candidate[],
  replaced: readonly ReplacedPeriod[],
): Candidate {
  const { own, value } = candidate
  const change = replaced.find(({ from, now, about }) => {
    if (!isSameValue(from, value) || own.quote.includes(now.quote)) return false
    const declared = all.filter((each) => !each.isInSentence && isSameValue(each.value, from))
    return (
      sharedWords(`${own.label} ${own.quote}`, about).count > 0 ||
      (/\bdeclarations\b/i.test(about) && declared.length === 1 && declared[0] === candidate)
    )
  })
  return change ? { ...candidate, own: { ...own, ...change.now }, value: change.to } : candidate
}

const nowhere = { page: 1, headings: [], origin: 'endorsement' } as const

const number = new RegExp(`${money.source}|${percentage.source}|${duration.source}`, 'gi')
const longestSentence = 600

/** "→ $80,000", "is replaced by 24 hours" */
const isOld = new RegExp(
  String.raw`^(?:\s*(?:→|->|=>)|["”]?\s+(?:is|are) (?:hereby )?(?:${verbsOfChange}|deleted and replaced)(?: by| with| to)? ["“]?(?:\$|\d))`,
  'i',
)

/** Each number of a sentence with the words before and behind it. */
export function numbersIn(quote: string): { label: string; text: string }[] {
  if (quote.length > longestSentence) return []
  const all = [...quote.matchAll(number)].map((match) => ({
    text: match[0],
    from: match.index,
    to: match.index + match[0].length,
  }))
  return all.flatMap(({ text, from, to }, at) => {
    // "$50,000 → $80,000", "from $50,000 to $80,000": the first is what it was.
    if (isOld.test(quote.slice(to)) || /\bfrom\s*$/i.test(quote.slice(0, from))) return []
    const before = quote.slice(Math.max(all[at - 1]?.to ?? 0, from - 110), from)
    const behind = quote.slice(to, Math.min(all[at + 1]?.from ?? quote.length, to + 70))
    const clause = [before.split(/[;:]\s/).at(-1) ?? '', behind.split(/[;,.](?:\s|$)/)[0] ?? '']
    return [{ label: clause.join(' ').replaceAll(/\s+/g, ' ').trim(), text }]
  })
}
