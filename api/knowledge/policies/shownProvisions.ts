import type { Reading } from '../../reading/index.ts'
import { isSameForm } from '../facts/listedForms.ts'
import type { Fact, PolicyFacts, WordingSuggestion } from '../facts/policyFacts.ts'
import type { ProvisionKind } from './certificateFacts.ts'

/** Who documents show a provision to be for, and where. */
export interface ShownProvision {
  /** Null if blanket. */
  readonly party: string | null
  /** The party, or the class that blanket wording describes. */
  readonly appliesTo: string
  /** The form that says so, if known. */
  readonly form: string | null
  readonly fact: Fact<unknown>
}

/** The provisions of a kind that documents show. */
export function shownProvisions(facts: PolicyFacts, kind: ProvisionKind): ShownProvision[] {
  return shownBy[kind](facts)
}

const shownBy: Readonly<Record<ProvisionKind, (facts: PolicyFacts) => ShownProvision[]>> = {
  ADDITIONAL_INSURED: ({ namedAdditionalInsureds, blanketAdditionalInsureds }) => [
    ...namedAdditionalInsureds.map((fact) => ({
      party: fact.value.name,
      appliesTo: fact.value.name,
      form: fact.source.form,
      fact,
    })),
    ...blanketAdditionalInsureds.map(shownWording),
  ],
  WAIVER_OF_SUBROGATION: ({ waiversOfSubrogation }) => waiversOfSubrogation.map(shownWording),
  PRIMARY_NONCONTRIBUTORY: ({ primaryNoncontributory }) => primaryNoncontributory.map(shownWording),
}

function shownWording(fact: Fact<WordingSuggestion>): ShownProvision {
  const { isBlanket, appliesTo } = fact.value
  return { party: isBlanket ? null : appliesTo, appliesTo, form: fact.source.form, fact }
}

/** The number of the form that shows a provision: as known, or on its page the last one over it or the only one; null if neither is. */
export function formOnPage(
  { pages }: Reading,
  { party, form, fact: { page, quote } }: Pick<ShownProvision, 'party' | 'form' | 'fact'>,
): string | null {
  const text = pageText(pages.find(({ number }) => number === page)).replaceAll(/\s+/g, ' ')
  const found = [...text.matchAll(formIn)]
  // A list of other forms is no part of the one before it.
  const isList = found.length > 2 && !found.some(([number]) => isSameForm(number, form))
  if (form !== null && !isList) return form
  const start = text.indexOf(quote.replaceAll(/\s+/g, ' ').slice(0, 40))
  const named = party === null || start === -1 ? -1 : text.indexOf(party.split(' ')[0] ?? '', start)
  const at = Math.max(start, named)
  const over = start === -1 ? undefined : found.findLast(({ index }) => index <= at)
  const [first] = found
  const isOnly = first !== undefined && found.every(([number]) => isSameForm(number, first[0]))
  return (over ?? (isOnly ? first : undefined))?.[0] ?? null
}

/** All text of a page, with its header and footer. */
export function pageText(page: Reading['pages'][number] | undefined): string {
  return [...(page?.lines ?? []), ...(page?.margins ?? [])].map(({ text }) => text).join(' ')
}

/** "CG 20 10 04 13", "CG 2010"; one that a sentence refers to ("provided under CG 00 01") is of another form. */
const formIn =
  /(?<!\b(?:under|by|in|the|of|form|with|see|to|from) )\b[A-Z]{2,4}[ -]?\d{2} ?\d{2}(?: \d{2} \d{2})?\b/g
