import { conceptsOf, isSameConcept, weightOf } from './concepts.ts'
import { frequencyOption, monthsBetween } from './frequencyOption.ts'
import type { LabeledField } from './labeledFields.ts'
import { attributeOf, limitAttributes } from './fieldSubject.ts'
import { askedOf, letterMatch, type ValuesOf } from './letterMatch.ts'
import { answer, type LetterAnswer, type Sentence } from './letterSentences.ts'
import { letterSubjects } from './letterSubjects.ts'
import { openingHour } from './openingHour.ts'
import type { RowIdentity } from './rowIdentity.ts'
import {
  clockTimes,
  counts,
  days,
  factors,
  emails,
  moneyAmounts,
  percentages,
  phones,
  type Spoken,
  taxNumbers,
  websites,
  years,
} from './spokenValues.ts'

/** Kinds of values, by the words of a label; the special before the general. */
const kinds: readonly (readonly [RegExp, ValuesOf])[] = [
  [/\$\s*$/, amounts],
  [/%\s*$/, percentages],
  [/\bfein\b|federal id|tax id|\bein\b/, taxNumbers],
  [/e-?mail/, emails],
  [/phone|telephone|\bcell\b|\bfax\b/, phones],
  [/web ?site|\burl\b/, websites],
  [/^time\b|time of/, clockTimes],
  [
    /\byr$|\byear$|^years?$|^(?:what )?year\b|\byear (?:built|established|started|founded|opened|updated|replaced|renovated|of)|since when/,
    years,
  ],
  [
    /\bneed\b|\bdue\b|\bstart\b|\beffective\b|\bexpir|\bproposed\b|\bwanted\b|\brequested\b|\bcompletion\b/,
    daysAhead,
  ],
  [/\bdate\b|\bwhen\b|\blast (?:serviced|inspected|cleaned|tested|updated)\b/, days],
  [/\bmodification\b|\bmod\b|\bmodifier\b/, factors],
  [/percent|%|share of/, percentages],
  [/^(?:\d+\.? )?years? (?:in|of|at)\b|\byears$/, counts],
  [
    /payroll|revenue|sales|receipts|amount|cost|value|premium|limit|estimate|remuneration|deductible|damage|budget|largest (?:job|contract|project)|\brent\b|price|\bpaid\b/,
    amounts,
  ],
  [
    /number|how many|#|\bno\b|employees|vehicles|trucks|drivers|units|stories|floors|square|sq ft|\barea\b|radius|miles|distance|\bfeet\b|\bft\b|seats?|seating|capacity|locations|full time|part time/,
    counts,
  ],
]

/** Amounts, also those that are written without a dollar sign: "a deductible of 5,000". */
function amounts(text: string): Spoken[] {
  const money = moneyAmounts(text)
  const bare = [
    ...text.matchAll(
      /(?<![\w$.,-])\d{1,3}(?:,\d{3})+(?!\w|[.,]\d)(?! (?:sq|square|feet|foot|ft|miles|pounds|lbs|people|employees|gallons|hours|units|acres)\b)/g,
    ),
  ].map(({ 0: value, index }) => ({ value, index, end: index + value.length }))
  return [
    ...money,
    ...bare.filter((each) => !money.some(({ index, end }) => each.index >= index && each.index < end)),
  ]
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
  const asked = plainly(`${field.question} ${before} ${field.label}`).replace(
    /^name of (?:the )?(?=.*\b(?:contractor|company|vendor)$)/,
    '',
  )
  const isOpen = field.options.length === 0
  const hours = openingHour(field, sentences)
  if (hours !== undefined) return hours
  const months = monthsBetween(field, sentences)
  if (months !== undefined) return months
  if (
    asked === '' ||
    (isOpen && /^(?:which|type of|list|explain|describe|name of|if yes|if so)\b/.test(asked))
  )
    return null
  const special = letterSubjects.find(({ asks }) => asks.test(asked))?.find(sentences, asked) ?? null
  if (special) return special
  if (field.options.length > 0) return chosenOption(field, sentences)
  const values = kindOf(field, asked)
  const rivals = fields.filter(
    (other) =>
      other.name !== field.name &&
      (identity === null || other.label !== field.label || other.row !== field.row) &&
      kindOf(other, plainly(other.label)) === values,
  )
  if (!values)
    return isOpen && field.kind === 'text'
      ? letterMatch(field, { sentences, values: countsOf(field.label, false), rivals: [], identity })
      : null
  // An amount of insurance is not what was sold.
  const isLimit = /limit|deductible|liability|coverage|insurance/i.test(field.label)
  const spoken =
    isLimit || values !== amounts
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
    matched ??
    letterMatch(field, { sentences, values: countsOf(field.label, values === counts), rivals: [], identity })
  )
}

