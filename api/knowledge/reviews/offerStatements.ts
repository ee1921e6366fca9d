import { type Reading, sentencesOf } from '../../reading/index.ts'
import { spelledOut } from './coverageItem.ts'
import { itemOf } from './coverageItems.ts'
import { moneyIn, statement, type Statement } from './statement.ts'
import { linesIn, readStatements } from './statements.ts'

/** What an offer says: its labeled values, the parts of its lists, and what its sentences give in passing. */
export function offerStatements(reading: Reading): Statement[] {
  const read = withTotals(readStatements(reading).map(withHeading)).flatMap((each) => partsOf(each))
  const keys = new Set(read.flatMap(({ item }) => item?.key ?? []))
  const passing = reading.blocks.flatMap((block) =>
    block.kind === 'table'
      ? []
      : linesIn(block)
          .flatMap((line) => sentencesOf(line))
          .flatMap((quote) =>
            inPassing(quote, { page: block.page, headings: block.headings, origin: 'declarations' }),
          ),
  )
  // What is labeled was read better than what stands in a sentence.
  const more = passing.filter(({ item, label }) =>
    item ? !keys.has(item.key) : !read.some((each) => each.label === label),
  )
  const valued = [...read, ...more].find(
    ({ amount, text }) => amount !== null && valuations.some((each) => each.test(text)),
  )
  const valuation =
    valued && !keys.has('valuation')
      ? [statement('Valuation', valued.text.replace(/^.*?\$[\d,.]*\d\s*/, ''), valued.quote, valued)]
      : []
  return [...read, ...more, ...valuation]
}

const generic = /^(?:sub-?limits?|limits?|all other(?: perils)?|each|per|any|annual|aggregate)\b/i
const keptHeading = /\b(deductible|retention)s?\b/i

/** "Sublimit, each event" is called by the heading it stands under, and so is "All other perils" under "Deductibles". */
function withHeading(each: Statement): Statement {
  const heading = each.headings.findLast((text) => text.trim() !== '') ?? ''
  if (
    each.item !== null ||
    each.amount === null ||
    heading === '' ||
    heading.includes(':') ||
    heading.length > longestHeading
  )
    return each
  const kept = keptHeading.exec(heading)?.[1]?.toLowerCase()
  if (kept && !keptHeading.test(each.label))
    return { ...statement(`${each.label} ${kept}`, each.text, each.quote, each), amount: each.amount }
  return generic.test(each.label) ? { ...each, label: `${heading} ${each.label}` } : each
}

const longestHeading = 60

/** Of several totals the largest is what is paid; "Total premium" above its taxes is the premium, and the others are parts of it. */
function withTotals(all: readonly Statement[]): Statement[] {
  const totals = all.filter(({ item, amount }) => item?.key === 'total' && amount !== null)
  const most = Math.max(0, ...totals.map(({ amount }) => amount ?? 0))
  const premium = totals.find(({ label, amount }) => /premium/i.test(label) && amount !== most)
  if (!premium) return [...all]
  return all.map((each) => {
    if (each.item?.key === 'total' && each.amount === premium.amount)
      return { ...each, item: itemOf('Premium') }
    const isPart = each.item?.key === 'premium' && each.amount !== null && each.amount < (premium.amount ?? 0)
    return isPart ? { ...each, item: null } : each
  })
}

const valuations = [/\bat (?:a )?replacement cost\b/i, /\bat actual cash value\b/i, /\bat agreed value\b/i]

