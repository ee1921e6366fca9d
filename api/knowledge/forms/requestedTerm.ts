import type { Fact } from './knownFacts.ts'
import { letterFact } from './letterFact.ts'
import type { Sentence } from './letterSentences.ts'
import { lineOf } from './linesOfBusiness.ts'
import { days } from './spokenValues.ts'

/** The term that a form is to ask for. */
export interface Term {
  readonly from: Fact
  readonly to: Fact | null
  /** Whether it is for a change within a term that has begun. */
  readonly isChange: boolean
  /** Whether nothing asks for a new term, so that it is the one of a policy on record. */
  readonly isOnRecord: boolean
}

const change =
  /\b(?:please add|add (?:it|him|her|the|this)|take (?:it|him|her|them) off|drop (?:him|her|it)|com\w+ off|put (?:him|her|it|them) on|will drive|swap (?:it|them|the|out)|delete|remove|make (?:it|them|these)(?: all)? good)\b/i

/**
 * When the letter asks for a quote or a renewal, the term after the one that runs, or the day it names; for a change,
 * the day of the change. Without a letter, the term that the records give.
 */
export function requestedTerm(
  facts: readonly Fact[],
  sentences: readonly Sentence[],
  line: string | null,
): Term | null {
  const own = facts.filter(
    (each) => each.entity === 'policy' && (line === null || each.line === null || lineOf(each.line) === line),
  )
  const given = facts.find(
    (each) =>
      each.attribute === 'effective' &&
      (each.entity === 'insured' || (each.entity === 'policy' && each.line === null && !each.isFromLetter)),
  )
  const effective = own.find(({ attribute }) => attribute === 'effective')
  const [expiration] = own
    .filter(({ attribute }) => attribute === 'expiration')
    .toSorted((a, b) => sortable(b.value).localeCompare(sortable(a.value)))
    // Policies that end on different days do not tell which of them the form is for.
    .filter((each, _, all) => line !== null || each.value === all[0]?.value)
    .filter(
      (_, __, all) =>
        line !== null || all.length === own.filter(({ attribute }) => attribute === 'expiration').length,
    )
  const written = sentences.find((each) => each.written !== null)?.written
  const ahead = own.find(
    ({ attribute, value }) =>
      attribute === 'effective' && written && sortable(value) > sortable(usual(written)),
  )
  if (ahead) return { from: ahead, to: yearAfter(ahead), ...asNew }
  const named = endNamed(facts, sentences)
  if (named) return { from: named, to: yearAfter(named), ...asNew }
  const asked = sentences.some(({ text }) =>
    /\b(?:renew\w*|quotes?|quoting|prices|(?:are|be|been|is|am|start(?:ed)?) shopping|shop(?:ping)? around|application|new program|runs? out|market|numbers for|comes up|coverage from|old ones? ends?|for the change to)\b/i.test(
      text,
    ),
  )
  const isChange = !asked && sentences.some(({ text }) => change.test(text))
  const start = namedStart(sentences)
  if (isChange && start) return { from: start, to: null, isChange, isOnRecord: false }
  // A term that had begun before the letter is the one that runs.
  const isRunning =
    asked && written && given && expiration && sortable(given.value) < sortable(usual(written))
  if (given && !isRunning) return { from: given, to: yearAfter(given), ...asNew }
  if (sentences.length > 0 && asked) {
    const from = expiration ?? start
    return from ? { from, to: yearAfter(from), ...asNew } : null
  }
  if (effective && !asked)
    return { from: effective, to: expiration ?? yearAfter(effective), isChange: false, isOnRecord: true }
  if (expiration && asked) return { from: expiration, to: yearAfter(expiration), ...asNew }
  return start ? { from: start, to: yearAfter(start), ...asNew } : null
}

const asNew = { isChange: false, isOnRecord: false }

/** "Our renewal on March 1": the end of a policy that a letter names by its day. */
function endNamed(facts: readonly Fact[], sentences: readonly Sentence[]): Fact | null {
  const ends = facts.filter((each) => each.entity === 'policy' && each.attribute === 'expiration')
  for (const { text, written } of sentences) {
    if (
      !/\brenew\w*\b|\bruns? out\b|\bexpires?\b|\bcomes? up\b|\bmarket\b|\bquotes?\b|\bend of the term\b/i.test(
        text,
      )
    )
      continue
    for (const { value } of days(text, written, true)) {
      const end = ends.find((each) => each.value.slice(0, 5) === value.slice(0, 5))
      if (
        end &&
        (written === null ||
          sortable(end.value) >= written.replaceAll('-', '/').replace(/^(\d{4})\/(.*)$/, '$1$2'))
      )
        return end
    }
  }
  return null
}

/** YYYY-MM-DD as MM/DD/YYYY. */
function usual(day: string): string {
  return `${day.slice(5).replace('-', '/')}/${day.slice(0, 4)}`
}

function sortable(day: string): string {
  return `${day.slice(6)}${day.slice(0, 5)}`
}

function yearAfter(from: Fact): Fact | null {
  const day = /^(\d{2}\/\d{2}\/)(\d{4})$/.exec(from.value)
  return day ? { ...from, attribute: 'expiration', value: `${day[1]}${Number(day[2]) + 1}` } : null
}

/** "Effective July 1", "starting this Thursday the 20th", "as of today". */
function namedStart(sentences: readonly Sentence[]): Fact | null {
  for (const [at, sentence] of sentences.entries()) {
    const { text, written } = sentence
    // "We close on October 14. From that day the bank is paid off."
    const before = sentences[at - 1]
    const same = before && /\b(?:from|as of|on) that (?:day|date)\b/i.test(text)
    const named = same ? days(before.text, before.written, true).at(-1) : undefined
    if (named) return letterFact('policy', 'effective', named.value, sentence)
    const after =
      /\b(?:start(?:s|ing)?|effective|as of|begin(?:s|ning)?|need (?:it|this|coverage|the policy) by|(?:coverage|quote\w*) (?:it |us )?from|from(?= [^.;,]{3,20}? on\b))\b(.*)/i.exec(
        text,
      )?.[1]
    if (after === undefined) continue
    const day = nearest(days(after, written, true)[0]?.value, days(after, written)[0]?.value, written)
    if (day) return letterFact('policy', 'effective', day, sentence)
  }
  return null
}

/** "As of October 10" in a letter of October 12 is two days ago, and not a year ahead. */
function nearest(
  ahead: string | undefined,
  back: string | undefined,
  written: string | null,
): string | undefined {
  if (ahead === undefined || back === undefined || written === null) return ahead
  const daysTo = (day: string) => (Date.parse(day) - Date.parse(usual(written))) / 86_400_000
  return daysTo(ahead) > 300 && daysTo(back) > -60 ? back : ahead
}
