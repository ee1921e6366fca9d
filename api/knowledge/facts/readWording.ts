import type { Reading, TextBlock } from '../../reading/index.ts'
import type { DocumentPart } from './documentParts.ts'
import { classIn, type Grant, grantsOf, partyOf, wordingFact } from './grantsOf.ts'
import { isLacking } from './isLacking.ts'
import { isFormTitle } from './listedForms.ts'
import { partBlocks, type Sentence, sentencesOf } from './partSentences.ts'
import type { AdditionalInsured, Fact, WordingSuggestion } from './policyFacts.ts'

export interface Wording {
  readonly named: readonly Fact<AdditionalInsured>[]
  readonly blanket: readonly Fact<WordingSuggestion>[]
  readonly waivers: readonly Fact<WordingSuggestion>[]
  readonly primary: readonly Fact<WordingSuggestion>[]
  readonly cancellationNoticeDays: readonly Fact<number>[]
}

const additionalInsured: Grant = {
  title:
    /\b(?:additional|added) (?:insured|assured|interest)|\b(?:managers? or )?lessors? of (?:premises|leased|land)|\bdesignated insured/i,
  isGiven: (text) =>
    isInsuredToo.test(text) ||
    (/\b(?:additional|added|designated) (?:insureds?|assureds?)\b/i.test(text) &&
      !/\b(?:not?|any|each|every|such|the|other|if it is) (?:an? )?(?:additional|added) (?:insured|assured)|\b(?:additional|added) (?:insured|assured)(?:'s|s?’|s? (?:endorsement|status|coverage))/i.test(
        text,
      )),
  isBlanket: (text, isUnderTitle) =>
    classOfPersons.test(text) &&
    !/^(?:[A-Z]\. )?we waive|\b(?:person|organization|part(?:y|ies)|entit(?:y|ies)|insured)(?:\(?s\)?)? (?:shown|named|scheduled|listed|designated) (?:in|below|above)\b/i.test(
      text,
    ) &&
    (isUnderTitle ||
      /\b(?:is|are) (?:also )?(?:an? )?(?:additional )?(?:insured|assured)s?\b|\binclude[sd]?\b.{0,30}\binsured\b|\badditional (?:insured|assured)[^.:]{0,30}:/i.test(
        text,
      )),
}
/** "Hickory Crown Franchising LLC is an insured, but only for a claim that names it together with you." */
const isInsuredToo =
  /^(?!(?:any|the|each|every|all|you|your|it|they|we|no)\b)\p{Lu}[^.;:]{3,120}? (?:is|are) (?:also |hereby |added as |included as )*(?:an? )?insureds?,? (?:but )?(?:only|solely|with respect|as respects|to the extent)\b/u
const agreement = String.raw`(?:agreed?|agreement|required?|requires|contract|contracted|contractually|obligat\w+|lease|permit|in writing|underlying|followed)`
/** "Any person you agreed in a written contract to add", "lessors if a lease requires it". */
const classOfPersons = new RegExp(
  String.raw`\b(?:any|each|every|all|anyone|those|whoever|(?:persons|organizations|lessors|managers|landlords|owners|vendors|clients|customers|contractors|sponsors|funding sources) |the (?:[a-z]+ ){1,3}(?:with|for|to) whom you )\b.{0,220}?\b${agreement}\b|\b(?:where|when|if) (?:so )?required by (?:written )?contract\b`,
  'i',
)
const waiverTitle =
  /waiver of (?:transfer of )?(?:rights|subrogation|our right)|transfer of rights of recovery|waiver of our right/i
const primaryTitle = /primary (?:and|&|\/|or) ?non-?contributory|non-?contributory/i
const blanketWords =
  /any (?:person|organization|persons?,? or organizations?|entity|party)\b.{0,120}?\b(?:agreed|required?|requires|written|contract)|(?:required|agreed)\b.{0,60}\b(?:written )?(?:contract|agreement)|agreed in writing|blanket|automatic/i
const waiverText = /\bwaive\b.{0,40}\bright(?:s)?\b|\bwaiver of subrogation\b/i
const primaryText = /\bprimary\b.{0,80}\b(?:not seek contribution|non-?contributory|will not contribute)/i

