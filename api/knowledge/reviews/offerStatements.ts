import { capitalized } from '../../platform/index.ts'
import { type Reading, sentencesOf } from '../../reading/index.ts'
import { detailFields } from '../details/detailFields.ts'
import type { PolicyFacts } from '../facts/policyFacts.ts'
import { dollars } from '../policies/policyMoney.ts'
import { spelledOut } from './coverageItem.ts'
import { isKindOfLimit, itemOf } from './coverageItems.ts'
import { coverageNamed } from './coverageNamed.ts'
import { exclusion, namesOf, spared } from './excludedThings.ts'
import { grantsIn } from './grantsIn.ts'
import { isKept } from './sameness.ts'
import { formLabel, isReadFrom, listedForms } from './listedForms.ts'
import { offerDeductibles } from './offerDeductibles.ts'
import { offerTables } from './offerTables.ts'
import { offerTerms } from './offerTerms.ts'
import { lineOfOffer, pairedLimits, pairInSentence } from './pairedLimits.ts'
import { partsOf } from './partsOf.ts'
import {
  isOfSeveral,
  moneyIn,
  ofUnderlying,
  perPayment,
  type Place,
  severalAmounts,
  statement,
  type Statement,
} from './statement.ts'
import { linesIn, readStatements } from './statements.ts'
import { withPrices } from './withPrices.ts'

/** What an offer says: its labeled values, the parts of its lists, and what its sentences give in passing. */
export function offerStatements(whole: Reading): Statement[] {
  const reading = { ...whole, blocks: offerTables(whole.blocks) }
  const kind = lineOfOffer(reading)
  const read = withTotals(readStatements(reading).map(withHeading))
    .flatMap((each) => pairedLimits(each, kind) ?? partsOf(each))
    // What has to be given before binding is a condition, whatever amounts it names.
    .filter(({ label }) => !/^(?:subjectivit|subject to\b|binding requirement)/i.test(label))
    // "5% of the insured value of each building, minimum $100,000" insures no building.
    .filter((each) => isKept(each) || !/\bmin(?:imum|\.)?$/i.test(each.label))
  const keys = new Set(read.flatMap(({ item }) => item?.key ?? []))
  const isBelowRead = read.some(({ label }) => /^underlying\b/i.test(label))
  const passing = reading.blocks.flatMap((block) => {
    const place = { page: block.page, headings: block.headings, origin: 'declarations' } as const
    const lines =
      block.kind === 'table'
        ? [...(block.header ? [block.header] : []), ...block.rows].map((row) =>
            row.map(({ text }) => text.trim()).join(' '),
          )
        : linesIn(block)
    // What other policies have to insure below an umbrella is not what it insures.
    if (block.kind !== 'table' && ofUnderlying.test(block.text))
      return isBelowRead ? [] : below(block.text, place)
    // A cell may hold the price before its own: "TRIA $148 Total".
    const sentences = lines
      .flatMap((line) => sentencesOf(line))
      .filter((line) => block.kind !== 'table' || /\$[\d,.]*\d [A-Z][a-z]+ \$/.test(line))
    return [
      ...sentences.flatMap((quote) => [...inPassing(quote, place), ...pairInSentence(quote, place, kind)]),
      ...lines.flatMap((line) => [...offerTerms(line, place), ...grantsIn(line, place)]),
    ]
  })
  // Labeled values are read more reliably than sentences.
  const excluded = new Set(
    read.flatMap(({ standing, label }) => (standing === 'excluded' ? [label.toLowerCase()] : [])),
  )
  const more = passing.filter((given, at) => {
    const { item, label, standing, headings } = given
    // "$10,000 each occurrence" below "Self-insured retention" is no limit.
    if (/\b(?:retention|deductible)s?$/i.test(headings.at(-1) ?? '') && !isKept(given)) return false
    if (standing === 'excluded' && excluded.has(label.toLowerCase())) return false
    return item
      ? !keys.has(item.key)
      : ![...read, ...passing.slice(0, at)].some((each) => each.label === label)
  })
  const valued = [...read, ...more].find(
    ({ amount, text }) => amount !== null && valuations.some((each) => each.test(text)),
  )
  const valuation =
    valued && !keys.has('valuation')
      ? [statement('Valuation', valued.text.replace(/^.*?\$[\d,.]*\d\s*/, ''), valued.quote, valued)]
      : []
  const waits = keys.has('waitingPeriod') ? [] : read.flatMap((each) => waitOf(each))
  const all = [...read, ...more, ...valuation, ...waits].flatMap(namedExclusion)
  return withPrices(offerDeductibles(all, reading), reading).map((each) =>
    isOfSeveral(each.text) ? { ...each, text: severalAmounts, amount: null } : each,
  )
}

