/** Abbreviations that a name or a number follows, so that their period ends no sentence: "Mt. Hood Bank", "the U.S. Treasury". */
export const abbreviation = String.raw`\b(?:Mr|Mrs|Ms|Messrs|[Dd]r|incl|excl|Hon|Rev|Prof|Mt|Mts|Ft|Pt|Natl|Intl|Mfg|Univ|Dept|vs?|e\.g|i\.e|A\. ?M|U\. ?S)\.|(?:^|(?:^|\s)(?:[a-z]+|The)[,;:]? |[(&“"/] ?)(?:St|Ste)\.`

/** "Performed at: a. any tower; or b. any steeple": the letter of an item within a sentence. */
const inlineItem = String.raw`[:;]\s(?:(?:and|or)\s)?(?:[a-z]|\d{1,2})\.(?=\s+[a-z])`

/** "Courier Corp. wants" goes on; "Courier Corp. We" does not. "No. 12" goes on. */
const end = new RegExp(
  String.raw`(?<=[.!?])(?<!${abbreviation}|${inlineItem})(?!(?<=\b(?:Inc|Corp|Co|Ltd|Jr|Sr)\.)\s+[a-z]|(?<=\b(?:Nos?|Sec|Art|Bldg)\.)\s+[#A-Z]?-?\d)\s+|\n+`,
)
const listMarker = /^\s*(?:[-*•]\s*|\d+[.)](?!\d)\s*)/

/** The sentences and list items of a text, verbatim except for list markers. */
export function sentencesOf(text: string): string[] {
  return text
    .split(end)
    .map((sentence) => sentence.replace(listMarker, '').trim())
    .filter((sentence) => sentence !== '')
}
