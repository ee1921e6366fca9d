import { findAddresses, findDay, wordingAskedFor } from '../../../assistant/index.ts'
import { nameKey, operationsIn } from '../../../knowledge/index.ts'
import { capitalized } from '../../../platform/index.ts'
import { sentencesOf } from '../../../reading/index.ts'

interface DescribedJob {
  /** For the description of operations; null if no text names a job. */
  readonly description: string | null
  /** The last day it is needed for, as far as it is said. */
  readonly lastDay: string | null
  /** A warning for the approver about requested wording that the description leaves out; null if there is none. */
  readonly wordingWarning: string | null
}

/**
 * The job, project or event that a certificate is for, in the newest text that names one; "Pemaquid Construction" is its
 * holder. Wording that only a policy can provide stays out: a certificate states it from confirmed endorsements.
 */
export function describedJob(
  texts: readonly string[],
  { today, holder }: { today: string; holder: string },
): DescribedJob {
  const jobs = texts.map(withoutLineWraps).flatMap((text) =>
    places.flatMap((place) =>
      [...text.matchAll(place)].flatMap(([, job = '']) => {
        const told = beforeRequests(withinQuotes(job))
        return { text, job, ...operationsIn(told) }
      }),
    ),
  )
  const found = jobs.find(({ operations }) => nameKey(operations) !== '' && !isOfHolder(operations, holder))
  const [quoted] = texts.flatMap(wordingAskedFor)
  const wording = jobs.find((job) => job.wording.length > 0)?.wording.join(' ') ?? quoted
  return {
    description: found ? capitalized(withAddress(withoutStop(found.operations), found.text)) : null,
    lastDay: found ? lastDayIn(found.job, today) : null,
    wordingWarning: wording
      ? `Requested wording is left out of the description: “${wording}” A certificate states only what a policy is confirmed to provide.`
      : null,
  }
}

/** "Kestrel Point to Dunmore Construction" says for whom a certificate is, and names no job. */
function isOfHolder(operations: string, holder: string): boolean {
  const last = operations.split(/\s+to\s+/i).at(-1) ?? ''
  return nameKey(last) !== '' && nameKey(holder).includes(nameKey(last))
}

/** The text with the lines joined that an email program broke. */
function withoutLineWraps(text: string): string {
  return text.replaceAll(/(?<=[^\n]{50}[^\n.!?:])\n(?=[^\s\n•*-])/g, ' ')
}

/** What stands in front of the quotation mark that ends a quoted wording, or between two of them. */
function withinQuotes(text: string): string {
  const inside = text.trim().replace(/^["“]([^"“”]*)["”].*$/, '$1')
  const closing = [...inside.matchAll(/["”]/g)].find(({ index }) => {
    const before = inside.slice(0, index)
    return /\S$/.test(before) && before.split(/["“]/).length % 2 === 1
  })
  return closing ? inside.slice(0, closing.index) : inside
}

/** "Munjoy Flats. They want to be additional insured.": the sender's own sentences are no description. */
function beforeRequests(text: string): string {
  const sentences = sentencesOf(text)
  const end = sentences.findIndex((sentence) => ownSentence.test(sentence))
  return (end === -1 ? sentences : sentences.slice(0, end)).join(' ')
}

const ownSentence =
  /^(?:they|we|i|you|he|she|it|please|pls|can|could|would|will|also|thanks|thank|let|send|e-?mail|mail|fax|call|need|needs|make sure|if|the (?:holder|owner|gc|city|landlord|customer|client) (?:wants?|needs?|requires?|asks?))\b/i

/** `Library roof.`; the stop of "Summit Builders Inc." stays. */
function withoutStop(text: string): string {
  return text.replace(/(?<!\b(?:Inc|Co|Corp|Ltd|St|Ave|Rd))\.$/, '')
}

/** `Job is Harbor Towers, 500 Center Blvd, Newark DE`: the address that follows is that of the job. */
function withAddress(job: string, text: string): string {
  const end = text.indexOf(job) + job.length
  const address = findAddresses(text).find(({ start }) => start > end && start <= end + 2)
  return address && text[end] === ',' ? `${job}, ${text.slice(address.start, address.end)}` : job
}

const kindOfJob = String.raw`addition|build-?out|carnival|concert|conference|construction|demolition|event|expo|fair|festival|fundraiser|gala|installation|jobs?|job ?site|market|marathon|parade|phase|project|race|remodel|renovation|repairs?|replacement|re-?roof|restoration|season|show|site|tour|tournament|upgrade|wedding|work`
const months = String.raw`(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?`
/** "on June 5", "from May 1 to May 3, 2027": behind the job, with the comma before a year. */
const when = String.raw`(?:,? (?:on|from|starting|through|thru|until|to|over|in)\b(?:(?!\b(?:by|before|with|naming)\b)[^.;,\n]|,(?= ?20\d\d))*|,? ${months} \d[^.;,\n]*(?:, 20\d\d)?)?`

/** "RE: Library roof", "the job is the library roof", "for the 2027 street fair on June 5", "for HVAC work at Elm Street". */
const places: readonly RegExp[] = [
  /\b(?:description(?: of operations)?|re|project|job|event)\s*:\s*([^\n]{3,500})/gi,
  /\bdescription(?: of operations)? (?:to|should|must|has to|needs to) (?:read|say|be|show)(?: as)?:? ([^\n]{3,500})/gi,
  /\b(?:job|project|work|event)(?: name| site| location)? is (?:the |at )?([^.;,\n]{3,200})/gi,
  new RegExp(
    String.raw`\bfor (?:the|their|our|his|her|its|an?|your)? ?((?!(?:certificate|job)\b)(?:(?!\b(?:for|certificates?|certs?|coi|naming|holder|polic(?:y|ies))\b)[^.;,\n]){3,80}?\b(?:${kindOfJob})\b(?: (?:at|in|of|on(?! ${months})) (?!\d)(?:(?!\b(?:by|before|with|naming|on|from|and|so)\b)[^.;,\n]){3,60})?${when})`,
    'gi',
  ),
]

/** The last of the days that a phrase names: the year may be said apart, as in "the 2027 fair on June 5". */
function lastDayIn(phrase: string, today: string): string | null {
  const year = /\b20\d\d\b/.exec(phrase)?.[0]
  const days = phrase
    .split(/\b(?:to|through|thru|until|and)\b|(?<=\d) ?[–-] ?(?=[A-Za-z])/)
    .flatMap((part) => {
      const found = findDay(part, today)
      if (!found) return []
      const isDated = new RegExp(
        String.raw`${months} \d{1,2}(?:st|nd|rd|th)?,? 20\d\d|\d/\d{1,2}/\d|20\d\d-\d`,
        'i',
      ).test(part)
      return [year && !isDated ? `${year}${found.slice(4)}` : found]
    })
  return days.toSorted().at(-1) ?? null
}