function plainly(label: string): string {
  return label
    .toLowerCase()
    .replaceAll(/[^\w%#$' -]/g, ' ')
    .replaceAll('-', ' ')
    .replace(/,? (?:in )?(?:the )?(?:last|past|previous) \w+ years?$/, '')
    .trim()
}

/** The heading of a part tells the kind of its fields: "Radius (percent of trips)". */
const kindsOfParts: readonly (readonly [RegExp, ValuesOf])[] = [
  [/percent|%/, percentages],
  [/number|how many/, counts],
  [/sales|revenue|receipts|payroll|\blimits\b|insurance (?:requested|wanted)|amounts of insurance/, amounts],
]

function kindOf({ section, kind, label }: LabeledField, asked: string): ValuesOf | null {
  if (kind === 'checkBox' || kind === 'radio') return null
  // A number that names something counts nothing.
  if (
    /\b(?:licen[sc]e|polic(?:y|ies)|loan|account|certificate|serial|registration|permit|docket|dot|mc|id) (?:number|no|#)/.test(
      asked,
    )
  )
    return null
  const part = section.toLowerCase()
  if (limitAttributes.has(attributeOf(label) ?? '') && !/%/.test(label)) return amounts
  const found =
    kinds.find(([pattern]) => pattern.test(asked)) ?? kindsOfParts.find(([pattern]) => pattern.test(part))
  return found?.[1] ?? null
}

/** A count of something else doesn't answer the question: "84 seats" aren't stories. */
function unitsOf(field: LabeledField): ValuesOf {
  const asked = askedOf(field)
  const strong = asked.filter((each) => weightOf(each) === 1)
  return (text) =>
    [...counts(text), ...nones(text)].filter(({ value, end, index }) => {
      const [next = ''] = /^[ -][a-z]+/i.exec(text.slice(end)) ?? []
      const unit = conceptsOf(next)[0]
      const isOwn =
        unit === undefined || unit === 'employe' || asked.some((each) => isSameConcept(each, unit))
      if (/\b(?:in|since|until|by) $/i.test(text.slice(0, index)) && /^(?:19|20)\d\d$/.test(value))
        return false
      if (value === '0' && /^(?:no|zero)$/i.test(text.slice(index, end)))
        return unit !== undefined && strong.some((each) => isSameConcept(each, unit))
      // "The hydrant is at the corner, 150 feet."
      if (unit !== undefined && unit !== 'employe' && isOwn && weightOf(unit) < 1) return true
      const clause =
        text
          .slice(0, end)
          .split(/[,;()]/)
          .at(-1) + (text.slice(end).split(/[,;()]/)[0] ?? '')
      const around = conceptsOf(clause)
      return (isOwn || !isNoun(next)) && strong.some((each) => around.some((one) => isSameConcept(one, each)))
    })
}

/** Words behind a number that do not say what is counted. */
function isNoun(word: string): boolean {
  return !/^[ -](?:of|in|on|at|for|and|or|are|is|were|was|to|with|by|from|who|that|full|part|big|small|old|new|more|other|little|light|heavy|company|good|different|total|\w+ly|\w+ed|\w+ing)$/i.test(
    word,
  )
}

/** "One owner-operator": a count comes right before what it counts, and "no heavy trucks" is a count too where one is asked for. */
function countsOf(label: string, isCount: boolean): ValuesOf {
  const asked = conceptsOf(label).filter((each) => weightOf(each) === 1)
  return (text) =>
    [...counts(text), ...(isCount ? nones(text) : [])].filter(({ end }) => {
      const behind = conceptsOf(text.slice(end).split(/\s+/).slice(0, 4).join(' '))
      return asked.every((each) => behind.some((one) => isSameConcept(one, each)))
    })
}

/** "No heavy trucks." counts heavy trucks; "no staff training since 2023" counts no staff. */
function nones(text: string): Spoken[] {
  return [
    ...text.matchAll(
      /\b(?:no|zero)(?= (?:[a-z-]+ )?[a-z-]+(?:[,.;:)]|$| (?:and|or|but|at|in|on|of|here|there|this|yet|so|right|for)\b))/gi,
    ),
  ].map(({ 0: word, index }) => ({ value: '0', index, end: index + word.length }))
}

const lossKinds: readonly (readonly [RegExp, RegExp])[] = [
  [
    /property|fire|building/i,
    /\b(fire|smoke|water|hail|wind|theft|stolen|burglar\w*|broke in|spoil\w*|burst|vandal\w*|lightning|roof)\b/gi,
  ],
  [
    /auto|vehicle/i,
    /\b(rear-?ended|collision|collided|backed into|intersection|our (?:truck|van|driver)|windshield)\b/gi,
  ],
  [
    /liability/i,
    /\b(customer|guest|slipped|tripped|sued|lawyer|attorney|their (?:property|car)|neighbor\w*)\b/gi,
  ],
  [
    /workers|comp/i,
    /\b(employee|worker|his (?:hand|back|finger)|her (?:hand|back|finger)|emergency room|time off work)\b/gi,
  ],
]

function chosenOption(field: LabeledField, sentences: readonly Sentence[]): LetterAnswer | null {
  const { options, label } = field
  const often = frequencyOption(field, sentences)
  if (often) return often
  const first = sentences.find(({ text }) => text.length > 40)
  if (/type of (?:loss|claim)|kind of loss|line of (?:business|insurance)/i.test(label) && first) {
    const text = sentences.map((each) => each.text).join(' ')
    const scored = options
      .map((option) => {
        const words = lossKinds.find(([names]) => names.test(option))?.[1]
        return { option, hits: words ? [...text.matchAll(words)].length : 0 }
      })
      .toSorted((a, b) => b.hits - a.hits)
    const [best, second] = scored
    return best && best.hits > (second?.hits ?? 0) ? answer(first, best.option) : null
  }
  const named = sentences.flatMap((sentence) =>
    options
      .filter(
        (option) =>
          option.length > 3 &&
          !/^(?:none|never|other|n\/a)$/i.test(option) &&
          new RegExp(`\\b${RegExp.escape(option)}\\b`, 'i').test(sentence.text),
      )
      .map((option) => ({ sentence, option })),
  )
  const [only] = named
  return only && new Set(named.map(({ option }) => option)).size === 1
    ? answer(only.sentence, only.option)
    : null
}
