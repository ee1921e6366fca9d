import { findAddresses, findDay } from '../../../assistant/index.ts'
import { nameKey } from '../../../knowledge/index.ts'
import { capitalized } from '../../../platform/index.ts'

interface DescribedJob {
  /** For the description of operations; null if no text names a job. */
  readonly description: string | null
  /** The last day it is needed for, as far as it is said. */
  readonly lastDay: string | null
}

/** The job, project or event that a certificate is for, in the newest text that names one; "Pemaquid Construction" is its holder. */
export function describedJob(
  texts: readonly string[],
  { today, holder }: { today: string; holder: string },
): DescribedJob {
  for (const text of texts) {
    const found = places
      .flatMap((place) => [...text.matchAll(place)].flatMap(([, job]) => job ?? []))
      .find((job) => !nameKey(holder).includes(nameKey(job)))
    if (found)
      return { description: capitalized(withAddress(found.trim(), text)), lastDay: lastDayIn(found, today) }
  }
  return { description: null, lastDay: null }
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
