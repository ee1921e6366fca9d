import { normal, spelledOut } from './coverageItem.ts'
import { coverageItems, itemOf } from './coverageItems.ts'
import { perils, qualifierOf, tellingWords } from './likeWords.ts'
import type { Statement } from './statement.ts'

/**
 * How surely two values are of the same thing: 3 when neither label has a word of its own, 2 when only the policy says
 * more, 1 when the certificate does, 0 when they are of different things.
 */
export function sameness(shown: Statement, row: Statement): number {
  const counterpart = inRow(row)
  if (isKept(shown) !== isKept(counterpart) || (shown.amount !== null && isPrice(counterpart))) return 0
  const [a, b] = [
    qualifierOf(`${shown.label} ${shown.text}`),
    qualifierOf(`${counterpart.label} ${counterpart.text}`),
  ]
  // A fact has the name of its limit; the line that it was read from may say more.
  const isInLine = counterpart.quote.length <= longestLine && qualifierOf(counterpart.quote) === a
  if (a !== null && b !== null && a !== b && !isSameEvent(a, b) && !isInLine) return 0
  const peril = perils.exec(shown.label)?.[0].toLowerCase()
  if (isKept(shown) && peril !== undefined && !counterpart.quote.toLowerCase().includes(peril)) return 0
  const isSameItem = shown.item !== null && counterpart.item !== null && kindOf(shown) === kindOf(counterpart)
  if (!isSameItem && shown.item !== null && counterpart.item !== null) return 0
  if (isOfProducts(shown) !== isOfProducts(counterpart)) return 0
  if (areOfOtherPlaces(shown.label, counterpart.label)) return 0
  const [left, right] = [ownWords(shown), ownWords(counterpart)]
  const more = [...left].filter((word) => !wordsOf(counterpart).has(word))
  const others = [...right].filter((word) => !wordsOf(shown).has(word))
  // "Each claim" is the limit of the policy's only line.
  const areBare = left.size === 0 && right.size === 0 && a !== null && a === b
  if (!isSameItem && !areBare && (left.size === 0 || right.size === 0 || more.length > 0)) return 0
  // What only one of them is known by is the same only if all of its words are.
  const lent = tellingWords(shown.headings.join(' '))
  const isNamed = [...tellingWords(spelledOut(shown.label))].every(
    (word) => lent.has(word) || wordsOf(counterpart).has(word),
  )
  if (!isSameItem && !areBare && !isNamed) return 0
  // "Motor truck cargo deductible" is the policy's "Cargo deductible".
  const isWithin =
    isSameItem && (right.size > 0 ? [...right].every((word) => left.has(word)) : /\d/.test(counterpart.label))
  if (more.length > 0) return isWithin ? 2 : 1
  return others.length > 0 ? 2 : 3
}

const longestLine = 110

/** "Building 1, 40 Mill Street" and "Building 2, 44 Mill Street": the numbers of their labels have nothing in common. */
export function areOfOtherPlaces(a: string, b: string): boolean {
  const [left, right] = [a, b].map((text) => new Set(text.match(/(?<![$\d,.])\d{1,5}(?![\d,%])/g)))
  return (
    left !== undefined && right !== undefined && left.size > 0 && right.size > 0 && left.isDisjointFrom(right)
  )
}

function isOfProducts({ label }: Statement): boolean {
  return (
    /\bproducts?\b|\bcomp(?:leted)?\b.{0,4}\bop/i.test(spelledOut(label)) &&
    !/other than products/i.test(label)
  )
}

/** A sentence that names what its amount is for. */
const isMost = /\bmost (?:that )?we (?:will )?pay\b/i

/** "Single loss limit", in the row of "Employee theft": the title of a column alone does not tell what it is of. */
function inRow(counterpart: Statement): Statement {
  const row = counterpart.headings.at(-1)
  if (row === undefined || row.length > 80 || ownWords(counterpart).size > 0) return counterpart
  const isOfForm =
    counterpart.origin === 'endorsement' &&
    !counterpart.quote.includes(row) &&
    !isMost.test(counterpart.quote)
  if (counterpart.item !== null && !isOfForm) return counterpart
  const label = `${row.replaceAll(/[$\d,.]+/g, ' ')} ${counterpart.label}`
  return { ...counterpart, label, item: counterpart.item ?? itemOf(label) }
}

function isSameEvent(a: string, b: string): boolean {
  if (a === 'each' || b === 'each') return a !== 'aggregate' && b !== 'aggregate'
  const events = ['occurrence', 'accident', 'claim', 'loss', 'event', 'incident']
  return events.includes(a) && events.includes(b)
}

function kindOf({ item, label }: Statement): string | undefined {
  if (/^(?:collision|comprehensive)/.test(item?.key ?? '')) return item?.key
  if (/^(?:wind|water|waterDamage|glass)Deductible$/.test(item?.key ?? '')) return item?.key
  return isKept({ item, label }) ? 'kept' : item?.key
}

export function isKept({ item, label }: Pick<Statement, 'item' | 'label'>): boolean {
  return /deductible|retention|\bSIR\b/i.test(`${item?.key} ${label}`)
}

function isPrice({ item, label }: Statement): boolean {
  return (
    /^(?:premium|total|taxes|fees|minimumEarned|payment|terrorism)$/.test(item?.key ?? '') ||
    /\bpremium\b/i.test(label)
  )
}

/** The words of a label that its coverage's own names do not have. */
export function ownWords({ item, label }: Statement): Set<string> {
  const names = item === null ? '' : (vocabulary.get(item.key) ?? '')
  return new Set(
    [...tellingWords(spelledOut(label.split(beforeName).at(-1) ?? label))].filter(
      (word) => !names.includes(word.slice(0, 5)) && !layoutWords.test(word),
    ),
  )
}

/** What a row has before the name of its amount: codes, dates, boxes to tick, the opening of an endorsement. */
const beforeName = /\S*\d[\d/-]{3,}\S*|\[ ?x? ?\]|\bagreed that(?: the)?\b/i

const vocabulary = new Map(
  [...Map.groupBy(coverageItems, ({ key }) => key)].map(([key, items]) => [
    key,
    items.map(({ label, pattern }) => `${normal(label)} ${pattern.source}`).join(' '),
  ]),
)
const layoutWords =
  /^(?:item|section|schedul|declarat|form$|applicab|subject|basis|one$|deductib|retention|self$|combin|singl|line$|commerc|busines|limitat|sublimit|endors|amend|chang|contracto|increas|reduc|revis|modif|special|cover|table$|summar|agree)/

/** All that a statement says; a long text names much besides. */
function wordsOf({ label, text, quote, headings }: Statement): Set<string> {
  const counterpart = quote.length > 220 ? '' : quote
  return tellingWords(spelledOut([...headings, label, text.slice(0, 220), counterpart].join(' ')))
}
