import { type Discrepancy, differs } from './discrepancy.ts'
import { amountsIn } from './limitsNamed.ts'
import type { Statement } from './statement.ts'

const perilNamed = /\b(?:named storm|hurricane|wind|hail|earthquake|flood)/i
const share = /(\d{1,2}(?:\.\d+)?) ?%/
const keptTitle = /\bdeductible|\bretention|\byou pay\b/i

/** The deductible of one peril that the policy keeps in a list titled for it: "Hurricane: 2% of Coverage A $10,800". */
export function perilDeductible(
  field: string,
  shown: Statement,
  says: readonly Statement[],
): { readonly agrees: boolean; readonly discrepancies: readonly Discrepancy[] } | null {
  const peril = keptTitle.test(shown.label) ? perilNamed.exec(shown.label)?.[0] : undefined
  if (peril === undefined) return null
  const about = says.filter(
    ({ label, headings, text }) =>
      new RegExp(String.raw`^${peril}`, 'i').test(label) &&
      (share.test(`${label} ${text}`) || keptTitle.test([...headings, label].join(' '))),
  )
  const [real] = about
  // What differs by location is for the comparison of places.
  if (!real || new Set(about.map(({ text }) => text)).size > 1) return null
  const [claimed, kept] = [shown.text, `${real.label} ${real.text}`].map((text) => share.exec(text)?.[1])
  const isOtherShare = claimed !== undefined && kept !== undefined && Number(claimed) !== Number(kept)
  const [has, gives] = [shown.text, real.text].map((text) => amountsIn(text)[0]?.amount)
  const isOtherAmount = kept === undefined && has !== undefined && gives !== undefined && has !== gives
  if (!isOtherShare && !isOtherAmount) return { agrees: true, discrepancies: [] }
  const shouldBe = kept !== undefined && !share.test(real.text) ? `${real.text} (${kept}%)` : real.text
  return { agrees: false, discrepancies: [differs(field, shown, real, { severity: 'high', shouldBe })] }
}
