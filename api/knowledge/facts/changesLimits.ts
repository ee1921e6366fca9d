import type { DocumentPart } from './documentParts.ts'

/** What endorsements do to limits and wording, as alternatives of a pattern: "is increased to", "is hereby amended". */
export const verbsOfChange =
  'amended|changed|increased|decreased|reduced|raised|lowered|replaced|revised|substituted|superseded|modified|restated'

/** Titles of endorsements that change what the declarations say. */
export const changingTitle = /\blimits?\b|amend|\bchanges?\b|increas|declarations|policy change/i
const declared = String.raw`(?:declarations|limits? of (?:insurance|liability))\b`
/** "The limits shown in the Schedule supersede those in the Declarations." */
const overrides = new RegExp(
  String.raw`\b(?:in (?:lieu|place) of|instead of|supersedes?|replaces?|amends?)\b[^.]{0,80}\b${declared}|\b${declared}[^.]{0,40}\b(?:${verbsOfChange}|deleted)\b`,
  'i',
)

/** Whether an endorsement's schedule or text restates limits of the policy; any other brings limits of its own. */
export function changesLimits({ title, pages }: DocumentPart): boolean {
  const text = pages.flatMap(({ lines }) => lines.map((line) => line.text)).join(' ')
  return changingTitle.test(title ?? '') || overrides.test(text)
}

/** "Subject to paragraph 5, the Personal and Advertising Injury Limit of $500,000 is the most we will pay …" */
export const limitInWording = /\bthe ([^,$:]{4,80}? limit) of ((?:\$|USD)\s?[\d,]+) is the most\b/i