/**
 * Every statement of a document, with the exclusions it lists, and the limits and exclusions that only its facts have; without facts
 * for one option of a quote, whose limits may be those of another option there.
 */
export function coverageStatements(reading: Reading, facts: PolicyFacts | null): Statement[] {
  // A sentence that excludes something of a coverage does not take the whole coverage away.
  const listed = listedForms(reading)
  const forms = listed.flatMap((form): Statement[] => {
    if (form.standing !== 'excluded') return []
    const place = { page: form.page, headings: [], origin: 'declarations' } as const
    return [{ ...statement(formLabel(form), 'Excluded', form.quote, place), item: null }]
  })
  const stated = offerStatements(reading)
    .filter((each) => !isReadFrom(listed, each))
    .map((each) =>
      each.standing === 'excluded' && each.label.length > longestName ? { ...each, item: null } : each,
    )
  const read = [...stated, ...forms]
  if (facts === null) return read
  const keys = new Set(read.map(({ item }) => item?.key))
  const amounts = detailFields.flatMap(({ path, label, of }): Statement[] => {
    const { fact } = of(facts)
    if (fact === null || !(path.startsWith('limits.') || path === 'deductible')) return []
    const text = dollars(Number(fact.value))
    const place = { page: fact.page, headings: [], origin: 'declarations' } as const
    const candidate = statement(label, text, fact.quote, place)
    // One deductible may be read under two names.
    const isStated = read.some(
      ({ item, amount }) =>
        keptKey.test(item?.key ?? '') && keptKey.test(path) && amount === candidate.amount,
    )
    return candidate.item === null || keys.has(candidate.item.key) || isStated ? [] : [candidate]
  })
  const exclusions = facts.exclusions.flatMap(({ title, policyQuotes: [proof] }): Statement[] => {
    if (!proof || subjectTo.test(proof.quote)) return []
    if (read.some(({ standing, quote }) => standing === 'excluded' && quote.includes(proof.quote))) return []
    const words = proof.quote.replace(/[.;]$/, '')
    const place = { page: proof.page, headings: [], origin: 'declarations' } as const
    const label = exclusion(words) ?? (words.length <= longestExclusion ? words : title)
    return [{ ...statement(label, 'Excluded', proof.quote, place), item: null }]
  })
  return [...read, ...amounts, ...exclusions]
}

/** An exclusion by what it excludes; none for what an offer is subject to, although it may stand below the exclusions. */
function namedExclusion(each: Statement): Statement[] {
  if (each.standing !== 'excluded') return [each]
  if (subjectTo.test(each.quote)) return []
  return doesNotApply.test(each.label)
    ? [{ ...each, label: capitalized(each.label.replace(doesNotApply, '')) }]
    : [each]
}

const subjectTo = /^(?:subjectivit(?:y|ies)|contingenc(?:y|ies)|(?:this quote is )?subject to)\b/i
/** "This insurance does not apply to work with open flame" is named by what it excludes. */
const doesNotApply =
  /^(?:this|the) (?:insurance|policy|coverage) does not (?:apply to|cover) (?!any of the following)/i

