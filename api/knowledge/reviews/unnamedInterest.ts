import type { Reading } from '../../reading/index.ts'
import { type Words, wordsOf } from './certificateCells.ts'
import { namesIn, textOf } from './contractParties.ts'
import { normal } from './coverageItem.ts'
import { policySentences } from './coverageTerms.ts'
import { type Discrepancy, differs } from './discrepancy.ts'

const kind =
  /\b(mortgage(?:e|es| ?holders?)|loss payees?|lender['’]?s['’]? loss pay(?:able|ee)|lienholder)\b/i
/** A box that nobody ticked, and what it is for. */
const unticked = /(?:\[ ?\]|\( ?\)|[☐□]) *[A-Za-z'’ ]{3,40}?(?=\[|\(|[☐□☒☑]|[A-Z][a-z]|$)/g
const label =
  /^\W*(?:\[ ?x ?\]|[☒☑✓✔■])?\s*(?:name and address of )?(?:additional interest|mortgage|loss payee|lender|lienholder)/i

/** A mortgagee or loss payee of the certificate whom the policy does not name, though it names others. */
export function unnamedInterest(certificate: Reading, policy: Reading): Discrepancy[] {
  const text = normal(textOf(policy))
  const all = wordsOf(certificate)
  const named = policySentences(policy).filter(({ quote }) => kind.test(quote) && namesIn(quote).length > 0)
  const [own] = named
  if (!own) return []
  return all
    .flatMap((words, at): (Words & { readonly name: string; readonly kind: string })[] => {
      const isTitled = label.test(all[at - 1]?.text ?? '') && (all[at - 1]?.text.length ?? 0) < 60
      if (!label.test(words.text) && !isTitled) return []
      const plain = words.text.replaceAll(unticked, ' ')
      const [name] = namesIn(plain)
      const what = kind.exec(`${plain} ${all[at - 1]?.text ?? ''}`)?.[1]
      return name && what ? [{ ...words, name, kind: what }] : []
    })
    .filter(({ name }) => !text.includes(normal(name)))
    .slice(0, 1)
    .map((shown) =>
      differs(
        shown.kind.charAt(0).toUpperCase() + shown.kind.slice(1).toLowerCase(),
        { ...shown, text: shown.name },
        { text: own.quote, quote: own.quote, page: own.page },
        { shouldBe: `not named in the policy: ${own.quote}`, severity: 'high' },
      ),
    )
}
