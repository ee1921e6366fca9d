import { attributeOf, limitAttributes } from './fieldSubject.ts'
import type { LabeledField } from './labeledFields.ts'
import { answer, type LetterAnswer, type Sentence } from './letterSentences.ts'
import { moneyAmounts } from './spokenValues.ts'

/** Whether a form asks for what is to be, and not for what is in force: "Coverage requested", "Terms desired". */
function asksForRequest({
  section,
  question,
  label,
}: Pick<LabeledField, 'section' | 'question' | 'label'>): boolean {
  const asked = `${section} ${question} ${label}`
  return (
    /\b(?:requested|desired|wanted|proposed|applied for)\b/i.test(asked) &&
    !/\b(?:current|present|expiring|prior|in force)\b/i.test(label) &&
    amountAsked(label) !== null
  )
}

type Amount = 'retention' | 'aggregate' | 'limit'

/** What of the terms of a policy a label asks for. */
function amountAsked(label: string): Amount | null {
  const attribute = attributeOf(label) ?? ''
  if (/\b(?:sublimit|rate|date|premium|engineering|extension)\b/i.test(label)) return null
  if (/\b(?:retention|deductible|sir)\b/i.test(label)) return 'retention'
  if (/\baggregate\b/i.test(label)) return 'aggregate'
  return /^(?:requested |desired |proposed )?(?:policy |liability )?limits?(?: (?:of liability|each claim|per claim|each occurrence|requested|desired))?$|^(?:each|per) (?:claim|occurrence)(?: limit)?$/i.test(
    label.trim(),
  ) ||
    (attribute === 'eachOccurrence' && limitAttributes.has(attribute))
    ? 'limit'
    : null
}

const request =
  /\b(?:ask(?: (?:them|him|her))? for|quote|want|wanted|would like|['’]d like|need|needs|request\w*|raise|increase|go (?:up )?to|please (?:get|offer|apply))\b/i

/** The amount of the terms that a letter asks for; null where it does not say one plainly. */
export function requestedLimit(field: LabeledField, sentences: readonly Sentence[]): LetterAnswer | null {
  const asked = amountAsked(field.label)
  if (asked === null || !asksForRequest(field)) return null
  const told = sentences.flatMap((sentence) => {
    if (!request.test(sentence.text)) return []
    const value = amountsIn(sentence.text).get(asked)
    return value === undefined ? [] : [answer(sentence, value)]
  })
  const [only] = told
  return only && new Set(told.map(({ value }) => value)).size === 1 ? only : null
}

/** "Two million this time with a $10,000 retention", "$2,000,000 with the aggregate the same". */
function amountsIn(text: string): ReadonlyMap<Amount, string> {
  const found = new Map<Amount, string>()
  const amounts = moneyAmounts(text)
  for (const [at, { value, index, end }] of amounts.entries()) {
    const before = text.slice(amounts[at - 1]?.end ?? 0, index)
    const after = text.slice(end, amounts[at + 1]?.index).split(/[,;.]|\b(?:and|with|but|at)\b/)[0] ?? ''
    // "Go from one million to two": what was is not asked for.
    if (/\b(?:from|than|instead of|now|currently)\s+(?:the |our )?$/i.test(before)) continue
    if (
      /\b(?:retention|deductible|sir)\b/i.test(after) ||
      /\b(?:retention|deductible)(?: of| at| to)? (?:\w+ )?$/i.test(before)
    )
      found.set('retention', value)
    else if (/\baggregate\b/i.test(after)) found.set('aggregate', value)
    else if (isOther.test(`${before.split(/[,;]/).at(-1) ?? ''} ${after}`)) continue
    else if (!found.has('limit') || found.get('limit') === value) found.set('limit', value)
    else return new Map()
  }
  const limit = found.get('limit')
  if (
    limit !== undefined &&
    /\baggregate (?:at )?(?:the same|as well|too|likewise)\b|\bsame aggregate\b/i.test(text)
  )
    found.set('aggregate', limit)
  return found
}

/** Amounts that are no limit of a policy as a whole. */
const isOther =
  /\b(?:coverage|sublimit|premium|sales|revenue|payroll|building|contents|rent\w*|premises|medical|engineering|paid|owed|loan|equipment|flood|per year|a year|bond|bid|job|contract)\b/i
