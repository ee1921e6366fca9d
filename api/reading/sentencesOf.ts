const end = /(?<=[.!?])(?<!\b(?:Mr|Mrs|Ms|Dr|vs|e\.g|i\.e|A\.M)\.)\s+|\n+/
const listMarker = /^\s*(?:[-*•]\s*|\d+[.)](?!\d)\s*)/

/** The sentences and list items of a text, verbatim except for list markers. */
export function sentencesOf(text: string): string[] {
  return text
    .split(end)
    .map((sentence) => sentence.replace(listMarker, '').trim())
    .filter((sentence) => sentence !== '')
}
