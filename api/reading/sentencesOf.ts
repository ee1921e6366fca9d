const end = /(?<=[.!?])(?<!\b(?:Mr|Mrs|Ms|Dr|vs|e\.g|i\.e|A\.M)\.)\s+|\n+/
const listMarker = /^\s*(?:[-*•]\s*|\d+[.)](?!\d)\s*)/

/** The sentences and list items of a text, verbatim but for the markers of a list. */
export function sentencesOf(text: string): string[] {
  return text
    .split(end)
    .map((sentence) => sentence.replace(listMarker, '').trim())
    .filter((sentence) => sentence !== '')
}
