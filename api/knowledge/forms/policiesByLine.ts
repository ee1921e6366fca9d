import type { Fact } from './knownFacts.ts'
import { letterFact } from './letterFact.ts'
import type { Sentence } from './letterSentences.ts'
import { lineOf } from './linesOfBusiness.ts'
import { properNames } from './spokenNames.ts'
import { writtenAmounts } from './writtenAmounts.ts'
import { days, moneyAmounts, type Spoken } from './spokenValues.ts'

/** What letters call a line of business where they tell of its policy. */
const mention =
  /\b(?:GL|BOP|WC|CGL|general liability|(?:commercial |business )?auto(?:mobile)?s?(?: liability)?|work(?:ers?['’]?s?)?[ -]comp(?:ensation)?|(?:commercial |the )?umbrella|excess(?: liability)?|(?:commercial )?property|(?:commercial )?package|inland marine|cyber|crime|professional(?: liability)?|liquor(?: liability)?|employers['’]? liability)\b/gi

/** What tells that a name is that of an insurer. */
const insurerWord =
  /\b(?:Insurance|Ins|Mutual|Casualty|Indemnity|Assurance|Underwriters|Surety|Fund|Exchange|Specialty|National|Reciprocal|Group)\b/

const policyCode =
  /\b(?:(?:policy|pol)(?: number| no\.?| #)?:? (?=[A-Z0-9-]* ?[A-Z0-9-]*\d)|(?=[A-Z]{1,5}[ -]?\d))([A-Z0-9]+(?:[ -](?=[A-Z0-9-]*\d)[A-Z0-9]+)*(?:-[A-Z0-9]+)*)(?![\w/]|,\d)/g

/** What a letter says of the policy of one line. */
interface Told {
  readonly line: string
  readonly sentence: Sentence
  readonly values: Readonly<Record<string, string | undefined>>
}

/**
 * "Auto - same company, CA 77-30193, combined single limit 1,000,000": the policies that a letter tells of line by
 * line, each with what the records do not say of it.
 */
export function policiesByLine(records: readonly Fact[], sentences: readonly Sentence[]): Fact[] {
  const ofPolicies = records.filter(({ entity }) => entity === 'policy')
  const told = policiesTold(ofPolicies, sentences)
  let next = Math.max(-1, ...ofPolicies.map(({ row }) => row)) + 1
  const rows = new Map<string, number>()
  const shared = termOfAll(sentences)
  return told.flatMap(({ line, sentence, values }) => {
    const own = ofPolicies.filter((each) => lineOf(each.line ?? '') === line)
    // Another policy of the line is one of the years before.
    const isOther =
      values.policyNumber !== undefined &&
      own.some(
        (each) => each.attribute === 'policyNumber' && plain(each.value) !== plain(values.policyNumber),
      )
    if (isOther && values.effective === undefined) return []
    const row = isOther ? next++ : (own[0]?.row ?? rows.get(line) ?? next++)
    const isFirst = !rows.has(line)
    if (!isOther) rows.set(line, row)
    const all = isFirst && !values.effective ? { ...values, ...shared } : values
    return Object.entries(all).flatMap(([attribute, value]) => {
      const isKnown = !isOther && own.some((each) => each.attribute === attribute)
      if (value === undefined || isKnown) return []
      return [{ ...letterFact('policy', attribute, value, sentence, row), line: own[0]?.line ?? line }]
    })
  })
}

function plain(text: string | undefined): string {
  return (text ?? '').replaceAll(/\W/g, '')
}

function policiesTold(records: readonly Fact[], sentences: readonly Sentence[]): Told[] {
  const carriers = records.filter(({ attribute }) => attribute === 'carrier').map(({ value }) => value)
  let before: Readonly<Record<string, string | undefined>> = {}
  return sentences.flatMap((sentence, at) => {
    const { text } = sentence
    const mentions = [...text.matchAll(mention)].filter(({ index, 0: { length } }) =>
      isOfPolicy(text, index, length),
    )
    return mentions.flatMap(({ index, 0: named }, place): Told[] => {
      const line = lineOf(named)
      const part = text.slice(index + named.length, mentions[place + 1]?.index)
      if (line === null) return []
      const goesOn = mentions.length === place + 1 ? continued(sentences, at) : ''
      const values = valuesOf(`${part} ${goesOn}`, sentence, { carriers, before })
      if (values.carrier === undefined && values.policyNumber === undefined) {
        const isRecorded = records.some((each) => lineOf(each.line ?? '') === line)
        // A price alone is that of the policy on record.
        return isRecorded && values.premium ? [{ line, sentence, values: { premium: values.premium } }] : []
      }
      before = values
      return [{ line, sentence, values }]
    })
  })
}

/** Whether a line is named as what follows is about: at the head of a part, and followed by whose or which policy it is. */
function isOfPolicy(text: string, index: number, length: number): boolean {
  const lead = text.slice(0, index)
  const after = text.slice(index + length)
  return (
    /(?:^|[-–—:;,.]\s*|\b(?:and|the|our|new|my|also)\s+)$/i.test(lead) &&
    /^\s*(?:policy|coverage|insurance)?\s*(?:[-–—:,(]|\bis\b|\bare\b|\bwith\b|\bwas\b|\bfrom\b|\bthrough\b|#|[A-Z]{1,5}[ -]?\d)/.test(
      after,
    )
  )
}

/** What goes on about the same policy: its limits and its days. */
function continued(sentences: readonly Sentence[], at: number): string {
  const next = sentences[at + 1]?.text ?? ''
  return /^(?:policy|premium|limits?|it runs|runs|expires|policy number)\b/i.test(next) &&
    next.search(mention) === -1
    ? next
    : ''
}

function valuesOf(
  part: string,
  { written }: Sentence,
  { carriers, before }: { carriers: readonly string[]; before: Readonly<Record<string, string | undefined>> },
): Record<string, string | undefined> {
  if (/^\W*(?:is |are )?(?:none\b|we (?:have none|never)|not (?:carried|insured))/i.test(part))
    return { carrier: 'None' }
  const [number] = [...part.matchAll(policyCode)].map(([, code]) => code)
  const named = properNames(part.replace(policyCode, ' '))
  const carrier = /\bsame (?:company|carrier|insurer)\b/i.test(part)
    ? before.carrier
    : (named.map(({ value }) => carriers.find((each) => each.startsWith(value))).find(Boolean) ??
      named.find(({ value }) => insurerWord.test(value))?.value)
  const dated = days(part, written, true)
  const [first, second] = dated
  const isTerm =
    first && second && /^\s*(?:to|through|-|–|until)\s*$/.test(part.slice(first.end, second.index))
  const isEnd = first && /\b(?:to|until|expires?|exp|through|ends?)\s+$/i.test(part.slice(0, first.index))
  const term = isTerm
    ? { effective: first.value, expiration: second.value }
    : isEnd
      ? { expiration: first.value }
      : /\bsame (?:dates|term|days|period)\b/i.test(part)
        ? { effective: before.effective, expiration: before.expiration }
        : {}
  const sums = writtenAmounts(part)
  const near = (words: RegExp) => amountBeside(part, sums, words)
  const csl = near(/\bcombined single(?: limit)?\b|\bCSL\b/gi)
  const accident = near(/\beach accident\b/gi)
  return {
    carrier,
    policyNumber: number,
    ...term,
    premium:
      near(/\bpremium\b|\b(?:is|pay(?:ing)?|costs?)\b(?= \$)|\bCompany\b(?= \$)/gi) ??
      (isTerm ? moneyAmounts(part)[0]?.value : undefined),
    csl,
    elAccident: accident,
    eachOccurrence: near(/\b(?:each |per )?occurrence\b/gi) ?? csl ?? accident,
    generalAggregate: near(/\b(?:general )?aggregate\b/gi),
  }
}

/** The amount right before or behind words, in their own part of the sentence. */
function amountBeside(text: string, sums: readonly Spoken[], words: RegExp): string | undefined {
  for (const { index, 0: found } of text.matchAll(words)) {
    const isNear = (between: string) => between.length < 16 && !/[,;.](?!\d)|\d|\//.test(between)
    const near =
      sums.find((each) => each.end <= index && isNear(text.slice(each.end, index))) ??
      sums.find((each) => each.index >= index && isNear(text.slice(index + found.length, each.index)))
    if (near) return near.value
  }
  return undefined
}

/** "Both policies start August 1, 2026 and are for a year." */
function termOfAll(sentences: readonly Sentence[]): Record<string, string> | null {
  for (const { text, written } of sentences) {
    if (!/\b(?:both|all|the) policies\b.*\b(?:start|begin|effective|run)/i.test(text)) continue
    const [first, second] = days(text, written, true)
    if (!first) continue
    const isYear = /\b(?:for )?(?:a|one) year\b|\bannual\b|\b12[- ]months?\b/i.test(text)
    const end =
      second?.value ?? (isYear ? `${first.value.slice(0, 6)}${Number(first.value.slice(6)) + 1}` : undefined)
    return { effective: first.value, ...(end && { expiration: end }) }
  }
  return null
}
