import type { Block, Cell, Reading, TableBlock } from '../../reading/index.ts'
import { withColumns } from './withColumns.ts'
import { alternativesIn, optionsInText } from './optionsInText.ts'
import { offerPrice } from './settledPrice.ts'

/** One of the options that a quote prices, each with limits and a premium of its own. */
export interface QuotedOption {
  /** As the quote calls it: "option 2", "$3,000,000 limit"; empty where the quote offers nothing else. */
  readonly name: string
  /** What the quote says of this option and of all of them. */
  readonly reading: Reading
}

/** Labels with values, as an option states them. */
export type OptionRows = readonly (readonly [label: string, value: string])[]

/** What one option says, in place of the words that tell all of them. */
export interface OptionPart {
  readonly name: string
  readonly blocks: readonly Block[]
}

/**
 * The options of a quote: in the columns or the rows of a table, under titles of their own, in a sentence each, or "also available".
 * A quote of one offer is its only option.
 */
export function quotedOptions(whole: Reading): QuotedOption[] {
  const reading = withoutExpiring(whole)
  const listed = optionsListed(reading)
  if (listed.length > 0) return listed
  const inLines = optionsListed({ ...reading, blocks: withColumns(reading.blocks) })
  if (inLines.length > 0) return inLines
  const more = alternativesOf(reading)
  return more.length === 0
    ? [{ name: '', reading }]
    : [{ name: 'main offer', reading: withoutAlternatives(reading) }, ...more]
}

function optionsListed(reading: Reading): QuotedOption[] {
  const split = splitBlocks(reading.blocks)
  const names = [...new Set(split.flatMap((parts) => parts.map(({ name }) => name)))]
  const isOffered = (name: string) => {
    const own = split.flatMap((parts) => parts.filter((part) => part.name === name))
    const text = own.flatMap(({ blocks }) => blocks.map(textOf)).join('\n')
    return priced.test(text) && offered.test(text)
  }
  // Ways to pay are numbered, too, and so are the answers to an offer of terrorism coverage.
  if (names.length < 2 || !names.every(isOffered)) return []
  const line = lineOf(reading.blocks)
  return names.map((name) => ({
    name,
    reading: {
      ...reading,
      blocks: reading.blocks.flatMap((block, at) => {
        const parts = split[at] ?? []
        if (parts.length === 0) return [block]
        const own = parts.flatMap((part) => (part.name === name ? part.blocks : []))
        return line === null ? own : own.map((each) => ({ ...each, headings: [line, ...each.headings] }))
      }),
    },
  }))
}

/** "Quote 12-345, commercial umbrella": whose limits the options are, where no title above them says it. */
function lineOf(blocks: readonly Block[]): string | null {
  const isQuoted = blocks
    .slice(0, mostTitles)
    .some((block) => ofUmbrella.test(textOf(block).slice(0, longestOpening)))
  return isQuoted ? 'Umbrella liability' : null
}

const mostTitles = 6
const longestOpening = 200
const ofUmbrella =
  /\b(?:quote|quotation|indication|proposal)\b[^.$]{0,60}\b(?:umbrella|excess liability)\b|\b(?:umbrella|excess liability)\b[^.$]{0,30}\b(?:quote|quotation|indication|proposal|options?)\b/i

const priced = /\b(?:premium|price|cost)\b/i
const offered = /\b(?:limits?|aggregate|occurrence|each claim|retention|deductible|SIR|insured value)\b/i

/** What each block says of each option; nothing where it is about all of them. */
function splitBlocks(blocks: readonly Block[]): OptionPart[][] {
  const titled = titledOptions(blocks)
  if (titled) return titled
  return blocks.map((block) =>
    block.kind === 'table' ? (inColumns(block) ?? inRows(block, blocks) ?? []) : optionsInText(block),
  )
}

const title =
  /^(?:option|plan|alternative|quote|proposal)\s*(?:no\.?|number)?\s*#?\s*(?:[1-6]|[A-F]|I{1,3})\b/i
const bare = /^(?:[1-6]|[A-F]|I{1,3})$/
const longestTitle = 60

function nameOf(text: string): string {
  const [own = text] = title.exec(text) ?? []
  return (bare.test(text) ? `option ${text}` : own).replace(/^\p{Lu}+/u, (word) => word.toLowerCase())
}

