import { withoutSlips } from './withoutSlips.ts'

/** `Proof that I was covered under them from 2021`, `a letter of experience`: no certificate shows what was in force before. */
export const ofPastCover =
  /\b(?:proof|evidence|letter|verification)\b[^.!?]{0,60}\b(?:i|we|he|she|they) (?:was|were|had been|have been) (?:covered|insured)\b|\b(?:proof|evidence|letter|verification) of (?:prior|previous|past|continuous|former) (?:coverage|insurance)\b|\bletters? of experience\b|\bexperience letters?\b/i

/** Documents that clients ask for often, by what the agency calls them. */
const documents: readonly (readonly [string, RegExp])[] = [
  ['lost policy release', /\b(lost[- ]policy|policy) releases?\b|\blprs?\b/i],
  [
    'notice of cancellation',
    /\b(copy of|(?:re)?send)\b[^.!?]{0,40}\b(notice of cancellation|cancellation notice)\b|\b(?:re)?send\b[^.!?]{0,20}\b(?:that|the) notice\b/i,
  ],
  [
    'policy copy',
    /\b(full|whole|entire|complete|actual)\b.{0,40}\b(polic(y|ies)|contract|document)\b|\b(?:full|whole|entire|complete|certified) cop(?:y|ies)\b|\bcop(y|ies) of (the|our|my|each|all) (\w+ ){0,4}polic(y|ies)\b/i,
  ],
  [
    'loss runs',
    /\b(loss[- ]?runs?|claims? (history|record|letter)|loss (history|info\w*|summary|records?)|losses|no[- ]known[- ]loss\w*|no[- ]loss letter)\b/i,
  ],
  [
    'auto ID cards',
    /\b(id[- ]cards?|insurance (cards?|id)|auto cards?|(old|new|current) cards?|cards? for the (truck|van|car)|proof of insurance (card|for the (truck|van|dmv))|dmv|glove ?(box|compartment))\b/i,
  ],
  ['proof of prior coverage', ofPastCover],
  [
    'declarations page',
    /\bdec(laration)?s?[- ]?(page|sheet|pg)s?\b|\b(first|the) page\b|\bdec(laration)?s?\b/i,
  ],
  [
    'experience modification worksheet',
    /\b(experience (mod\w*|rating\w*)|mod (letter|worksheet|sheet)|rating (work)?sheet|emr)\b/i,
  ],
  [
    'premium audit statement',
    /\baudit\b.{0,20}\b(statements?|reports?|worksheets?|results?|bill|invoice|paperwork)\b|\b(final|premium|comp|payroll|last) audit\b|\b(copy|results?|worksheet) (of|from) (the|our|my|last year'?s) (\w+ )?audit\b/i,
  ],
  ['W-9', /\bw-?9s?\b/i],
  ['invoice', /\b(invoices?|bill(ing statement)?s?|receipts?)\b/i],
  ['binder', /\bbinders?\b/i],
  [
    'officer exclusion form',
    /\bexclu(sion|ded?)\b[^.?!]{0,60}\b(form|letter|paper)|\bofficers?\b[^.?!]{0,30}\bexclu/i,
  ],
]

/** Words for a kind of document: `the blank accident medical claim form`. */
const anyPaper =
  /\b(?:(?:the|a|an|our|my|that|this|your|their|of|for|me|us|blank|last|new|old|copy)\s+)*((?:(?!(?:the|a|an|our|my|that|this|your|their|of|for|me|us|blank|up|to|on|in|and|or|is|as|with|need|needs|want|send|get|have|got|copy|any|some|please)\b)[\p{L}\p{N}'&/-]+\s+){1,4}(?:forms?|notices?|posters?|worksheets?|lists?|reports?|certificates?|summar(?:y|ies)|letters?|statements?|waivers?|releases?))\b/iu

const plainPapers = /\b(endorsement|application|schedule|quote|proposal|brochure)s?\b/i

/** What kind of document is asked for: one that clients often ask for, or what the message calls it. */
export function documentType(written: string, message: string): string | null {
  const [ask, whole] = [withoutSlips(written), withoutSlips(message)]
  const often = oftenAsked(ask) ?? oftenAsked(whole)
  // `A letter that says the policy is paid in full` is no copy of the policy.
  return (
    often ?? ([ask, whole].some((text) => letter.test(text)) ? 'letter' : (paperIn(ask) ?? paperIn(whole)))
  )
}

/** A letter that somebody has to write, by whom it is for or what it says. */
const letter =
  /\b(?:a|an|the|some|any) (?:(?:short|signed|written|formal|brief|quick|little) )?letter (?:(?:from|by) (?:you|your office|the agency),? )?(?:to|for|on|about|that|which|saying|stating|confirming|explaining|showing|regarding|addressed)\b/i

/** Before a document that the client has already: `I can't find the policy, only the invoice`. */
const inHand =
  /\b(?:only|not|already (?:have|got)|instead of|other than|except)\s+(?:(?:the|an?|our|my)\s+)?$/i

/** Behind one that does not do: `they say the dec page is not enough` */
const notEnough =
  /^(?:\s\w+){0,2}?\s(?:(?:is|was|are|were)(?: not|n['’]t)|(?:won|doesn|don|didn)['’]?t|will not|does not)\s(?:be )?(?:good )?(?:enough|do|work|acceptable|accepted|sufficient|count)\b/i

/** The one that the text names first, with what it joins to it: `the invoices and the audit statement`. */
export function oftenAsked(text: string): string | null {
  // `binder for the D&O, they say the dec page is not enough`
  const named = text.replaceAll(/\b([DE])\s?&\s?O\b/gi, '$1 O')
  const found = documents
    .flatMap(([name, words]) => {
      const match = words.exec(named)
      return match &&
        !inHand.test(named.slice(0, match.index)) &&
        !notEnough.test(named.slice(match.index + match[0].length))
        ? [{ name, at: match.index, end: match.index + match[0].length }]
        : []
    })
    .toSorted((a, b) => a.at - b.at)
  const [first, second] = found
  if (!first) return null
  const between = second ? named.slice(first.end, second.at) : ''
  const isJoined =
    second && between.length < 30 && /\b(?:and|plus)\b|[&+]/.test(between) && !/[.!?]/.test(between)
  return isJoined ? `${first.name} and ${second.name}` : first.name
}

function paperIn(text: string): string | null {
  const [, paper] = plainPapers.exec(text) ?? anyPaper.exec(text) ?? []
  return paper?.toLowerCase() ?? (/\bpolic(y|ies)\b|\bpaperwork\b/i.test(text) ? 'policy copy' : null)
}
