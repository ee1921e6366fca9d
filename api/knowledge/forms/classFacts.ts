import { wordSimilarity } from '../../reading/passages/wordSimilarity.ts'
import { conceptsOf, weightOf } from './concepts.ts'
import type { Fact } from './knownFacts.ts'
import { letterFact } from './letterFact.ts'
import type { Sentence } from './letterSentences.ts'
import { counts, moneyAmounts } from './spokenValues.ts'

/** An amount of a letter with the words that lead to it. */
interface StatedAmount {
  readonly value: string
  readonly words: readonly string[]
  readonly sentence: Sentence
  /** The text between this amount and the one before it. */
  readonly lead: string
  /** The text behind it up to the next. */
  readonly rest: string
}

/** How well an amount has to fit a class, and how much better than the next. */
const least = 0.4
const margin = 0.1

interface ClassRow {
  readonly row: number
  readonly words: readonly string[]
  readonly attribute: string
  readonly isOfSales: boolean
  readonly known: number | null
}

const measured = /\bpayroll|\bwages?\b|\bremuneration|\bsales\b|\breceipts\b|\bsold\b|\bfigures\b/i
const ofOther =
  /\b(?:liability|limits?|deductible|premium|paid|claims?|rent|loss|settled|subs?|subcontract\w*|contract|job|lease)\b/i

/** The payroll or sales that letters give for each class of the records, each amount to the class that it fits best. */
export function classFacts(facts: readonly Fact[], sentences: readonly Sentence[]): Fact[] {
  const rows = classRows(facts)
  if (rows.length === 0) return [...facts]
  const total = rows.reduce((sum, { known }) => sum + (known ?? Number.NaN), 0)
  const amounts = statedAmounts(sentences)
  let open = rows
    .flatMap((row) =>
      amounts.map((each) => ({
        row,
        amount: each,
        score: scoreOf(row, each, rows.length > 1 ? total : Number.NaN),
      })),
    )
    .filter(({ score }) => score >= least)
    .toSorted((a, b) => b.score - a.score)
  const chosen: typeof open = []
  for (let [best] = open; best; [best] = open) {
    const { row, amount: own, score } = best
    const isClaimed = open.some(
      (other) =>
        other !== best && (other.row === row || other.amount === own) && other.score > score - margin,
    )
    if (!isClaimed) chosen.push(best)
    open = open.filter((other) => other.row !== row && other.amount !== own)
  }
  const changed = chosen.flatMap(({ row: { row, attribute }, amount: { value, sentence, lead, rest } }) => [
    letterFact('class', attribute, value, sentence, row),
    ...staffOf(lead, rest).map(([kind, count]) => letterFact('class', kind, count, sentence, row)),
  ])
  const isChanged = (each: Fact) =>
    changed.some((one) => each.entity === 'class' && one.attribute === each.attribute && one.row === each.row)
  return [...facts.filter((each) => !isChanged(each)), ...changed]
}

function classRows(facts: readonly Fact[]): ClassRow[] {
  const ofClasses = facts.filter(({ entity }) => entity === 'class')
  return [...new Set(ofClasses.map(({ row }) => row))].flatMap((row) => {
    const of = (attribute: string) =>
      ofClasses.find((each) => each.row === row && each.attribute === attribute)
    const name = of('classification')
    if (!name) return []
    const basis = of('basis')?.value ?? ''
    if (/area|unit/i.test(basis)) return []
    const attribute = of('exposure') || basis !== '' ? 'exposure' : 'payroll'
    const place = of('number')?.value
    const city = facts.find(
      (each) => each.entity === 'location' && each.attribute === 'city' && String(each.row + 1) === place,
    )
    const known = Number(of(attribute)?.value.replaceAll(/[$,]/g, ''))
    return [
      {
        row,
        words: [
          ...wordsOf(name.value),
          ...wordsOf(basis === 'PAYROLL' ? '' : basis),
          ...wordsOf(city?.value ?? ''),
        ],
        attribute,
        isOfSales: /sales|receipts/i.test(basis),
        known: known > 0 ? known : null,
      },
    ]
  })
}