/** "Option 1 – $1,000,000 limit", above what it offers. */
function titledOptions(blocks: readonly Block[]): OptionPart[][] | null {
  const titles = blocks.flatMap((block) =>
    block.kind !== 'table' && block.text.length <= longestTitle && title.test(block.text.trim())
      ? [block]
      : [],
  )
  const names = [...new Set(titles.map(({ text }) => nameOf(text.trim())))]
  if (names.length < 2 || titles.some(({ text }) => /\$.*\$/.test(text))) return null
  let current: (typeof titles)[number] | null = null
  const parts = blocks.map((block): OptionPart[] => {
    const own = titles.find((each) => each === block)
    if (own) current = own
    else if (
      current &&
      (current.kind === 'heading'
        ? !block.headings.includes(current.text)
        : block.kind === 'heading' || (names.at(-1) === nameOf(current.text.trim()) && !hasAmount(block)))
    )
      current = null
    return current ? [{ name: nameOf(current.text.trim()), blocks: [block] }] : []
  })
  const isPriced = names.every((name) =>
    parts.flat().some((part) => part.name === name && part.blocks.some(hasAmount)),
  )
  return isPriced ? parts : null
}

function textOf(block: Block): string {
  return block.kind === 'table'
    ? block.rows
        .flat()
        .map(({ text }) => text)
        .join(' ')
    : block.text
}

function hasAmount(block: Block): boolean {
  return /\$\s?\d/.test(textOf(block))
}

function rowsOf(block: TableBlock): (readonly Cell[])[] {
  return block.header ? [block.header, ...block.rows] : [...block.rows]
}

/** "Expiring | Renewal": what is offered is the later one. */
function withoutExpiring(reading: Reading): Reading {
  const blocks = reading.blocks.map((block) => {
    if (block.kind !== 'table') return block
    const titles = rowsOf(block)[0]?.map(({ text }) => text.trim()) ?? []
    const old = titles.findIndex((text, at) => at > 0 && expiring.test(text))
    if (old < 0 || !titles.some((text, at) => at !== old && proposed.test(text))) return block
    const kept = (row: readonly Cell[]) =>
      withPrinted(
        row,
        row.filter((_, at) => at !== old),
      )
    return { ...block, header: block.header && kept(block.header), rows: block.rows.map(kept) }
  })
  return blocks.every((block, at) => block === reading.blocks[at]) ? reading : { ...reading, blocks }
}

const expiring = /^(?:expiring|current|prior|previous|last year|in force)\b/i
const proposed = /^(?:renewal|proposed|quoted?|new|our (?:offer|quote)|offered|this year)\b/i

const amount = /^(?:\$|USD)\s?\d[\d,]*(?:\.\d\d)?(?:\s?(?:M|MM|million|K))?\b/i
const otherTerm = /\b(?:expiring|current|renewal|prior|last year|in force)\b/i

const tier =
  /^(?:low|lower|basic|base|standard|good|better|best|recommended|preferred|enhanced|high|higher|bronze|silver|gold|platinum)(?: (?:option|plan|limits?))?$/i
const isOfOptions = /\b(?:options?|plans?|alternatives?|quotes?)\b/i
const isLimit = /\b(?:limits?|aggregate|occurrence|each claim)\b/i

/** "OPTION | 1 | 2", and "Limit | $1,000,000 | $2,000,000" above the premium of each. */
function inColumns(block: TableBlock): OptionPart[] | null {
  const all = rowsOf(block)
  const [first] = all
  const titles = first?.map(({ text }) => text.trim()) ?? []
  const [corner = '', ...heads] = titles
  if (heads.length < 2) return null
  const isTitled =
    heads.every((head) => title.test(head) || bare.test(head) || tier.test(head)) &&
    new Set(heads).size === heads.length &&
    (heads.some((head) => title.test(head)) ||
      heads.every((head) => tier.test(head)) ||
      isOfOptions.test(corner))
  const isByLimit =
    (corner === '' || isLimit.test(corner) || isOfOptions.test(corner)) &&
    heads.every((head) => amount.test(head)) &&
    new Set(heads).size === heads.length &&
    all.some(
      ([label, ...values]) =>
        /\bpremium\b/i.test(label?.text ?? '') && values.every(({ text }) => amount.test(text.trim())),
    )
  if ((!isTitled && !isByLimit) || titles.some((each) => otherTerm.test(each))) return null
  return heads.map((head, at) => ({
    name: isTitled ? nameOf(head) : `${amount.exec(head)?.[0] ?? head} limit`,
    blocks: [
      {
        ...block,
        header: null,
        rows: (isTitled ? all.slice(1) : all).map((row, place) => {
          const own = [0, at + 1].flatMap((column) => row[column] ?? [])
          const isNamed = isTitled || place > 0 || isLimit.test(corner)
          return withPrinted(
            row.slice(0, at + 2),
            own.map((cell, column) =>
              isNamed || column > 0 ? cell : { ...cell, text: 'Limit of liability' },
            ),
          )
        }),
      },
    ],
  }))
}

