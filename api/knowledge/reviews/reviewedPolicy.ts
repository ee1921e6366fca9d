import { dollars } from '../policies/policyMoney.ts'
import type { Reading } from '../../reading/index.ts'
import type { Fact, LimitName, PolicyFacts, WordingSuggestion } from '../facts/policyFacts.ts'
import { readPolicyFacts } from '../facts/readPolicyFacts.ts'
import { lineOfBusinessLabels } from '../policies/policyTerms.ts'
import { itemOf } from './coverageItems.ts'
import { itemNamed } from './coverageNamed.ts'
import { familyOfItemKey } from './insuredFamilies.ts'
import { tellingWords } from './likeWords.ts'
import { letteredAmounts } from './letteredAmounts.ts'
import { partsOf } from './partsOf.ts'
import { type Evidence, type PolicyWording, type Provision, readPolicyWording } from './policyWording.ts'
import { policySentences } from './coverageTerms.ts'
import { readStatements } from './statements.ts'
import { moneyIn, type Statement } from './statement.ts'
import { numberedChanges } from './numberedChanges.ts'
import { withStackedRows } from './withPlainRows.ts'
import { amendedLimits } from './amendedLimits.ts'
import { ofWholePolicy } from './asChanged.ts'
import { ownWords } from './sameness.ts'
import { changedPlaces } from './changedPlaces.ts'

/** A policy as the reviews compare it: its facts first, then everything else that it states. */
export interface ReviewedPolicy {
  readonly facts: PolicyFacts
  readonly statements: readonly Statement[]
  readonly wording: PolicyWording
  /** Whether it has the wording of forms or endorsements, not only declarations. */
  readonly hasWording: boolean
}

/** A sentence of a form or an endorsement. */
const clause =
  /\b(?:we|this (?:insurance|policy|endorsement)|you|the insured|our insurance|any person)\b.{0,120}\b(?:will|shall|do(?:es)? not|is|are|may|waive|cover|apply|follows)\b/i

export function readReviewedPolicy(reading: Reading): ReviewedPolicy {
  const facts = readPolicyFacts(reading)
  const sentences = policySentences(reading)
  const deductibles = facts.deductibles.filter((fact) => isDeductible(fact, sentences))
  const read = withoutPrices(
    readStatements({ ...reading, blocks: withStackedRows(reading.blocks) }).flatMap((each) =>
      each.item?.key === 'wcPerAccident' || sublimits.test(each.label) ? partsOf(each) : [each],
    ),
  ).filter(({ quote }) => !isExample.test(quote))
  const line = facts.scalars.lineOfBusiness.fact?.value
  const lines = line ? [lineOfBusinessLabels[line]] : []
  const changed = [...numberedChanges(sentences, lines), ...amendedLimits(sentences, lines)]
  const known = withoutWorkers(statementsOf({ ...facts, deductibles }))
    .filter(
      (each) =>
        !isContradicted(each, read) &&
        !isNumberAlone(each, changed) &&
        !isSumOfPlaces(each, facts) &&
        !changed.some((other) => isReplaced(each, other)),
    )
    .map((each) => ({ ...each, quote: wholeLine(each.quote, sentences) }))
  const settled = withoutWorkers(read)
  const keys = new Set(known.flatMap(({ item }) => item?.key ?? []))
  // Locations have limits of their own; anything else that a fact settles was read less well from its layout.
  const others = settled.filter(
    ({ item, origin, headings, label, quote }) =>
      !changed.some((each) => each.quote.includes(quote)) &&
      // The limits of the policies beneath an umbrella are not its own.
      !/\b(?:underlying|followed polic|excess of)/i.test(
        [...headings, label.replaceAll(/\([^)]*\)/g, '')].join(' '),
      ) &&
      (!item ||
        origin === 'endorsement' ||
        !keys.has(item.key) ||
        ['building', 'contents'].includes(item.key) ||
        (item.key === 'businessIncome' && addressAhead.test(headings.at(-1) ?? ''))),
  )
  const listed = letteredAmounts(sentences).filter(
    (each) => !read.some(({ quote, amount }) => amount === each.amount && each.quote.includes(quote)),
  )
  return {
    facts,
    statements: [...changed, ...changedPlaces(facts, read), ...known, ...others, ...listed],
    wording: wordingOf(reading, facts),
    hasWording: reading.blocks.some((block) => block.kind !== 'table' && clause.test(block.text)),
  }
}

/** "3 3300 Ozark Trail, Springfield", before the limits of that location. */
const addressAhead = /^(?:\d{1,2}[.:]? )?\d{1,6} [A-Z][a-z]+/

