import type { Reading } from '../../reading/index.ts'
import { coverageTerms, termIn } from './coverageTerms.ts'
import { type Discrepancy, differs } from './discrepancy.ts'
import type { Evidence } from './policyWording.ts'
import type { Statement } from './statement.ts'

const valuation = 'Replacement cost valuation'
const coinsurance = 'Agreed value or no coinsurance'

/** The rows of an evidence of property that answer yes or no, and the term of a policy that each is about. */
const answered = [
  { label: /^replacement cost\b/i, term: valuation, about: /valu|cost|depreciat/i, isDenial: false },
  { label: /^agreed (?:value|amount)\b/i, term: coinsurance, about: /\bagreed\b/i, isDenial: false },
  // "Coinsurance: no" claims the term.
  { label: /^co-?insurance\b/i, term: coinsurance, about: /\bco-?insurance\b/i, isDenial: true },
] as const

const yesOrNo = /^(yes|no|y|n)\b/i

/** Whether a row of the certificate answers for one of these terms, which are no limits. */
export function isAnswered({ label, text }: Statement): boolean {
  return yesOrNo.test(text) && answered.some((each) => each.label.test(label))
}

/** What a certificate answers with yes or no, and the policy the other way. */
export function answeredTerms(
  shown: readonly Statement[],
  policy: Reading,
  sentences: readonly Evidence[],
): Discrepancy[] {
  const real = [...titledTerms(policy), ...sentences]
  return shown.flatMap((each) => {
    const row = answered.find(({ label }) => label.test(each.label))
    const answer = yesOrNo.exec(each.text)?.[1]
    const term = coverageTerms.find(({ label }) => label === row?.term)
    if (!row || !term || answer === undefined) return []
    const isClaimed = /^y/i.test(answer) !== row.isDenial
    const own = real.filter(({ quote }) => row.about.test(quote))
    const { standing, evidence } = [own, real]
      .map((some) => termIn(term, some))
      .reduce((first, second) => (first.standing === 'silent' ? second : first))
    if (!evidence || standing === 'silent' || (standing === 'given') === isClaimed) return []
    const words = { text: evidence.quote, quote: evidence.quote, page: evidence.page }
    return [
      differs(each.label, each, words, {
        onCertificate: /^y/i.test(answer) ? 'Yes' : 'No',
        severity: isClaimed ? 'high' : 'medium',
      }),
    ]
  })
}

const title = /^(valuation|co-?insurance)\W*$/i

/** "Valuation: Actual cash value", from the columns of the declarations, the buildings first. */
function titledTerms({ blocks }: Reading): Evidence[] {
  return blocks
    .flatMap((block) => {
      if (block.kind !== 'table') return []
      const all = [...(block.header ? [block.header] : []), ...block.rows]
      const at = all.findIndex((row) => row.some(({ text }) => title.test(text.trim())) && row.length > 2)
      const titles = all[at] ?? []
      return all.slice(at + 1).flatMap((row) =>
        titles.flatMap((cell, column) => {
          const value = row[column]?.text.trim() ?? ''
          const name = title.exec(cell.text.trim())?.[1]
          return name !== undefined && /[A-Za-z\d]/.test(value)
            ? [
                {
                  quote: `${name}: ${value}`,
                  page: row[column]?.page ?? block.page,
                  form: block.headings.at(-1) ?? null,
                  isOfBuilding: row.some(({ text }) => /\bbuildings?\b/i.test(text)),
                },
              ]
            : []
        }),
      )
    })
    .toSorted((a, b) => Number(b.isOfBuilding) - Number(a.isOfBuilding))
}
