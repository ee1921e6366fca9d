import type { Reading } from '../../reading/index.ts'
import { noLimitWords, perilWords } from './amountDictionary.ts'
import type { DocumentPart } from './documentParts.ts'
import { fieldOf, readAmounts, type LabeledAmount } from './readAmounts.ts'
import {
  limitNames,
  type Fact,
  type FactOrigin,
  type LimitName,
  type NamedDeductible,
  type NamedLimit,
} from './policyFacts.ts'
import { partBlocks, sentencesOf } from './partSentences.ts'
import { labelKey, parseMoney } from './values.ts'
import type { LineOfBusiness } from '../policies/policyTerms.ts'

export interface Money {
  /** All candidates of a limit; those of endorsements come with that origin. */
  readonly limits: Readonly<Record<LimitName, readonly Fact<number>[]>>
  readonly extraLimits: readonly Fact<NamedLimit>[]
  readonly deductibles: readonly Fact<NamedDeductible>[]
  /** Deductibles that endorsements put in place of the policy's own. */
  readonly deductible: readonly Fact<number>[]
  readonly premium: readonly Fact<number>[]
  readonly taxes: readonly Fact<number>[]
  readonly fees: readonly Fact<number>[]
}

const liabilityLimits = limitNames.filter((name) => name.startsWith('gl'))

/** Every amount of the declarations and the endorsements, sorted by what it is. */
export function readMoney(
  parts: readonly DocumentPart[],
  reading: Reading,
  line: LineOfBusiness | null,
): Money {
  const limits = Object.fromEntries(limitNames.map((name) => [name, [] as Fact<number>[]])) as Record<
    LimitName,
    Fact<number>[]
  >
  const extraLimits: Fact<NamedLimit>[] = []
  const deductibles: Fact<NamedDeductible>[] = []
  const deductible: Fact<number>[] = []
  const premium: Fact<number>[] = []
  const taxes: Fact<number>[] = []
  const fees: Fact<number>[] = []
  const totals: Fact<number>[] = []

  function take(amount: LabeledAmount, origin: FactOrigin, form: string | null, title: string): void {
    const label = cleanLabel(amount.label, title)
    const fact = factOf(amount, origin, form)
    const field = fieldFor(amount, line)
    if (field === 'premium') {
      const rank = premiumRank(label, amount)
      if (rank > 0) premium.push({ ...fact, confidence: rank })
    } else if (field === 'total') totals.push(fact)
    else if (field === 'taxes') taxes.push(fact)
    else if (field === 'fees') fees.push(fact)
    else if (field === 'deductible')
      deductibles.push({ ...fact, value: { name: label, amount: amount.cents, percent: null } })
    else if (field === 'ignored') return
    else if (field !== null) limits[field].push(fact)
    else if (isExtraLimit(label, amount))
      extraLimits.push({ ...fact, value: { name: extraName(label, amount), limit: amount.cents } })
  }

  for (const part of parts) {
    const title = part.title ?? ''
    if (part.kind === 'declarations')
      for (const amount of readAmounts(part, reading, line ? labelKey(line) : ''))
        take(amount, 'declarations', part.form, '')
    if (part.kind === 'endorsement') {
      for (const amount of readAmounts(part, reading, title)) take(amount, 'endorsement', part.form, title)
      for (const change of changesIn(part, reading, line)) {
        if (change.kind === 'limit') limits[change.name].push(change.fact)
        else if (change.kind === 'deductible') deductible.push(change.fact)
        else if (change.kind === 'extra limit') extraLimits.push(change.fact)
        else deductibles.push(change.fact)
      }
    }
  }
  for (const part of parts.filter(({ kind }) => kind === 'declarations'))
    for (const block of partBlocks(part, reading))
      deductibles.push(...percentDeductibles(block.text, block.page, block.box))
  if (premium.length === 0 && taxes.length === 0 && fees.length === 0)
    premium.push(...totals.map((fact) => ({ ...fact, confidence: 0.6 })))
  return {
    limits,
    extraLimits: distinctLimits(extraLimits),
    deductibles: distinctDeductibles(deductibles),
    deductible,
    premium,
    taxes,
    fees,
  }
}

function factOf(
  { cents, quote, cell, score }: LabeledAmount,
  origin: FactOrigin,
  form: string | null,
): Fact<number> {
  return {
    value: cents,
    quote,
    page: cell.page,
    box: cell.box,
    confidence: Math.round(score * 90) / 100,
    source: { origin, form, documentId: null, reason: null },
  }
}

