import type { Candidate } from './answerCandidates.ts'

export const money = /\$\s?\d|\b\d{1,3}(,\d{3})+\b/
export const date =
  /\b\d{1,2}[-/]\d{1,2}[-/]\d{2,4}\b|\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w* \d{1,2},? \d{4}/i
export const share =
  /\b(deductibles?|ded(?=[.:]? ?\$)|retentions?|self-insured|waiting period|participation|coinsurance|you (?:pay|bear) the first|(?:pay|bear)s? the first \$[\d,]+)\b/i
export const asksShare =
  /\b(deductibles?|retentions?|(own|our|my|their|his|her) share|out of ((my|our|their|his|her) )?(own )?pocket|bear|ourselves|themselves|eat|waiting period|before (it|coverage|the policy) (pays|kicks))\b/i
export const premium = /\b(premium|cost of the policy|rate)\b/i

/** Ways in which amounts apply; a question about one is not answered by another. */
export const bases = [
  {
    asked: /\baggregate|\b(per|a|in the|policy) (year|term)|annual|yearly|in total|all (claims|together)\b/i,
    wording: /\baggregate|policy period|any one (policy )?year|annual/i,
  },
  {
    asked: /\b(per|each|any one|one|single) (occurrence|accident|claim|loss|incident|event|wreck|crash)\b/i,
    wording: /\b(per|each|any one|one) (occurrence|accident|claim|loss|incident|event|wrongful act)\b/i,
  },
  {
    asked: /\b(per|each|one|a) (person|patient|employee|guest|individual)\b/i,
    wording: /\b(per|each|any one|one) (person|patient|employee|insured person|individual)\b/i,
  },
  {
    asked:
      /\b(per|each|at|this|that|our .{2,20}|the .{2,20}) (location|premises|building|project|job|site|store|shop|warehouse)\b/i,
    wording: /\b(per|each|any one|at|location|loc\.?|premises|prem\.?|building|bldg\.?|project|job|site)\b/i,
  },
  {
    asked:
      /\b(per|each|a|one) (vehicle|truck|auto|car|van|item|trailer)\b|\b(unit|auto|item|truck|van|vehicle) \d/i,
    wording: /\b(per|each|any one|covered|unit|auto|item|vehicle) ?(vehicle|truck|auto|car|item|\d)/i,
  },
  {
    asked: /\b(per|a|each) (day|week|month)\b|\bdaily\b/i,
    wording: /\b(per|a|each|any one) (day|week|month)\b|\bdaily\b/i,
  },
] as const

/** Kinds of values that questions ask for: how they are written, and what their label or column says. */
const valueKinds = [
  { asked: asksShare, form: /\$ ?\d|\d,\d{3}|\d ?%|\d ?(?:hours|hrs)/i, wording: share },
  {
    asked: /\b(waiting period|how (?:long|many (?:hours|days|months|miles)|far))\b/i,
    form: /\d ?-?(?:hours?|hrs|days?|months?|years?|miles)\b/i,
    wording: null,
  },
  {
    asked: /\b(percent(age)?|coinsurance)\b|\bwhat %/i,
    form: /\d ?(?:%|percent)|\b\d{2,3}\b/i,
    wording: /%|percent|coins/i,
  },
  {
    asked: /\b(retroactive|pending or prior|prior acts)\b.*\bdate\b/i,
    form: date,
    wording: /\b(retro|prior)/i,
  },
  { asked: premium, form: money, wording: premium },
  {
    asked: /\b(limit|sublimit|how much|maximum|the most|insured for)\b/i,
    form: /\$ ?\d|\d,\d{3}|\d ?%|\bincluded\b/i,
    wording: null,
  },
]

/** Kinds of amounts that are not limits, as columns and labels call them. */
const otherAmounts: readonly RegExp[] = [
  share,
  /\bpremiums?\b/i,
  /\b(?:rates?|payroll|remuneration|receipts|revenues?|sales|exposures?|basis)\b/i,
  /\b(?:tax|taxes|surcharges?|fees?|stamping)\b/i,
]

/** Whether every amount of a row is of a kind that is not asked for, such as a premium beside a limit. */
function isOtherAmount(
  question: string,
  { text, values, title }: Pick<Candidate, 'text' | 'values' | 'title'>,
): boolean {
  const amounts = values.filter(({ text: value }) => money.test(value))
  const unasked = otherAmounts.filter((kind) => !kind.test(question))
  return (
    amounts.length > 0 &&
    amounts.every(({ column }) => {
      const called = column === '' ? `${title} ${text}` : column
      return unasked.some((kind) => kind.test(called)) && !/\blimits?\b/i.test(called)
    })
  )
}

/** Whether a row has the value that is asked for: by its form, and by what the row or a column is called. */
export function valueFeatures(
  question: string,
  candidate: Pick<Candidate, 'text' | 'leadIn' | 'values' | 'title' | 'isEndorsement' | 'isFront'>,
): Readonly<Record<string, number>> {
  const kind = valueKinds.find(({ asked }) => asked.test(question))
  if (!kind) return {}
  const { text, leadIn, values, isEndorsement, isFront } = candidate
  const { form, wording } = kind
  const isThere = values.some(
    ({ text: value, column }) =>
      form.test(value) && (wording === null || wording.test(`${column === '' ? leadIn : column} ${text}`)),
  )
  const isInline = form.test(text) && (wording === null || wording.test(text))
  // Endorsements state their changes in sentences, and some declarations are sentences as a whole.
  const isStated = isThere || (isInline && (isEndorsement || isFront))
  return {
    valueMet: isThere || isInline ? 1 : 0,
    valueInRow: isStated ? 1 : 0,
    valueOther: isOtherAmount(question, candidate) ? 1 : 0,
  }
}