/** "$500,000 after a waiting period of 8 hours": how long a loss of income is not paid. */
function waitOf({ item, text, quote, ...place }: Statement): Statement[] {
  const hours =
    /\b(?:after|waiting period)\b[^.;]{0,30}?\b(\d{1,3}) hours\b|\b(\d{1,3})[ -]hours? wait|^\$[\d,]+, (\d{1,3}) hours$/i.exec(
      text,
    )
  const count = hours?.slice(1).find((each) => each !== undefined)
  return item?.key === 'businessIncome' && count
    ? [statement('Waiting period', `${count} hours`, quote, place)]
    : []
}

const keptKey = /deductible|retention/i

/** Longer than the name of a coverage. */
const longestName = 50
/** A longer one is identified by its title. */
const longestExclusion = 140

const generic = /^(?:sub-?limits?|limits?|all other(?: perils)?|each|per|any|annual|aggregate)\b/i
const keptHeading = /\b(deductible|retention)s?\b/i

/** "Sublimit, each event" takes the name of the heading above it, and so does "All other perils" under "Deductibles". */
function withHeading(each: Statement): Statement {
  const heading = each.headings.findLast((text) => text.trim() !== '') ?? ''
  // What other policies have to carry below an umbrella is not what it offers.
  if (
    ofBelow.test(each.headings.slice(-3).join(' ')) &&
    each.amount !== null &&
    !/underlying|retention|\bSIR\b/i.test(each.label)
  ) {
    // "Each occurrence", in the row of general liability.
    const row = each.headings.slice(each.headings.findLastIndex((text) => ofBelow.test(text)) + 1).at(-1)
    const line = isKindOfLimit(each.label) ? coverageNamed(row ?? '') : null
    const named = line?.key === 'eachOccurrence' ? 'general liability' : line?.label
    const own = [named, spelledOut(each.label)]
      .flatMap((name) => name?.replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase()) ?? [])
      .join(' ')
    return { ...each, item: null, label: `Underlying ${own}` }
  }
  // "Retention for this section" doesn't apply to the whole offer.
  const own = /^((?:deductible|retention)s?) (?:for|of) this (?:section|part|coverage)$/i.exec(
    each.label,
  )?.[1]
  if (own) return { ...each, item: null, label: `${each.headings.at(-2) ?? heading} ${own.toLowerCase()}` }
  if (
    each.item !== null ||
    each.amount === null ||
    heading === '' ||
    // Its own row: "Crisis response $250,000, no retention".
    heading.startsWith(each.label) ||
    heading.includes(':') ||
    heading.length > longestHeading
  )
    return each
  const kept = keptHeading.exec(heading)?.[1]?.toLowerCase()
  if (kept && !keptHeading.test(each.label))
    return { ...statement(`${each.label} ${kept}`, each.text, each.quote, each), amount: each.amount }
  return generic.test(each.label) ? { ...each, label: `${heading} ${each.label}` } : each
}

const ofBelow = /\bunderlying\b|\bin force below\b|\bbelow (?:this|the|our) (?:umbrella|policy|excess)/i
const longestHeading = 60

/** "Underlying required: GL 1M/2M/2M; auto 1M": what other policies have to carry, as it is written. */
function below(text: string, place: Place): Statement[] {
  const [, carried] = /^[\w -]{0,40}\bunderlying\b[\w -]{0,40}[.:]\s+(.{5,160}?)\.?$/i.exec(text) ?? []
  return carried ? [{ ...statement('Underlying', carried, text, place), item: null, amount: null }] : []
}

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

/** Where a sentence of prices and terms may be taken apart. */
const clauses =
  /[;,]\s+(?=[a-z$])|,\s+(?=[A-Z][\w ]{2,30} \$)|\s+(?:plus|\+|=)\s+|\s+\(|\)(?:\s+|$)|(?<=\$[\d,]*\d)\s+(?:\/\s+)?(?=[A-Z])/

/** "TRIA rejected". */
const refusedTerm =
  /^([a-z][a-z &/-]{2,40}?)(?: (?:is|was|has been))? (rejected|declined|not (?:included|selected|elected|purchased))$/i

