import type { Ask } from '../askedFields.ts'
import { formatted } from '../formatted.ts'
import type { FormKnowledge, FoundValue } from '../formKnowledge.ts'
import { isPartOnly } from '../countsOf.ts'
import { knowledgeFor } from '../partChange.ts'
import { candidatesOf } from './candidates.ts'
import { askedWords } from './askedWords.ts'
import { factsByValue, isLessThanAsked, isNamedOtherwise, measureMatch } from './matchFeatures.ts'
import {
  comparedFeatures,
  isMatched,
  kindFeatures,
  type MatchWeights,
  sharesOf,
  type Shortlist,
  shortlistOf,
  weighted,
} from './matchModel.ts'
import {
  askedOptions,
  emptyFeatures,
  relevantStatements,
  optionFeatures,
  statementsOf,
} from './optionFeatures.ts'
import weights from './matchWeights.json' with { type: 'json' }

const { kinds, values, compared, options, enough }: MatchWeights = weights

/** The share from which a value is filled in although the rules knew it by its name and left the field empty. */
const certain = 0.85

interface Match {
  readonly ask: Ask
  readonly answer: FoundValue
  readonly share: number
}

/** What is known answers the fields that are still empty: by similar words, by kind and by what stands together. */
export function matchedAnswers(
  asks: readonly Ask[],
  knowledge: FormKnowledge,
  /** What is filled in by name. */
  ruled: ReadonlyMap<string, string | boolean>,
): { answers: Map<string, FoundValue>; rivals: Map<string, FoundValue> } {
  const filled = new Map(ruled)
  const byName = new Map(asks.map((ask) => [ask.field.name, ask]))
  const { found, rivals } = matchedValues(asks, knowledge)
  const matches = [...found, ...matchedOptions(asks, knowledge)]
    .filter(({ ask }) => !ruled.has(ask.field.name))
    .toSorted((a, b) => b.share - a.share)
  const answers = new Map(
    matches.flatMap((match) => {
      const { ask, answer } = match
      const others = [...filled].flatMap(([name, value]) => {
        const other = byName.get(name)
        return other ? [{ ask: other, value }] : []
      })
      if (isWithheld(match, knowledge) || isTaken(ask, answer, others)) return []
      filled.set(ask.field.name, answer.value)
      return [[ask.field.name, answer] as const]
    }),
  )
  return { answers, rivals }
}

/**
 * What the rules know by its name on record and did not fill in is not asked for, unless all else says that it is: a
 * number for the day is the number.
 */
function isWithheld(
  { ask, answer: { value, quote }, share }: Match,
  { facts, term }: FormKnowledge,
): boolean {
  const { attribute, entity, isExact, isRepeated, field } = ask
  if (typeof value !== 'string' || field.kind === 'choice' || field.kind === 'radio') return false
  const isOfTerm = attribute === 'effective' || attribute === 'expiration'
  if (isOfTerm && term !== null) return true
  const isOfMany = entity === 'policy' || isRepeated || field.row !== ''
  const named =
    attribute === null
      ? []
      : facts.filter((each) => each.attribute === attribute && plain(each.value) === plain(value))
  // The agency's name is never the applicant's.
  const isOfOther = named.length > 0 && !named.some((each) => each.entity === entity)
  if (share > certain && !isOfMany && !isOfOther) return false
  return named.length > 0 || (isExact && (quote === undefined || isOfMany))
}

/** Each line of a schedule is another thing, an amount answers one question, and one box of a group is ticked. */
function isTaken(
  { field }: Ask,
  { value, quote }: FoundValue,
  filled: readonly { readonly ask: Ask; readonly value: string | boolean }[],
): boolean {
  if (typeof value === 'boolean')
    return (
      field.question !== '' &&
      filled.some(({ ask }) => ask.field.question === field.question && ask.field.kind === 'checkBox')
    )
  const isAmount = quote === undefined && /^[$\d.,%]+$/.test(value)
  return filled.some(
    ({ ask: { field: other }, value: own }) =>
      typeof own === 'string' &&
      plain(own) === plain(value) &&
      (other.label === field.label ? field.options.length === 0 : isAmount),
  )
}

function plain(value: string): string {
  return value.toLowerCase().replaceAll(/[$,%]/g, '')
}

