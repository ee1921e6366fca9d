import { endorsementsTitle, type DocumentPart } from './documentParts.ts'
import { standardTitle } from './standardTitle.ts'
import { titleCase } from './values.ts'

/** "(a)", "4.", "2.11", "1.g." */
export const itemMark = /^(?:\(?[a-z0-9]{1,2}[.)]|\d{1,2}(?:\.\d{1,2})+\.?|\d{1,2}\.[a-z]\.|[•-])\s+/i
export const refusal = /\b(?:will not|shall not|do(?:es)? not|not be liable|no coverage|are not|is not)\b/i

function bareHeading(heading: string): string {
  return titleCase(
    heading
      .replace(/^(?:(?:section|part|item|coverage)\s+[A-Z0-9IVX]+\s*[.:–-]*|\(?[A-Z0-9]{1,3}[.)])\s*/i, '')
      .replace(/^[-–.:\s]+/, '')
      .replace(brokenOff, ''),
  )
}

/** Where a heading goes on in another line: "Additional Insured - Owners, Lessees or Contractors -". */
const brokenOff = /[-–.:\s]+$/

const runIn =
  /^(?:(?:section|part|item|coverage|insuring agreement)\s+(?:[A-Z]|\d{1,2}|[IVX]{1,4}|one|two|three|four|five|six)\s*[-–—.:]+\s*|\(?(?:[A-Z]|\d{1,2}|[IVX]{1,4})[.)]\s+)([A-Z][\w ,/&’'()-]{3,60})[.:]\s+(?=[A-Z"“])/i

/** The title that a paragraph begins with: "Workers Compensation" of "PART ONE - WORKERS COMPENSATION. We will pay …". */
export function titleWithin(text: string): string | undefined {
  const title = runIn.exec(text)?.[1]
  return title !== undefined && title.split(' ').length < 9 && !saying.test(title)
    ? titleCase(title)
    : undefined
}

const saying = /\b(?:is|are|will|shall|does|do|must|may|not)\b/i

const tooGeneral =
  /^(?:coverages?|insuring agreements?|exclusions?|exclusions and limitations|b\. exclusions|agreement|conditions.*|definitions?|limits.*|schedule|additional conditions|who is an insured)$/i

/** The title of an endorsement; several under one title have none of their own. */
function ownTitle({ kind, title }: DocumentPart): string {
  return kind === 'endorsement' && title !== null && !endorsementsTitle.test(title)
    ? titleCase(title).replace(brokenOff, '')
    : ''
}

/** What "We pay for perishable stock spoiled by …" is about. */
const granted =
  /\b(?:pays?|cover|insures?|reimburses?)\s+(?:on (?:your )?behalf of [a-z ]{3,20}? )?(?:up to \S+ )?(?:for )?(?:(?:the|your|any|all|an?|reasonable) )*([a-z][a-z ’'-]{3,60}?)(?=,|\.|\s(?:if|that|which|who|from|to|because|caused|resulting|arising|of|in|on|at|by|when|up)\b)/i

export function coverageTitle(
  text: string,
  heading: string,
  {
    part,
    form,
    taken,
  }: {
    part: DocumentPart
    /** The number of the form that the text is from, where it says so. */
    form: string | null
    taken: ReadonlySet<string>
  },
): string {
  const labeled = /^([A-Z][\w ,/&’'-]{3,50}):\s/.exec(text)?.[1]
  if (labeled) return labeled
  if (form !== null) return standardTitle(form) ?? form
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
  return title === '' ? sentenceCase(opening(text.replace(itemMark, ''))) : title
}

const causes =
  /(?:arising out of|based upon|resulting from|caused by|by reason of|due to|for|because of|in connection with)\s+(?:the\s+|any\s+|an?\s+)?(?:actual,?\s+(?:or\s+)?alleged,?\s+(?:or\s+threatened\s+)?)?([^,.;]{4,70}?)(?=\s+(?:by reason of|arising out of|caused by)\b|[,.;]|$)/gi

export function exclusionTitle(text: string, heading: string, part: DocumentPart): string {
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
