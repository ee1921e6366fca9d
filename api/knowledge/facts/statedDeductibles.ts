import type { Reading, TextBlock } from '../../reading/index.ts'
import { meanContext } from '../../reading/passages/wordSimilarity.ts'
import type { LineOfBusiness } from '../policies/policyTerms.ts'
import { printedAmount } from './cellAmounts.ts'
import weights from './deductibleWeights.json' with { type: 'json' }
import type { DocumentPart } from './documentParts.ts'
import { partBlocks, sentencesOf, statedBlocks, type Sentence } from './partSentences.ts'
import type { Fact, NamedDeductible } from './policyFacts.ts'
import { tabledPercents } from './tabledPercents.ts'
import { labelKey, parseMoney } from './values.ts'

/** An amount in a sentence, with what may tell whether it is a deductible. */
export interface SentenceAmount {
  readonly cents: number
  readonly name: string
  readonly sentence: Sentence
  readonly features: Readonly<Record<string, number>>
}

type Setting = Pick<DocumentPart, 'kind' | 'title'> & { readonly line: LineOfBusiness | null }

/**
 * Deductibles and retentions in running text: "You pay the first $1,000 of each loss. Wind or hail deductible: 2 percent."
 * The words around an amount tell, by weights that `eval/training/trainDeductibles.ts` fits.
 */
export function statedDeductibles(
  part: DocumentPart,
  reading: Reading,
  line: LineOfBusiness | null,
): Fact<NamedDeductible>[] {
  const source = { origin: part.kind, form: part.form, documentId: null, reason: null } as const
  const amounts = sentenceAmounts(part, reading, line).flatMap(({ cents, name, sentence, features }) => {
    const { text: quote, page, box } = sentence
    const value = { name, amount: cents, percent: null }
    return isLikely(features) ? [{ value, quote, page, box, confidence: 0.8, source }] : []
  })
  const percents =
    part.kind === 'declarations'
      ? statedBlocks(part, reading)
      : part.kind === 'endorsement'
        ? partBlocks(part, reading)
        : []
  return [
    ...amounts,
    ...(part.kind === 'declarations' ? tabledPercents(part, reading) : []),
    ...percents.flatMap(({ text, page, box }) =>
      [...text.matchAll(percentAfter), ...text.matchAll(percentFor), ...listedPercents(text)].map(
        ([quote, name = '', printed]) => {
          const value = { name: name.trim(), amount: null, percent: Number(printed) }
          return { value, quote, page, box, confidence: 0.85, source }
        },
      ),
    ),
  ]
}

/** "2% of total insured value, subject to a minimum of $25,000" */
const printedShare = String.raw`(\d{1,2}(?:\.\d+)?)\s?(?:%|percent)(?: of [A-Za-z][A-Za-z ]{2,60})?(?:,? (?:subject to )?(?:an? )?(?:\$[\d,]+ )?min(?:imum)?\b(?: of)?(?: \$[\d,]+)?)?`

const percentAfter = new RegExp(
  String.raw`(?<!\w)((?![^.]{0,60}\b(?:the|an?|our|your) deductible)[A-Z][\w/&,\- ]{2,60}?deductible)\b[^.$]{0,20}?${printedShare}`,
  'gi',
)

/** "For loss by Earthquake the deductible is 5% of the values at the location" */
const percentFor = new RegExp(
  String.raw`\b(?:for|by|from) ([A-Z][A-Za-z/& ]{3,40}?),? (?:the|a|our|your) deductible (?:is|of|will be|shall be)[^.$\d]{0,20}${printedShare}`,
  'g',
)

/** "Deductible: $1,000 per occurrence; Wind or hail 2% of the building limit" */
function listedPercents(text: string): RegExpMatchArray[] {
  const list = /\bdeductibles?\b[^.:;$]{0,30}:.*/i.exec(text)?.[0] ?? ''
  return [...list.matchAll(percentInList)]
}

const percentInList =
  /(?<=[;:,.]\s*)(?!For\b|By\b)([A-Z][A-Z/& -]{3,40}?):?\s+(\d{1,2}(?:\.\d+)?)\s?(?:%|percent) of\b[a-z ]{0,40}/gi

