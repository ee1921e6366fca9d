import type { Reading } from '../../reading/index.ts'
import { restored } from './atPlace.ts'
import type { Words } from './certificateCells.ts'
import { policySentences } from './coverageTerms.ts'
import { type Demand, hypotheses, policyPassages } from './demandEvidence.ts'
import { type Discrepancy, differs } from './discrepancy.ts'
import { weighed } from './judgeByEvidence.ts'
import { tellingWords } from './likeWords.ts'
import { money } from './statement.ts'

/**
 * What the sentences of a certificate claim and the policy excludes, limits or has otherwise, as the review of contracts
 * weighs demands: a certificate that says more than its policy misleads its holder.
 */
export function weighedClaims(certificate: Reading, policy: Reading): Discrepancy[] {
  const passages = policyPassages(policy)
  const sentences = policySentences(certificate).filter(({ quote }) => isClaim(quote))
  return [...new Map(sentences.map((each) => [each.quote, each])).values()].flatMap(({ quote, page }) => {
    const found = weighed(hypotheses({ ...claim, quote }, passages))
    const own = found.notMet > likely ? found.best('not met') : null
    if (!own?.passage || (own.features['not met coverage'] ?? 0) < leastShared) return []
    const shown: Words = { text: quote, quote, page }
    const { text, page: at } = own.passage
    if ((answer.test(quote) && condition.test(text)) || restored.test(text)) return []
    return [
      differs(
        `Description: ${subjectOf(quote)}`,
        shown,
        { text, quote: text, page: at },
        { severity: 'high' },
      ),
    ]
  })
}

/** "Replacement cost: Yes" says nothing of the conditions of the policy, and is not untrue because of them. */
const answer = /^(?:\S+ ){1,4}(?:yes|y)$/i
const condition = /\b(?:until|unless|only if)\b/i

/** How likely a claim has to be untrue, and how much of it the words of the policy have. */
const likely = 0.6
const leastShared = 0.15

const claim: Omit<Demand, 'quote'> = {
  kind: 'coverage',
  isConditional: false,
  isOwnLine: true,
  isStated: null,
  hasWording: true,
  contract: '',
  insured: null,
}

const claims =
  /\b(?:is|are|has|have|includ(?:es?|ed|ing)|cover(?:s|ed|ing)?|appl(?:y|ies)|responds?|extends?|insures?|pays?|counts|inspects|drops|without|yes|y)\b/i
/** What is said of the certificate itself, and what has checks of its own. */
const others =
  /\b(?:certif\w+|evidence|memorandum|letter|note|document|card|cancel\w*|notices?|additional(?:ly)? insureds?|waive[rsd]?|subrogation|recover\w*|primary|retroactive|broker|agency|producer|insurers?|company|certified)\b/i
/** What a certificate says is not insured, or only under a condition, claims nothing. */
const denies =
  /\b(?:not|excluded|must|only|except|unless|if)\b|\bno\b(?! [^.]{0,40}\b(?:exclusions?|limit\w*|sublimits?|restrictions?)\b)/i

function isClaim(quote: string): boolean {
  return (
    quote.length <= longestClaim &&
    /[a-z]{3}/.test(quote) &&
    claims.test(quote) &&
    !money.test(quote) &&
    !others.test(quote) &&
    !denies.test(quote.replaceAll(/\bnot (?:subject to|limited|excluded)\b/gi, ''))
  )
}

const longestClaim = 300

/** "Subhaulers" of "Subhaulers are included as insureds"; the whole sentence where it begins with nothing of its own. */
function subjectOf(quote: string): string {
  const subject = /^(?:\w+: )?(.{4,60}?) (?:is|are|appl(?:y|ies)|included)\b/i.exec(quote)?.[1] ?? ''
  return tellingWords(subject).size > 0 ? subject : quote
}