/** "Limit: $4,000,000 each occurrence and $4,000,000 aggregate", "Excluded: barges; mold": one statement each. */
export function partsOf(whole: Statement): Statement[] {
  const { item, label, text, quote } = whole
  if (whole.standing === 'excluded' && item === null && label.includes(';'))
    return label
      .replace(/^[^:;]{0,30}:\s*/, '')
      .split(/;\s+/)
      .map((part) => ({ ...statement(part, 'Excluded', quote, whole), item: null }))
  const isUnderlying = /\bunderlying\b/i.test(label)
  const parts = text.split(/;\s+|,? and (?=\$)/)
  if (parts.length < 2) return isUnderlying ? [{ ...whole, item: null, label: spelledOut(label) }] : [whole]
  const told = parts.flatMap((part) => {
    const [, before = '', amount, behind] =
      /^([a-z][a-z ]{0,40} )?(\$[\d,.]*\d),? ([a-z][a-z -]{3,40})$/i.exec(part) ?? []
    if (amount && behind) return [statement(`${before}${behind}`, amount, quote, whole)]
    const [, name, value] = /^([a-z][a-z ]{2,40}?) (\$[\d,.]*\d.*)$/i.exec(part) ?? []
    return name && value
      ? [
          isUnderlying
            ? { ...statement(name, value, part, whole), item: null, label: `Underlying ${name}` }
            : statement(name, value, part, whole),
        ]
      : []
  })
  return told.length === parts.length && told.every((each) => isUnderlying || each.item !== null)
    ? told
    : [whole]
}

type Place = Parameters<typeof statement>[3]

/** "Annual premium $8,540, policy fee $75, no inspection fee", "Flood and earthquake are covered." */
function inPassing(quote: string, place: Place): Statement[] {
  const without = quote.replace(/[.]$/, '')
  const defense = /\bdefen[cs]e\b.{0,40}\b(?:in addition|outside|inside|within|reduces?|erodes?)\b/i.test(
    quote,
  )
  if (defense) return [statement('Defense', without, quote, place)]
  const excluded = /^exclu(?:sions?|ded)\b[^:.]{0,25}:\s+(.+;.+)$/i.exec(without)?.[1]
  if (excluded)
    return excluded
      .split(/;\s+/)
      .map((part) => ({ ...statement(part, 'Excluded', quote, place), item: null }))
  const [, given, taken, tail] =
    /^([A-Z][\w ,/&-]{2,60}?) (?:(?:is|are) (?:also )?(?:covered|included|followed)|((?:is |are )?(?:excluded|not covered|not followed)))( (?:at no|where the law|without)\b.{0,40})?$/.exec(
      without,
    ) ?? []
  if (given) {
    const names = given.split(/,? and /)
    const own = names.every((name) => itemOf(name) !== null) ? names : [given]
    return own.map((name) => ({
      ...statement(name, taken ? 'Excluded' : 'Included', quote, place),
      text: taken ? 'Excluded' : tail ? without : 'Included',
    }))
  }
  if (/\bunderlying\b/i.test(quote)) return []
  return without.split(/[;,]\s+(?=[a-z$])|\s+plus\s+/).flatMap((part) => {
    const [, share, kept] = /^\d+(?:\.\d+)? ?% ([a-z ]{2,30}) of (\$[\d,.]*\d)$/.exec(part) ?? []
    if (share && kept && itemOf(share)) return [statement(share, kept, quote, place)]
    const [, before, first] = /^([a-z][a-z /&-]{2,45}?):? (\$[\d,.]*\d)(?: [a-z ]{0,25})?$/i.exec(part) ?? []
    const [, second, behind] = /^(\$[\d,.]*\d) (?:for |of )?([a-z][a-z /&-]{3,40})$/i.exec(part) ?? []
    const label = before ?? behind
    const amount = first ?? second
    // "Retention $50,000 each claim, $75,000 for class actions".
    const keeps = /^(deductible|retention) \$/i.exec(without)?.[1]
    if (keeps && second && behind && / for /.test(part))
      return [{ ...statement(`${behind} ${keeps.toLowerCase()}`, second, quote, place), item: null }]
    if (label && amount && itemOf(label) && !/\binstal?lment/i.test(label) && moneyIn(amount) !== null)
      return [statement(label, amount, quote, place)]
    if (/^no (?:policy |other )?fees?$/i.test(part))
      return [{ ...statement('Fees', part, quote, place), amount: 0 }]
    return /^(?:[\w-]+ billing|in full at \w+|payment is due .{3,40}|[\w -]{0,30}\b(?:instal?lments|payments))$/i.test(
      part,
    )
      ? [statement('Payment plan', part, quote, place)]
      : []
  })
}
