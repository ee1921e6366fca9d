import type { Reading, TextBlock } from '../../reading/index.ts'
import { endorsementsTitle, type DocumentPart } from './documentParts.ts'
import { exclusionHeading, headsExclusions } from './exclusionHeading.ts'
import { listedItems, nextMark, type InlineList } from './listedItems.ts'
import { verbsOfChange } from './changesLimits.ts'
import { titleCase } from './values.ts'
import { partBlocks, sentencesOf } from './partSentences.ts'
import type { CoverageDescription } from './policyFacts.ts'

const most = 60
const grant =
  /(?<!\b(?:most|least|amount|limit|share|sums?|loss(?:es)?|what|all|until|before|after|than|if|which|that|unless)\s(?:that\s)?(?:the\s)?)\b(?:we|(?:the )?(?:insurers?|company|underwriters|assurers?|fund|exchange|association))\s+(?:(?:will|shall|agrees?\s+to|also|likewise)\s+)*(?:pays?|reimburses?|indemnif(?:y|ies)|covers?|insures?|provides?|retain|defends?)\b|\bcoverage (?:is|applies|extends)(?: extended| provided| added)?\b|\bis (?:amended to include|extended to)\b|\bproperty of .{3,60} is covered\b|\bare paid\b|\b(?:right and duty|duty) to defend\b/i
/** How a loss is valued, and an example of it, is no promise of its own. */
const notGrant =
  /\bactual cash value\b|\breplacement cost\b|\b(?:example|instance|illustrat\w+|sample|suppose)\b|\breimburse us\b|\bbill you\b|^if you (?:do|have) not\b|\bpremium\b/i
/** An endorsement that takes an exclusion away covers what it was for. */
const giveBack =
  /\b(?:exclusions?|limitations?|part|section|item)\b[^.;]{0,60}?\b(?:does|do|shall|will) not apply\b|\b(?:exclusions?|limitations?)\b[^.;]{0,60}?\b(?:is|are) (?:deleted|removed|waived)\b/i
const refusal = /\b(?:will not|shall not|do(?:es)? not|not be liable|no coverage|are not|is not)\b/i
const exclusionSentence =
  /\bthere is no coverage\b|^[A-Z][\w ,-]{3,60} (?:is|are) (?:excluded|not (?:covered|insured))\b|^excluded (?:is|are)\b|\bno (?:coverage|insurance|claim|payment|benefits?)\b.{0,40}?\b(?:appl(?:y|ies)|(?:is|are|shall be) (?:payable|provided|made))\b|\b(?:(?:this|the) (?:insurance|policy|endorsement|coverage|section|part)(?: part)?|it|we|(?:the )?(?:insurers?|company|underwriters|assurers?)|coverage)\b.{0,40}\b(?:does not (?:apply|cover|insure|pay)|do not (?:cover|insure|pay)|will not pay|(?:is|are|shall) not (?:be )?liable|not be liable)\b/i
const otherHeading =
  /condition|duties|definition|\bmeans\b|valuation|who is an insured|limits? of|premium|cancel|example|audit/i
const leadIn = /(?::|\bany of the following\.?|\bthe following\.?|does not apply to:?)$/i

/** "(a)", "4.", "2.11" */
const itemMark = /^(?:\(?[a-z0-9]{1,2}[.)]|\d{1,2}(?:\.\d{1,2})+\.?|[•-])\s+/i
/** "F. Business income and rents. We will pay …" begins a section within a paragraph. */
const runInSection = /^[A-Z][.)]\s+[A-Z][\w ,'’&-]{3,50}[.(]\s?/
const runInTitle = /^(?:section [\dIVX]+\W+|[A-Z\d]{1,3}[.)]\s+)?[A-Z][\w ]{2,30}(?:\.|:| means\b)\s/i
/** What declarations themselves exclude, in sentences beside their amounts. */
const ownRefusal = new RegExp(
  [
    exclusionSentence.source,
    String.raw`^\W*assault\b`,
    String.raw`\b(?:is|are) (?:not (?:(?:a )?covered|insured)|excluded)\b`,
    String.raw`\b(?:does|do|shall|will) not (?:apply to|cover|insure|pay for|be liable|form part of)\b`,
    String.raw`\bno (?:coverage|insurance|cover|loss)\b.{0,60}\b(?:is (?:provided|payable|given)|appl(?:y|ies))\b`,
    String.raw`\belected to be excluded\b`,
  ].join('|'),
  'i',
)

