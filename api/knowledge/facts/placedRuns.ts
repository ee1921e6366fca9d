import type { Reading, TextBlock } from '../../reading/index.ts'
import { fieldOf } from './amountDictionary.ts'
import { holds } from './cellGeometry.ts'
import type { DocumentPart } from './documentParts.ts'
import { limitRun, type LimitRun } from './limitRun.ts'
import { limitSentence } from './limitSentence.ts'
import type { Cell } from './pageCells.ts'
import { priceRun } from './priceRun.ts'
import { partBlocks, type Sentence, textsOf } from './partSentences.ts'

/** A run of limits and where it is. */
interface PlacedRun {
  readonly run: LimitRun
  readonly sentence: Sentence
}

/** "Limits: $1M Occ / $2M Gen Agg": the runs of limits, and of prices, in the text of a part. */
export function runsIn(part: DocumentPart, reading: Reading): PlacedRun[] {
  const blocks = [...partBlocks(part, reading), ...cellBlocks(part, reading)].flatMap(withLines)
  const inText = blocks.flatMap((block) =>
    textsOf(block, periods).flatMap((sentence, at, all) => {
      const before = all.slice(0, at).findLast(({ text }) => limitSentence(text) === null)
      const run =
        runOf(sentence.text) ?? ownLimit(sentence, `${block.headings.at(-1) ?? ''} ${before?.text ?? ''}`)
      return run ? [{ run, sentence }] : []
    }),
  )
  const prices = part.pages.flatMap(priceRows)
  const priced = new Set(prices.flatMap(({ sentence }) => sentence.block.lines.map(({ line }) => line)))
  const isPriced = ({ sentence }: PlacedRun) => sentence.block.lines.some(({ line }) => priced.has(line))
  return [...inText.filter((run) => !isPriced(run)), ...prices]
}

/** A block with the lines in it that are runs, where it is none itself: what ends a line is not about what begins the next. */
function withLines(block: TextBlock): TextBlock[] {
  const isRun = block.lines.length < 2 || textsOf(block, periods).some(({ text }) => runOf(text) !== null)
  const runs = isRun ? [] : block.lines.filter(({ line }) => limitRun(line.text) !== null)
  return [
    block,
    ...runs.map((each) => ({
      ...block,
      text: each.line.text,
      page: each.page,
      box: each.line.box,
      lines: [each],
    })),
  ]
}

/** The cells beside "Item 5" that have several amounts: "Limits: $1,000,000 each claim / …". */
function cellBlocks({ pages }: DocumentPart, { blocks }: Reading): TextBlock[] {
  return pages.flatMap(({ page: { number }, lines }) => {
    const rows = blocks.flatMap((block) => (block.kind === 'table' ? block.rows : []))
    const items = rows.flatMap(([first, second, ...others]) =>
      first && second && others.length === 0 && itemMark.test(first.text) ? [second] : [],
    )
    return items.flatMap(({ text, page, box }): TextBlock[] =>
      page === number && severalAmounts.test(text)
        ? [
            {
              kind: 'paragraph',
              text,
              page,
              box,
              headings: [],
              lines: lines.flatMap((line) => (holds(box, line.box) ? [{ page, line }] : [])),
            },
          ]
        : [],
    )
  })
}

const itemMark = /^(?:item )?(?:\d{1,2}|[A-Z])[.):]?$/i
const severalAmounts = /\$\s?\d.*[/;,].*\$\s?\d/

/** The rows of a page that say after "PREMIUM" what each part costs: "PREMIUM   PROPERTY 6,114   LIABILITY 2,890   TOTAL 9,004". */
function priceRows({ page, lines }: DocumentPart['pages'][number]): PlacedRun[] {
  return lines
    .filter((line) => /^premiums?:?$/i.test(line.text))
    .flatMap((lead) => {
      const row = lines
        .filter(({ box }) => Math.abs(box.y - lead.box.y) < lead.size * 0.4 && box.x >= lead.box.x)
        .toSorted((a, b) => a.box.x - b.box.x)
      const text = row.map((line) => line.text).join(' ')
      const run = priceRun(text.replaceAll(/(?<![$\d,.] ?)\d{1,3}(?:,\d{3})+/g, (amount) => `$${amount}`))
      const { number } = page
      const block: TextBlock = {
        kind: 'paragraph',
        page: number,
        box: lead.box,
        headings: [],
        text,
        lines: row.map((line) => ({ page: number, line })),
      }
      return run ? [{ run, sentence: { text, page: number, box: lead.box, block } }] : []
    })
}

/** The text of a block without its runs of limits. */
export function withoutRuns(block: TextBlock): string {
  const sentences = textsOf(block, periods)
  const others = sentences.filter(({ text }) => runOf(text) === null)
  return others.length === sentences.length ? block.text : others.map(({ text }) => text).join(' ')
}

function runOf(text: string): LimitRun | null {
  return priceRun(text) ?? limitRun(text)
}

/** The limit of a sentence that names a coverage, unless it goes on with deductibles or prices. */
function ownLimit({ text }: Sentence, before: string): LimitRun | null {
  return /\b(?:deductibles?|ded|retentions?|premiums?|rates?|receipts|fees?|attendance)\b/i.test(before)
    ? null
    : limitSentence(text)
}

/** A colon or a semicolon does not end a run. */
const periods = /(?<=[A-Za-z0-9)]{2}\.)\s+(?=[A-Z"“(])/

/** Whether an amount on a page is one of a run, which tells what it is. */
export function isOfRun({ run, sentence }: PlacedRun, { line, page, box }: Cell, cents: number): boolean {
  return (
    run.amounts.includes(cents) &&
    sentence.block.lines.some(
      (each) => each.page === page && each.line.text === line && holds(each.line.box, box),
    ) &&
    (line.includes(sentence.text) || sentence.text.includes(line) || sharesEnd(sentence.text, line))
  )
}

/** Whether a line begins or ends within a sentence that goes over several lines. */
function sharesEnd(sentence: string, line: string): boolean {
  return (
    line.endsWith(sentence.slice(0, 12)) ||
    sentence.includes(line.slice(-24)) ||
    sentence.includes(line.slice(0, 24))
  )
}

/** The amounts of a run that have one. */
export function amountsOfRun({ run, sentence }: PlacedRun, context: string) {
  const { text, page, box, block } = sentence
  const above = block.headings.at(-1) ?? ''
  // What other policies below an umbrella insure is not what it insures.
  if (box === null || /\bunderlying\b/i.test(above) || ofUnderlying.test(block.text)) return []
  const heading = run.subject || above
  return run.limits.flatMap(({ label, cents, text: printed }) => {
    if (cents === null) return []
    const cell = {
      text: printed,
      box,
      page,
      size: 0,
      isBold: false,
      amount: cents,
      line: text,
      words: [],
      heading,
    }
    const field = fieldOf(label, heading, context, '')
    return [{ field, label, column: '', heading, cents, cell, quote: text, score: 0.9 }]
  })
}

/** How a paragraph about the policies below an umbrella begins. */
const ofUnderlying = /^(?:[\w-]+ ){0,3}underlying\b/i
