import type { Reading, TextBlock } from '../../reading/index.ts'
import type { DocumentPart } from './documentParts.ts'
import { isLacking } from './isLacking.ts'
import { coverageTitle, exclusionTitle, itemMark, refusal, titleWithin } from './descriptionTitles.ts'
import { formTitle } from './endorsementTitles.ts'
import { exclusionHeading, headsExclusions } from './exclusionHeading.ts'
import { isNextSection, listedItems, nextMark, type InlineList } from './listedItems.ts'
import { removedCoverages, verbsOfChange } from './changesLimits.ts'
import { partBlocks, sentencesOf, type Sentence } from './partSentences.ts'
import type { CoverageDescription } from './policyFacts.ts'

const most = 60
const grant =
  /(?<!\b(?:most|least|amount|limit|share|sums?|loss(?:es)?|what|all|until|before|after|than|if|which|that|unless)\s(?:that\s)?(?:the\s)?)\b(?:we|(?:the )?(?:insurers?|company|underwriters|assurers?|fund|exchange|association))\s+(?:(?:will|shall|agrees?\s+to|also|likewise)\s+)*(?:pays?|reimburses?|indemnif(?:y|ies)|covers?|insures?|provides?|retain|defends?)\b|\bcoverage (?:is|applies|extends)(?: extended| provided| added)?\b|\bis (?:amended to include|extended to)\b|\bproperty of .{3,60} is covered\b|\bare paid\b|\b(?:is|are) included in (?:our|this|the) (?:promise|insurance|coverage)\b|\b(?:right and duty|duty) to defend\b/i
/** What property forms insure against, as a definition. */
const coveredCauses = /\bcovered causes? of loss (?:means?|is|are) (?:risks of )?direct physical loss\b/i
/** How a loss is valued, and an example of it, is no promise of its own. */
const notGrant =
  /\bactual cash value\b|\breplacement cost\b|\b(?:example|instance|illustrat\w+|sample|suppose)\b|\breimburse us\b|\bbill you\b|\bpays? (?:no more|not more|only|within)\b|\bcoverage applies (?:only )?(?:in|within|anywhere)\b|^if you (?:do|have) not\b|\bpremium\b|\bpaid jointly\b|\bpays? \d{1,3} ?%|^if an? (?:insured|assured) (?:rejects|refuses)\b/i
/** An endorsement that takes an exclusion away covers what it was for. */
const giveBack =
  /\b(?:exclusions?|limitations?|part|section|item)\b(?: (?:[a-z]|\d{1,2})\.)?[^.;]{0,60}?\b(?:does|do|shall|will) not apply\b|\b(?:exclusions?|limitations?)\b(?: (?:[a-z]|\d{1,2})\.)?[^.;]{0,60}?\b(?:is|are) (?:deleted|removed|waived)\b/i
const exclusionSentence =
  /\bthere is no coverage\b|^[A-Z][\w ,'’-]{3,60} (?:is|are) (?:excluded|not (?:covered|insured))\b|^excluded (?:is|are)\b|\bno (?:coverage|insurance|claim|payment|benefits?)\b.{0,40}?\b(?:appl(?:y|ies)|(?:is|are|shall be) (?:payable|provided|made|given|afforded|granted))\b|\b(?:(?:this|the) (?:insurance|policy|endorsement|coverage|section|part)(?: part)?|it|we|(?:the )?(?:insurers?|company|underwriters|assurers?)|coverage)\b.{0,40}\b(?:does not (?:apply|cover|insure|pay)|do not (?:cover|insure|pay)|will not pay|(?:is|are|shall) not (?:be )?liable|not be liable)\b/i
const otherHeading =
  /condition|duties|definition|\bmeans\b|valuation|who is an insured|limits? of|premium|cancel|example|audit/i
const leadIn = /(?::|\bany of the following\.?|\bthe following\.?|does not apply to:?)$/i
/** "Direct physical loss unless the loss is excluded here." */
const unlessExcluded = /\bunless\b[^.]*\bexcluded (?:here|below)[.:]?$/i

/** "F. Business income and rents. We will pay …" begins a section within a paragraph. */
const runInSection = /^[A-Z][.)]\s+[A-Z][\w ,'’&-]{3,50}[.(]\s?/
const runInTitle = /^(?:section [\dIVX]+\W+|[A-Z\d]{1,3}[.)]\s+)?[A-Z][\w ]{2,30}(?:\.|:| means\b)\s/i
/** What declarations themselves exclude, in sentences beside their amounts. */
const ownRefusal = new RegExp(
  [
    exclusionSentence.source,
    String.raw`^\W*assault\b(?!.*\$)`,
    String.raw`\b(?:is|are) (?:not (?:(?:a )?covered|insured)|excluded)\b`,
    String.raw`\b(?:does|do|shall|will) not (?:apply to|cover|insure|pay for|be liable|form part of)\b`,
    String.raw`\bno (?:coverage|insurance|cover|loss)\b.{0,60}\b(?:is (?:provided|payable|given)|appl(?:y|ies))\b`,
    String.raw`\belected to be excluded\b`,
  ].join('|'),
  'i',
)

