import type { Passage } from '../../reading/passages/passagesOf.ts'
import type { Reading } from '../../reading/index.ts'
import { verifyQuote } from '../../reading/passages/verifyQuote.ts'
import type { Amendment } from '../facts/amendments.ts'
import { verbsOfChange } from '../facts/changesLimits.ts'
import { clausesAmendedBy } from './clausesAmendedBy.ts'
import { roleOf } from './passageRole.ts'
import { isNextItem, runInLists } from './runInLists.ts'

/**
 * Passages with what else they are about: the title that begins their paragraph ("Coinsurance."), and what they refer
 * to by its number ("Exclusion 3 is deleted", "the building limit at Location 3").
 */
export function passagesInContext(
  passages: readonly Passage[],
  reading: Reading,
  amendments: readonly Amendment[] = [],
): Passage[] {
  const titled = underRunInTitles(wholeSentences(runInLists(passages), reading))
  const marks = markedPassages(titled, reading)
  let block = -1
  let referred = ''
  return titled.map((passage, at) => {
    if (passage.block !== block) referred = ''
    block = passage.block
    if (passage.kind === 'row') {
      const place = placeOf(passage)
      const known = place && referredBy(place.word, place.mark, passage, marks)
      return known
        ? { ...passage, leadIn: `${passage.leadIn} ${known.text.slice(0, longestReference)}`.trim() }
        : passage
    }
    const before = titled
      .slice(Math.max(0, at - mostBefore), at)
      .filter((each) => each.block === passage.block)
    if (before.length > 0 && pointsBack.test(passage.text))
      return {
        ...passage,
        leadIn: [passage.leadIn, ...before.map(({ text }) => text.slice(0, longestReference))]
          .join(' ')
          .trim(),
      }
    if (!changes.test(passage.text) || passage.kind === 'heading')
      return referred === '' ? passage : { ...passage, leadIn: `${passage.leadIn} ${referred}`.trim() }
    const amended = clausesAmendedBy(passage, amendments)
    const numbered =
      amended.length > 0
        ? amended
        : referencesIn(passage.text).flatMap(({ word, mark }) => referredBy(word, mark, passage, marks) ?? [])
    const repeated = repeatedBy(passage, titled)
    const found = repeated ? [repeated, ...numbered] : numbered
    referred = [...new Set([referred, ...found.map(({ text }) => text.slice(0, longestReference))])]
      .join(' ')
      .trim()
    return referred === '' ? passage : { ...passage, leadIn: `${passage.leadIn} ${referred}`.trim() }
  })
}

/** A sentence in capital letters whose first line was taken for a heading is one passage. */
function wholeSentences(passages: readonly Passage[], reading: Reading): Passage[] {
  const whole: Passage[] = []
  for (const passage of passages) {
    const before = whole.at(-1)
    const joined = `${before?.text} ${passage.text}`
    const isCut =
      before?.kind === 'heading' &&
      passage.kind === 'sentence' &&
      (endsOpen.test(before.text) || startsOpen.test(passage.text)) &&
      before.text.split(' ').length >= fewestOfSentence &&
      verifyQuote(reading, joined, passage.page)
    if (isCut) whole[whole.length - 1] = { ...passage, text: joined, headings: before.headings }
    else whole.push(passage)
  }
  return whole
}

const fewestOfSentence = 6
const endsOpen = /\b(?:A|AN|THE|OF|TO|FOR|AND|OR|IN|ON|BY|WITH|IS|ARE|IF|UNLESS|THAT)$/
const startsOpen = /^(?:OF|TO|FOR|AND|OR|IN|ON|BY|WITH|IS|ARE|WAS|WERE|NOT|UNLESS|THAN) /

const longestReference = 200
const mostBefore = 2
const such = String.raw`\bsuch (?:an? )?(?:loss(?:es)?|claims?|events?|damage|property|shipments?)\b`
/**
 * "You pay the first $500 of such a loss.", "If you do not, we pay only …", "For these events the limit is …", "Limit for
 * this extension $60,000": about what the sentences before say.
 */
const pointsBack = new RegExp(
  String.raw`^if you (?:do not|don['’]t|fail to do so|fail to comply)\b|${such}.*\$\s?\d|\$\s?\d.*${such}|^(?:for|at|to|in|during|the (?:limit|deductible|retention) for|limit for|claims from) (?:these|those|this|that|such)\b.*\d`,
  'i',
)
const changes =
  /\b(amend|delet|replac|chang|increas|decreas|remov|does not apply|do not apply|applies|added|waive|modif|in addition to|instead of|in place of|subject to)/i
