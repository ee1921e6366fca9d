import { folded } from '../folded.ts'
import { lookups, soughtWords } from './searchWords.ts'

/** A part of a text, on one line, with the places of the sought words in it. */
export interface Excerpt {
  readonly text: string
  /** In order, without overlaps; `to` is the place after the last letter. */
  readonly marks: readonly { readonly from: number; readonly to: number }[]
}

/** In characters: before the first sought word, which stays in sight in a narrow column, and altogether. */
const before = 20
const longest = 180

/** Of a longer text only the beginning is looked through. */
const longestText = 200_000

interface Match {
  readonly from: number
  readonly to: number
  readonly word: string
}

/** Words that are shown anyway count for less than this many times as many others. */
const timesShown = 100

/**
 * The first of the candidates with the most sought words close together, cut to where they are; null if none has any. Words of
 * the names that are shown beside it count for little.
 */
export function excerptOf<Candidate extends { readonly text: string }>(
  candidates: Iterable<Candidate>,
  sought: string,
  names: readonly string[] = [],
): { candidate: Candidate; excerpt: Excerpt } | null {
  const words = wordsIn(sought)
  const shown = new Set(names.flatMap((name) => matchesIn(name, words)).map(({ word }) => word))
  const worthOf = (word: string) => (shown.has(word) ? 1 : timesShown)
  let best: { candidate: Candidate; text: string; matches: Match[]; first: number; worth: number } | null =
    null
  for (const candidate of candidates) {
    const text = candidate.text.slice(0, longestText).replaceAll(/\s+/g, ' ').trim()
    const matches = matchesIn(text, words)
    const densest = densestOf(matches, worthOf)
    if (densest.worth > (best?.worth ?? 0)) best = { candidate, text, matches, ...densest }
  }
  return best && { candidate: best.candidate, excerpt: cut(best.text, best.matches, best.first) }
}

/** Whether the names have all of the sought words, each whole or as the beginning of a word. */
export function hasSought(names: readonly string[], sought: string): boolean {
  const { words, joined } = soughtWords(sought, lookups.texts)
  const found = new Set(names.flatMap((name) => matchesIn(name, wordsIn(sought))).map(({ word }) => word))
  return words.every((word) => found.has(word)) || (joined !== null && found.has(joined))
}

function wordsIn(sought: string): string[] {
  const { words, joined } = soughtWords(sought, lookups.texts)
  return joined === null ? words : [...words, joined]
}

/** Where a word of the text begins with one of the sought words. */
function matchesIn(text: string, words: readonly string[]): Match[] {
  const matches: Match[] = []
  for (const { 0: chunk, index } of text.matchAll(/\S+/g)) {
    const letters = lettersOf(chunk)
    if (!words.some((word) => letters.includes(word))) continue
    const whole = wordIn(letters, words)
    const parts = [...chunk.matchAll(/[\p{L}\p{M}\p{N}'’`]+/gu)]
    const found = parts.flatMap(({ 0: part, index: at }) => {
      const word = wordIn(lettersOf(part), words)
      return word === null ? [] : [{ from: index + at, to: index + at + part.length, word }]
    })
    const [first] = parts
    const last = parts.at(-1)
    if (found.length > 0) matches.push(...found)
    // A number is one word besides its parts, and so are initials.
    else if (whole !== null && first && last)
      matches.push({ from: index + first.index, to: index + last.index + last[0].length, word: whole })
  }
  return matches
}

function lettersOf(text: string): string {
  const letters = folded(text)
  return plain.test(letters) ? letters : letters.replaceAll(/[^\p{L}\p{N}]+/gu, '')
}

const plain = /^[a-z0-9]+$/

function wordIn(letters: string, words: readonly string[]): string | null {
  const isFound = (word: string) =>
    letters === word || (word.length >= lookups.texts.shortestBeginning && letters.startsWith(word))
  return words.find(isFound) ?? null
}

/** The first match from which the words that are near are worth the most. */
function densestOf(
  matches: readonly Match[],
  worthOf: (word: string) => number,
): { first: number; worth: number } {
  let best = { first: 0, worth: 0 }
  for (const [first, { from }] of matches.entries()) {
    const near = new Set<string>()
    for (let at = first; at < matches.length; at++) {
      const match = matches[at]
      if (!match || match.to > from + longest - before) break
      near.add(match.word)
    }
    const worth = [...near].reduce((sum, word) => sum + worthOf(word), 0)
    if (worth > best.worth) best = { first, worth }
  }
  return best
}

function cut(text: string, matches: readonly Match[], first: number): Excerpt {
  const at = matches[first]?.from ?? 0
  const start = at <= before ? 0 : spaceIn(text, at - before, at) + 1
  const end = text.length <= start + longest ? text.length : lastSpaceIn(text, at, start + longest)
  const [head, tail] = [start > 0 ? '…' : '', end < text.length ? '…' : '']
  const shift = head.length - start
  return {
    text: `${head}${text.slice(start, end)}${tail}`,
    marks: matches
      .filter(({ from, to }) => from >= start && to <= end)
      .map(({ from, to }) => ({ from: from + shift, to: to + shift })),
  }
}

/** Where the first word ends in this part of the text; a part without spaces is cut where it begins. */
function spaceIn(text: string, from: number, to: number): number {
  const space = text.indexOf(' ', from)
  return space === -1 || space >= to ? from : space
}

function lastSpaceIn(text: string, from: number, to: number): number {
  const space = text.lastIndexOf(' ', to)
  return space <= from ? to : space
}