/** What is refused unless the insured does something is excluded: "We will not pay for theft unless all doors were locked." */
const paysUnless = /\bnot pay for\b|\bthere is no coverage for\b/i

/** "For such a claim we pay up to $100,000" says only how much. */
const capOnly = /^for (?:this|such|that|these)\b|\bno more than\b/i
/** Notices and give-backs that refuse nothing. */
const noExclusion =
  /\bguarant(?:y|ee)\b|\binsolven|\bnon-?admitted\b|\bnot an insurer\b|\bbox is blank\b|\bexclusions?\b.{0,80}\bdo(?:es)? not apply|^we will pay\b|\bthis endorsement changes\b/i

/** What the policy covers and what it does not, each with the policy's own words. */
export function readDescriptions(
  parts: readonly DocumentPart[],
  reading: Reading,
): { coverages: CoverageDescription[]; exclusions: CoverageDescription[] } {
  const coverages: CoverageDescription[] = []
  const exclusions: CoverageDescription[] = []
  const removed = removedCoverages(parts, reading)
  for (const whole of parts) {
    /** How the conditions are marked that an item lists below itself: "unless: (1) you maintain heat". */
    let conditions: string | null = null
    /** How that item itself is marked, just before they begin. */
    let conditioned: string | null = null
    let isUnderLeadIn = false
    let isPastList = false
    /** The text that the list of exclusions is under. */
    let lead = ''
    /** How the next item of the list that the block before began would begin. */
    let next: string | null = null
    for (const own of partBlocks(whole, reading)) {
      let block = own
      let text = block.text.trim()
      const heading = block.headings.at(-1) ?? ''
      const part = partUnder(heading, whole)
      const mark = markOf(text)
      if (conditioned !== null) conditions = mark === conditioned ? null : mark
      conditioned = conditionsFollow.test(text) ? (mark ?? '') : null
      if (conditions !== null && mark === conditions) continue
      conditions = null
      const isItem = block.kind === 'listItem' || itemMark.test(text)
      const isInList: boolean = next !== null && text.startsWith(`${next} `)
      next = isInList ? nextMark(text) : null
      if (block.kind === 'heading') {
        isUnderLeadIn = false
        isPastList = false
        continue
      }
      const runIn = runInTitle.exec(text)?.[0] ?? ''
      if (isUnderLeadIn && (otherHeading.test(runIn) || isNextSection(text, lead))) isUnderLeadIn = false
      if (runInSection.test(text)) {
        isUnderLeadIn = false
        isPastList = !exclusionHeading.test(text.slice(0, 60))
      }
      const isUnderHeading = !isPastList && headsExclusions(heading, part)
      const isUnderExclusions =
        isUnderHeading || (part.kind === 'endorsement' && /exclusion/i.test(part.title ?? ''))
      if (/^exclusions?[.:]?$/i.test(text)) {
        isUnderLeadIn = true
        continue
      }
      const list = otherHeading.test(heading) ? null : excludedList(text, part)
      if (list) {
        for (const item of list.items)
          exclusions.push(described(block, item, exclusionTitle(item, heading, part)))
        next = list.next
        block = { ...block, text: list.lead }
        text = list.lead
        if (text.split(' ').length < 6) continue
      }
      const isLeadIn = leadIn.test(text) && refusal.test(text)
      if (!list && (isLeadIn || (unlessExcluded.test(text) && !grant.test(text)))) {
        isUnderLeadIn = true
        lead = text
        continue
      }
      const isListed =
        isInList || isUnderLeadIn || (isUnderExclusions && isItem) || (isUnderHeading && isThing(text))
      if (text.split(' ').length < (isListed ? 1 : 3)) continue
      const sentences = sentencesOf(block)
      // An endorsement excludes one thing in a sentence, and may give another back in the next.
      const isSeveral =
        part.kind === 'endorsement' &&
        sentences.length > 1 &&
        sentences.some(({ text: each }) => giveBack.test(each))
      const isPlainList = part.kind !== 'endorsement' && block.kind === 'paragraph' && sentences.length > 1
      if (isUnderHeading && isPlainList && areThings(sentences)) {
        for (const { text: item, page } of sentences)
          exclusions.push(described(block, item, exclusionTitle(item, heading, part), page))
        continue
      }
      if (
        !list &&
        (isUnderExclusions || isUnderLeadIn || isInList) &&
        ((isItem && !isOtherClause(text, runIn)) ||
          (isUnderLeadIn && !grant.test(text)) ||
          (isUnderHeading && isThing(text)) ||
          (exclusionSentence.test(text) && !isSeveral)) &&
        (part.kind !== 'declarations' ||
          (exclusionHeading.test(heading) && !listedForm.test(heading)) ||
          isInList)
      ) {
        for (const item of itemsOf(text))
          exclusions.push(described(block, item, exclusionTitle(item, heading, part)))
        continue
      }
      if (part.kind === 'declarations' && !grant.test(text) && !ownRefusal.test(text)) continue
      const refusals = sentences.filter(({ text: sentence }) =>
        part.kind === 'declarations'
          ? ownRefusal.test(sentence) && !noExclusion.test(sentence) && sentence.split(' ').length > 3
          : exclusionSentence.test(sentence) &&
            !isChanging.test(sentence) &&
            !/exclusion.{0,80}does not apply/i.test(sentence) &&
            (!/unless|except when/i.test(sentence) || paysUnless.test(sentence)),
      )
      // A form's paragraph excludes one thing; an endorsement may list several.
      const excluded = part.kind === 'form' ? refusals.slice(0, 1) : refusals
      const grants = sentences.filter((sentence) => isGrant(sentence.text, part))
      // What is paid says more than which exclusion is deleted for it.
      const granting =
        grants.find(({ text: given }) => !giveBack.test(given) && !capOnly.test(given)) ?? grants[0]
      const letter = [text, heading].flatMap((each) => lettered.exec(each)?.[1] ?? [])[0]
      const isRemoved = letter !== undefined && removed.includes(letter) && part.kind !== 'endorsement'
      if (granting && (!isUnderExclusions || giveBack.test(granting.text)) && !isRemoved)
        coverages.push(
          described(
            block,
            granting.text,
            coverageTitle(granting.text, titleWithin(text) ?? heading, {
              part,
              form: formBefore(granting.text, block),
              taken: new Set(coverages.map((each) => each.title)),
            }),
            granting.page,
          ),
        )
      // The title of an endorsement is no section's: "Driver eligibility condition".
      const isOther = otherHeading.test(heading) && !(part.kind === 'endorsement' && heading === part.title)
      for (const { text: refused, page } of isOther ? [] : excluded)
        exclusions.push(described(block, refused, exclusionTitle(refused, heading, part), page))
    }
  }
  return { coverages: distinct(coverages), exclusions: distinct(exclusions) }
}

