import type { TextBlock } from '../../reading/index.ts'
import type { AmountField } from './amountDictionary.ts'
import type { Fact } from './policyFacts.ts'
import { fieldOf } from './amountDictionary.ts'
import { datesIn, parseMoney } from './values.ts'

export interface StatedAmount {
  readonly field: AmountField
  readonly fact: Fact<number>
}

const amount = String.raw`(\$\s?\d[\d,]*(?:\.\d{2})?)`
const amountThenLabel = new RegExp(
  String.raw`${amount}\s+(?:for\s+)?([a-z][A-Za-z &/()-]{3,70}?)(?=[;,.\n]|\s+and\s+\$|$)`,
  'g',
)
const labelThenAmount = new RegExp(
  String.raw`([A-Za-z][A-Za-z &/()-]{2,60}?)\s*(?::|\bof\b|\bis\b)\s*${amount}`,
  'g',
)

const premiumThenAmount = new RegExp(
  String.raw`(?:^|[.;]\s+|item \w+\.?\s+)(?:(?:total|annual|advance|policy|estimated|term)\s+)*premium\s*:?\s+${amount}`,
  'i',
)
const amountUnderPremium = new RegExp(String.raw`^${amount}(?!\s*(?:minimum|deposit))`)

/** "Premium $31,480 plus …", or "$3,675 annual, plus …" under that heading. */
function statedPremium({ text, page, box, headings }: TextBlock): StatedAmount[] {
  const isUnder = /^(?:item \d+\.?\s*)?(?:(?:total|annual|policy)\s+)*premium\s*:?$/i.test(
    headings.at(-1) ?? '',
  )
  const match = premiumThenAmount.exec(text) ?? (isUnder ? amountUnderPremium.exec(text) : null)
  const cents = parseMoney(match?.[1] ?? '')
  if (!match || cents === null) return []
  const source = { origin: 'declarations' as const, form: null, documentId: null, reason: null }
  const quote = match[0].replace(/^[.;]\s+/, '').trim()
  return [{ field: 'premium', fact: { value: cents, quote, page, box, confidence: 0.7, source } }]
}

/** Amounts that a letter or a binder states in sentences: "Limits: $1,000,000 each occurrence; $2,000,000 general aggregate." */
export function statedAmounts(block: TextBlock, context: string): StatedAmount[] {
  const { text, page, box } = block
  function stated(label: string, printed: string, quote: string): StatedAmount[] {
    const cents = parseMoney(printed)
    const field = fieldOf(label.replace(/^.*\b(?:plus|and)\s+/i, ''), '', context, '')
    if (cents === null || field === null || field === 'ignored' || field === 'deductible') return []
    const source = { origin: 'declarations' as const, form: null, documentId: null, reason: null }
    return [{ field, fact: { value: cents, quote: quote.trim(), page, box, confidence: 0.7, source } }]
  }
  return [
    ...statedPremium(block),
    ...[...text.matchAll(amountThenLabel)].flatMap((match) =>
      stated(match[2] ?? '', match[1] ?? '', match[0]),
    ),
    ...[...text.matchAll(labelThenAmount)].flatMap((match) =>
      stated(match[1] ?? '', match[2] ?? '', match[0]),
    ),
  ]
}

/** The first and last day of the term that a sentence names. */
export function statedTerm({ text, page, box }: TextBlock): { from: Fact<string>; to: Fact<string> } | null {
  if (!/\b(?:effective|period|term|from|bound|in force)\b/i.test(text)) return null
  const dates = datesIn(text)
  const [from, to] = dates
  if (!from || !to || dates.length !== 2 || to.iso <= from.iso) return null
  const source = { origin: 'declarations' as const, form: null, documentId: null, reason: null }
  const quote = text.slice(from.at, to.at + to.text.length)
  const fact = { quote, page, box, confidence: 0.7, source }
  return { from: { ...fact, value: from.iso }, to: { ...fact, value: to.iso } }
}
