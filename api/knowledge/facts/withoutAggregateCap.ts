import type { Fact, NamedLimit } from './policyFacts.ts'
import { labelKey } from './values.ts'

/** Words for the most that aggregates of each project or location come to together. */
const capWords =
  /\b(?:cap|(?:all|every) (?:projects?|locations?|premises|sites|jobs)|(?:policy|maximum|total|combined|overall) (?:general )?aggregate)\b/

/**
 * The general aggregates without a cap over those of each project or location: "General aggregate, all projects combined
 * $10,000,000" beside "General aggregate, each project $2,000,000" is a limit of its own.
 */
export function withoutAggregateCap(aggregates: readonly Fact<number>[]): {
  readonly own: readonly Fact<number>[]
  readonly caps: readonly Fact<NamedLimit>[]
} {
  const isCap = ({ quote }: Fact<number>) => capWords.test(labelKey(quote))
  const own = aggregates.filter((fact) => !isCap(fact))
  const caps = aggregates.filter((fact) => isCap(fact) && own.every(({ value }) => value < fact.value))
  if (own.length === 0 || caps.length === 0) return { own: aggregates, caps: [] }
  return { own, caps: caps.map((fact) => ({ ...fact, value: { name: nameOf(fact), limit: fact.value } })) }
}

function nameOf({ quote }: Fact<number>): string {
  const name = quote
    .replace(/^[\s\d.]+/, '')
    .replace(/[\s.…_:]*\$?\s?\d[\d,.]*\s?(?:[MK]|million)?.*$/i, '')
    .trim()
  return name === '' ? 'General aggregate, maximum' : name
}
