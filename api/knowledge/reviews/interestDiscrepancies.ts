import type { Reading } from '../../reading/index.ts'
import { wordsOf } from './certificateCells.ts'
import { policySentences } from './coverageTerms.ts'
import { normal } from './coverageItem.ts'
import { type Discrepancy, differs } from './discrepancy.ts'
import { namesIn } from './contractParties.ts'
import { asMortgagee, namedMortgagee } from './namedInterest.ts'
import { policyPlaces } from './policyPlaces.ts'

/** "Cimarron Prairie Bank, N.A., its successors and/or assigns": how a policy names a mortgagee or loss payee. */
const withSuccessors =
  /((?:[A-Z][\w&.'’-]*|of|and|the|&)(?:,? (?:[A-Z][\w&.'’-]*|of|and|the|&))*,?) ?,? (?:(?:its|their) successors (?:and ?\/ ?or|and|or) assigns|ISAOA)(?:[ ,/]*(?:as (?:its|their) interests? may appear|ATIMA))?/
const successors = /\bsuccessors\b|\bISAOA\b/i

/** A lender that the policy names with its successors and assigns, and the evidence without them: lenders send that back. */
export function interestDiscrepancies(certificate: Reading, policy: Reading): Discrepancy[] {
  const shown = wordsOf(certificate)
  if (shown.some(({ text }) => successors.test(text))) return []
  return wordsOf(policy)
    .flatMap((real) => {
      const [whole, name = ''] = withSuccessors.exec(real.text) ?? []
      const key = normal(name)
      const own =
        key.length < 6
          ? undefined
          : shown.find(({ text }) => asInterest.test(text) && normal(text).includes(key))
      if (!whole || !own) return []
      const onCertificate = name.replace(/,$/, '').trim()
      return [
        differs(
          'Mortgage holder name',
          own,
          { ...real, text: whole },
          { onCertificate, shouldBe: whole, severity: 'medium' },
        ),
      ]
    })
    .slice(0, 1)
}

/** A mortgagee of more places than those for which the policy names it: "Mortgagee: Halvorsen Bank, both buildings". */
export function mortgagedPlaces(certificate: Reading, policy: Reading): Discrepancy[] {
  const sentences = policySentences(policy)
  const placesOf = policyPlaces(policy)
  return policySentences(certificate)
    .flatMap((shown): Discrepancy[] => {
      const [name] = namesIn(shown.quote.replaceAll(/\[.?\]|[☐□☒☑]/g, ' ').replace(labelAhead, ''))
      const real =
        name !== undefined && asMortgagee.test(shown.quote) ? namedMortgagee(name, sentences) : null
      const claimed = placesOf(shown.quote.replaceAll(mailingAddress, ' '))
      if (!real || real.places.size === 0 || claimed.isSubsetOf(real.places)) return []
      return [
        differs(
          'Mortgagee',
          { ...shown, text: shown.quote },
          { ...real, text: real.quote },
          { shouldBe: `only as the policy names it: ${real.quote}`, severity: 'high' },
        ),
      ]
    })
    .slice(0, 1)
}

const labelAhead = /^\W*mortgag\w+(?: ?holders?)?\W*/i
const mailingAddress =
  /\b(?:\d{1,6}|P\.? ?O\.? Box) [^,|]{2,40}(?:, [^,|]{2,30})?, [A-Z]{2},? \d{5}(?:-\d{4})?/gi

/** "[X] Lender's loss payable", "as lender's loss payee": whose insurance no act of the insured voids. */
const lenders =
  /(?:\[ ?x ?\]|[☒☑✓✔■]|\b(?:as|is|are|named)(?: an?)?)\s*(lender['’]?s['’]? loss pay(?:able|ee))/i
const anyLenders = /\blender['’]?s['’]? loss pay/i
const lossPayee = /\bloss pay(?:able|ees?)\b/i

/** A lender's loss payable clause, where the policy has only one for loss payees, or none. */
export function lenderDiscrepancy(certificate: Reading, policy: Reading): Discrepancy[] {
  const shown = wordsOf(certificate).find(({ text }) => lenders.test(text))
  const real = policySentences(policy)
  if (!shown || real.some(({ quote, form }) => anyLenders.test(`${form ?? ''} ${quote}`))) return []
  const simple =
    real.find(
      ({ quote }) => lossPayee.test(quote) && /\bno greater rights?\b|\binterests? may appear\b/i.test(quote),
    ) ?? real.find(({ quote, form }) => lossPayee.test(`${form ?? ''} ${quote}`) && quote.length > 20)
  if (!simple) return []
  return [
    differs(
      "Lender's loss payable",
      shown,
      { ...simple, text: simple.quote },
      {
        onCertificate: lenders.exec(shown.text)?.[1] ?? shown.text,
        shouldBe: "Loss payee, not lender's loss payable",
        severity: 'high',
      },
    ),
  ]
}

const asInterest = /\b(?:mortgage\w*|loss payees?|lender\w*|additional interests?|lienholder)\b/i
