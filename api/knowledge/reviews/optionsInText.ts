import { type Block, sentencesOf, type TextBlock } from '../../reading/index.ts'
import { printedTable } from './asPrinted.ts'
import type { OptionPart, OptionRows } from './quotedOptions.ts'

const money = String.raw`(?:\$|USD\s?)\s?\d[\d,]*(?:\.\d+)?(?:\s?(?:MM?|million|mil|K)\b)?`
const starts =
  /\b(?:option|plan|alternative)\s+#?(?:[1-6]|[A-F]|I{1,3})\b(?=[\s:.)(–—-]*(?:[\w ,.:–—-]{0,40})(?:\$|USD))/gi

/** "Option A $2M $3,800 / Option B $3M $5,880": what a text says of each option that it names. */
export function optionsInText(block: TextBlock): OptionPart[] {
  const found = [...block.text.matchAll(starts)]
  const names = found.map(([name]) => name.toLowerCase().replace(/ (\w+)$/, (id) => id.toUpperCase()))
  if (found.length === 0 || new Set(names).size < found.length) return []
  const parts = found.map(({ index, 0: { length } }, at) => {
    const said = block.text.slice(index + length, found[at + 1]?.index ?? undefined)
    return { name: names[at] ?? '', said: said.trim(), rows: optionRows(said) }
  })
  return parts.every(({ rows }) => rows.length > 0)
    ? parts.map(({ name, said, rows }) => ({ name, blocks: [tableOf(rows, said, block)] }))
    : []
}

const offersMore =
  /\b(?:also|alternatively|optional(?:ly)?|another|alternate|alternative|higher|lower|increased)\b[^.$]{0,60}?\b(?:available|offer(?:ed)?|quot(?:e|ed)|limits?|option|can be had)\b|\bavailable (?:for|at)\b|\bcan (?:also )?(?:offer|provide)\b/i

/** "A $3,000,000 limit is also available for $5,880." */
export function alternativesIn(block: TextBlock): OptionPart[] {
  return sentencesOf(block.text).flatMap((sentence) => {
    if (!offersMore.test(sentence)) return []
    const rows = optionRows(sentence)
    const limit = rows.find(([label]) => isLimit(label))
    const premium = rows.find(([label]) => /premium/i.test(label))
    return limit && premium ? [{ name: `${limit[1]} limit`, blocks: [tableOf(rows, sentence, block)] }] : []
  })
}

function isLimit(label: string): boolean {
  return /\blimits?\b|\baggregate\b|\bclaim\b|\boccurrence\b/i.test(label)
}

const least = { limit: 100_000, ratio: 10 }
const term =
  /\b((?:(?:policy|each|per|general|annual|aggregate|claim|occurrence|total|inspection|broker|surplus|lines|stamping|self[- ]insured|of liability) )*(?:limits?|aggregate|retention|deductible|SIR|premium|tax(?:es)?|fees?|inspection|survey|total|cost|each claim|per occurrence|each occurrence|price))\b/i
/** "$5,000,000 aggregate": the kind of a limit, behind its amount. */
const kind = /^\s*((?:(?:per|each|any one|general|annual|policy) )?(?:occurrence|claim|aggregate))\b/i

/** The amounts of a sentence with what each is: by the word beside it, or else the limit and the premium by their size. */
function optionRows(said: string): OptionRows {
  const all = [...said.matchAll(new RegExp(money, 'gi'))]
  const found = all.map((match, at) => ({
    // "Limit $5,000,000 / $5,000,000": of each occurrence, and of all together.
    isSecond: /^\S+\s*\/\s*$/.test(said.slice(all[at - 1]?.index ?? 0, match.index)) && at > 0,
    text: plain(match[0]),
    value: Number(plain(match[0]).replaceAll(/[^\d.]/g, '')),
    before: lastClause(said.slice(0, match.index)),
    after: firstClause(said.slice(match.index + match[0].length)),
  }))
  const isBehind = found.length > 0 && term.test(found[0]?.after ?? '') && !term.test(found[0]?.before ?? '')
  const pairs = found.filter(({ isSecond }) => isSecond)
  const labeled = found.map((each) => {
    // "Premium $9,400 + policy fee $350 = $9,750".
    if (/=\s*$/.test(each.before)) return { ...each, label: 'Total' }
    const label = term.exec(isBehind ? each.after : each.before)?.[1] ?? null
    const behind = isBehind || each.value < least.limit ? undefined : kind.exec(each.after)?.[1]
    if (behind && (label === null || isLimit(label))) return { ...each, label: behind }
    const isAggregate = label === null && each.isSecond && pairs.length === 1 && each.value >= least.limit
    return { ...each, label: isAggregate ? 'Aggregate' : label }
  })
  const open = labeled.filter(({ label }) => label === null)
  const limit =
    labeled.find(({ label }) => label !== null && isLimit(label)) ??
    open.find(({ value }) => value >= least.limit)
  const prices = open.filter(
    (each) => each !== limit && limit !== undefined && each.value * least.ratio <= limit.value,
  )
  const isPriced = labeled.some(({ label }) => /premium|price|cost/i.test(label ?? ''))
  // Of two amounts without a word beside them, neither is known to be the premium.
  const premium = !isPriced && prices.length === 1 ? prices[0] : undefined
  return labeled.flatMap((each): OptionRows => {
    if (each.label !== null) return [[capitalize(each.label), each.text]]
    if (each === limit) return [['Limit of liability', each.text]]
    return each === premium ? [['Premium', each.text]] : []
  })
}

function lastClause(text: string): string {
  return text.split(new RegExp(`${money}|[,;/]| and | plus `, 'i')).at(-1) ?? ''
}

function firstClause(text: string): string {
  return text.split(/[,;/$]| and | plus | for | at /i)[0] ?? ''
}

function capitalize(label: string): string {
  return label.charAt(0).toUpperCase() + label.slice(1)
}

/** "$2M" in full. */
function plain(text: string): string {
  const [, digits = '', unit = ''] = /(\d[\d,]*(?:\.\d+)?)\s?(\w*)$/.exec(text.trim()) ?? []
  const factor = /^m/i.test(unit) ? 1_000_000 : /^k/i.test(unit) ? 1_000 : null
  if (factor === null) return `$${digits.replace(/,+$/, '')}`
  return `$${(Number(digits.replaceAll(',', '')) * factor).toLocaleString('en-US')}`
}

function tableOf(rows: OptionRows, printed: string, block: TextBlock): Block {
  return printedTable(
    rows.map((texts) => ({ texts, printed })),
    block,
  )
}
