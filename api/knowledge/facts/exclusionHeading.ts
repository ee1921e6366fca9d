import type { DocumentPart } from './documentParts.ts'

/** What the heading of exclusions says. */
export const exclusionHeading =
  /\bexclusions?\b|\bexcluded\b|\blimitations?\b|not (?:covered|insured)|do(?:es)? not (?:apply|cover|insure|pay)|will not (?:pay|cover)|never covers?\b/i
const notExclusionHeading = /exceptions? to|exclusions? (?:do|does) not apply/i
/** What a quote lists below it is excluded only where it says so. */
const mixedHeading = /\b(?:conditions?|terms|forms|subjectivities)(?:,| and| &)(?: \w+){0,2}? exclusions\b/i

/** Whether everything below a heading is excluded. */
export function headsExclusions(heading: string, { kind }: DocumentPart): boolean {
  return (
    exclusionHeading.test(heading) &&
    !notExclusionHeading.test(heading) &&
    !(kind === 'declarations' && mixedHeading.test(heading))
  )
}