/** "WC 00 03 08 PARTNERS, OFFICERS AND OTHERS EXCLUSION;": a form that declarations list excludes nothing below it. */
const listedForm = /\b[A-Z]{2} ?\d{2} ?\d{2}\b/

/** "I. COVERAGE. We will pay …" and "V. CONDITIONS. …" on the page of an exclusion are no items of it. */
function isOtherClause(text: string, runIn: string): boolean {
  return (
    otherHeading.test(runIn) || (grant.test(text) && !refusal.test(text) && !exclusionSentence.test(text))
  )
}

/** "COVERAGE C - MEDICAL EXPENSE" */
const lettered = /^(?:section [IVX]+\W+)?coverage ([A-Z])\b/i

/** A coverage form that begins below an endorsement, on its page, is no part of it. */
function partUnder(heading: string, part: DocumentPart): DocumentPart {
  const isForm = part.kind === 'endorsement' && heading !== part.title && formTitle.test(heading)
  return isForm ? { ...part, kind: 'form', title: heading } : part
}

const conditionsFollow = /\b(?:unless|only if|except (?:if|when))\b[^.;]*:$/i

/** How an item is marked: "a." for "g. Water", "(1)" for "(2) You drain the equipment"; null for none. */
function markOf(text: string): string | null {
  const mark = itemMark.exec(text)?.[0].trim() ?? null
  return mark && mark.replace(/\d+/g, '1').replace(/[a-z]/, 'a').replace(/[A-Z]/, 'A')
}