const mentions =
  /\b(items?|exclusions?|locations?|loc|premises|units?|autos?|vehicles?|buildings?|agreements?|coverages?|sections?|paragraphs?|parts?|endorsements?|conditions?)\.? (?:no\.? |#)?\(?(\d{1,3}(?:\.[A-Z])?|[IVX]{2,4}|[A-Z]|[a-z](?=[\s.,);]))(?![\w$])/g

/** The numbered place or thing that a row is about: "Premises 5 Building", or "5 …" under "Loc." */
function placeOf({ text, leadIn }: Passage): { word: string; mark: string } | null {
  const [, word = /^\W*(loc|prem|unit|auto|item|building)/i.exec(leadIn)?.[1], mark] =
    /^(?:(locations?|loc|premises|prem|units?|autos?|vehicles?|items?|buildings?)\W*(?:no\W*|#)?)?0*(\d{1,3})(?![\d,.]*[\d/])\b/i.exec(
      text,
    ) ?? []
  return word === undefined || mark === undefined
    ? null
    : { word: word.toLowerCase().replace(/s$/, ''), mark }
}

interface Marked {
  readonly passage: Passage
  readonly mark: string
}

function referencesIn(text: string): { word: string; mark: string }[] {
  return [...text.matchAll(new RegExp(mentions.source, 'gi'))].flatMap(([, word, mark]) =>
    word === undefined || mark === undefined || /^[aA]$/.test(mark)
      ? []
      : [{ word: word.toLowerCase().replace(/s$/, ''), mark: mark.toLowerCase() }],
  )
}

/** The first passage that bears the number under something of that name. */
function referredBy(word: string, mark: string, from: Passage, marks: readonly Marked[]): Passage | null {
  const named = new RegExp(`\\b${word}`, 'i')
  const place = inPlace.exec(from.text)?.[0].toLowerCase()
  const bearing = marks.filter((each) => each.mark === mark && each.passage.block !== from.block)
  const there = bearing.filter(({ passage }) =>
    passage.headings.some((heading) => place !== undefined && heading.toLowerCase().includes(place)),
  )
  const candidates = there.length > 0 ? there : bearing
  const own = candidates.find(({ passage }) => new RegExp(`^${word}s?\\W+${mark}\\b`, 'i').test(passage.text))
  const under = candidates.find(
    ({ passage }) =>
      named.test(passage.leadIn) ||
      passage.headings.some((heading) => named.test(heading)) ||
      (word === 'exclusion' && passage.kind !== 'row' && roleOf(passage) === 'EXCLUSION'),
  )
  const row = /^(item|location|loc|premise|unit|auto|vehicle|building)$/.test(word)
    ? candidates.find(({ passage }) => passage.kind === 'row')
    : word === 'agreement'
      ? candidates.find(({ passage }) => passage.kind === 'row' || passage.kind === 'heading')
      : undefined
  return (own ?? under ?? row)?.passage ?? null
}

const onlyMark = /^\W*\w{1,3}\W*$/

/** The part of the form that a numbered item is in: "Exclusion 1 of Part Two". */
const inPlace = /(?<=\b(?:of|in|under) )(?:part|section|coverage|agreement) \w+/i

/** The only passage that has the words with a number that a change repeats: "the 90th day is replaced by the 180th". */
function repeatedBy({ text, block }: Passage, passages: readonly Passage[]): Passage | null {
  const changed = beforeChange.exec(text)?.[1]?.toLowerCase() ?? ''
  const repeated = [...changed.matchAll(numberedWords)].map(([words]) => words)
  for (const words of repeated) {
    const having = passages.filter((each) => each.block !== block && each.text.toLowerCase().includes(words))
    if (having.length === 1) return having[0] ?? null
  }
  return null
}

const beforeChange = new RegExp(
  String.raw`^(.*?)\b(?:is|are) (?:hereby )?(?:${verbsOfChange}|deleted)\b`,
  'i',
)
const numberedWords = /\$\d[\d,]*|\b\d\w*(?: |-)[a-z]{3,}/g

/** Passages that begin with a number or letter of their own. */
function markedPassages(passages: readonly Passage[], { blocks }: Reading): Marked[] {
  const seen = new Set<number>()
  return passages.flatMap((first, at) => {
    const content = blocks[first.block]
    const isFirst = !seen.has(first.block)
    seen.add(first.block)
    const start = content && content.kind !== 'table' && isFirst ? content.text : first.text
    const next = passages[at + 1]
    const passage = onlyMark.test(first.text) && next?.block === first.block ? next : first
    const match =
      /^(?:(?:item|location|loc|premises|unit|endorsement|exclusion|section|part|coverage|agreement)\.? (?:no\.? )?)?\(?(\d{1,3}(?:\.[A-Z])?|[IVX]{2,4}|[A-Z])(?:[.)]|\b(?=\s))/i.exec(
        start,
      )
    const mark = match?.[1]?.toLowerCase()
    return mark === undefined || (mark === 'a' && /^a\s/i.test(start)) ? [] : [{ passage, mark }]
  })
}

const longestTitle = 60
const longestInCapitals = 110

/** "Coinsurance." at the beginning of a paragraph is the title of the sentences after it. */
function underRunInTitles(passages: readonly Passage[]): Passage[] {
  let block = -1
  let title: string | null = null
  return passages.flatMap((passage, at) => {
    const { text, kind, headings } = passage
    if (passage.block !== block) title = null
    block = passage.block
    const next = passages[at + 1]
    const goesOn = next?.block === passage.block && !isNextItem(text, next.text)
    if (kind !== 'row' && kind !== 'heading' && goesOn && isTitle(text)) {
      title = text.replace(/[.:]$/, '')
      return []
    }
    return [title === null ? passage : { ...passage, headings: [...headings, title] }]
  })
}

function isTitle(text: string): boolean {
  return (
    text.length <= (text === text.toUpperCase() ? longestInCapitals : longestTitle) &&
    /^[A-Z("“]/.test(text) &&
    /[\p{L})][.:]$/u.test(text) &&
    // "Valuation: Actual cash value." is a label with its value.
    !/: \S/.test(text) &&
    text.split(/\s+/).length <= (text === text.toUpperCase() ? 14 : 8) &&
    !/\$|\b(is|are|was|has|have|will|shall|may|must|do|does|pay|cover|covers|means|apply|applies|insured?s?|we|you)\b/i.test(
      text,
    )
  )
}