function isLikely(features: SentenceAmount['features']): boolean {
  const known: Readonly<Record<string, number>> = weights
  return Object.entries(features).reduce((sum, [name, value]) => sum + value * (known[name] ?? 0), 0) > 0
}

/** The amounts in the sentences of a part; those of examples are left out. */
export function sentenceAmounts(
  part: DocumentPart,
  reading: Reading,
  line: LineOfBusiness | null,
): SentenceAmount[] {
  const blocks = part.kind === 'declarations' ? statedBlocks(part, reading) : partBlocks(part, reading)
  return blocks.flatMap((block) => amountsIn(block, { ...part, line }))
}

/** The amounts in the sentences of a block. */
export function amountsIn(block: TextBlock, setting: Setting): SentenceAmount[] {
  const sentences = sentencesOf(block).filter(({ text }) => !example.test(text))
  return sentences.flatMap((sentence) => {
    const { text } = sentence
    const matches = [...text.matchAll(new RegExp(printedAmount, 'g'))]
    const ends = [0, ...matches.map((match) => match.index + match[0].length)]
    return matches.flatMap((match, at) => {
      const cents = parseMoney(match[0])
      const before = text.slice(ends[at], match.index)
      const after = text.slice(ends[at + 1], matches[at + 1]?.index)
      // "Is changed from $1,000 to $500": the first is what it was.
      // "$5.62 per $1,000" is a rate, "2% of the values, minimum $25,000" a percentage.
      if (
        cents === null ||
        (/\d\s?(?:%|percent\b)/i.test(before) &&
          (/\bmin(?:imum)?\b(?: of)?\s*$/i.test(before) || /^\s*min(?:imum)?\b/i.test(after))) ||
        /\bper\s*$/i.test(before) ||
        (/\bfrom\s*$/i.test(before) && /^\s*to\b/i.test(after))
      )
        return []
      const features = featuresOf({ cents, before, after, isFirst: at === 0, sentence }, setting)
      return [{ cents, name: nameOf({ before, after, sentence }), sentence, features }]
    })
  })
}

const example = /\b(?:examples?|samples?|illustrat\w+|suppose)\b/i

interface Surroundings {
  /** The words since the amount before. */
  readonly before: string
  /** The words up to the next amount. */
  readonly after: string
  readonly sentence: Sentence
}

function featuresOf(
  {
    cents,
    before,
    after,
    isFirst,
    sentence: { text, block },
  }: Surroundings & { readonly cents: number; readonly isFirst: boolean },
  { kind, title, line }: Setting,
): Record<string, number> {
  const dollars = cents / 100
  const found: Record<string, number> = {
    bias: 1,
    [`kind ${kind}`]: 1,
    [`line ${line ?? ''}`]: 0.7,
    [`size ${Math.floor(Math.log10(Math.max(1, dollars)) * 2)}`]: 1,
    odd: dollars % 500 === 0 ? 0 : 1,
    first: isFirst ? 1 : 0,
  }
  const own = labelKey(before.split(/[;.]\s/).at(-1) ?? '').split(' ')
  const next = labelKey(after.split(/[;.]\s|[;.]$/)[0] ?? '')
    .split(' ')
    .slice(0, 8)
  const last = own.slice(-4).toReversed()
  for (const [at, word] of last.entries()) found[`before${at} ${word}`] = 1
  for (const [at, word] of next.slice(0, 3).entries()) found[`after${at} ${word}`] = 1
  found[`before ${last[1] ?? ''} ${last[0] ?? ''}`] = 1
  found[`after ${next[0] ?? ''} ${next[1] ?? ''}`] = 1
  const places = { before: own, after: next }
  for (const [place, words] of Object.entries(places))
    for (const [at, number] of meanContext(new Set(words)).entries()) found[`${place}~${at}`] = number
  const others = {
    heading: block.headings.at(-1) ?? '',
    title: kind === 'endorsement' ? (title ?? '') : '',
    sentence: text,
    lead: block.text.slice(0, block.text.indexOf(text)).slice(-80),
    opening: text.slice(0, 40),
  }
  for (const [place, words] of [
    ...Object.entries(places),
    ...Object.entries(others).map(([name, said]) => [name, labelKey(said).split(' ')] as const),
  ])
    for (const word of new Set(words)) if (/[a-z]{2}/.test(word)) found[`${place} ${word}`] ??= 0.6
  return found
}