/** "Annual premium $8,540, policy fee $75, no inspection fee", "Flood and earthquake are covered." */
function inPassing(quote: string, place: Place): Statement[] {
  const without = quote.replace(/[.]$/, '')
  const defense = /\bdefen[cs]e\b.{0,40}\b(?:in addition|outside|inside|within|reduces?|erodes?)\b/i.test(
    quote,
  )
  if (defense) return [statement('Defense', without, quote, place)]
  const [, given, taken, tail] =
    /^([A-Z][\w ,/&-]{2,60}?) (?:(?:is|are) (?:also )?(?:covered|included|followed)|((?:is |are )?(?:excluded|not covered|not followed)))( (?:at no|where the law|without)\b.{0,40})?$/.exec(
      without,
    ) ?? []
  if (given && !spared.test(without)) {
    return namesOf(given).map((name) => ({
      ...statement(capitalized(name), taken ? 'Excluded' : 'Included', quote, place),
      text: taken ? 'Excluded' : tail ? without : 'Included',
    }))
  }
  if (/\bunderlying\b/i.test(quote)) return []
  return without.split(clauses).flatMap((whole) => {
    const part = whole.trim()
    const [, refused, how] = refusedTerm.exec(part) ?? []
    if (refused && how && itemOf(refused)) return [statement(refused, capitalized(how), quote, place)]
    const [, share, kept] = /^\d+(?:\.\d+)? ?% ([a-z ]{2,30}) of (\$[\d,.]*\d)$/.exec(part) ?? []
    if (share && kept && itemOf(share)) return [statement(share, kept, quote, place)]
    const [, before, first] = /^([a-z][a-z /&-]{2,45}?):? (\$[\d,.]*\d)(?: [a-z ]{0,25})?$/i.exec(part) ?? []
    const [, second, behind] = /^(\$[\d,.]*\d) (?:for |of )?([a-z][a-z /&-]{3,40})$/i.exec(part) ?? []
    const label = (before ?? behind)?.replace(/^(?:and|for a|for) /i, '')
    const amount = first ?? second
    // "Retention $50,000 each claim, $75,000 for class actions".
    const keeps = /^(deductible|retention) \$/i.exec(without)?.[1]
    if (keeps && second && behind && / for /.test(part))
      return [{ ...statement(`${behind} ${keeps.toLowerCase()}`, second, quote, place), item: null }]
    // "9 installments ($7 fee each)"
    const isOfPayments =
      perPayment.test(part) ||
      (/^(?:\w+ )?fees?(?: each)?$/i.test(label ?? '') &&
        perPayment.test(without) &&
        !/\bpolicy\b/i.test(label ?? ''))
    if (label && amount && itemOf(label) && !isOfPayments && moneyIn(amount) !== null)
      return [statement(label, amount, quote, place)]
    // "There is no deductible", "Written with no self-insured retention".
    const [, waived] =
      /^(?:(?:there (?:is|are)|(?:is |are )?written|with|subject to|carries|has) )*no ((?:[a-z/-]+ ){0,2}(?:deductible|retention|SIR))s?(?: (?:applies|apply|amount))?$/i.exec(
        part,
      ) ?? []
    if (waived && itemOf(waived)) return [statement(capitalized(waived), 'None', quote, place)]
    if (
      /^(?:there (?:is|are) |we (?:add|charge) )?no (?:policy |broker |other |additional )?(?:fees?|tax(?:es)?)(?:(?:,|,? (?:or|and)) (?:no )?(?:tax(?:es)?|surcharges?|fees?))*$/i.test(
        part,
      )
    )
      return [{ ...statement('Fees', part, quote, place), amount: 0 }]
    return /^(?:[\w-]+ billing|in full at \w+|payment is due .{3,40}|[\w -]{0,30}\b(?:instal?lments|payments))$/i.test(
      part,
    )
      ? [statement('Payment plan', part, quote, place)]
      : []
  })
}
