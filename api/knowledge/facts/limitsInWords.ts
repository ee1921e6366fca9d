import { sentencesOf, type Cell, type Reading } from '../../reading/index.ts'
import { type LimitWords, limitWordsIn } from '../policies/policyLimit.ts'
import type { DocumentPart } from './documentParts.ts'
import type { Fact } from './policyFacts.ts'
import { labelKey } from './values.ts'

/** A coverage with words in place of a limit: "Medical expense: Excluded". */
export interface LimitInWords {
  readonly name: string
  readonly words: LimitWords
}

/** Columns whose words are no limits: "Premium: Included". */
const otherColumn =
  /\b(?:premium|rate|charge|price|deductible|retention|coinsurance|valuation|symbols?|title)\b/

/** Labels of what has no limit, or of a list of what is not covered. */
const noCoverage =
  /\b(?:premium|tax|taxes|fees?|terrorism|tria|deductible|retention|coinsurance|defense|inflation|officers?|proprietors?|partners?|members?|owners?)\b/

/** "Medical expense ........ EXCLUDED", "Equipment breakdown: Included" */
const stated =
  /^(?<label>\p{L}[^$]{2,90}?)(?:\s*[.…:–—-]+\s*|\s+)(?<words>excluded|included|statutory(?: limits?)?|(?:actual loss(?:es)? sustained|als)\b[^.;/$]{0,30})\.?$/iu

/** Coverages whose limits the declarations print as words: "EXCLUDED", "Included". */
export function readLimitsInWords(parts: readonly DocumentPart[], reading: Reading): Fact<LimitInWords>[] {
  const declared = parts.filter(({ kind }) => kind === 'declarations').flatMap(({ pages }) => pages)
  const numbers = new Set(declared.map(({ page }) => page.number))
  const lines = new Set(declared.flatMap((page) => page.lines))
  return reading.blocks.flatMap((block) => {
    if (!numbers.has(block.page)) return []
    if (block.kind === 'table') return block.rows.flatMap((row) => inRow(row, block.header))
    const own = block.lines.filter(({ line }) => lines.has(line))
    // A line of a list says something of its own, unless it goes on in the next.
    const whole = own.filter((_, at) => !/^\p{Ll}/u.test(own[at + 1]?.line.text ?? ''))
    const texts = new Set([...whole.map(({ line }) => line.text), block.text])
    return [...texts].flatMap((text) => inText(text, { page: block.page, box: block.box }))
  })
}

function inRow(row: readonly Cell[], header: readonly Cell[] | null): Fact<LimitInWords>[] {
  const columns = row.flatMap((cell, at) => {
    const words = limitWordsIn(cell.text)
    const label = row.slice(0, at).findLast(({ text }) => text !== '')
    const isOther = otherColumn.test(labelKey(header?.[at]?.text ?? ''))
    // Words beside an amount say something else: that the premium is included.
    const isLabel = label && /^[^$]*\p{L}{2}[^$]*$/u.test(label.text) && !limitWordsIn(label.text)
    return words && isLabel && !isOther
      ? [fact(label.text, words, { quote: `${label.text} ${cell.text}`, ...cell })]
      : []
  })
  return [...columns.slice(0, 1), ...row.flatMap(({ text, ...place }) => inText(text, place))].filter(
    isCoverage,
  )
}

function inText(text: string, place: Pick<Cell, 'page' | 'box'>): Fact<LimitInWords>[] {
  return sentencesOf(text)
    .flatMap((sentence) => sentence.split(/\s+\/\s+|;\s+|,\s+(?=\p{Lu})/u))
    .flatMap((part) => {
      const { label = '', words = '' } = stated.exec(part.trim())?.groups ?? {}
      const said = limitWordsIn(words)
      return said ? [fact(label, said, { quote: part.trim(), ...place })] : []
    })
    .filter(isCoverage)
}

function isCoverage({ value: { name } }: Fact<LimitInWords>): boolean {
  const key = labelKey(name)
  return !noCoverage.test(key) && !/\b(?:is|are|not|if|when|unless)\b/.test(key)
}

function fact(
  name: string,
  words: LimitInWords['words'],
  { quote, page, box }: Pick<Fact<unknown>, 'quote' | 'page' | 'box'>,
): Fact<LimitInWords> {
  const source = { origin: 'declarations', form: null, documentId: null, reason: null } as const
  return {
    value: { name: name.replace(/[\s.…:–—-]+$/, ''), words },
    quote,
    page,
    box,
    confidence: 0.85,
    source,
  }
}