/** What a sentence says an amount is for: its own words, or the deductible that opens the sentence. */
function nameOf({ before, after, sentence: { text, block } }: Surroundings): string {
  const peril = listedPeril(before, after, text)
  if (peril !== null) return peril
  const clause = before
    .replace(/[\s:,–—-]+$/, '')
    .split(/[;.:]\s+|,\s+(?=and\b)/)
    .at(-1)
  const subject =
    (clause ?? '')
      .replace(/^\(?[A-Za-z][.)]\s+/, '')
      .replace(opening, '')
      .split(nameEnd)[0]
      ?.trim() ?? ''
  const isTelling = /[a-z]{4}/i.test(subject) && !saying.test(subject)
  const often = scope.exec(after)?.[1] ?? ''
  const name = aggregate.test(before)
    ? 'Deductible aggregate'
    : (ownShare(clause ?? '', text) ??
      (isTelling ? subject : undefined) ??
      shareIn(text.split('$')[0] ?? '') ??
      shareIn(block.headings.at(-1) ?? '') ??
      'Deductible')
  const mark = /,\s*$/.test(before) ? ',' : ''
  const whole = often === '' ? name : `${name}${mark} ${often}`
  return `${whole.charAt(0).toUpperCase()}${whole.slice(1)}`
}

/** "All perils" and "Water damage" of "Deductible: $5,000 all perils; $25,000 water damage"; null for any other wording. */
function listedPeril(before: string, after: string, text: string): string | null {
  const isListed =
    /^[^$]{0,20}\bdeductibles?\s*:\s*$/i.test(text.split('$')[0] ?? '') && /[:;,/]\s*$/.test(before)
  const peril = isListed
    ? (/^\s([a-z][a-z/& ]{3,40}?)(?=\s*(?:[;,.]|$)|\s[A-Z\d])/.exec(after)?.[1] ?? '')
    : ''
  if (!/[a-z]{4}/.test(peril) || scope.test(` ${peril}`)) return null
  return `${peril.charAt(0).toUpperCase()}${peril.slice(1)} deductible`
}

/** "Flood: $250,000 annual aggregate, deductible $25,000" is about what its sentence begins with. */
function ownShare(clause: string, text: string): string | undefined {
  const own = shareIn(clause)
  const head = text.split('$')[0] ?? ''
  const subject = head.replace(opening, '').split(nameEnd)[0]?.trim() ?? ''
  const isOfOther = own !== undefined && !own.includes(' ') && shareIn(head) === undefined
  return isOfOther && /[a-z]{4}/i.test(subject) && !/limit/i.test(subject) && !saying.test(subject)
    ? `${subject} ${own.toLowerCase()}`
    : own
}

/** The deductible that words name: "self-insured retention" of "… the retained limit is a self-insured retention of". */
function shareIn(words: string): string | undefined {
  return share.exec(words)?.[1]
}

const share =
  /\b((?:(?!(?:an?|the|your|our|is|of|with|and|to|no|for|this|that|subject) )[A-Za-z][\w/&-]* ){0,4}(?:deductible|retention))\b/i
const opening = /^[\s,(]*(?:(?:and|but|the|an?|your|our|for|in) )*/i
const nameEnd = /\s(?:is|are|will|shall|should|up to|of|with|in excess)\b|[,:$%]/i
const saying = /^(?:we|you|it|this|that|if|each|any|per|first|minimum|separate|subject|\w+ percent)\b/i
const aggregate = /\bmost you\b/i
const scope =
  /^,?\s*(?:of )?((?:(?:each|per|any one|every|for|under|annual|aggregate)\b)[A-Za-z' -]{0,40}?)(?=[^A-Za-z' -]|$|\s(?:and|or|but|from|applies|in|that|which|when)\b)/
