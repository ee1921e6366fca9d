import type { Ask } from '../askedFields.ts'
import { isPlausible } from '../recordMatch.ts'
import type { Candidate } from './candidates.ts'
import type { AskedWords } from './askedWords.ts'
import type { ValueKind } from './valueKind.ts'

export type Features = Readonly<Record<string, number>>

/** Fitted by `eval/training/trainForms.ts`. */
export interface MatchWeights {
  /** What kind of value words ask for: of each kind, a weight for each number of their meaning. */
  readonly kinds: Readonly<Record<string, readonly number[]>>
  /** Of a value for a field by itself, and beside the other fields and values. */
  readonly values: Features
  readonly compared: Features
  /** Of a statement for an option. */
  readonly options: Features
  /** The share of all evidence from which a field is filled. */
  readonly enough: { readonly record: number; readonly letter: number; readonly option: number }
}

export function weighted(features: Features, weights: Features): number {
  let sum = 0
  for (const name in features) sum += (features[name] ?? 0) * (weights[name] ?? 0)
  return sum
}

/** How likely the words of a field ask for a kind of value. */
export function kindFeatures(
  meaning: Float32Array,
  kinds: MatchWeights['kinds'],
): (kind: ValueKind) => Features {
  const likely = new Map(
    Object.entries(kinds).map(([kind, weights]) => [
      kind,
      meaning.reduce((sum, each, at) => sum + each * (weights[at] ?? 0), 0),
    ]),
  )
  const most = Math.max(...likely.values())
  return (kind) => {
    const own = likely.get(kind) ?? 0
    return { 'kind likely': own, 'kind likeliest': own === most ? 1 : 0 }
  }
}

/** Whether a field takes one of the values; yes-or-no questions and parts of a number do not. */
export function isMatched({ field }: Ask): boolean {
  return (
    (field.kind === 'text' || field.kind === 'multiline') &&
    field.piece === null &&
    !/\(y ?\/ ?n\)|y ?\/ ?n$/i.test(field.label) &&
    (!/\?\s*$/.test(field.label) || asksForValue.test(field.label))
  )
}

/** "Two persons approve every wire over what amount?" */
export const asksForValue =
  /\b(?:what|how (?:many|much|often|far|high|long|did|was|were)|when|which|who|where)\b/i

/** The candidates that suit a field best by themselves, the best first. */
export interface Shortlist {
  readonly words: AskedWords
  readonly best: readonly { readonly candidate: Candidate; readonly score: number }[]
}

/** The best candidates, each value once. */
export function shortlistOf(scored: Shortlist['best']): Shortlist['best'] {
  const seen = new Set<string>()
  return scored
    .toSorted((a, b) => b.score - a.score)
    .filter(({ candidate: { value } }) => !seen.has(value) && seen.add(value))
    .slice(0, 10)
}

/**
 * What the other fields say of a candidate: those nearby may take what stands beside it, and others may want it more.
 * The last features of each field are those of leaving it empty.
 */
