import { chosenOption } from './chosenOption.ts'
import { countsOf, unitsOf } from './countsOf.ts'
import { monthsBetween } from './frequencyOption.ts'
import { monthOf, months } from './months.ts'
import type { LabeledField } from './labeledFields.ts'
import { attributeOf, limitAttributes } from './fieldSubject.ts'
import { letterMatch, type ValuesOf } from './letterMatch.ts'
import type { LetterAnswer, Sentence } from './letterSentences.ts'
import { areNumbers } from './matchingOption.ts'
import { letterSubjects } from './letterSubjects.ts'
import { openingHour } from './openingHour.ts'
import type { RowIdentity } from './rowIdentity.ts'
import { codes } from './matching/valueSpans.ts'
import { unabbreviated } from './unabbreviated.ts'
import { writtenAmounts } from './writtenAmounts.ts'
import { statedUnder } from './statedUnder.ts'
import { spokenOption } from './spokenOption.ts'
import { personNames, properNames } from './spokenNames.ts'
import {
  clockTimes,
  counts,
  days,
  factors,
  found,
  inDays,
  emails,
  percentages,
  phones,
  type Spoken,
  taxNumbers,
  websites,
  years,
} from './spokenValues.ts'

/** A number that names something, and counts nothing. */
const numberOfThing =
  /\b(?:licen[sc]e|registration|certificate|permit|docket|report|plate|dot|mc)(?: registration)? ?(?:number|no\b|#)/

/** Kinds of values, by the words of a label; the special before the general. */
const kinds: readonly (readonly [RegExp, ValuesOf])[] = [
  [numberOfThing, codeNumbers],
  [/\$\s*$/, writtenAmounts],
  [/%\s*$/, percentages],
  [/\bfein\b|federal id|tax id|\bein\b/, taxNumbers],
  [/e-?mail/, emails],
  [/phone|telephone|\bcell\b|\bfax\b/, phones],
  [/web ?site|\burl\b/, websites],
  [/^time\b|time of/, clockTimes],
  [
    /(?<!\b(?:last|this|past|prior|next|per|each|a|previous|current) )\b(?:yr|year)$|^years?$|^(?:what )?year\b|\byear (?:built|established|started|founded|opened|updated|replaced|renovated|of)|since when/,
    years,
  ],
  [/^(?!.*\bdate\b).*\b(?:ded(?:uctible)?|limit|premium|budget)\b/, writtenAmounts],
  [
    /\bbid date\b|\bbid (?:opening|due)\b|\bneed(?:ed)?\b|\bdue\b|\bstart\b|\beffective\b|\bexpir|\bproposed\b|\bwanted\b|\brequested\b|\bcompletion\b/,
    daysAhead,
  ],
  [/\bdate\b|\bwhen\b|\blast (?:serviced|inspected|cleaned|tested|updated)\b/, daysOrMonths],
  [/\bmodification\b|\bmod\b|\bmodifier\b/, factors],
  [/percent|%|share of/, percentages],
  [/^(?:number of )?days (?:to|until|between|before|within)\b|\bin days$/, inDays],
  [
    /^(?:\d+\.? )?years? (?:in|of|at)\b|^years\b(?! (?:built|established))|\byears$|^(?:days|hours|weeks|months|nights) (?:to|of|per|a)\b/,
    counts,
  ],
  [/\bper (?:day|week|month|year)\b|\btransactions\b|^records\b/, counts],
  [
    /payroll|revenue|sales|receipts|amount|cost|value|premium|limit|estimate|remuneration|deductible|damage|budget|largest (?:single )?(?:job|contract|project|wire|transfer)|\brents?\b|\bbalance\b|price|\bpaid\b/,
    writtenAmounts,
  ],
  [
    /number|how many|#|\bno\b|employees|vehicles|trucks|drivers|units|stories|floors|square|sq ft|\barea\b|radius|mile(?:s|age)|distance|\bfeet\b|\bft\b|\bheight\b|\bdepth\b|seats?|seating|capacity|locations|full time|part time/,
    counts,
  ],
]

/** Whom or what a label wants the name of. */
const namedKinds: readonly (readonly [RegExp, ValuesOf])[] = [
  [
    /^(?!.*\b(?:phone|e-?mail|address|title|date|age|years?|fee|number|many|limit|cost|percent|amount|salary|payroll)\b).*\b(?:manager|director|officer|foreman|superintendent|supervisor|captain|chef|coordinator|bookkeeper|accountant|attorney|engineer of record)(?: name| on (?:premises|site|duty))?$/,
    personNames,
  ],
  [
    /\b(?:installed|serviced|maintained|cleaned|monitored|inspected|hauled|built|administered|prepared) by$|\b(?:provider|contractor|company|vendor|surveyor|landlord|lessor|lender|mortgagee|lienholder|insurer|carrier|manufacturer|supplier|servicer|builder|architect|firm|bank|product|software|franchisor)(?: name)?$|^(?:mortgagee|lender|loss payee)\b|(?:farthest|largest) (?:city|town|destination|customer|client)$/,
    properNames,
  ],
]

/** "USDOT 3355017", "registration HIC-07719". */
function codeNumbers(text: string): Spoken[] {
  return [
    ...codes(text),
    ...found(text, /(?<![\w$.,/-])\d{5,8}(?![\w/-]|[.,]\d)/g, ([whole]) => whole),
  ].filter(({ value }) => /\d{3}/.test(value) && phones(value).length + days(value, null).length === 0)
}

/** "May 2023" as 05/2023 where a sentence tells no day. */
function daysOrMonths(text: string, written: string | null): Spoken[] {
  const told = days(text, written)
  return told.length > 0
    ? told
    : found(
        text,
        new RegExp(String.raw`\b(${months}),? (?:of )?((?:19|20)\d\d)\b`, 'gi'),
        ([, name = '', year]) => `${String(monthOf(name)).padStart(2, '0')}/${year}`,
      )
}

function daysAhead(text: string, written: string | null): Spoken[] {
  return days(text, written, true)
}

/** What the letters say for a field; null when they do not say it plainly. */
export function letterAnswer(
  field: LabeledField,
  { sentences, fields }: { sentences: readonly Sentence[]; fields: readonly LabeledField[] },
  identity: RowIdentity | null = null,
): LetterAnswer | null {
  // "Hood and duct cleaning ____ by ____".
  const before = /^by\b/i.test(field.label) ? (field.beside[0] ?? '') : ''
  const asked = plainly(
    `${field.question} ${before} ${field.label.replace(/^if (?:yes|so),? (?=(?:date|year|month) )/i, '')}`,
  ).replace(/^name of (?:the )?(?=.*\b(?:contractor|company|vendor|program|course)$)/, '')
  const isOpen = field.options.length === 0
  const names = namedKinds.find(([pattern]) => pattern.test(asked.replace(/[^a-z -]/g, '').trim()))?.[1]
  const hours = openingHour(field, sentences)
  if (hours !== undefined) return hours
  const interval = monthsBetween(field, sentences)
  if (interval !== undefined) return interval
  if (
    asked === '' ||
    (isOpen && !names && /^(?:which|type of|list(?! as of)|name of|if yes|if so)\b/.test(asked))
  )
    return null
  const chosen = isOpen ? null : spokenOption(field, sentences)
  if (chosen) return chosen
  const subject = letterSubjects.find(({ asks }) => asks.test(asked))
  const special = subject?.find(sentences, asked, isOpen) ?? null
  if (special || subject?.isOnly) return special
  if (isOpen && !names && /^(?:remarks\W+)?(?:explain|describe)\b/.test(asked)) return null
  if (field.options.length > 0)
    return (
      chosenOption(field, sentences) ??
      (areNumbers(field.options.map((option, at) => field.optionLabels[at] || option))
        ? letterAnswer(
            {
              ...field,
              kind: 'text',
              label: `${field.label} ${unitOf(field)}`,
              options: [],
              optionLabels: [],
            },
            { sentences, fields },
            identity,
          )
        : null)
    )
  if (names && field.kind === 'text')
    return (
      letterMatch(field, { sentences, values: names, rivals: namedFields(field, fields), identity }) ?? null
    )
  const values = kindOf(field, asked)
  const rivals = fields.filter(
    (other) =>
      other.name !== field.name &&
      (identity === null || other.label !== field.label || other.row !== field.row) &&
      kindOf(other, plainly(other.label)) === values,
  )
  if (!values) {
    if (!isOpen || field.kind !== 'text') return null
    const under = statedUnder(field, { sentences, fields })
    if (under || /\bdescri/.test(asked)) return under
    return letterMatch(field, { sentences, values: countsOf(field.label, false), rivals: [], identity })
  }
  // An amount of insurance is not what was sold.
  const isLimit =
    /limit|deductible|liability|coverage|insurance/i.test(field.label) ||
    /\blimits?\b/i.test(field.section) ||
    limitAttributes.has(attributeOf(field.label) ?? '')
  const spoken =
    isLimit || values !== writtenAmounts
      ? sentences
      : sentences.filter(({ text }) => !/\b(?:liability|limit|deductible)\b/i.test(text))
  const matched = letterMatch(field, {
    sentences: spoken,
    values: values === counts ? unitsOf(field) : values,
    rivals,
    identity,
    isOnlyOfRow: !field.beside.some((label) => kindOf({ ...field, label }, plainly(label)) === values),
  })
  // The heading of a part is no sure sign: "Revenue and drivers".
  return (
    (matched && withUnit(matched, field.label)) ??
    letterMatch(field, { sentences, values: countsOf(field.label, values === counts), rivals: [], identity })
  )
}

/** "24 feet" for a height whose label names no unit. */
function withUnit(told: LetterAnswer, label: string): LetterAnswer {
  const isBare =
    /\b(?:height|depth)\b/i.test(label) && !/\b(?:feet|foot|ft|stor(?:y|ies)|floors)\b/i.test(label)
  const unit = isBare && counts(told.quote).find(({ index }) => index === told.index)
  const [named] = unit
    ? (/^[ -](?:feet|foot|ft|stories|floors)\b/i.exec(told.quote.slice(unit.end)) ?? [])
    : []
  return named ? { ...told, value: `${told.value} ${named.slice(1)}` } : told
}

/** What the ranges of a list are counted in. */
function unitOf({ options, optionLabels }: LabeledField): string {
  return /[%$]/.exec([...optionLabels, ...options].join(' '))?.[0] ?? ''
}

/** The other fields that ask for a name. */
function namedFields(field: LabeledField, fields: readonly LabeledField[]): LabeledField[] {
  return fields.filter(
    (other) =>
      other.name !== field.name && namedKinds.some(([pattern]) => pattern.test(plainly(other.label))),
  )
}

function plainly(label: string): string {
  return unabbreviated(label)
    .toLowerCase()
    .replaceAll(/[^\w%#$' -]/g, ' ')
    .replaceAll('-', ' ')
    .replace(/,? (?:in )?(?:the )?(?:last|past|previous) \w+ years?$/, '')
    .trim()
}

/** The heading of a part tells the kind of its fields: "Radius (percent of trips)". */
const kindsOfParts: readonly (readonly [RegExp, ValuesOf])[] = [
  [/percent|%/, percentages],
  [/\(years?\b|^years? (?:of|updated|replaced)/, years],
  [/number|how many/, counts],
  [
    /sales|revenue|receipts|payroll|\blimits\b|(?:insurance|coverages?) (?:requested|wanted|desired)|amounts of insurance/,
    writtenAmounts,
  ],
]

function kindOf({ section, kind, label }: LabeledField, asked: string): ValuesOf | null {
  if (kind === 'checkBox' || kind === 'radio') return null
  // A number that names something counts nothing.
  if (
    /\b(?:polic(?:y|ies)|loan|account|serial|id|check|invoice|building|unit|suite|apartment|room|lot|bay) (?:number|no|#)/.test(
      asked,
    )
  )
    return null
  const part = section.toLowerCase()
  if (limitAttributes.has(attributeOf(label) ?? '') && !/%/.test(label)) return writtenAmounts
  const kindOfLabel =
    kinds.find(([pattern]) => pattern.test(asked)) ?? kindsOfParts.find(([pattern]) => pattern.test(part))
  return kindOfLabel?.[1] ?? null
}