/** Wording that certificates ask for, found in endorsements and forms. */
export function readWording(parts: readonly DocumentPart[], reading: Reading): Wording {
  const waivers: Fact<WordingSuggestion>[] = []
  const primary: Fact<WordingSuggestion>[] = []
  const notices: Fact<number>[] = []
  for (const part of parts) {
    const sentences = partBlocks(part, reading)
      .flatMap((block) => {
        const all = sentencesOf(block)
        // "Primary wording: CG 20 01 is not part of this policy."
        return all.filter(
          ({ text }, at) => !isLacking(text) && !(text.endsWith(':') && isLacking(all[at + 1]?.text ?? '')),
        )
      })
      .filter(({ text }) => !isFormTitle(text))
    const title = part.title ?? ''
    const isEndorsement = part.kind === 'endorsement'
    if (isEndorsement && waiverTitle.test(title)) addWording(waivers, waiverText)
    if (isEndorsement && primaryTitle.test(title)) addWording(primary, primaryText)
    for (const sentence of sentences) {
      const days = noticeDays(sentence.text)
      if (days !== null)
        notices.push({ ...wordingFact(days, sentence, part), confidence: isEndorsement ? 0.9 : 0.8 })
      if (isEndorsement && !primaryTitle.test(title) && primaryText.test(sentence.text))
        primary.push(wordingFact({ appliesTo: classIn(sentence.text), isBlanket: true }, sentence, part))
      if (isEndorsement && !waiverTitle.test(title) && /\bwe waive any right/i.test(sentence.text))
        waivers.push(
          wordingFact(
            { appliesTo: classIn(sentence.text), isBlanket: blanketWords.test(sentence.text) },
            sentence,
            part,
          ),
        )
    }
    function addWording(list: Fact<WordingSuggestion>[], pattern: RegExp) {
      // A title says it too, but not for whom: the schedule does.
      const own = sentences.filter(({ block }) => block.kind !== 'heading')
      const proof =
        own.find(({ text }) => pattern.test(text) && blanketWords.test(text)) ??
        scheduled(part, reading) ??
        sentences.find(({ text }) => pattern.test(text) && /[.;]$/.test(text)) ??
        sentences.find(({ text }) => pattern.test(text)) ??
        own.find(({ text }) => text.length > 40) ??
        sentences.find(({ text }) => text.length > 40)
      if (!proof) return
      const party = partyOf(part, reading)
      const named = party === null ? undefined : own.find(({ text }) => text.includes(party))
      list.push(
        wordingFact(
          { appliesTo: party ?? classIn(proof.text), isBlanket: party === null },
          named ?? proof,
          part,
        ),
      )
    }
  }
  return { ...grantsOf(additionalInsured, parts, reading), waivers, primary, cancellationNoticeDays: notices }
}

/** The words of a form's schedule that say for whom it is: "Any person or organization where required by written contract". */
function scheduled(part: DocumentPart, reading: Reading): Sentence | undefined {
  const lines = part.pages.flatMap(({ lines: own }) => own.map(({ text }) => text))
  return [...partBlocks(part, reading), ...cellBlocks(part, reading)]
    .filter(({ kind }) => kind !== 'heading')
    .flatMap((block) => {
      const sentences = sentencesOf(block)
      return sentences.filter(
        ({ text }, at) => forAll.test(text) && (at === 0 || sentences[at - 1]?.text.endsWith(':')),
      )
    })
    .find(({ text }) => blanketWords.test(text) && lines.some((line) => line.includes(text.slice(0, 30))))
}

const forAll = /^(?:any|all|where|as|blanket|those)\b/i

function cellBlocks({ pages }: DocumentPart, { blocks }: Reading): TextBlock[] {
  const numbers = new Set(pages.map(({ page }) => page.number))
  return blocks.flatMap((block) =>
    block.kind === 'table'
      ? block.rows
          .flat()
          .filter(({ page }) => numbers.has(page))
          .map(({ text, page, box }) => ({
            kind: 'paragraph' as const,
            text,
            page,
            box,
            headings: [],
            lines: [],
          }))
      : [],
  )
}

const noticePatterns = [
  /(\d{1,3})\s+days?\b[^.;\d]{0,90}?\b(?:if we cancel )?for any (?:other|reason other)/i,
  /any (?:other reason|reason (?:other than|except(?: for)?) non-?payment)[^.;\d]{0,80}?(\d{1,3})\s+days/i,
  /cancel this (?:policy|insurance|coverage)[^.]{0,160}?(?:not less than|at least)\s+(\d{1,3})\s+days/i,
]

/** Days of notice before the company cancels for another reason than nonpayment. */
export function noticeDays(text: string): number | null {
  if (!/cancel/i.test(text) || /nonrenew|not renew/i.test(text)) return null
  if (/only for non-?payment|except for non-?payment/i.test(text)) return null
  const match = noticePatterns.map((pattern) => pattern.exec(text)).find(Boolean)
  const days = Number(match?.[1])
  const rest = match ? text.slice(match.index, match.index + match[0].length + 60) : ''
  const isNonpaymentOnly = /non-?payment/i.test(rest) && !/other/i.test(match?.[0] ?? '')
  return days > 0 && days <= 180 && !isNonpaymentOnly ? days : null
}