/** What is refused unless the insured does something is excluded: "We will not pay for theft unless all doors were locked." */
const paysUnless = /\bnot pay for\b|\bthere is no coverage for\b/i

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
  for (const part of parts) {
    let isUnderLeadIn = false
    let isPastList = false
    /** How the next item of the list that the block before began would begin. */
    let next: string | null = null
    for (const whole of partBlocks(part, reading)) {
      let block = whole
      let text = block.text.trim()
      const isItem = block.kind === 'listItem' || itemMark.test(text)
      const isInList: boolean = next !== null && text.startsWith(`${next} `)
      next = isInList ? nextMark(text) : null
      if (block.kind === 'heading') {
        isUnderLeadIn = false
        isPastList = false
        continue
      }
      const runIn = runInTitle.exec(text)?.[0] ?? ''
      if (isUnderLeadIn && otherHeading.test(runIn)) isUnderLeadIn = false
      const heading = block.headings.at(-1) ?? ''
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
      if (!list && leadIn.test(text) && refusal.test(text)) {
        isUnderLeadIn = true
        continue
      }
      const isListed =
        isInList || isUnderLeadIn || (isUnderExclusions && isItem) || (isUnderHeading && isThing(text))
      if (text.split(' ').length < (isListed ? 1 : 3)) continue
      if (
        !list &&
        (isUnderExclusions || isUnderLeadIn || isInList) &&
        (isItem ||
          (isUnderLeadIn && !grant.test(text)) ||
          (isUnderHeading && isThing(text)) ||
          exclusionSentence.test(text)) &&
        (part.kind !== 'declarations' || exclusionHeading.test(heading) || isInList)
      ) {
        for (const item of itemsOf(text))
          exclusions.push(described(block, item, exclusionTitle(item, heading, part)))
        continue
      }
      if (part.kind === 'declarations' && !grant.test(text) && !ownRefusal.test(text)) continue
      const sentences = sentencesOf(block)
      const refusals = sentences.filter(({ text: sentence }) =>
        part.kind === 'declarations'
          ? ownRefusal.test(sentence) && !noExclusion.test(sentence) && sentence.split(' ').length > 3
          : exclusionSentence.test(sentence) &&
            !/exclusion.{0,80}does not apply/i.test(sentence) &&
            (!/unless|except when/i.test(sentence) || paysUnless.test(sentence)),
      )
      // A form's paragraph excludes one thing; an endorsement may list several.
      const excluded = part.kind === 'form' ? refusals.slice(0, 1) : refusals
      const granting = sentences.find((sentence) => isGrant(sentence.text, part))
      if (granting && !isUnderExclusions)
        coverages.push(
          described(
            block,
            granting.text,
            coverageTitle(granting.text, heading, {
              part,
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

const change = new RegExp(String.raw`\b(?:${verbsOfChange})\b`, 'i')

/** Whether a short text names a thing rather than saying something: "Earth movement, except as endorsed". */
function isThing(text: string): boolean {
  return text.split(' ').length < 9 && /^[A-Z]/.test(text) && !saying.test(text) && !otherHeading.test(text)
}

const saying = /[:$\d]|\b(?:is|are|was|will|shall|may|must|we|you|your|none|see|refer to)\b/i

/** A block may hold several items: "(c) live animals, art, money or jewelry; (d) dishonest acts by your drivers". */
function itemsOf(text: string): readonly string[] {
  const list = listedItems(text)
  return list?.next && list.lead === '' && list.items.length > 1 ? list.items : [text]
}

/** What endorsements give besides payments: a waiver, primary insurance, limits that apply more than once. */
const givenRight =
  /\b(?:is|are) insured for\b|^(?:if [^,]+, )?we (?:waive|will not (?:enforce|exercise)) (?:our|the|any) rights?\b|\baggregate\b[^.]{0,40}\bapplies separately\b|\binsurance\b[^.]{0,90}\bis primary\b/i

function isGrant(text: string, part: DocumentPart): boolean {
  if (part.kind === 'endorsement' && givenRight.test(text) && !notGrant.test(text)) return true
  const isPromise = grant.test(text) && !notGrant.test(text) && text.split(' ').length > 5
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

function bareHeading(heading: string): string {
  return titleCase(
    heading
      .replace(/^(?:(?:section|part|item|coverage)\s+[A-Z0-9IVX]+\s*[.:–-]*|\(?[A-Z0-9]{1,3}[.)])\s*/i, '')
      .replace(/^[-–.:\s]+/, '')
      .trim(),
  )
}

const tooGeneral =
  /^(?:coverages?|insuring agreements?|exclusions?|exclusions and limitations|b\. exclusions|agreement|conditions.*|definitions?|limits.*|schedule|additional conditions|who is an insured)$/i

/** The title of an endorsement; several under one title have none of their own. */
function ownTitle({ kind, title }: DocumentPart): string {
  return kind === 'endorsement' && title !== null && !endorsementsTitle.test(title) ? titleCase(title) : ''
}

/** What "We pay for perishable stock spoiled by …" is about. */
const granted =
  /\b(?:pays?|cover|insures?|reimburses?)\s+(?:on (?:your )?behalf of [a-z ]{3,20}? )?(?:up to \S+ )?(?:for )?(?:(?:the|your|any|all|an?|reasonable) )*([a-z][a-z ’'-]{3,60}?)(?=,|\.|\s(?:if|that|which|who|from|to|because|caused|resulting|arising|of|in|on|at|by|when|up)\b)/i

function coverageTitle(
  text: string,
  heading: string,
  { part, taken }: { part: DocumentPart; taken: ReadonlySet<string> },
): string {
  const runIn = /^([A-Z][\w ,/&’'-]{3,50}):\s/.exec(text)?.[1]
  if (runIn) return runIn
  const bare = bareHeading(heading)
  const own = ownTitle(part)
  const isHeading = bare !== '' && !tooGeneral.test(bare) && bare.split(' ').length <= 8
  const title = own !== '' ? own : isHeading ? bare : ''
  if (title !== '' && !taken.has(title)) return title
  const subject = granted.exec(text)?.[1]?.trim()
  const isTelling =
    subject !== undefined &&
    !/^(?:loss(?:es)?|sums?|those sums|damages?|it|them|amounts?|what|expenses?)$/i.test(subject)
  if (isTelling && subject) return sentenceCase(subject)
  return title === '' ? sentenceCase(opening(text)) : title
}

const causes =
  /(?:arising out of|based upon|resulting from|caused by|by reason of|due to|for|because of|in connection with)\s+(?:the\s+|any\s+|an?\s+)?(?:actual,?\s+(?:or\s+)?alleged,?\s+(?:or\s+threatened\s+)?)?([^,.;]{4,70}?)(?=\s+(?:by reason of|arising out of|caused by)\b|[,.;]|$)/gi

function exclusionTitle(text: string, heading: string, part: DocumentPart): string {
  const bare = text
    .replace(itemMark, '')
    .replaceAll(/["“”]/g, '')
    .replace(/^(?:the\s+)?actual,?\s+(?:or\s+)?alleged,?\s+(?:or\s+threatened\s+)?/i, '')
  const lead = /^([A-Z][\w ,/&'’-]{3,60}?)(?:[.:]\s|\s[-–]\s)/.exec(bare)?.[1]
  if (lead && lead.split(' ').length <= 8 && !refusal.test(lead)) return lead
  const cause = [...bare.matchAll(causes)]
    .map(([, words]) => words ?? '')
    .find((words) => !/^(?:which|whom|that)\b/i.test(words))
  const named = (bare.split(/[,;.(]/)[0] ?? bare).replace(/^(?:an?|the|any)\s+/i, '')
  const isNamed = named.split(' ').length <= 7 && !/^(?:arising|for|based)/i.test(named)
  // An item of a list is named by its own words, a sentence of an endorsement by its title.
  if (isNamed && /^[a-z]/.test(bare)) return sentenceCase(named)
  const own = ownTitle(part)
    .replace(/\b(?:exclusion|limitation)\b\s*[-–]?\s*/i, '')
    .trim()
  if (own !== '') return own
  if (isNamed) return sentenceCase(named)
  // A sentence begins with its subject, a list item with what is excluded.
  const isSentence = /^(?:we|it|this|the (?:insurer|company|policy)|there|no|coverage|underwriters)\b/i.test(
    bare,
  )
  const about = cause ?? (isSentence && bareHeading(heading) !== '' ? bareHeading(heading) : bare)
  return sentenceCase(opening(about))
}

/** The first words of a text, up to where a phrase ends. */
function opening(text: string): string {
  const words = text.split(/\s+/)
  const last = words.slice(0, 9).findLastIndex((word, at) => at > 2 && joining.test(word))
  const end = words.length <= 8 ? words.length : last === -1 ? 8 : last
  return words
    .slice(0, end)
    .join(' ')
    .replace(/[,;.]$/, '')
}

const joining =
  /^(?:that|which|who|whom|where|while|when|if|unless|by|from|for|of|in|on|at|to|with|and|or|as|after|before|because|caused|arising|resulting)$/i

function sentenceCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function distinct(descriptions: readonly CoverageDescription[]): CoverageDescription[] {
  const kept = new Map<string, CoverageDescription>()
  for (const description of descriptions) {
    const key = description.policyQuotes[0]?.quote.toLowerCase() ?? ''
    if (!kept.has(key)) kept.set(key, description)
  }
  return [...kept.values()].slice(0, most)
}
