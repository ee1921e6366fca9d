import type { Reading } from '../../reading/index.ts'
import { coverageNamed } from './coverageNamed.ts'
import { familiesIn, type Family, familyOfItemKey } from './insuredFamilies.ts'
import { listedTitle } from './listedProvision.ts'
import type { Provision } from './policyWording.ts'

/** The provisions that belong to the lines of insurance that a clause names; all of them where it names none. */
export function provisionsFor(
  all: readonly Provision[],
  quote: string,
  policy: Reading,
): readonly Provision[] {
  const named = familiesIn(quote)
  const asked: readonly Family[] = named.length === 0 && ofLiability.test(quote) ? ['liability'] : named
  if (asked.length === 0 || /\b(?:all|each|every)\b.{0,30}\bpolic/i.test(quote)) return all
  return all.filter(({ quote: clause, form }) => {
    const told = familiesIn(`${form ?? ''} ${clause}`)
    const own = told.length > 0 ? told : familiesIn(listedTitle(form, policy))
    const isOfProperty = /\bcovered property\b/i.test(clause)
    const section = own.length > 0 ? null : sectionOf(clause, policy)
    const lines = isOfProperty ? ['property'] : section === null ? own : [section]
    return lines.length === 0 || lines.some((each) => asked.some((family) => family === each))
  })
}

/** The line of business of the last title of a section before a sentence, on its page; null when there is none. */
function sectionOf(clause: string, { blocks }: Reading): Family | null {
  let section: { readonly page: number; readonly family: Family | null; readonly depth: number } | null = null
  for (const block of blocks) {
    const depth = block.headings.length
    const title = block.kind === 'heading' && sectionTitle.test(block.text) ? coverageNamed(block.text) : null
    if (title) section = { page: block.page, family: familyOfItemKey(title.key), depth }
    else if (block.kind === 'heading' && section && (depth < section.depth || anotherPart.test(block.text)))
      section = null
    if (block.kind !== 'table' && block.text.includes(clause))
      return section?.page === block.page ? section.family : null
  }
  return null
}

/** "Renter's liability insurer shall waive recovery". */
const ofLiability = /\bliability (?:insurers?|insurance|polic(?:y|ies))\b/i
/** "Part C: rules", which is for all parts. */
const anotherPart = /\b(?:section|part) (?:[A-Z]|[IVX]+|\d+)\b/i
const sectionTitle = /\b(?:section|part|declarations?|information page|forms?)\b/i
