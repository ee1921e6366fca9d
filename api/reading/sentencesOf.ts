/** "Courier Corp. wants" goes on; "Courier Corp. We" does not. */
const end =
  /(?<=[.!?])(?<!\b(?:Mr|Mrs|Ms|[Dd]r|vs|e\.g|i\.e|A\.M)\.)(?!(?<=\b(?:Inc|Corp|Co|Ltd|Jr|Sr)\.)\s+[a-z])\s+|\n+/
const listMarker = /^\s*(?:[-*•]\s*|\d+[.)](?!\d)\s*)/

/** The sentences and list items of a text, verbatim except for list markers. */
export function sentencesOf(text: string): string[] {
  return text
    .split(end)
    .map((sentence) => sentence.replace(listMarker, '').trim())
    .filter((sentence) => sentence !== '')
}