/** What answers the fields to write in, and for those that two values answer as well, the better one. */
function matchedValues(
  asks: readonly Ask[],
  knowledge: FormKnowledge,
): { found: Match[]; rivals: Map<string, FoundValue> } {
  const setting = { line: knowledge.line, facts: factsByValue(knowledge.facts) }
  const shortlists = asks.filter(isMatched).map((ask): Shortlist => {
    const words = askedWords(ask)
    const likely = kindFeatures(words.meaning, kinds)
    return {
      words,
      best: shortlistOf(
        candidatesOf(knowledgeFor(ask, knowledge))
          .filter(({ after }) => !isPartOnly(ask.field.label, after))
          .map((candidate) => {
            let score = weighted(likely(candidate.kind), values)
            measureMatch(words, candidate, setting, (name, value) => {
              score += value * (values[name] ?? 0)
            })
            return { candidate, score }
          }),
      ),
    }
  })
  const rivals = new Map<string, FoundValue>()
  const matches = comparedFeatures(shortlists).flatMap((features, at): Match[] => {
    const shortlist = shortlists[at]
    const shares = sharesOf(features.map((each) => weighted(each, compared))).slice(0, -1)
    const share = Math.max(0, ...shares)
    const found = shortlist?.best[shares.indexOf(share)]?.candidate
    const rival = shortlist && rivalOf(shortlist, shares)
    if (rival) rivals.set(shortlist.words.ask.field.name, rival)
    if (!shortlist || !found || share < enough[found.isFromLetter ? 'letter' : 'record']) return []
    if (isNamedOtherwise(shortlist.words, found, setting) || isLessThanAsked(shortlist.words, found, setting))
      return []
    const { ask } = shortlist.words
    const value = formatted(ask, found.value)
    return [
      {
        ask,
        share,
        answer: {
          value,
          source: found.source,
          isUncertain: true,
          ...(found.quote !== undefined && { quote: found.quote }),
        },
      },
    ]
  })
  return { found: matches, rivals }
}

function matchedOptions(asks: readonly Ask[], knowledge: FormKnowledge): Match[] {
  const statements = statementsOf(knowledge)
  return asks.flatMap((ask) => {
    const asked = askedOptions(ask)
    if (asked.options.length === 0) return []
    const rows = relevantStatements(asked, statements)
    const features = [
      ...rows.map(({ option, statement }) => optionFeatures(asked, option, statement, knowledge)),
      emptyFeatures(asked, Math.max(0, ...rows.map(({ score }) => score))),
    ]
    const shares = sharesOf(features.map((each) => weighted(each, options)))
    const answers = asked.options.map((option) => ({
      option,
      share: rows.reduce((sum, row, at) => sum + (row.option === option ? (shares[at] ?? 0) : 0), 0),
    }))
    const [best] = answers.toSorted((a, b) => b.share - a.share)
    if (!best || best.share < enough.option) return []
    const [reason] = rows
      .map((row, at) => ({ ...row, share: shares[at] ?? 0 }))
      .filter(({ option }) => option === best.option)
      .toSorted((a, b) => b.share - a.share)
    if (!reason) return []
    const { source, quote } = reason.statement
    return [
      {
        ask,
        share: best.share,
        answer: {
          value: best.option.value,
          source,
          isUncertain: true,
          ...(quote !== undefined && { quote }),
        },
      },
    ]
  })
}

/** The likeliest value where another one is about as likely, and it is likely that one of them is meant. */
function rivalOf({ words: { ask }, best }: Shortlist, shares: readonly number[]): FoundValue | null {
  const ranked = shares
    .flatMap((share, at) => {
      const candidate = best[at]?.candidate
      return candidate ? [{ share, candidate, value: formatted(ask, candidate.value) }] : []
    })
    .toSorted((a, b) => b.share - a.share)
  const [first] = ranked
  const second = ranked.find(({ value }) => value !== first?.value)
  if (!first || !second || second.share < leastRival || first.share + second.share < likely) return null
  return {
    value: first.value,
    source: first.candidate.source,
    isUncertain: true,
    doubt: `it could be ${first.value} or ${second.value}`,
    ...(first.candidate.quote !== undefined && { quote: first.candidate.quote }),
  }
}

/** From which shares two values are both likely. */
const leastRival = 0.2
const likely = 0.6