const plain = new Set(
  'noc all other work works employees and not with the for own our year next coming new that which payroll wages sales total people full time part about'.split(
    ' ',
  ),
)

function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(/[a-z]{3,}/g) ?? []).filter((word) => !plain.has(word))
}

function statedAmounts(sentences: readonly Sentence[]): StatedAmount[] {
  let measuredAt = -Infinity
  return sentences.flatMap((sentence, at) => {
    const { text } = sentence
    if (measured.test(text)) measuredAt = at
    const amounts = moneyAmounts(text)
    // "Payroll for the coming year." holds for the sentences after it that go on with amounts.
    if (amounts.length === 0 || at - measuredAt > 2) return []
    measuredAt = at
    let from = 0
    return amounts.flatMap(({ value, index, end }, place) => {
      const lead = text.slice(from, index)
      const rest = text.slice(end, amounts[place + 1]?.index)
      from = end
      if (ofOther.test(lead) || /^,? (?:in all|altogether|in total|total)\b/i.test(rest)) return []
      const own = wordsOf(lead)
      const words = own.length > 0 ? own : wordsOf(sentences[at - 1]?.text ?? '')
      return [{ value, words, sentence, lead, rest }]
    })
  })
}

/** "Eleven full time and two part-timers, $486,000", or "$612,000, that is 14 year-round people". */
function staffOf(lead: string, rest: string): [attribute: string, count: string][] {
  for (const text of [lead, rest]) {
    const numbers = counts(text)
    const found = numbers.flatMap(({ value, end }, at): [string, string][] => {
      const own = text.slice(end, numbers[at + 1]?.index)
      if (/\bpart[- ]?tim/i.test(own)) return [['partTime', value]]
      return /\bfull[- ]?time|\byear[- ]round/i.test(own) ? [['fullTime', value]] : []
    })
    if (found.length > 0) return [...found, ['employees', sumOf(found.map(([, count]) => count))]]
  }
  // "Cider mill, 4, $131,250", "Office: 1 (me)": the only count of a line.
  const [only, ...others] = counts(lead).filter(({ value }) => value.length < 4)
  const isCount =
    only !== undefined &&
    others.length === 0 &&
    /^(?: (?:people|persons?|employees?|workers?|helpers?|men|women|hands|on average)\b| ?\(|,)/i.test(
      lead.slice(only.end),
    )
  return isCount ? [['employees', only.value]] : []
}

function sumOf(values: readonly string[]): string {
  return String(values.reduce((sum, each) => sum + Number(each), 0))
}

function scoreOf({ words, known, isOfSales }: ClassRow, amount: StatedAmount, total: number): number {
  const likeness = Math.max(0, ...words.flatMap((word) => amount.words.map((each) => alike(word, each))))
  // What names no class may be the total.
  if (likeness === 0 && known !== null && stepOf(amount.value, total) < stepOf(amount.value, known)) return 0
  const step = known === null ? null : stepOf(amount.value, known)
  const named = /\bsales\b|\bsold\b|\breceipts\b/i.test(amount.lead)
    ? isOfSales
    : /\bpayroll|\bwages?\b|\bremuneration/i.test(amount.lead)
      ? !isOfSales
      : null
  return (
    likeness + (step === null ? 0 : step < 0.4 ? 0.5 - step : -1) + (named === null ? 0 : named ? 0.25 : -0.5)
  )
}

/** How far an amount is from a known one, as a share: 0.1 for a tenth more. */
function stepOf(value: string, known: number): number {
  return Math.abs(Math.log(Number(value.replaceAll(/[$,]/g, '')) / known))
}

function alike(a: string, b: string): number {
  const [first, second] = [conceptsOf(a)[0], conceptsOf(b)[0]]
  if (first !== undefined && first === second) return weightOf(first)
  const likeness = wordSimilarity(a, b) ?? 0
  return likeness < 0.45 ? 0 : likeness
}
