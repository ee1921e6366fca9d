import type { Reading } from '../../reading/index.ts'
import { capitalized } from '../../platform/index.ts'
import { itemOf } from './coverageItems.ts'
import { policySentences } from './coverageTerms.ts'
import type { Discrepancy, Place } from './discrepancy.ts'
import { isHazardOf } from './jobExclusions.ts'
import { tellingWords } from './likeWords.ts'

/** "Roofing operations excluded", "Torch-down and residential work are excluded", "This insurance excludes herbicides". */
const excludedBehind =
  /(?:^|:\s+)([A-Z][^:.;]{3,120}?),?\s+(?:(?:is|are)\s+)?(?:specifically\s+)?(?:excluded|not covered)\b/i
const excludedAhead =
  /\b(?:excludes|excluding|exclusions?(?: of| for|:)|no coverage for|does not (?:cover|apply to))\s+([^:.;]{3,120})/i

const people = /\b(?:proprietors?|partners?|members?|officers?|owners?)\b/i

/** The sentences in which a certificate excludes work in words of its own. */
export function typedExclusions(certificate: Reading): Place[] {
  return policySentences(certificate).flatMap(({ quote, page }) =>
    excludedIn(quote).length > 0 ? [{ quote, page }] : [],
  )
}

function excludedIn(quote: string): string[] {
  if (quote.includes('?')) return []
  return (
    (excludedBehind.exec(quote)?.[1] ?? excludedAhead.exec(quote)?.[1] ?? '')
      .split(/,\s+|\s+(?:and|or|&)\s+/)
      // A limit that is excluded is compared as a limit, and who is insured as such.
      .filter((thing) => thing.trim().length > 3 && itemOf(thing) === null && !people.test(thing))
  )
}

/** The work that a certificate excludes in words of its own, and that its contract is for. */
export function certificateExclusions(certificate: Reading, contract: Reading): Discrepancy[] {
  const asked = policySentences(contract)
  const job = asked.map(({ quote }) => quote).join(' ')
  return policySentences(certificate).flatMap(({ quote, page }) => {
    return excludedIn(quote).flatMap((thing): Discrepancy[] => {
      const roots = [...tellingWords(thing)].map((word) => word.replace(/(?:er|ers|operation)$/, ''))
      const named = roots.filter((root) => root.length >= 4)
      const isNamed = (text: string) =>
        named.length > 0 && named.every((root) => new RegExp(root, 'i').test(text))
      const reference = asked.find((each) => isNamed(each.quote)) ?? null
      if (!reference && !isHazardOf(job, thing)) return []
      return [
        {
          field: `Exclusion: ${capitalized(thing.trim())}`,
          onCertificate: quote,
          shouldBe: 'not excluded, if the contract is for this work',
          source: 'contract',
          severity: 'high',
          certificate: { quote, page },
          reference,
        },
      ]
    })
  })
}
