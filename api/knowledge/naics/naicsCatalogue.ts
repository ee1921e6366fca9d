import { folded, SearchIndex } from '../../platform/index.ts'
import { enough } from '../../search/index.ts'
import type { NaicsEntry } from './naicsEntry.ts'

/** Industries by code, with a search by trade description. */
export interface NaicsCatalogue {
  readonly size: number
  get(code: string): NaicsEntry | undefined
  /**
   * Best matches first, up to a limit. If there are few, close matches of misspelled words follow. All
   * industries by code if the query is blank.
   */
  search(query: string, most: number): readonly NaicsEntry[]
}

interface Searched {
  readonly entry: NaicsEntry
  readonly title: string
  readonly titleWords: readonly string[]
  /** Its words, each preceded by a space. */
  readonly description: string
}

/** Builds a catalog of these industries. */
export function createNaicsCatalogue(entries: readonly NaicsEntry[]): NaicsCatalogue {
  const byCode = new Map(entries.map((entry) => [entry.code, entry]))
  const listed = [...byCode.values()].toSorted(byCodeOrder).filter((entry) => !isSaidBelow(entry, byCode))
  const searched = listed.map(toSearched)
  let titles: SearchIndex | undefined
  return {
    size: byCode.size,
    get: (code) => byCode.get(code),
    search(query, most) {
      const words = wordsOf(query)
      if (words.length === 0) return listed.slice(0, most)
      const found = searched
        .map((one) => ({ one, score: scoreOf(one, words) }))
        .filter(({ score }) => score > 0)
        .toSorted((a, b) => b.score - a.score || byCodeOrder(a.one.entry, b.one.entry))
        .slice(0, most)
        .map(({ one }) => one.entry)
      if (found.length >= Math.min(enough, most)) return found
      titles ??= titlesOf(listed)
      const meant = titles
        .find({ text: query, first: most, isTolerant: true })
        .flatMap(({ id }) => byCode.get(id) ?? [])
      return [...new Set([...found, ...meant])].slice(0, most)
    },
  }
}

/** Whether a five-digit industry's only child has the same title; users then choose the child. */
function isSaidBelow({ code, title }: NaicsEntry, byCode: ReadonlyMap<string, NaicsEntry>): boolean {
  if (code.length !== 5 || !/^\d+$/.test(code)) return false
  const below = Array.from({ length: 10 }, (_, digit) => byCode.get(`${code}${digit}`)).filter(Boolean)
  return below.length === 1 && below[0]?.title === title
}

function titlesOf(entries: readonly NaicsEntry[]): SearchIndex {
  const index = new SearchIndex()
  for (const { code, title } of entries) index.put(code, [title])
  return index
}

function toSearched(entry: NaicsEntry): Searched {
  const title = folded(entry.title)
  const description = ['', ...wordsOf(entry.description)].join(' ')
  return { entry, title, titleWords: wordsOf(title), description }
}

// Accounts use the most specific industry, so the longer code wins a tie.
const weights = {
  code: 1_000,
  wholeTitle: 400,
  titleStart: 60,
  word: 40,
  wordStart: 25,
  inWord: 8,
  described: 3,
}

/** How well an industry matches all of the words; 0 if one of them is missing. */
function scoreOf({ entry, title, titleWords, description }: Searched, words: readonly string[]): number {
  let score = 0
  for (const word of words) {
    const found = wordScore({ entry, titleWords, title, description }, word)
    if (found === 0) return 0
    score += found
  }
  const phrase = words.join(' ')
  if (titleWords.join(' ') === phrase) score += weights.wholeTitle
  else if (title.startsWith(phrase)) score += weights.titleStart
  // Ties are broken by how few other words the title has, and by how specific the code is.
  return score + entry.code.length * 2 - Math.min(titleWords.length, 12)
}

function wordScore({ entry, title, titleWords, description }: Searched, word: string): number {
  if (/^\d+$/.test(word)) {
    if (entry.code === word) return weights.code * 2
    if (entry.code.startsWith(word)) return weights.code
  }
  const stem = stemOf(word)
  if (titleWords.includes(word)) return weights.word
  if (titleWords.some((one) => stemOf(one) === stem)) return weights.word - 5
  if (titleWords.some((one) => one.startsWith(stem))) return weights.wordStart
  // A stem appears within many other words: `rof` of `rofing` is in every profession.
  if (title.includes(word)) return weights.inWord
  return description.includes(` ${stem}`) ? weights.described : 0
}

/** `roofers`, `roofing` and `roofer` are the same trade. */
function stemOf(word: string): string {
  if (word.length < 5) return word
  return word.replace(/(?:ies|y)$/, 'i').replace(/(?:ing|ers|er|ors|or|es|s)$/, '')
}

function wordsOf(text: string): string[] {
  return folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
}

function byCodeOrder(a: NaicsEntry, b: NaicsEntry): number {
  return a.code < b.code ? -1 : a.code > b.code ? 1 : 0
}