/** The field of an amount, given the line of business: an umbrella has no general liability limits of its own. */
function fieldFor({ field, label }: LabeledAmount, line: LineOfBusiness | null): LabeledAmount['field'] {
  const isLiabilityLimit = field !== null && (liabilityLimits as readonly string[]).includes(field)
  if (
    isLiabilityLimit &&
    (line === 'UMBRELLA' || line === 'EXCESS' || line === 'COMMERCIAL_AUTO' || line === 'CYBER')
  )
    return null
  const isOtherLine =
    line === 'PROFESSIONAL_LIABILITY' ||
    line === 'EMPLOYMENT_PRACTICES_LIABILITY' ||
    line === 'DIRECTORS_AND_OFFICERS' ||
    line === 'ERRORS_AND_OMISSION'
  if (isLiabilityLimit && isOtherLine && !/general|premises|medical|advertising/i.test(label)) return null
  if (field === 'deductible' && (line === 'UMBRELLA' || line === 'EXCESS') && /retention/i.test(label))
    return null
  if (
    field === 'deductible' &&
    line === 'CYBER' &&
    !perilWords.test(labelKey(label)) &&
    /retention|deductible/i.test(label)
  )
    return 'cyberRetentionLimit'
  return field
}

/** How surely a label means the premium of the whole policy; 0 when it does not. */
function premiumRank(label: string, { column, heading }: LabeledAmount): number {
  const key = labelKey(label)
  if (
    /terrorism|tria|coverage part|endorsement|property premium|liability premium|(?:auto|crime|marine) premium|each|additional|return|change|per |rate|class|location/.test(
      key,
    )
  )
    return 0
  if (
    /total (?:estimated )?(?:annual |policy |advance )?premium|total policy premium|(?:estimated )?total annual premium/.test(
      key,
    )
  )
    return 0.97
  if (/^(?:policy|annual|estimated annual|term) premium/.test(key)) return 0.93
  if (
    /^(?:premium|the premium(?: for this policy)?(?: is)?|gross premium|net premium|premium (?:for|excluding|before).*)$/.test(
      key,
    )
  )
    return 0.88
  return /^premium/.test(key) && !/premium/.test(labelKey(column + heading)) ? 0.7 : 0
}

function isExtraLimit(label: string, { heading, column, cents }: LabeledAmount): boolean {
  const key = labelKey(label)
  if (key.length < 3 || key.length > 110 || noLimitWords.test(key) || !/[a-z]{3}/.test(key) || cents < 10_000)
    return false
  if (/premium|rate|cost|value|payroll|class/.test(labelKey(column))) return false
  return (
    !/premium|schedule of (?:covered )?(?:autos|vehicles|drivers)|payroll|classification|described premises|underlying/.test(
      labelKey(heading),
    ) || /limit/.test(labelKey(column))
  )
}

/** "Limit" alone says nothing: the heading or the column does. */
function extraName(label: string, { heading }: LabeledAmount): string {
  const name = label
    .replaceAll(/\s*\([A-Z]{2}[^)]*\d[^)]*\)/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  return /^(?:(?:the |maximum )?(?:limits?|amount|coverage)(?: of (?:insurance|liability))?|each|per .*|aggregate(?: limit)?|each (?:claim|occurrence|accident)(?: limit)?)$/i.test(
    name,
  ) &&
    heading !== '' &&
    heading.length < 60 &&
    !/limits of/i.test(heading)
    ? `${heading} ${name.toLowerCase()}`
    : name
}

/** A label that begins after another sentence; a bare word of an endorsement's schedule takes its title. */
function cleanLabel(label: string, title: string): string {
  const last = label.split(/(?<=[a-z]{2})\.\s+(?=[A-Z])/).at(-1) ?? label
  const cleaned = last.replace(/^[•*\-–\s]+/, '').replace(/[:\s]+$/, '')
  const isBare = /^(?:limit(?: of (?:insurance|liability))?|deductible(?: amount)?|retention|amount)$/i.test(
    cleaned,
  )
  return isBare && title !== '' ? `${titleCase(title)} ${cleaned}` : cleaned
}

export function titleCase(title: string): string {
  return title === title.toUpperCase()
    ? title.toLowerCase().replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase())
    : title
}

type Change =
  | { kind: 'limit'; name: LimitName; fact: Fact<number> }
  | { kind: 'deductible'; fact: Fact<number> }
  | { kind: 'extra limit'; fact: Fact<NamedLimit> }
  | { kind: 'named deductible'; fact: Fact<NamedDeductible> }

const replacement =
  /^(.{4,160}?)\s+(?:is|are|shall be|has been|have been)\s+(?:hereby\s+)?(?:deleted and\s+)?(?:replaced|increased|amended|changed|reduced|decreased|revised|raised|lowered)(?:\s+(?:by|to|with|read|from|\$[\d,]+(?=\s+to)))*\s*:?\s*(\$\s?[\d,]+)/i
const grant =
  /\b(?:we will (?:pay|reimburse|cover)|is extended|is added|coverage applies|is provided|the most we will pay|limit of insurance is)\b/i
