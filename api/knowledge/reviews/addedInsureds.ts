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
  const known = normal(textOf(policy))
  // A policy for whoever is scheduled names nobody else.
  if (/\b(?:et al|as scheduled|per schedule|and others|subsidiar(?:y|ies)|affiliates?)\b/i.test(known))
    return []
  const isKnown = (name: string) =>
    known.includes(normal(name).replace(/ (?:inc|llc|corp|co|ltd|lp|llp)$/, ''))
  return partiesBehind(certificate, partyLabels.insured).flatMap((words) => {
    const text = words.text.replaceAll(/\s+/g, ' ')
    const names = namesIn(text).flatMap((name) => name.split(/ and (?=[A-Z])/))
    const added = names.find(
      (name, at) =>
        name.includes(' ') &&
        !isKnown(name) &&
        names.slice(0, at).some((own) => isKnown(own) && text.includes(`${own} and ${name}`)),
    )
    if (!added) return []
    return [
      differs('Named insured', words, factWords(insured), {
        onCertificate: added,
        shouldBe: `${insured.value} only`,
        severity: 'high',
      }),
    ]
  })
}
