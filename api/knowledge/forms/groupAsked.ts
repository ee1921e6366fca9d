import { conceptsOf, isSameConcept } from './concepts.ts'
import type { LabeledField } from './labeledFields.ts'

/** What a group of boxes asks. "Limit applies per" stands between the name of a form and its boxes. */
export function groupAsked(field: LabeledField): string {
  const part = partOf(field)
  return appliesTo.test(part) ? part : field.question || part
}

/** Whether a sentence speaks of what a group is about: "one year maintenance period" asks for no maintenance bond. */
export function isOfGroup(field: LabeledField, quote: string): boolean {
  const part = partOf(field)
  if (!asksForIt.test(part)) return true
  const said = conceptsOf(quote)
  return conceptsOf(part.replace(/\w+$/, '')).some((each) => said.some((one) => isSameConcept(one, each)))
}

function partOf({ section }: LabeledField): string {
  return section.split(' | ').at(-1) ?? ''
}

const appliesTo = /\b(?:limit|aggregate) applies\b/i
/** "Bond requested", a group of the kinds that there are. */
const asksForIt = /^\w+(?: \w+)? (?:requested|wanted|needed|desired)$/i

/** Groups of boxes whose answer is a fact, and not a sentence. */
export const groupQuestions =
  /\bapplicant is\b|^per |\bper (?:claim|occ)|claims[- ]made|^\W*occurrence$|lines? of business|sections attached|transaction|submission|entity|organized|\bcorporation\b|\bpartnership\b|\bllc\b|individual|interest|nature of business|type of business|applies per|deductible|bill|^(?:\w+\. )?loss history|no losses|none\b|mortgagee|lienholder|loss payee|own building|renewal|new business|quote|issue policy|assigned risk|trust\b|\bother\b/i

/** "The big yearly limit should be separate for each of our locations." */
export const aggregateFor =
  /(?:aggregate|(?:yearly|annual) limit)\b.*\b(?:each|per|every)(?: (?:of|single|our|the|two|three|four|\d+))* (project|job|location|policy)/i
