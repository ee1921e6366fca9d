import { noLimitWords } from './amountDictionary.ts'
import { endorsementNumber, subjectOfTitle, titleAndForm } from './endorsementTitles.ts'
import { labelKey, parseMoney, titleCase } from './values.ts'
import type { Reading } from '../../reading/index.ts'
import type { DocumentPart } from './documentParts.ts'
import { partBlocks, sentencesOf, type Sentence } from './partSentences.ts'
import type { Fact, NamedLimit } from './policyFacts.ts'

const printed = /(?:\$|\bUSD)\s?\d[\d,]*(?<!,)(?:\.\d\d)?/g
/** What stands before an amount that is the most that is paid. */
const capped =
  /\b(?:up to|at most|(?:no|not?)(?: to)?(?: be)? (?:more than|(?:exceed|above|over)(?:ing)?)|maximum(?: of)?|insured (?:up to|for)|(?:additional|further|separate) limit of|a further|(?:sub-?)?limit(?:ed)?(?: of (?:insurance|liability|indemnity))?(?: (?:for|of|under) (?:this|the|such) [a-z]{4,20})?(?:,? (?:to|of|is|shall be|will be))?:?|(?:limit|liability|cap|(?:the most|maximum)[^.;$]{0,40}? pays?)\b[^.;$]{0,90}? (?:is|of|to|be))(?: (?:a (?:limit|maximum|total) of|an additional|a further|only))*\s*$/i
const goesOn = /^[^.;$]{0,45}?(?:,|\band|\/)(?: (?:to|for))?\s*$/
/** Rates by time or distance, and what is no limit of its own. */
const noCap =
  /^\s*(?:[.,]\d|(?:a|an|per|each|every)\s+(?:day|week|month|hour|head|mile|pound)\b|(?:or less|minimum|deductible|retention|of (?:damage|loss))\b)/i
const otherAmount =
  /\b(?:deductibles?|retentions?|premium|fines?|from|excess of|exceeds?|first|minimum)\W*(?:\w+\W+){0,2}$/i