/** "Option | Limit | Retention | Premium" above a row for each option. */
function inRows(block: TableBlock, blocks: readonly Block[]): OptionPart[] | null {
  const [head, ...rows] = rowsOf(block)
  const labels = head?.map(({ text }) => text.trim()) ?? []
  const premium = labels.findIndex((label) => /\bpremium\b|\bprice\b|\bcost\b/i.test(label))
  if (!head || rows.length < 2 || premium < 1) return null
  const firsts = rows.map(([first]) => first?.text.trim() ?? '')
  const isTitled =
    firsts.every((text) => title.test(text)) ||
    (/^(?:options?|plans?|alternatives?)\b/i.test(labels[0] ?? '') && firsts.every((text) => bare.test(text)))
  const isByLimit =
    /\blimits?\b|\baggregate\b/i.test(labels[0] ?? '') &&
    firsts.every((text) => amount.test(text)) &&
    !rows.some((row) => row.some(({ text }) => /\b(?:each|next|additional)\b/i.test(text)))
  const isPriced = rows.every((row) => amount.test(row[premium]?.text.trim() ?? ''))
  if ((!isTitled && !isByLimit) || !isPriced || new Set(firsts).size < rows.length) return null
  // Beside a limit and a premium of its own, a list of limits is what is also available.
  const apart = blocks.filter((each) => each !== block)
  if (!isTitled && apart.some((each) => each.kind === 'table' && hasPremium(each))) return null
  return rows.map((row, at) => ({
    name: isTitled ? nameOf(firsts[at] ?? '') : `${amount.exec(firsts[at] ?? '')?.[0]} limit`,
    blocks: [{ ...block, header: null, rows: pairsOf(head, row, isTitled ? 1 : 0) }],
  }))
}

function hasPremium({ rows }: TableBlock): boolean {
  return rows.some(
    (row) => /\bpremium\b/i.test(row[0]?.text ?? '') && row.some(({ text }) => amount.test(text)),
  )
}

/** A row with the labels above it, a line for each. */
function pairsOf(head: readonly Cell[], row: readonly Cell[], from: number): Cell[][] {
  return row.flatMap((value, at) => {
    const label = head[at]
    return at < from || !label?.text.trim() || !value.text.trim()
      ? []
      : [withPrinted(row.slice(0, at + 1), [label, value])]
  })
}

/** Some cells, of which the row up to them is quoted. */
function withPrinted(row: readonly Cell[], [first, ...others]: readonly Cell[]): Cell[] {
  const printed = row.flatMap(({ text }) => (text.trim() === '' ? [] : [text.trim()])).join(' ')
  return first ? [{ ...first, printed }, ...others] : []
}

/** "Also available: $3,000,000 for $5,880": what is told of it, with all that has no amount. */
function alternativesOf(reading: Reading): QuotedOption[] {
  if (offerPrice(reading) === null) return []
  return reading.blocks.flatMap((block) => {
    if (block.kind === 'table') return []
    return alternativesIn(block).map(({ name, blocks }) => ({
      name,
      reading: {
        ...reading,
        blocks: [...reading.blocks.filter((each) => each.kind !== 'table' && !hasAmount(each)), ...blocks],
      },
    }))
  })
}

function withoutAlternatives(reading: Reading): Reading {
  return {
    ...reading,
    blocks: reading.blocks.filter((block) => block.kind === 'table' || alternativesIn(block).length === 0),
  }
}