export function comparedFeatures(shortlists: readonly Shortlist[]): Features[][] {
  const shares = shortlists.map(({ best }) => sharesOf(best.map(({ score }) => score)))
  const wanted = new Map<string, { field: number; share: number; score: number }[]>()
  for (const [field, { best }] of shortlists.entries())
    for (const [at, { candidate, score }] of best.entries()) {
      const list = wanted.get(candidate.value) ?? []
      list.push({ field, share: shares[field]?.[at] ?? 0, score })
      wanted.set(candidate.value, list)
    }
  return shortlists.map(({ words, best }, field) => {
    const { ask } = words
    const own = shares[field] ?? []
    const neighbors = shortlists.flatMap((other, at) => {
      if (at === field) return []
      const weight = nearness(ask, other.words.ask, Math.abs(at - field))
      return weight > 0 ? [{ at, weight, best: other.best }] : []
    })
    const whole = neighbors.reduce((sum, { weight }) => sum + weight, 0)
    const top = best[0]?.score ?? 0
    const filled = best.map(({ candidate, score }, at): Features => {
      const share = own[at] ?? 0
      const beside = neighbors.reduce(
        (sum, { at: other, weight, best: theirs }) =>
          sum +
          weight *
            theirs.reduce(
              (mass, each, k) =>
                mass + (each.candidate.group === candidate.group ? (shares[other]?.[k] ?? 0) : 0),
              0,
            ),
        0,
      )
      const rivals = (wanted.get(candidate.value) ?? []).filter(({ field: other }) => {
        const theirs = shortlists[other]?.words.ask.field
        return (
          other !== field &&
          theirs !== undefined &&
          (theirs.label !== ask.field.label ||
            theirs.section !== ask.field.section ||
            theirs.row !== ask.field.row ||
            theirs.block !== ask.field.block ||
            ask.isRepeated)
        )
      })
      const rival = Math.max(0, ...rivals.map((each) => each.share))
      // The second line of a schedule takes what is said second.
      const alike = best.filter(
        (each) =>
          each.candidate.kind === candidate.kind &&
          each.candidate.isFromLetter &&
          each.candidate.key === candidate.key,
      )
      const order =
        candidate.isFromLetter && ask.isRepeated
          ? rankIn(
              alike.map((each) => each.candidate),
              candidate,
            )
          : null
      // A letter is newer than the records.
      const other = Math.max(
        0,
        ...best.map((each, k) =>
          each.candidate.isFromLetter !== candidate.isFromLetter &&
          alikeKinds(each.candidate.kind) === alikeKinds(candidate.kind)
            ? (own[k] ?? 0)
            : 0,
        ),
      )
      return {
        share,
        [candidate.isFromLetter ? 'on record' : 'in letter']: other,
        [candidate.isFromLetter ? 'on record at all' : 'in letter at all']: other > 0.02 ? 1 : 0,
        score: score / 10,
        behind: (top - score) / 5,
        first: at === 0 ? 1 : 0,
        beside: whole === 0 ? 0 : beside / whole,
        'beside letter': whole === 0 || !candidate.isFromLetter ? 0 : beside / whole,
        alone: neighbors.length === 0 ? 1 : 0,
        rival,
        'rival stronger': rival > share ? rival - share : 0,
        'rival repeated': ask.isRepeated && rival > share ? 1 : 0,
        'in order': order === ask.row ? 1 : 0,
        'out of order': order !== null && order !== ask.row ? 1 : 0,
        letter: candidate.isFromLetter ? 1 : 0,
        'letter repeated': candidate.isFromLetter && ask.isRepeated ? 1 : 0,
        [`kind ${candidate.kind}`]: 1,
        implausible: isPlausible(ask.field.label, candidate.value, false) ? 0 : 1,
        long: Math.min(1, candidate.value.length / 100),
      }
    })
    const lead = (own[0] ?? 0) - (own[1] ?? 0)
    return [
      ...filled,
      {
        empty: 1,
        'empty top': top / 10,
        'empty lead': lead,
        'empty few': best.length < 3 ? 1 : 0,
        'empty repeated': ask.isRepeated ? 1 : 0,
        'empty row': Math.min(3, ask.row) / 3,
        'empty attribute': ask.attribute === null ? 1 : 0,
        'empty label': ask.field.label === '' ? 1 : 0,
        'empty short': words.parts.label.words.length < 2 ? 1 : 0,
        ...Object.fromEntries(words.parts.label.concepts.map((each) => [`empty asked ${each}`, 0.5])),
      },
    ]
  })
}

function alikeKinds(kind: string): string {
  return kind === 'number' || kind === 'code' ? 'money' : kind
}

/** How much two fields belong together: 1 on a line or in a part, less in a section. */
function nearness(a: Ask, b: Ask, apart: number): number {
  if (a.field.section !== b.field.section || a.field.block !== b.field.block) return 0
  if (a.field.row !== b.field.row) return 0
  if (a.field.mates.includes(b.field.name)) return 1
  if (a.row !== b.row) return 0
  return apart < 4 ? 0.6 : apart < 10 ? 0.25 : 0
}

function rankIn(all: readonly Candidate[], own: Candidate): number {
  return all.filter((each) => each.position < own.position).length
}

export function sharesOf(scores: readonly number[]): number[] {
  const most = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - most))
  const whole = powers.reduce((sum, each) => sum + each, 0)
  return powers.map((each) => each / whole)
}
