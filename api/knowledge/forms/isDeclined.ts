import { conceptsOf, isSameConcept } from './concepts.ts'

/** Whether a sentence that speaks of a box says that it is not to be ticked, or not all that the box says. */
export function isDeclined(label: string, quote: string): boolean {
  return elsewhere.test(quote) || isLess(label, quote) || isLeftOff(label, quote)
}

/** "Say no to the hired cars and to earthquake"; "the pollution policy is separate, leave it off". */
function isLeftOff(label: string, quote: string): boolean {
  const asked = conceptsOf(label)
  const at = [...quote.matchAll(/[A-Za-z]{3,}/g)].findLast(({ 0: word }) =>
    conceptsOf(word).some((each) => asked.some((one) => isSameConcept(one, each))),
  )?.index
  return (
    /\bleave (?:it|that|them|this) (?:off|out)\b/i.test(quote) ||
    (at !== undefined &&
      /\b(?:say no|said no|not yet|no thanks|not the|decline[sd]?)\b/i.test(quote.slice(0, at)))
  )
}

/** "Flood we buy from the federal program": it is not to be had here. */
const elsewhere = /\b(?:buy|bought|get|have|carry)\b[^,;]*\b(?:from|through|elsewhere|separately)\b/i

/** An injury is not a fatal one. */
function isLess(label: string, quote: string): boolean {
  return (
    /\b(?:fatal\w*|death|died)\b/i.test(label) &&
    !/\b(?:fatal\w*|deaths?|died|killed|passed away)\b/i.test(quote)
  )
}
