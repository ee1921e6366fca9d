import type { Reading } from '../../reading/index.ts'
import type { LineOfBusiness } from '../policies/policyTerms.ts'
import { fieldOf, type AmountField } from './amountDictionary.ts'
import { isSameRow } from './cellGeometry.ts'
import type { DocumentPart } from './documentParts.ts'
import { partBlocks, sentencesOf } from './partSentences.ts'
import { limitNames, type LimitName } from './policyFacts.ts'
import { labelKey } from './values.ts'

/** What endorsements do to limits and wording, as alternatives of a pattern: "is increased to", "is hereby amended". */
export const verbsOfChange =
  'amended|changed|increased|decreased|reduced|raised|lowered|replaced|revised|substituted|superseded|modified|restated'

/**
 * Whether a change holds for some losses or work only, and the limit of the policy stays: "With respect to injury in a
 * swimming pool, the Each Occurrence Limit is reduced to $250,000", "For this project only, the limit is increased".
 */
export function isForSomeOnly(text: string): boolean {
  return forSomeLosses.test(text) || forThisOnly.test(text)
}

const numbering = String.raw`^(?:[A-Z\d]{1,2}[.)]\s+)?`
const forSomeLosses = new RegExp(
  String.raw`${numbering}(?:with respect to|as respects|for|in (?:the case|the event|respect) of)\b[^.]{0,60}\b(?:injury|damage|loss(?:es)?|claims?|liability|occurrences?)\b[^.]{0,120}, the\b`,
  'i',
)
const forThisOnly = new RegExp(String.raw`${numbering}for (?:this|that|the) [\w ]{3,40} only\b`, 'i')

/** "For such events the limit is $500,000": of what the sentence before tells alone. */
export const forSuchOnly = new RegExp(
  String.raw`${numbering}for (?:such|these|those) [\w -]{3,40},? the\b`,
  'i',
)

/** What a motor carrier's insurer has to pay the public by law, and the insured pays back: no limit of the policy. */
export const ofFiling = /\bMCS[- ]?90\b|\bMotor Carrier Act\b|\bpolicies of insurance for public\b/i

/** Titles of endorsements that change what the declarations say. */
export const changingTitle = /\blimits?\b|amend|\bchanges?\b|increas|declarations|policy change/i
const declared = String.raw`(?:declarations|limits? of (?:insurance|liability))\b`
/** "The limits shown in the Schedule supersede those in the Declarations." */
const overrides = new RegExp(
  String.raw`\b(?:in (?:lieu|place) of|instead of|supersedes?|replaces?|amends?)\b[^.]{0,80}\b${declared}|\b${declared}(?:[^.]|\.\w){0,40}\b(?:${verbsOfChange}|deleted)\b`,
  'i',
)

/** Whether an endorsement's schedule or text restates limits of the policy; any other brings limits of its own. */
export function changesLimits({ title, pages }: DocumentPart): boolean {
  const text = pages.flatMap(({ lines }) => lines.map((line) => line.text)).join(' ')
  return changingTitle.test(title ?? '') || overrides.test(text)
}

/** "Subject to paragraph 5, the Personal and Advertising Injury Limit of $500,000 is the most we will pay …" */
export const limitInWording = /\bthe ([^,$:]{4,80}? limit) of ((?:\$|USD)\s?[\d,]+) is the most\b/i

/** The limits that an endorsement takes away: "Medical expense, any one person | Excluded", "Coverage C, medical payments, is deleted." */
export function removedLimits(
  part: DocumentPart,
  reading: Reading,
  line: LineOfBusiness | null,
): LimitName[] {
  const context = line ? labelKey(line) : ''
  const beside = part.pages.flatMap(({ lines }) =>
    lines
      .filter(({ text }) => taken.test(text))
      .flatMap(({ box }) => {
        const before = lines.filter((other) => other.box.x < box.x && isSameRow(other.box, box))
        return before.length === 1 ? before.map(({ text }) => text) : []
      }),
  )
  const stated = sentencesIn(part, reading).flatMap((text) =>
    text
      .split(/,? and (?=(?:the|coverage|section|none)\b)/i)
      .flatMap((clause) => removal.exec(clause.replace(shownIn, ''))?.[1] ?? []),
  )
  return [...beside, ...stated].flatMap((label) =>
    noLimit.test(label) ? [] : (limitNamed(fieldOf(label, '', context, '')) ?? []),
  )
}

/** The letters of the coverages that endorsements take away: "Section I – Coverage C – Medical Payments does not apply." */
export function removedCoverages(parts: readonly DocumentPart[], reading: Reading): string[] {
  return parts
    .filter(({ kind }) => kind === 'endorsement')
    .flatMap((part) => sentencesIn(part, reading).flatMap((text) => removedCoverage.exec(text)?.[1] ?? []))
}

const removedCoverage =
  /^(?:\d{1,2}\. )?(?:section [IVX]+\s*[,–—-]?\s*)?coverage ([A-Z])\b[^.;]{0,60}? (?:(?:does|do|shall|will) not apply(?=\.|,| and\b| to any (?:premises|operation|location)|$)|(?:is|are) (?:hereby )?(?:deleted|removed|withdrawn|excluded)\b)/i

function sentencesIn(part: DocumentPart, reading: Reading): string[] {
  return partBlocks(part, reading).flatMap((block) => sentencesOf(block).map(({ text }) => text))
}

/** The scheduled items that an endorsement takes away: "Item 2 (2019 Case 580 backhoe) is deleted." */
export function removedItems(part: DocumentPart, reading: Reading): string[] {
  return partBlocks(part, reading).flatMap(({ text }) =>
    [...text.matchAll(removedItem)].flatMap(([, named, other]) => named ?? other ?? []),
  )
}

const removedItem =
  /\b(?:item|unit) (?:no\. ?)?\d{1,3}(?: \(([^()]{4,60})\)|,? ((?:19|20)\d\d [A-Z][\w .'’-]{3,50}?),?) (?:is|are) (?:hereby )?(?:deleted|removed|withdrawn)\b/gi

/** What a change takes away besides limits: "The one year period is deleted." */
const noLimit = /\b(?:period|exclusions?|conditions?|paragraphs?|wording|provisions?)\b/i

const taken =
  /^(?:excluded|deleted|removed|not (?:covered|provided|included|insured)|no (?:coverage|limit))\b/i
const removal =
  /^(?:\d{1,2}\. )?(?:the )?(?:section [IVX]+\s*[,–—-]?\s*)?(?:(?:coverage|section) [A-Z\d]{1,3}\b[\s,:–-]*)?([^.$]{6,60}?),? (?:(?:coverage|limit),? )?(?:(?:does|do|shall|will) not apply|(?:is|are) (?:hereby )?(?:deleted|removed|excluded|withdrawn|not (?:covered|provided|insured)|no longer (?:covered|provided|insured)))(?: in (?:its|their) entirety| from (?:the|this) policy)?\.?$/i

const shownIn = / (?:as )?(?:shown|stated) in the (?:declarations|schedule)(?= (?:is|are)\b)/i

/** The limit of the policy details that a field is. */
export function limitNamed(field: AmountField | null): LimitName | undefined {
  return limitNames.find((name) => name === field)
}