/** How often or on what an amount is paid. */
const scope =
  /^,?\s*((?:(?:for |in )?(?:any one|each|per|every|all|in (?:any|the|total|all)|in respect of|policy|annual|aggregate)\b)[a-z' -]{0,45}?)(?=,|[.;$]|\s(?:and|or|for|to|with|less|after|if|when|which|that|subject|as|of which)\b|$)/i
/** "The limit of insurance is" says nothing of what it is for. */
export const bareSubject = /^(?:(?:limits?|amount|sub-?limit)(?: of (?:insurance|liability))?)$/i
const colon = /^(?:(?:\d{1,2}|[A-Za-z])[.)]\s+)?([A-Z][^:$.]{3,60}):\s/

/** The names that a sentence itself gives the amount it limits, the surest first. */
const subjects = [
  /(?:^|[.;:]\s+)(?:for|on|as respects|with respect to|in the case of) ([^.;:$]{4,70}?),? (?:the|our|your) (?:limit|most)\b[^.;$]{0,40}$/i,
  /\b(?:most|maximum)[^.;$]{0,40}? pays? (?:for|under|because of|in respect of|toward) ([^.;$]{4,80}?),? (?:is|to|shall be|will be)[^$]{0,25}$/i,
  /\blimit(?: of (?:insurance|liability))? (?:for|of|applicable to) (?:the )?([^.;$]{4,70}?),? (?:is|shall be|will be)[^$]{0,25}$/i,
  /(?:^|[.;:]\s+|,\s+(?:and\s+|but\s+|then\s+)?)(?:(?:the|your|our|such)\s+)?([^,.;:$]{4,70}?)(?: coverage)? (?:is|are|will be|shall be) (?:also )?(?:limited|insured|covered|paid|payable|reimbursed|included|added|subject|available)\b[^.;$]{0,50}$/i,
]
const paidFor =
  /\b(?:pays?|reimburses?|covers?|insures?) (?:(?:for|your|the|its|any|reasonable|necessary|you|actual) )*([a-z][^,.;$]{3,70}?),? (?:up to|(?:but )?not|(?:but )?no more|subject)[^.;$]*$/i
const spentOn =
  /^,?\s*(?:[a-z ]{0,30}?\s)??(?:for|to|toward|of) (?:(?:the|your|any|its|reasonable|cost of) )*([a-z][^,.;$]{3,60}?)(?=,|[.;$]|\s(?:that|which|if|when|and up to|caused by|resulting|less|after)\b|$)/
/** Words that stand for what was named before. */
const pointing =
  /^(?:such|this|that|those|these|it|its|they|them|all|(?:direct )?loss|limit|deductible|the|any|a claim|each|and|to)\b|\b(?:such|this|these|those|above)\b/i

/**
 * Each amount of a sentence that is the most that is paid for something: "Debris removal is covered up to $5,000". Its
 * name is what the sentence says it is for; otherwise `about`, which the sentence stands under.
 */
export function cappedAmounts(text: string, about: string): NamedLimit[] {
  const matches = [...text.matchAll(printed)]
  const ends = [0, ...matches.map((match) => match.index + match[0].length)]
  const opening = colon.exec(text)?.[1]
  const isName = opening !== undefined && ![bareSubject, saying].some((words) => words.test(opening))
  const headed = isName ? opening : undefined
  if (/\b(?:example|illustrat\w+|suppose)\b/i.test(`${about} ${text}`)) return []
  let [isCapped, subject] = [false, '']
  return matches.flatMap((match, at): NamedLimit[] => {
    const before = text.slice(ends[at], match.index)
    const after = text.slice(ends[at + 1], matches[at + 1]?.index)
    const isStated =
      headed !== undefined && !noLimitWords.test(labelKey(headed)) && at === 0 && before.trim().endsWith(':')
    const isFirst = capped.test(before) || isStated
    isCapped = (isFirst || (isCapped && goesOn.test(before))) && !otherAmount.test(before)
    const cents = parseMoney(match[0])
    if (!isCapped || cents === null || noCap.test(after)) return []
    if (isFirst) subject = subjectOf(before, after) ?? subject
    const own = isFirst ? subject : (spentOn.exec(after)?.[1] ?? subject)
    const often = scope.exec(after)?.[1] ?? ''
    const name = namedBefore(before) ?? headed ?? withSubject(about, own)
    if (name === '') return []
    return [{ name: `${name} ${often}`.trim(), limit: cents }]
  })
}

/** What the words right before an amount name it: "Sewer back-up – sublimit $25,000", "2024 Cat 305 excavator, serial C305-18, limit $71,000". */
export function namedBefore(before: string): string | undefined {
  return [namedByDash, namedItem].flatMap((pattern) => pattern.exec(before)?.[1] ?? [])[0]
}

const namedByDash =
  /(?:^|[.,;:]\s+)([A-Z][\w &/'’-]{2,50}?)\s+[–—-]\s+(?:sub-?)?limit(?: of (?:insurance|liability))?:?\s*$/
const namedItem =
  /^(?:(?:item|unit) (?:no\. ?)?\d{1,3}[.:,]? )?((?:19|20)\d\d [A-Z][\w .'’-]{3,50}?),(?: [^,$]{3,40},){0,2} limit(?: of insurance)?:?\s*$/i

/** Forms pay smaller amounts for this and that. */
const fewestCents = 500_000

/** The limits that a form states in sentences of its own: "Newly acquired buildings are insured for up to $500,000". */
export function formLimits(part: DocumentPart, reading: Reading): Fact<NamedLimit>[] {
  const source = { origin: 'form', form: part.form, documentId: null, reason: null } as const
  return partBlocks(part, reading)
    .flatMap(sentencesOf)
    .flatMap((sentence) => {
      const { text, page, box } = sentence
      return cappedAmounts(text, paragraphTitle(sentence) ?? '')
        .filter(({ limit }) => limit >= fewestCents)
        .map((value) => ({ value, quote: text, page, box, confidence: 0.7, source }))
    })
}

/** "Service Line: underground pipes and wires"; a title that says the same is name enough. */
function withSubject(title: string, subject: string): string {
  const [own, other] = [title, subject].map((text) => new Set(labelKey(text).split(' ')))
  // The title of an exclusion is not what a limit in it is for.
  if (title === '' || (subject !== '' && /^(?:exclusion|limitation)\b/i.test(title)))
    return subject.charAt(0).toUpperCase() + subject.slice(1)
  if (subject === '' || !own || !other || other.isSubsetOf(own) || other.size > longest) return title
  return own.isSubsetOf(other) ? titleCase(subject) : `${title}: ${subject}`
}

/** Longer subjects retell the sentence. */
const longest = 7

/** Titles that do not say what an endorsement is about. */
const bareTitle =
  /^(?:(?:policy |general )?(?:changes?|endorsements?|amendments?|riders?)(?: (?:no\.? ?)?[a-z-]{0,4}\d+)?|(?:how we|common policy|page|attached) .*|.*\b(?:form|agreement)|\W*[\d(].*)$/i

/** What a sentence stands under: the words that open its paragraph, the heading over it, or the title of its part. */
export function subjectOver(sentence: Sentence, part: DocumentPart): string {
  const title = part.title ?? ''
  const opening = paragraphTitle(sentence)
  if (opening) return opening
  const heading = sentence.block.headings.at(-1) ?? ''
  // The last heading may be that of the form before.
  const isOwn = part.pages.some(({ lines }) => lines.some(({ text }) => heading.startsWith(text)))
  const names = [isOwn ? heading : '', title].map((each) =>
    subjectOfTitle(
      (titleAndForm(each)?.title ?? each).replace(endorsementNumber, '').replace(/^[\s–—:-]+/, ''),
    ),
  )
  const telling = names.find(
    (each) => /[a-z]{3}/i.test(each) && each.split(' ').length < 10 && !bareTitle.test(each),
  )
  return titleCase(telling ?? title)
}

/** "Brand and label. After a covered loss …" */
function paragraphTitle({ text, block }: Sentence): string | undefined {
  const title = openingTitle.exec(block.text.slice(0, block.text.indexOf(text)))?.[1]
  return title && title.split(' ').length < 7 && !saying.test(title) ? title : undefined
}

const openingTitle = /^(?:(?:\d{1,2}|[A-Za-z])[.)]\s+)?([A-Z][\w ,/&’'-]{3,50})\.\s/
const saying = /\b(?:is|are|will|shall|we|does|do|may|not|effective|exclusions?|item)\b/i

function subjectOf(before: string, after: string): string | undefined {
  const named = [...subjects, paidFor].map((pattern) => pattern.exec(before)?.[1])
  return [...named, spentOn.exec(after)?.[1]]
    .map((name) => name?.trim().replace(pointedAt, '').replace(causeOfLoss, '$1').replace(becauseOf, ''))
    .find(isTelling)
}

/** "Such sewage" is sewage, but "such loss" any. */
const pointedAt =
  /^(?:such|this|these) (?=[a-z]{4,}(?: [a-z]+)?$)(?!(?:loss|damage|claim|event|limit|coverage|extension|injur|amount|cost|expense|insur|propert|work|person|occurrence|additional|sub-?limit))/i

/** "All loss arising from a ransomware event, under all insuring agreements" is about ransomware events. */
const causeOfLoss =
  /^(?:all |any )?(?:loss(?:es)?|damages?|claims?)\b[^,]{0,20}? (?:arising (?:from|out of)|caused by|resulting from) (?:an? |the |any )?([^,]{4,}?)(?:,.*)?$/i

/** "Spoilage of lumber in the kiln because of a breakdown" is about spoilage. */
const becauseOf = /(?<=\S{4,} \S+.*) (?:because of|caused by|resulting from|due to) .*$/i

function isTelling(name: string | undefined): boolean {
  return name !== undefined && !pointing.test(name) && /[a-z]{4}/i.test(name) && !/\d{3}/.test(name)
}