const cap =
  /\b(?:up to|limit(?: of insurance)? (?:of|is)|not (?:pay |to )?(?:exceed|more than)|maximum of|most we will pay.{0,60}? is)\s+(?:a (?:limit|maximum) of )?(\$\s?[\d,]+)/i
const share =
  /\b(?:deductible|retention)(?:\s+amount)?\s+(?:of|is)\s+(\$\s?[\d,]+)|(\$\s?[\d,]+)\s+(?:deductible|retention)\b/i

/** What the text of an endorsement says about amounts. */
function changesIn(part: DocumentPart, reading: Reading, line: LineOfBusiness | null): Change[] {
  const name = titleCase((part.title ?? 'Endorsement').replace(/\s*\b(?:coverage|endorsement)\b\s*$/i, ''))
  return partBlocks(part, reading).flatMap((block) =>
    sentencesOf(block).flatMap((sentence): Change[] => {
      const { text, page, box } = sentence
      const source = { origin: 'endorsement' as const, form: part.form, documentId: null, reason: null }
      const fact = { quote: text, page, box, confidence: 0.9, source }
      const replaced = replacement.exec(text)
      const changed = parseMoney(replaced?.[2] ?? '')
      if (replaced?.[1] && changed !== null) {
        const subject = subjectOf(replaced[1])
        const field =
          fieldOf(subject, part.title ?? '', line ? labelKey(line) : '', '') ??
          fieldOf(subject.replace(/ limit$/i, ''), '', '', '')
        if (field === 'deductible')
          return perilWords.test(labelKey(subject))
            ? [
                {
                  kind: 'named deductible',
                  fact: { ...fact, value: { name: subject, amount: changed, percent: null } },
                },
              ]
            : [{ kind: 'deductible', fact: { ...fact, value: changed } }]
        if (field !== null && (limitNames as readonly string[]).includes(field))
          return [{ kind: 'limit', name: field as LimitName, fact: { ...fact, value: changed } }]
        if (field === null)
          return [
            { kind: 'extra limit', fact: { ...fact, value: { name: titleCase(subject), limit: changed } } },
          ]
        return []
      }
      const found: Change[] = []
      const limit = parseMoney(cap.exec(text)?.[1] ?? '')
      if (limit !== null && grant.test(text))
        found.push({ kind: 'extra limit', fact: { ...fact, value: { name, limit } } })
      const shared = share.exec(text)
      const own = parseMoney(shared?.[1] ?? shared?.[2] ?? '')
      if (own !== null)
        found.push({
          kind: 'named deductible',
          fact: { ...fact, value: { name, amount: own, percent: null } },
        })
      return found
    }),
  )
}

/** "The limit for X shown in the Declarations" is about X. */
function subjectOf(text: string): string {
  return text
    .replace(/^.*?[,.]\s+(?=the\s)/i, '')
    .replace(/^(?:the|your)\s+/i, '')
    .replace(/\s+(?:as\s+)?(?:shown|stated|set forth|described|indicated)\s+(?:in|on)\b.*$/i, '')
    .replace(
      /^(?:limits?|amount)(?: of (?:insurance|liability))?\s+(?:for|of|applicable to)\s+(?:the\s+)?/i,
      '',
    )
    .trim()
}

function percentDeductibles(text: string, page: number, box: Fact<number>['box']): Fact<NamedDeductible>[] {
  return [
    ...text.matchAll(/([A-Z][\w/&,\- ]{2,60}?deductible)\b[^.$]{0,20}?(\d{1,2}(?:\.\d+)?)\s?(?:%|percent)/gi),
  ].map((match) => ({
    value: { name: match[1]?.trim() ?? '', amount: null, percent: Number(match[2]) },
    quote: match[0],
    page,
    box,
    confidence: 0.8,
    source: { origin: 'declarations', form: null, documentId: null, reason: null },
  }))
}

/** The same limit printed twice is one; an endorsement's wins over the declarations'. */
function distinctLimits(limits: readonly Fact<NamedLimit>[]): Fact<NamedLimit>[] {
  const kept = new Map<string, Fact<NamedLimit>>()
  for (const fact of limits) {
    const key = `${labelKey(fact.value.name)} ${fact.value.limit}`
    const other = kept.get(key)
    if (!other || (other.source.origin === 'declarations' && fact.source.origin === 'endorsement'))
      kept.set(key, fact)
  }
  return [...kept.values()]
}

function distinctDeductibles(deductibles: readonly Fact<NamedDeductible>[]): Fact<NamedDeductible>[] {
  const kept = new Map<string, Fact<NamedDeductible>>()
  for (const fact of deductibles) {
    const { name, amount, percent } = fact.value
    const key = `${labelKey(name)} ${amount ?? ''} ${percent ?? ''}`
    if (!kept.has(key)) kept.set(key, fact)
  }
  return [...kept.values()]
}
