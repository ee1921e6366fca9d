import { capitalized } from '../../platform/index.ts'
import type { Reading } from '../../reading/index.ts'
import type { Words } from './certificateCells.ts'
import { nameOf } from './nameOf.ts'
import { policySentences } from './coverageTerms.ts'
import { type Discrepancy, differs } from './discrepancy.ts'
import { sharedWords, tellingWords } from './likeWords.ts'
import type { Evidence, PolicyWording } from './policyWording.ts'
import { money, type Statement } from './statement.ts'
import { leftOut } from './sublimitChecks.ts'

/** What a certificate says is insured in full, for everybody or without an exclusion, and the policy limits, leaves out or excludes. */
export function claimedInFull(
  certificate: Reading,
  shown: readonly Statement[],
  { policy, wording }: { policy: Reading; wording: PolicyWording },
): Discrepancy[] {
  const [claims, sentences] = [certificate, policy].map(policySentences) as [Evidence[], Evidence[]]
  return [
    ...claims.flatMap((claim) => [...lowerLimits(claim, sentences), ...exclusionsDenied(claim, wording)]),
    ...shown.flatMap((each) => {
      const out = each.item && leftOut(each.item, `${each.label} ${each.text}`, sentences)
      return out
        ? [differs(nameOf(each), each, wordsFrom(out), { onCertificate: each.quote, severity: 'medium' })]
        : []
    }),
  ]
}

const inFull =
  /\b(?:full|entire|whole) (?:[a-z]+ ){0,2}limits?\b|\bno sub-?limits?\b|\bwithout (?:an? |any )?sub-?limits?\b/i
const caps = /\bthe most we (?:will )?pay\b|\bsub-?limit|\bnot (?:for )?more than\b|\blimited to\b/i

/** "Protected health information at full limits", "the full cargo limit, including copper": what the policy pays less for. */
function lowerLimits(claim: Evidence, sentences: readonly Evidence[]): Discrepancy[] {
  const full = inFull.exec(claim.quote)?.[0]
  if (full === undefined) return []
  const claimed = tellingWords(claim.quote.replace(full, ''))
  const capping = new Set(
    sentences.flatMap(({ quote, form }) => (form !== null && caps.test(quote) ? [form] : [])),
  )
  const lower = sentences.filter(({ quote, form }) => {
    const amount = money.exec(quote)
    if (!amount) return false
    if (caps.test(quote)) return sharedWords(quote.slice(0, amount.index), claim.quote).count > 1
    const label = tellingWords(quote.slice(0, amount.index))
    return form !== null && capping.has(form) && quote.length < longestRow && !label.isDisjointFrom(claimed)
  })
  const [first] = lower
  if (!first) return []
  const things = lower.map(({ quote }) => sharedIn(claim.quote.replace(full, ''), quote))
  return [
    differs(`Sublimit: ${[...new Set(things)].join(', ')}`, wordsFrom(claim), wordsFrom(first), {
      onCertificate: full.toLowerCase(),
      shouldBe: [...new Set(lower.map(({ quote }) => money.exec(quote)?.[0] ?? ''))].join(' and '),
      severity: 'high',
    }),
  ]
}

const longestRow = 160

/** The words of a text that another one has, too, as it writes them. */
function sharedIn(text: string, other: string): string {
  const own = tellingWords(other)
  return text
    .split(/[^\p{L}\p{N}'’-]+/u)
    .filter((word) => !tellingWords(word).isDisjointFrom(own))
    .join(' ')
    .toLowerCase()
}

const denied = [
  /\b(?:contains|has|with|there is|carries) no ([^.;]{4,60}?) exclusions?\b/i,
  /(?:^|[.;:] )no ([^.;]{4,60}?) exclusions?\b/i,
  /\b(?:without|no) (?:an? |any )?exclusions? (?:for|of) ([^.;]{4,60})/i,
  /(?:^|[.;:] )([^.;,]{4,60}?) (?:is|are) not excluded\b/i,
]

/** "The policy contains no assault or battery exclusion", where it has one. */
function exclusionsDenied(claim: Evidence, { exclusions }: PolicyWording): Discrepancy[] {
  const thing = denied.flatMap((pattern) => pattern.exec(claim.quote)?.[1] ?? [])[0]
  const words = tellingWords(thing ?? '')
  const own =
    words.size > 0 &&
    exclusions.find(({ quote }) => !givenBack.test(quote) && words.isSubsetOf(tellingWords(quote)))
  return own && thing
    ? [
        differs(capitalized(thing), wordsFrom(claim), wordsFrom(own), {
          onCertificate: 'no exclusion',
          shouldBe: 'excluded',
          severity: 'high',
        }),
      ]
    : []
}

const givenBack = /\bexclusion\b[^.]{0,40}\bdoes not apply\b/i

function wordsFrom({ quote, page }: Evidence): Words {
  return { text: quote, quote, page }
}
