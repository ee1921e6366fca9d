import type { LabeledField } from './labeledFields.ts'
import { answer, type LetterAnswer, type Sentence } from './letterSentences.ts'
import { codes } from './matching/valueSpans.ts'
import { moneyAmounts } from './spokenValues.ts'

type Column = 'item' | 'serial' | 'value'
type Item = Readonly<Record<Column, string>> & { readonly sentence: Sentence }

const columns: readonly (readonly [Column, RegExp])[] = [
  ['serial', /^(?:serial|id(?:entification)?|vin)\b/i],
  [
    'value',
    /^(?:(?:insured|stated|present|replacement|actual cash|market|current) )?(?:values?|amount|limit|acv)\b/i,
  ],
  [
    'item',
    /^(?:item|unit|machine|equipment)(?: ?(?:no\.?|#))? ?\d{0,2}$|^(?:year, )?(?:make|description)\b|\bdescription$/i,
  ],
]

/** The cell of a schedule of equipment, from lines of a letter: "2019 Cat D6 dozer, serial 0TMY00881, $164,500". */
export function listedItem(
  { kind, label, ordinal, beside }: LabeledField,
  sentences: readonly Sentence[],
): LetterAnswer | null {
  const line = [label, ...beside]
  const known = line.map(columnOf)
  const own = columnOf(label)
  if (kind !== 'text' || !own || line.length < 3 || known.includes(null) || !known.includes('serial'))
    return null
  const numbered = line.flatMap((each) => /\b(\d{1,2})$/.exec(each)?.[1] ?? [])[0]
  const item = itemsListed(sentences)[numbered === undefined ? ordinal : Number(numbered) - 1]
  return item ? answer(item.sentence, item[own]) : null
}

/** "Scheduled equipment total", "Any one item, maximum": what follows from all items of a list. */
export function ofListedItems({ label }: LabeledField, sentences: readonly Sentence[]): LetterAnswer | null {
  const isTotal =
    /\btotal\b/i.test(label) && /\bschedul|\bequipment\b/i.test(label) && !/\bunscheduled\b/i.test(label)
  const isMost =
    /\b(?:any|each|per|single) (?:one )?item\b/i.test(label) && /\b(?:max\w*|limit|highest)\b/i.test(label)
  const items = isTotal || isMost ? itemsListed(sentences) : []
  const amounts = items.map(({ value }) => Number(value.replaceAll(/[$,]/g, '')))
  const [first] = items
  if (!first) return null
  const amount = isTotal ? amounts.reduce((sum, each) => sum + each, 0) : Math.max(...amounts)
  return answer(first.sentence, `$${amount.toLocaleString('en-US')}`)
}

function columnOf(label: string): Column | null {
  return columns.find(([, pattern]) => pattern.test(label))?.[0] ?? null
}

/** The longest run of lines with a description, a serial number and an amount each. */
function itemsListed(sentences: readonly Sentence[]): Item[] {
  const runs: Item[][] = [[]]
  for (const sentence of sentences) {
    const item = itemIn(sentence)
    if (item) runs.at(-1)?.push(item)
    else runs.push([])
  }
  const [longest = []] = runs.toSorted((a, b) => b.length - a.length)
  return longest.length > 1 ? longest : []
}

function itemIn(sentence: Sentence): Item | null {
  const [item = '', ...cells] = sentence.text.split(/[,;](?!\d{3}) /)
  const serial = cells.find(
    (each) => /^(?:serial|s\/n|id|vin)\b/i.test(each) || codes(each)[0]?.value === each,
  )
  const [number] = serial
    ? codes(serial.replace(/^(?:serial|s\/n|id|vin)(?: (?:no\.?|number|#))?:? /i, ''))
    : []
  const [amount, ...others] = cells.flatMap((each) => moneyAmounts(each))
  return number && amount && others.length === 0 && /[a-z]{3}/.test(item) && item.length < 60
    ? { item, serial: number.value, value: amount.value, sentence }
    : null
}
