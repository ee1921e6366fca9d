import { topicCloseness, topicOverlap } from '../topics/topics.ts'
import type { Comparison, Difference } from './compareDocuments.ts'
import { normal } from './coverageItem.ts'
import { notExcluded, spared } from './excludedThings.ts'
import { tellingWords } from './likeWords.ts'
import { areAlike, exceptionIn } from './listedForms.ts'
import type { Side } from './sideOf.ts'
import { statement } from './statement.ts'
import { topicsOf } from './statementTopics.ts'

/**
 * Exclusions of one thing that each offer words in its own way, "Pollution (total)" beside "Pollution except hostile fire", in
 * one row: neither offer is silent on it.
 */
export function withPairedExclusions({ differences, same }: Comparison): Comparison {
  const only = (side: 'a' | 'b', other: 'a' | 'b') =>
    differences.flatMap((row) => {
      const own = row[side]
      const isOne = own !== null && (own.standing === 'excluded' || isSpared(own))
      return isOne && row[other] === null ? [{ row, side: own }] : []
    })
  const [left, right] = [only('a', 'b'), only('b', 'a')]
  const pairs = new Map<Difference, Difference>()
  for (const isOne of [isSame, isWithin, isNear])
    for (const one of left) {
      const other = right.find(
        ({ row, side }) =>
          ![...pairs.values()].includes(row) &&
          !(isSpared(side) && isSpared(one.side)) &&
          namesOf(one).some((name) => namesOf({ row, side }).some((known) => isOne(name, known))),
      )
      if (other && !pairs.has(one.row)) pairs.set(one.row, other.row)
    }
  const paired = new Set(pairs.values())
  const joined = differences.flatMap((row): Difference[] => {
    const other = pairs.get(row)
    if (other === undefined || !row.a || !other.b) return paired.has(row) ? [] : [row]
    if (isSpared(row.a)) return [{ ...other, a: row.a, better: 'A' }]
    if (isSpared(other.b)) return [{ ...row, b: other.b, better: 'B' }]
    return [{ ...row, a: worded(row.a), b: worded(other.b), better: narrower(row.a, other.b) }]
  })
  const isAlike = ({ a, b, better }: Difference) =>
    better === null && a?.standing === 'excluded' && b !== null && isSame(wordsOf(a), wordsOf(b))
  return {
    differences: joined.filter((row) => !isAlike(row)),
    same: [
      ...same,
      ...joined.flatMap(({ label, a, b, ...row }) =>
        a && b && isAlike({ label, a, b, ...row }) ? [{ label, a, b }] : [],
      ),
    ],
  }
}

/** What a row calls the exclusion, and what its offer does: a title may stand before a whole sentence. */
function namesOf({ row, side }: { readonly row: Difference; readonly side: Side }): string[] {
  return [row.label, wordsOf(side)]
}

function isSpared({ text }: Side): boolean {
  return text === notExcluded
}

/** "Pollution" of "Exclusion: Pollution", "Pollution (total) exclusion" or "No pollution exclusion". */
function wordsOf({ quote }: Side): string {
  return quote
    .replace(
      spared,
      (_, ...things: (string | number | undefined)[]) =>
        things.find((each) => typeof each === 'string') ?? '',
    )
    .replace(
      /^\W*(?:exclusions?|excluded)\b\W*|\W*\b(?:exclusions?|(?:is|are) excluded|excluded|not covered)\W*$/gi,
      '',
    )
    .replace(/[.;]$/, '')
}

function worded(side: Side): Side {
  const words = wordsOf(side)
  return words === '' || words.length > longestWords ? side : { ...side, text: `Excluded: ${words}` }
}

const longestWords = 90

/** What is excluded, without how much of it. */
function subjectOf(words: string): string {
  return words
    .replaceAll(/\([^)]*\)/g, ' ')
    .replace(exceptionIn, '')
    .replace(/^\W*(?:absolute|total|broad form|limited)\b/i, '')
    .trim()
}

function isSame(one: string, other: string): boolean {
  return areAlike(subjectOf(one), subjectOf(other))
}

/** "Professional services of surveyors" is within "Professional liability". */
function isWithin(one: string, other: string): boolean {
  const [short, long] = [one, other]
    .map((words) => tellingWords(subjectOf(words)))
    .toSorted((a, b) => a.size - b.size)
  const [first] = short ?? []
  return short !== undefined && long !== undefined && first === [...long][0] && short.isSubsetOf(long)
}

function isNear(one: string, other: string): boolean {
  const [left, right] = [one, other].map(
    (words) => topicsOf(statement(words, 'Excluded', words, nowhere)).label,
  )
  return (
    left !== undefined &&
    right !== undefined &&
    topicCloseness(left, right) >= 0.55 &&
    topicOverlap(left, right) >= 0.5
  )
}

const nowhere = { page: 1, headings: [], origin: 'declarations' } as const

/** The offer that excludes less of one thing; null where the words do not tell. */
function narrower(a: Side, b: Side): Difference['better'] {
  const [left, right] = [wordsOf(a), wordsOf(b)]
  const [isLess, isOtherLess] = [left, right].map((words) => exceptionIn.test(words))
  if (isLess !== isOtherLess) return isLess ? 'A' : 'B'
  if (isPartOf(left, right)) return 'A'
  if (isPartOf(right, left)) return 'B'
  return isMore(right, left) ? 'A' : isMore(left, right) ? 'B' : null
}

/** "Silica, lead and asbestos" beside "Silica and asbestos". */
function isMore(long: string, short: string): boolean {
  const [all, some] = [long, short].map((words) => tellingWords(subjectOf(words)))
  return (
    /,| and | or /.test(long) &&
    all !== undefined &&
    some !== undefined &&
    all.size > some.size &&
    some.size > 0 &&
    some.isSubsetOf(all)
  )
}

/** "Pollution from transported cargo" of "Pollution". */
function isPartOf(part: string, whole: string): boolean {
  const head = /^(.+?) (?:of|from|by|to|for|in|at|on|during|caused|arising) /i.exec(part)?.[1]
  return (
    head !== undefined &&
    normal(part) !== normal(whole) &&
    tellingWords(whole).size <= tellingWords(head).size &&
    isWithin(head, whole)
  )
}
