import type { Reading } from '../../reading/index.ts'
import { partiesBehind, partyLabels } from './certificateCells.ts'
import { namesIn, textOf } from './contractParties.ts'
import { normal } from './coverageItem.ts'
import { type Discrepancy, differs } from './discrepancy.ts'
import { factWords, type QuotedFact } from './termDiscrepancies.ts'

/** "Iron Sentinel Protective Services, Inc. and Iron Sentinel Alarm, LLC": named insureds that the policy does not name at all. */
export function addedInsureds(
  certificate: Reading,
  policy: Reading,
  insured: QuotedFact | null,
): Discrepancy[] {
  if (!insured) return []
  const text = normal(textOf(policy))
  // A policy for whoever is scheduled names nobody else.
  if (/\b(?:et al|as scheduled|per schedule|and others|subsidiar(?:y|ies)|affiliates?)\b/i.test(text)) return []
  const isKnown = (name: string) => text.includes(normal(name).replace(/ (?:inc|llc|corp|co|ltd|lp|llp)$/, ''))
  return partiesBehind(certificate, partyLabels.insured).flatMap((words) => {
    const names = namesIn(words.text.replaceAll(/\s+/g, ' ')).flatMap((name) => name.split(/ and (?=[A-Z])/))
    const [added] = names.filter((name) => name.includes(' ') && !isKnown(name))
    if (!added || !names.some(isKnown)) return []
    return [
      differs('Named insured', words, factWords(insured), {
        onCertificate: added,
        shouldBe: `${insured.value} only`,
        severity: 'high',
      }),
    ]
  })
}
