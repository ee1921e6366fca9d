import type { AnsweredPart } from '../../../knowledge/index.ts'
import type { QuotedAnswer } from './quotedAnswer.ts'

type Found = Pick<QuotedAnswer, 'parts' | 'citations'>

/**
 * What a client may read of an answer: no amount that an endorsement replaced beside the one that applies, no two
 * amounts for one thing, and no piece of a list as a sentence.
 */
export function consistentAnswer({ parts, citations }: Found): Found {
  const changes = [...parts.map(({ answer }) => answer), ...citations.map(({ quote }) => quote)].flatMap(
    changesIn,
  )
  const current = parts.map((part) => {
    const told = sentencesOf(part.answer).filter((each) => !isReplaced(each, changes))
    return told.length === 0 ? open(part) : { ...part, answer: told.join(' ') }
  })
  const contested = contestedLabels(current)
  return {
    parts: current.map((part) =>
      isPiece(part.answer) || labelsOf(part.answer).some(([label]) => contested.has(label))
        ? open(part)
        : part,
    ),
    citations: citations.filter(
      ({ quote }) =>
        !isReplaced(quote, changes) &&
        !isPiece(quote) &&
        !labelsOf(quote).some(([label]) => contested.has(label)),
    ),
  }
}

function open(part: AnsweredPart): AnsweredPart {
  return { ...part, status: 'NOT_FOUND' }
}

/** `(d) loss caused by wet or rust unless …`: it says nothing without what stands before it. */
function isPiece(text: string): boolean {
  return /^\s*(?:\([a-z\d]{1,4}\)|[a-z\d]{1,3}[.)])\s+\p{Ll}/u.test(text)
}

interface Change {
  readonly from: string
  readonly to: string
  readonly words: ReadonlySet<string>
}

const amount = String.raw`\$\s?\d[\d,]*(?:\.\d\d)?|\d+(?:\.\d+)?%`
const changed = new RegExp(String.raw`\bfrom (${amount})[^.;]{0,40}? to (${amount})`, 'gi')

function changesIn(text: string): Change[] {
  return [...text.matchAll(changed)].map(([, from = '', to = '']) => ({
    from: plain(from),
    to: plain(to),
    words: wordsOf(text),
  }))
}

/** Whether a sentence states the amount before a change of the same thing. */
function isReplaced(text: string, changes: readonly Change[]): boolean {
  const stated = new Set((text.match(new RegExp(amount, 'g')) ?? []).map(plain))
  const own = wordsOf(text)
  return changes.some(
    ({ from, to, words }) =>
      stated.has(from) && !stated.has(to) && [...own].filter((word) => words.has(word)).length >= leastShared,
  )
}

/** Words that a sentence about the same thing shares: `water damage deductible`. */
const leastShared = 2

const labeled = new RegExp(
  String.raw`(\p{L}[\p{L}\p{N} ,'’()&/–-]{3,60}?)(?:\s+(?:is|are|of))?:?\s*(${amount})`,
  'gu',
)

function labelsOf(text: string): [label: string, amount: string][] {
  return [...text.matchAll(labeled)].map(([, label = '', value = '']) => [
    [...wordsOf(label)].toSorted().join(' '),
    plain(value),
  ])
}

/** What has two amounts under the same name. */
function contestedLabels(parts: readonly AnsweredPart[]): ReadonlySet<string> {
  const stated = parts.flatMap(({ status, answer }) =>
    status === 'ANSWERED' && changesIn(answer).length === 0 ? labelsOf(answer) : [],
  )
  return new Set(
    [...Map.groupBy(stated, ([label]) => label)].flatMap(([label, found]) =>
      label.includes(' ') && new Set(found.map(([, value]) => value)).size > 1 ? [label] : [],
    ),
  )
}

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?])\s+(?=\p{Lu}|\()/u)
}

function plain(value: string): string {
  return value.replaceAll(/[\s,]|\.00$/g, '')
}

function wordsOf(text: string): Set<string> {
  return new Set((text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.replace(/s$/, '')))
}