/** The form whose number stands before a sentence: "BP 04 89: We will pay …". */
function formBefore(sentence: string, { text }: TextBlock): string | null {
  return (
    /(?:^|[.;]\s)([A-Z]{2} \d{2} \d{2}(?: \d{2} \d{2})?): ?$/.exec(
      text.slice(0, text.indexOf(sentence)),
    )?.[1] ?? null
  )
}

/** The things that a text lists after words that refuse them: "We do not cover: injury to your employees; pollution." */
function excludedList(text: string, { kind }: DocumentPart): InlineList | null {
  const list = listedItems(text)
  const last = list?.lead.split(/(?<=[.;])\s+(?=[A-Z])/).at(-1) ?? ''
  const isTitled = kind !== 'declarations' && last.split(' ').length < 6 && exclusionHeading.test(last)
  const isRefused =
    /[:.]$/.test(last) &&
    last.length < 160 &&
    (isTitled || refusal.test(last)) &&
    !giveBack.test(last) &&
    !otherHeading.test(last) &&
    !change.test(last)
  return list && isRefused ? { ...list, lead: list.lead.slice(0, -last.length).trim() } : null
}

const isChanging = new RegExp(String.raw`\b(?:is|are) (?:hereby )?(?:${verbsOfChange})\b`, 'i')
const change = new RegExp(String.raw`\b(?:${verbsOfChange})\b`, 'i')

/** Whether a short text names a thing rather than saying something: "Earth movement, except as endorsed". */
function isThing(text: string): boolean {
  return text.split(' ').length < 9 && /^[A-Z]/.test(text) && !saying.test(text) && !otherHeading.test(text)
}

/** Whether sentences name what a heading excludes: "The failure to obtain insurance or bonds. Projects that an insured owns." */
function areThings(sentences: readonly Sentence[]): boolean {
  return sentences.every(({ text }) => /^[A-Z]/.test(text) && !stating.test(text))
}

/** A sentence that says something by itself, and does not only name a thing. */
const stating =
  /^(?:we|you|this|that|it|they|there|if|when|where|unless|however|but|for|in|under|on|no|such)\b|\b(?:we|shall|must|may|will|means (?:an?|the))\b|:$|^(?:(?!that\b|which\b|who\b|but\b)\S+ ){1,6}(?:is|are|was|does|do|applies|apply|covers?)\b/i

const saying = /[:$\d]|\b(?:is|are|was|will|shall|may|must|we|you|your|none|see|refer to)\b/i

/** A block may hold several items: "(c) live animals, art, money or jewelry; (d) dishonest acts by your drivers". */
function itemsOf(text: string): readonly string[] {
  const list = listedItems(text)
  return list?.next && list.lead === '' && list.items.length > 1 ? list.items : [text]
}

/** What endorsements give besides payments: a waiver, primary insurance, limits that apply more than once. */
const givenRight =
  /\b(?:is|are) insured for\b|^(?!.*\b(?:not?|only|unless)\b)[A-Z][^.;:$]{4,160} (?:is|are) (?:also )?(?:covered|insured)\b|^(?:if [^,]+, )?we (?:waive|will not (?:enforce|exercise)) (?:our|the|any) rights?\b|\baggregate\b[^.]{0,40}\bapplies separately\b|\binsurance\b[^.]{0,90}\bis primary\b/i

function isGrant(text: string, part: DocumentPart): boolean {
  if (part.kind === 'endorsement' && givenRight.test(text) && !notGrant.test(text)) return true
  const isPromise =
    (grant.test(text) || coveredCauses.test(text)) &&
    !notGrant.test(text) &&
    !isLacking(text) &&
    text.split(' ').length > 5
  return (isPromise && !exclusionSentence.test(text)) || (part.kind === 'endorsement' && giveBack.test(text))
}

function described(block: TextBlock, text: string, title: string, page = block.page): CoverageDescription {
  const quote = text.replace(itemMark, '')
  return { title, description: plain(quote), policyQuotes: [{ quote, page, documentId: null }] }
}

/** The first sentence is description enough. */
function plain(text: string): string {
  const first = text.split(/(?<=[a-z0-9)]{2}\.)\s+(?=[A-Z])/)[0] ?? text
  return first.length > 240 ? `${first.slice(0, first.lastIndexOf(' ', 236))} …` : first
}

function distinct(descriptions: readonly CoverageDescription[]): CoverageDescription[] {
  const kept = new Map<string, CoverageDescription>()
  for (const description of descriptions) {
    const key = description.policyQuotes[0]?.quote.toLowerCase() ?? ''
    if (!kept.has(key)) kept.set(key, description)
  }
  return [...kept.values()].slice(0, most)
}
