import { type Candidate, cited } from './answerCandidates.ts'
import { isForOthers } from './agreements.ts'
import { lenders } from './declaredAnswer.ts'
import type { PolicyAnswer } from './policyAnswer.ts'

const asks = [
  /^(?:does|do) (?:the|this|our|my) polic(?:y|ies) (?:name|list|mention|show|include) (?:the |our |my |a )?(.+?)(?: as (?:an? )?.+)?\W*$/i,
  /^(?:is|are) (?:the |our |my |a )(.+?) (?:(?:named|listed|shown) )?(?:on|in) (?:the|this|our|my) polic(?:y|ies)\W*$/i,
]
const landlord = /^(?:landlords?|lessors?|property (?:owner|manager)|building owner)$/i
const ofLandlord =
  /\blandlords?\b|\blessors?\b|\bowners? of (?:the |your )?(?:rented|leased) premises\b|\b(?:premises|space|building) (?:is |are )?(?:leased|rented) (?:to you|from)\b/i
const lender =
  /^(?:bank|lender|lien ?holder|loss payee|mortgagee|mortgage (?:company|holder)|finance company|floor ?plan(?: (?:bank|lender|company))?)$/i
const ofLender = new RegExp(lenders.map(({ named }) => named.source).join('|'), 'i')
const isName = /^\p{Lu}.*\p{Ll}/u
const printedName =
  /\p{Lu}[\p{L}&.'’-]+ (?:[\p{L}&.'’-]+ ){0,5}(?:LLC|L\.L\.C\.|Inc|Corp|Company|Co|LP|LLP|Trust|Bank|Partners|Properties|Associates|Authority|City|County)\b/u

/** "Does the policy name the landlord?", from where the documents name one; null for any other question. */
export function namedParty(question: string, candidates: readonly Candidate[]): PolicyAnswer | null {
  const asked = asks.map((each) => each.exec(question.trim())?.[1]).find((each) => each !== undefined)
  if (asked === undefined) return null
  const found = landlord.test(asked)
    ? landlordsIn(candidates)
    : lender.test(asked) && lendersIn(candidates).length > 0
      ? lendersIn(candidates).slice(0, mostShown)
      : isName.test(asked)
        ? candidates
            .filter(({ text }) => text.toLowerCase().includes(asked.toLowerCase()))
            .slice(0, mostShown)
        : null
  if (found === null) return null
  if (found.length === 0)
    return {
      status: 'NOT_FOUND',
      verdict: null,
      answer: `The documents name no ${landlord.test(asked) ? 'landlord' : asked}.`,
      citations: [],
    }
  return {
    status: 'ANSWERED',
    verdict: null,
    answer: `Yes. ${found.map(({ text }) => text.replace(/[.;]?$/, '.')).join(' ')}`,
    citations: found.flatMap(cited),
  }
}

const mostShown = 2

/** Where a landlord stands by name: in a row with its capacity, or under the title of its endorsement. */
export function landlordsIn(candidates: readonly Candidate[]): Candidate[] {
  const named = candidates.filter(
    (candidate) =>
      printedName.test(candidate.text) &&
      (ofLandlord.test(candidate.text) ||
        (isForOthers(candidate) && ofLandlord.test(candidate.headings.at(-1) ?? ''))),
  )
  const blanket = candidates.filter(
    ({ text, kind, isFront }) =>
      kind !== 'heading' && !isFront && ofLandlord.test(text) && /\binsured\b/i.test(text),
  )
  const listed = candidates.filter(({ text }) => /\blessors? of (?:the )?premises\b/i.test(text))
  return ([named, blanket, listed].find((some) => some.length > 0) ?? []).slice(0, mostShown)
}

function lendersIn(candidates: readonly Candidate[]): Candidate[] {
  return candidates.filter(
    ({ text, isFront }) => isFront && ofLender.test(text) && printedName.test(text.replace(ofLender, '')),
  )
}
