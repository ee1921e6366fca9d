import type { Reading } from '../../reading/index.ts'
import { datesIn } from '../facts/values.ts'
import { policySentences } from './coverageTerms.ts'
import { type Discrepancy, differs } from './discrepancy.ts'
import { tellingWords } from './likeWords.ts'

/** How many words a sentence has to share with the one of the policy about the same. */
const fewestShared = 3

/** "An additional $1,000,000 is provided until 02/01/2031": a day that the policy has otherwise in a sentence about the same. */
export function datesInSentences(certificate: Reading, policy: Reading): Discrepancy[] {
  const sentences = policySentences(policy)
  const known = new Set(sentences.flatMap(({ quote }) => datesIn(quote).map(({ iso }) => iso)))
  const dated = sentences.flatMap(({ quote, page, form }) => {
    const [date, ...others] = datesIn(quote)
    const before = sentences.find(
      (each) => each.form === form && quote !== each.quote && isOpening(each.quote),
    )
    const words = tellingWords(`${before?.quote ?? ''} ${quote}`)
    return date && others.length === 0 ? [{ quote, page, date, words }] : []
  })
  return policySentences(certificate).flatMap(({ quote, page }) => {
    const [date, ...others] = datesIn(quote)
    if (!date || others.length > 0 || known.has(date.iso) || !limits.test(quote)) return []
    const words = tellingWords(quote)
    const best = dated
      .map((each) => ({ ...each, shared: words.intersection(each.words).size }))
      .toSorted((a, b) => b.shared - a.shared)[0]
    if (!best || best.shared < fewestShared) return []
    return [
      differs(
        `Date: ${quote.slice(0, longest)}`,
        { text: date.text, quote, page },
        { text: best.date.text, quote: best.quote, page: best.page },
        { severity: 'medium' },
      ),
    ]
  })
}

const longest = 90
const limits = /\b(?:until|through|expires?|ends?|ending|up to|no later than|completed by)\b/i

/** "Project: Sawtooth County Justice Center.": what the sentences below it are about. */
function isOpening(quote: string): boolean {
  return /^[A-Z][a-z]+: /.test(quote) && quote.length < 120
}