/** An amount that only explains how a limit works. */
export const isExample =
  /\b(?:example:|for (?:example|instance|illustration)|illustrat(?:ion|es?)\b|suppose)\b/i

/** Rows that add up to a total are prices of the parts, whatever they are called. */
function withoutPrices(read: readonly Statement[]): Statement[] {
  const groups = Map.groupBy(read, ({ headings, page }) => [page, ...headings.slice(0, 2)].join('|'))
  const priced = [...groups.values()].flatMap((group) => {
    const total = group.find(({ item }) => item?.key === 'total' || item?.key === 'premium')?.amount ?? 0
    const rows = group.filter(({ amount }) => amount !== null && amount > 0 && amount < total)
    const sum = rows.reduce((all, { amount }) => all + (amount ?? 0), 0)
    return total > 0 && rows.length > 1 && Math.abs(sum - total) <= total / 10 ? rows : []
  })
  return read.filter((each) => !priced.includes(each))
}

/** "Each accident" is a limit of employers liability only where disease, or the line itself, is named. */
export function withoutWorkers(read: readonly Statement[]): Statement[] {
  if (read.some(({ item }) => item?.key.startsWith('wcPerDisease'))) return [...read]
  const isWorkers = (text: string) => /employ|\bE\.?L\b|work|disease/i.test(text)
  return read.map((each) => {
    if (each.item?.key !== 'wcPerAccident' || isWorkers([...each.headings, each.quote].join(' '))) return each
    return { ...each, item: /\bexcess of\b/i.test(each.quote) ? itemNamed('umbrellaOccurrence') : null }
  })
}

/** A declared limit of the whole policy that an endorsement sets anew without more words: nothing is left of it. */
function isReplaced({ item, amount, origin }: Statement, changed: Statement): boolean {
  return (
    origin !== 'endorsement' &&
    item !== null &&
    ofWholePolicy.test(item.key) &&
    changed.item?.key === item.key &&
    changed.amount !== null &&
    changed.amount !== amount &&
    ownWords(changed).size === 0
  )
}

/** "Item 5 each claim", of a sentence whose item the declarations name. */
function isNumberAlone({ label, quote }: Statement, changed: readonly Statement[]): boolean {
  return (
    /^item \d/i.test(label) &&
    changed.some((each) => each.quote.includes(quote) || quote.includes(each.quote))
  )
}

const sublimits = /^sub-?limits?(?: of (?:liability|insurance))?$/i

/** A limit that the policy's own layout has otherwise, wherever it names it: the fact took a neighbor's amount. */
function isContradicted({ item, amount, origin }: Statement, read: readonly Statement[]): boolean {
  if (!item || amount === null || origin === 'endorsement') return false
  const own = new Set(
    read.flatMap((each) => (each.item?.key === item.key && each.amount !== null ? [each.amount] : [])),
  )
  return own.size === 1 && !own.has(amount)
}

/** What all buildings or their contents come to, where each has a limit of its own: no certificate of one place shows it. */
function isSumOfPlaces({ item, amount }: Statement, { locations }: PolicyFacts): boolean {
  if (item?.key !== 'building' && item?.key !== 'contents') return false
  const part = item.key
  const own = locations.flatMap(({ value }) => value[part] ?? [])
  return own.length > 1 && own.reduce((sum, each) => sum + each, 0) === amount
}

const limitItems = {
  cyberAggregateLimit: 'cyber',
  cyberRetentionLimit: 'cyberRetention',
  glAggregateLimit: 'generalAggregate',
  glMedicalPerOccurrenceLimit: 'medicalExpense',
  glMedicalPerPersonLimit: 'medicalExpense',
  glPerOccurrenceLimit: 'eachOccurrence',
  glPersonalAndAdvertisingInjuryLimit: 'personalAdvertising',
  glProductsAndCompletedOperationsLimit: 'productsAggregate',
  glRentedPremisesDamageLimit: 'rentedPremises',
  propertyBuildingLimit: 'building',
  propertyContentsLimit: 'contents',
  wcPerAccidentLimit: 'wcPerAccident',
  wcPerDiseaseEmployeeLimit: 'wcPerDiseaseEmployee',
  wcPerDiseasePolicyLimit: 'wcPerDiseasePolicy',
} as const satisfies Record<LimitName, string>

