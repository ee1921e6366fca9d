import { type Discrepancy, differs } from './discrepancy.ts'
import { amountsIn } from './limitsNamed.ts'
import type { Evidence } from './policyWording.ts'
import { dollars } from '../policies/policyMoney.ts'
import { isKept } from './sameness.ts'
import type { Statement } from './statement.ts'

const peril = String.raw`(?:windstorm(?: (?:or|and) hail)?|wind(?: ?/ ?| or | and )hail|wind|hail|named storm|hurricane|theft|vandalism|flood|earthquake|earth movement|water(?: damage)?|freezing|collapse)`
/** "$2,500, except theft: $10,000", "windstorm or hail $50,000". */
const ofPeril = new RegExp(
  String.raw`\b(${peril})\b\W*(?:deductible|is|of|losses?|loss)?\W*(\$[\d,]*\d)|(\$[\d,]*\d)\s+(?:for|on|each|per)\s+(?:loss(?:es)? (?:by|from) )?(${peril})\b`,
  'gi',
)
const ofAll = /\ball (?:(?:covered|other) )?perils\b|\bany (?:one )?loss\b|\ball losses\b|\bevery loss\b/i

/** A deductible that the certificate shows for every loss, where the policy keeps more of one that the certificate promises. */
export function untoldDeductible(
  shown: readonly Statement[],
  claims: readonly Evidence[],
  sentences: readonly Evidence[],
): Discrepancy[] {
  const kept = shown.filter(
    (each) =>
      each.amount !== null && isKept(each) && !new RegExp(peril, 'i').test(`${each.label} ${each.text}`),
  )
  const [own, ...others] = kept
  if (!own || own.amount === null || others.some(({ amount }) => amount !== own.amount)) return []
  const said = claims.map(({ quote }) => quote).join(' ')
  for (const { quote, page } of sentences) {
    if (!/\bdeductible/i.test(quote) || !amountsIn(quote).some(({ amount }) => amount === own.amount))
      continue
    for (const [, named, behind, ahead, after] of quote.matchAll(ofPeril)) {
      const [name = '', amount = ''] = [named ?? after, behind ?? ahead]
      const larger = amountsIn(amount)[0]?.amount ?? 0
      if (larger <= own.amount || said.includes(amount)) continue
      const isEvery = [own.quote, ...claims.map((claim) => claim.quote)].some(
        (each) => /\bdeductible/i.test(each) && each.includes(own.text) && ofAll.test(each),
      )
      const isPromised = claims.some(({ quote: claim }) =>
        new RegExp(String.raw`\b${name}\b`, 'i').test(claim),
      )
      if (!isEvery && !isPromised) continue
      const shouldBe = `${amount} for ${name.toLowerCase()}`
      return [
        differs(
          'Deductible',
          own,
          { text: quote, quote, page },
          {
            onCertificate: own.text,
            shouldBe: isEvery ? shouldBe : `${dollars(own.amount)}, but ${shouldBe}`,
            severity: 'medium',
          },
        ),
      ]
    }
  }
  return []
}
