import { type Reading, sentencesOf, type TableBlock } from '../../reading/index.ts'
import { formsIn } from './formsIn.ts'
import { amountsIn } from './limitsNamed.ts'
import type { Evidence } from './policyWording.ts'
import { isExample } from './reviewedPolicy.ts'
import { moneyIn } from './statement.ts'

/** What the insured keeps of a loss, as the words of a policy state it. */
export interface StatedDeductible {
  /** "Wind or hail"; null where nothing names it. */
  readonly cause: string | null
  /** "$10,000 per occurrence". */
  readonly text: string
  /** Cents; of a share, the least amount that is kept. Null when there is none. */
  readonly amount: number | null
  /** Percent of what is insured; null for an amount. */
  readonly share: number | null
  readonly evidence: Evidence
}

/** Every deductible that the text and the tables of a policy state, wherever they are. */
export function statedDeductibles(policy: Reading): StatedDeductible[] {
  return formsIn(policy).flatMap(({ block, form }) => {
    const title = form ?? block.headings.at(-1) ?? null
    if (block.kind === 'table') return inTable(block, title)
    const sentences = sentencesOf(block.text)
    return sentences.flatMap((quote, at) => {
      const evidence = { quote, page: block.page, form: title }
      const [, cause, text] = refersBack.exec(quote) ?? []
      return cause && text && sentences.slice(0, at).some((each) => /\bdeductible\b/i.test(each))
        ? kept(cause, text, evidence)
        : inSentence(evidence)
    })
  })
}

/** "For broken glass it is $500.", behind a sentence on the deductible. */
const refersBack = /^(?:for|on) ([^.;$%]{3,60}?),? (?:it|this|the amount) is ((?:\$|\d).{1,60})$/i

/** "Other deductibles", above a table whose rows name only the cause. */
const titlesDeductibles = /\b(?:deductibles?|retentions?)\b(?! groups?\b)/i
const titlesOthers = /\b(?:limits?|premiums?|coverages?|causes of loss|extras?|extensions?)\b/i
/** "Self-insured retention", whose amount is in the next cell, whatever the title of its column. */
const labelAlone =
  /^(?!.*\b(?:less|minus|subject to|applies)\b)(?:[\w-]+ ){0,3}(?:deductible|retention|SIR)\W*$/i
const ofPrice = /\b(?:premiums?|prem|rates?|cost|price|charges?|fees?)\b/i

function inTable(table: TableBlock, title: string | null): StatedDeductible[] {
  const isTitled = table.header !== null && !table.header.some(({ text }) => /[$%]|\d{3}/.test(text))
  const titles = isTitled ? (table.header ?? []).map(({ text }) => text) : []
  const nearest = table.headings.at(-1) ?? title ?? ''
  const isOfDeductibles = titlesDeductibles.test(nearest) && !titlesOthers.test(nearest)
  const isKept = (at: number) =>
    titles.some((each) => titlesDeductibles.test(each))
      ? titlesDeductibles.test(titles[at] ?? '')
      : !/\blimits?\b/i.test(titles[at] ?? '')
  return [...(table.header && !isTitled ? [table.header] : []), ...table.rows].flatMap((row) => {
    const cells = row
      .map(({ text }, at) => ({ text: text.trim(), at }))
      .filter(({ text, at }) => {
        const isPrice = ofPrice.test(titles[at] ?? '') && !labelAlone.test(row[at - 1]?.text ?? '')
        return text !== '' && !isPrice
      })
    const page = row[0]?.page ?? table.page
    const evidence = { quote: cells.map(({ text }) => text).join(' '), page, form: title }
    const [cause, ...values] = cells
    const own =
      isOfDeductibles && cause
        ? values.flatMap(({ text, at }) => (isKept(at) ? kept(cause.text, text, evidence) : []))
        : []
    return own.length > 0 ? own : inSentence(evidence, isTitledDeductible(title) && !titles.some(isOfOthers))
  })
}

/** "$10,000 per occurrence", "2% of the limit, minimum $10,000", beside its cause. */
function kept(cause: string, text: string, evidence: Evidence): StatedDeductible[] {
  // "Policy fee $250", beside an address, is kept of no loss.
  if (!/^(?:\$|USD|\d)/.test(text)) return []
  const share = /(\d+(?:\.\d+)?) ?%/.exec(text)?.[1]
  const amount = amountsIn(text)[0]?.amount ?? null
  if (amount === null && share === undefined) return []
  return [{ cause, text, amount, share: share === undefined ? null : Number(share), evidence }]
}

const longestRow = 80

/** The words for what the insured keeps of a loss. */
export const keeps = String.raw`(?:deductibles?|(?:self-insured )?retentions?|SIR)`
/** "Less the deductible shown": only a reference, unless its amount follows. */
const reference = String.raw`(?! (?:shown|stated|listed|indicated|scheduled|applicable|below|above)\b(?![^$.;]{0,60}(?:\b(?:is|of|at|to)|[:=]) ?(?:\$|USD )))`
/** The word before its amount, with nothing between them that another amount could be for; or right behind it. */
const besideAmount = new RegExp(
  String.raw`\b${keeps}\b${reference}(?!s? (?:limit|does not))[^$.;]{0,90}?((?:\$|USD )\s?[\d,]*\d)|((?:\$|USD )\s?[\d,]*\d)[^$.;,]{0,25}\b${keeps}\b(?!:? (?:of |is )?(?:\$|USD ))|\b${keeps}(?::| is| of) (\d{1,3}(?:,\d{3})+)\b`,
  'gi',
)

function isTitledDeductible(title: string | null): boolean {
  return /\bdeductibles?\b/i.test(title ?? '') && !titlesOthers.test(title ?? '')
}

/** "Limit USD", over a column of amounts. */
function isOfOthers(title: string): boolean {
  return titlesOthers.test(title) && !titlesDeductibles.test(title)
}

/** "Flood: $250,000, deductible $25,000", "The retention that applies to fraud is $50,000". */
function inSentence(
  evidence: Evidence,
  isUnderTitle = isTitledDeductible(evidence.form),
): StatedDeductible[] {
  const { quote } = evidence
  if (isExample.test(quote)) return []
  const stating = (amount: number, text: string) => ({ cause: null, text, amount, share: null, evidence })
  // "Property damage $10,000 per occurrence.", in an endorsement on the deductible.
  if (isUnderTitle && quote.length < longestRow && !titlesOthers.test(quote))
    return amountsIn(quote).map(({ amount, text }) => stating(amount, text))
  return [...quote.matchAll(besideAmount)].flatMap(([, behind, before, unsigned]) => {
    const text = behind ?? before ?? `$${unsigned}`
    const amount = moneyIn(text)
    return amount === null ? [] : [stating(amount, text)]
  })
}