function statementsOf({ limits, extraLimits, deductibles, scalars }: PolicyFacts): Statement[] {
  const line = scalars.lineOfBusiness.fact?.value
  const headings = line ? [lineOfBusinessLabels[line]] : []
  const stating = (
    { quote, page, source }: Fact<unknown>,
    label: string,
    amount: number | null,
    item: Statement['item'],
  ): Statement => ({
    label,
    text: amount === null ? quote : dollars(amount),
    amount,
    percent: null,
    standing: 'stated',
    item,
    quote,
    page,
    headings,
    origin: source.origin === 'endorsement' ? 'endorsement' : 'declarations',
  })
  return [
    ...Object.entries(limitItems).flatMap(([name, key]) => {
      const { fact } = limits[name as LimitName]
      return fact ? [stating(fact, itemNamed(key).label, fact.value, itemNamed(key))] : []
    }),
    ...extraLimits
      .filter(({ value }) => !unitAlone.test(value.name))
      .map((fact) =>
        stating(fact, fact.value.name, fact.value.limit, itemOfExtra(fact.value.name, headings)),
      ),
    ...deductibles.map((fact) => {
      const { name, amount, percent } = fact.value
      const label = /deductible|retention/i.test(name) ? name : `${name} deductible`
      const own = stating(fact, label, amount, itemOf(label, headings))
      return { ...own, percent, text: amount === null && percent !== null ? `${percent}%` : own.text }
    }),
  ]
}

/** "Per terminal" behind the limit in a row is what it is for, and no name of the deductible that follows. */
const unitAlone = /^(?:per|any one) (?!occurrence|claim|accident|person|loss|event)[a-z]+$/i

/** "Voluntary property damage per occurrence" is no limit of the line, but of what its name tells. */
function itemOfExtra(name: string, headings: readonly string[]): Statement['item'] {
  const item = itemOf(name, headings)
  if (!item || !/^(?:eachOccurrence|generalAggregate|professionalAggregate)$/.test(item.key)) return item
  const bare = name.replace(/,? (?:in )?(?:(?:each|per|any one) occurrence|aggregate)$/i, '')
  if (bare === name || tellingWords(bare).size === 0) return item
  const own = itemOf(bare)
  if (own && familyOfItemKey(own.key) === familyOfItemKey(item.key)) return item
  return own?.key === item.key ? null : own
}

/** A short line that goes on behind a fact tells what its amount is for: "$150,000 any one item". */
function wholeLine(quote: string, sentences: readonly Evidence[]): string {
  const line = sentences.find((each) => each.quote.startsWith(quote) && each.quote.length <= 120)
  return line?.quote ?? quote
}

/** Whether the amount is next to the word: in "$300,000 at one place; deductible $500" only the second does. */
function isDeductible(
  { value: { amount } }: PolicyFacts['deductibles'][number],
  sentences: readonly Evidence[],
): boolean {
  if (amount === null) return true
  const about = sentences.filter(
    ({ quote }) => /deductible|retention/i.test(quote) && quote.includes(dollars(amount)),
  )
  const isBeside = ({ quote }: Evidence) =>
    [
      ...quote.matchAll(
        /(?:deductibles?|retentions?)\b[^$]{0,60}(\$\s?[\d,]+)(?:\s*[/,]\s*(\$[\d,]+))?|(\$[\d,]+)[^$;,]{0,40}(?:deductible|retention)/gi,
      ),
    ].some(([, first, second, third]) =>
      [first, second, third].some((text) => text !== undefined && moneyIn(text) === amount),
    )
  return about.length === 0 || about.some(isBeside)
}

/** What the policy says for others: from forms by their titles, and what the facts found in any layout. */
function wordingOf(reading: Reading, facts: PolicyFacts): PolicyWording {
  const read = readPolicyWording(reading)
  const suggested = ({ quote, page, source, value }: Fact<WordingSuggestion>): Provision => ({
    quote,
    page,
    form: source.form,
    isBlanket: value.isBlanket,
    names: value.isBlanket ? [] : [value.appliesTo],
    days: null,
    whole: quote,
  })
  const parties = facts.namedAdditionalInsureds.filter(
    ({ value }) => !/\b(?:and|or|of|the)$/i.test(value.name),
  )
  const named = parties.map(({ quote, page, source, value }): Provision => ({
    quote,
    page,
    form: source.form,
    isBlanket: false,
    names: [value.name],
    days: null,
    whole: `${quote} ${value.name}`,
  }))
  return {
    ...read,
    additionalInsureds: [
      ...read.additionalInsureds,
      ...facts.blanketAdditionalInsureds.map(suggested),
      ...named,
    ],
    waivers: read.waivers.length > 0 ? read.waivers : facts.waiversOfSubrogation.map(suggested),
    primary: read.primary.length > 0 ? read.primary : facts.primaryNoncontributory.map(suggested),
  }
}
