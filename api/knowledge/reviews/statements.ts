import type { Reading, TableBlock } from '../../reading/index.ts'
import { exclusionHeading, exclusionTitle, formsOfRun } from './excludedThings.ts'
import { formsIn } from './formsIn.ts'
import { pairedBlocks } from './pairedBlocks.ts'
import { leadingAmounts } from './listedAmounts.ts'
import { proseStatements } from './proseStatements.ts'
import { type Statement, statement } from './statement.ts'
import { tableStatements } from './tableStatements.ts'
import { isForSomeOnly, ofFiling, verbsOfChange } from '../facts/changesLimits.ts'

/** Every labeled value of a document: in tables, as "label: value", and in sentences that set an amount. */
export function readStatements(reading: Reading): Statement[] {
  const all = formsIn(reading)
  const changing = new Set(
    all.flatMap(({ block, form }) =>
      form !== null && changes.test(`${form} ${wordsIn(block)}`) ? [form] : [],
    ),
  )
  const replacing = new Set(
    all.flatMap(({ block }) =>
      block.kind !== 'table' && block.headings.length > 0 && replacesBelow.test(block.text)
        ? [block.headings.join('\n')]
        : [],
    ),
  )
  function placeOf({ block, form }: (typeof all)[number]) {
    const headings =
      form === null || block.headings.includes(form) ? block.headings : [...block.headings, form]
    const isChange =
      isEndorsement(headings) || changing.has(form ?? '') || replacing.has(block.headings.join('\n'))
    const origin = isChange ? 'endorsement' : 'declarations'
    return { page: block.page, headings, origin } as const
  }
  const pairs = pairedBlocks(all)
  const values = new Set(pairs.map(({ at }) => at.block))
  const paired = pairs.flatMap(({ label, value, at }) => {
    const amounts = leadingAmounts(value, placeOf(at))
    return amounts.length > 1 ? amounts : [statement(label, value, `${label} ${value}`, placeOf(at))]
  })
  let leadIn: string | null = null
  const read = all.flatMap((each): Statement[] => {
    const { block } = each
    const stands = placeOf(each)
    // "Not covered:" in small type is the heading of the list below it.
    if (block.kind !== 'listItem') leadIn = null
    if (block.kind === 'paragraph' && block.text.endsWith(':') && exclusionHeading.test(block.text))
      leadIn = block.text
    const place = leadIn === null ? stands : { ...stands, headings: [...stands.headings, leadIn] }
    if (values.has(block)) return []
    if (block.kind === 'table')
      return withKept(block, tableStatements({ ...block, headings: place.headings }, place.origin))
    const lines = linesIn(block)
    const inProse = lines.flatMap((text) => proseStatements(text, place))
    // A line in large type may say something too: "Quote valid until 06/11/2026".
    if (block.kind !== 'heading' || lines.length !== 1) return inProse
    return inProse.flatMap((own) => {
      if (own.item === null) return []
      if (exclusionTitle.test(own.quote)) return [{ ...own, origin: 'endorsement' as const }]
      return /\d|^(?:nil|none)\b/i.test(own.text) ? [own] : []
    })
  })
  // A limit near the pool, or for one project, is not the limit of that coverage.
  return [...paired, ...read]
    .filter(({ headings }) => !ofFiling.test(headings.join(' ')))
    .map((each) => (isForSomeOnly(each.quote) ? { ...each, item: null } : each))
}

/** "Bodily injury and property damage combined | $10,000", under "Deductible liability insurance". */
function withKept({ headings, header }: TableBlock, read: Statement[]): Statement[] {
  const title = headings.at(-1) ?? ''
  const isOfDeductibles =
    /^(?!.*\b(?:limits?|coverages?|premiums?)\b).*\bdeductibles?\b/i.test(title) &&
    !header?.some(({ text }) => /\blimits?\b|\bdeductible|\bretention/i.test(text))
  return isOfDeductibles
    ? read.map((each) =>
        each.amount === null || /\b(?:deductible|retention)/i.test(each.label)
          ? each
          : statement(`${each.label} deductible`, each.text, each.quote, each),
      )
    : read
}

/** A paragraph that is really a list: every line of it begins anew, as the lines of a letter's terms do. */
export function linesIn({ text, lines }: Extract<Reading['blocks'][number], { text: string }>): string[] {
  const own = lines.map(({ line }) => line.text.trim())
  const begins = own.every((line) => /^[A-Z$•]/.test(line) || /^\d+(?:\.|%|\s)/.test(line))
  const runsOn = own
    .slice(0, -1)
    .some(
      (line) =>
        formsOfRun(line).length > 1 ||
        /(?:[,/]|\b(?:a|an|and|any|are|as|at|be|by|each|for|from|has|have|if|in|is|its|not|of|on|or|our|than|that|the|their|to|under|valid|was|were|when|which|with|within|your))$/i.test(
          line,
        ),
    )
  return own.length > 1 && begins && !runsOn && own.join(' ') === text ? own : [text]
}

/** What a form says when it changes the declarations. */
const changes = new RegExp(
  String.raw`\b(?:${verbsOfChange}|change)\b|\bthe most we (?:will )?pay\b|\bthe .{3,40} limit is \$|\bin place of\b|\bdeductible is (?!the\b)`,
  'i',
)

/** "The limits shown in the Declarations are replaced by the following:" */
const replacesBelow = new RegExp(
  String.raw`\b(?:${verbsOfChange}|deleted)\b[^.]{0,60}\b(?:following|below|these)\b[^.]{0,30}[:.]$`,
  'i',
)

function wordsIn(block: Reading['blocks'][number]): string {
  return block.kind === 'table' ? '' : block.text
}

function isEndorsement(headings: readonly string[]): boolean {
  return headings.some((heading) => /endorsement|amendment|amendatory|changes\b/i.test(heading))
}

/** What the document says about an item: an endorsement before the declarations, an amount before words. */
export function stated(statements: readonly Statement[], key: string): Statement | null {
  const about = statements.filter(({ item }) => item?.key === key)
  const rank = ({ origin, amount, percent, standing }: Statement) =>
    (origin === 'endorsement' ? 4 : 0) +
    (amount !== null || percent !== null ? 2 : 0) +
    (standing === 'stated' ? 0 : 1)
  return about.toSorted((a, b) => rank(b) - rank(a))[0] ?? null
}
