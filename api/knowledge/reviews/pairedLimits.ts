import { capitalized } from '../../platform/index.ts'
import type { Reading } from '../../reading/index.ts'
import { centsOf, sum } from '../facts/limitRun.ts'
import { dollars } from '../policies/policyMoney.ts'
import { spelledOut } from './coverageItem.ts'
import { coverageNamed } from './coverageNamed.ts'
import { familiesIn, type Family, familyLabels, familyOfItemKey } from './insuredFamilies.ts'
import { type Place, type Statement, statement } from './statement.ts'

const pair = new RegExp(
  String.raw`^(${sum})(?:,? ((?:each|per|any one|any single|ea\.?) [a-z]+(?: [a-z]+)?|occ(?:urrence)?\.?))?\s*(?:[/,;]|\band\b)\s*(${sum})(?: (?:in (?:the )?)?((?:(?:annual|policy|general) )?agg(?:regate|\.)?))?\.?$`,
  'i',
)
/** Lines whose limits are written so; those of autos and of employers are for each person first. */
const paired = /^(?:liability|umbrella|professional|cyber|pollution|employment|liquor)$/
const isLimit = /\blimits?(?: of (?:liability|insurance|indemnity))?$/i

/**
 * "Limits of liability: USD 1M any one claim, 3M aggregate", "Limit 1M / 2M": the limit of each claim or occurrence and
 * that of all of them. Null for any other statement.
 */
export function pairedLimits(
  { label, text, quote, ...place }: Statement,
  line: Family | null,
): Statement[] | null {
  const [, each, unit = '', all, aggregate] = pair.exec(text.trim()) ?? []
  const [first, second] = [each, all].map((amount) => centsOf(amount ?? ''))
  const subject = coverageNamed(spelledOut(label).replace(isLimit, ''))
  const family = subject ? familyOfItemKey(subject.key) : line
  const isOfLine = paired.test(family ?? '')
  if (first == null || second == null || second < first || /\bperson|\bemployee/i.test(unit)) return null
  if ((!isLimit.test(label) && subject === null) || /\bunderlying\b/i.test(label)) return null
  if (!isOfLine && !(aggregate && family === null)) return null
  const byClaim = !/^(?:liability|umbrella|liquor)$/.test(family ?? 'liability')
  const name =
    unit.replace(/^(?:any one|any single|per|ea\.?)\b\.?/i, 'each') ||
    (byClaim ? 'each claim' : 'each occurrence')
  const own = family ? familyLabels[family] : (subject?.label ?? '')
  const around: Place = { ...place, headings: own === '' ? place.headings : [...place.headings, own] }
  return [
    named(capitalized(name.toLowerCase()), first),
    named(family === 'liability' ? 'General aggregate' : 'Aggregate', second),
  ]

  function named(kind: string, cents: number): Statement {
    const read = statement(kind, dollars(cents), quote, around)
    return read.item || own === '' ? read : { ...read, label: `${capitalized(own)} ${kind.toLowerCase()}` }
  }
}

const announced = new RegExp(
  String.raw`\blimits?(?: of (?:liability|insurance|indemnity))?(?: (?:of|are|is))?:?\s+(?=${sum})(.+)$`,
  'i',
)

/** The same in a sentence: "We offer limits of $1M per claim and $3M in the aggregate." */
export function pairInSentence(quote: string, place: Place, line: Family | null): Statement[] {
  const said = announced.exec(quote)?.[1]
  return said === undefined ? [] : (pairedLimits(statement('Limit', said, quote, place), line) ?? [])
}

const mostOpening = 12

/** The one line of business that the opening of an offer names; null when it names none or several. */
export function lineOfOffer({ blocks }: Reading): Family | null {
  const opening = blocks
    .slice(0, mostOpening)
    .flatMap((block) => (block.kind === 'table' ? [] : [block.text]))
  const named = new Set(opening.flatMap((text) => familiesIn(text)))
  const [own] = named
  return named.size === 1 && own ? own : null
}
