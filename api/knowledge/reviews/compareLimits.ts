import type { Reading } from '../../reading/index.ts'
import type { PolicyFacts } from '../facts/policyFacts.ts'
import { candidatesAtPlace, lackingAtPlace, scheduledLimit } from './atPlace.ts'
import { normal } from './coverageItem.ts'
import { itemOf } from './coverageItems.ts'
import { coverageNamed } from './coverageNamed.ts'
import type { PolicyPart } from './coverageRows.ts'
import { policySentences } from './coverageTerms.ts'
import { type Candidate, isSameValue, valueOf, withPeriod } from './candidatesIn.ts'
import { asChanged } from './asChanged.ts'
import { counterpartsOf } from './counterparts.ts'
import { type Discrepancy, differs } from './discrepancy.ts'
import { perils, tellingWords } from './likeWords.ts'
import { type Found, lookUpCode } from './lookUpCode.ts'
import { perilDeductible } from './perilDeductible.ts'
import { retroactiveDiscrepancy } from './retroactiveDiscrepancy.ts'
import { placeShown } from './placeShown.ts'
import { policyPlaces, wordsNear } from './policyPlaces.ts'
import { poolsOf } from './poolsOf.ts'
import { lineName } from './lineName.ts'
import { nameOf } from './nameOf.ts'
import { areOfOtherPlaces, isKept, ownWords, sameness } from './sameness.ts'
import { scheduledPerson } from './scheduledPerson.ts'
import type { Statement } from './statement.ts'
import { withdrawnLimit } from './takenBack.ts'
import { priceKeys } from './tableStatements.ts'

/** A value of the certificate whose counterpart could not be told in the policy. */
export interface Unchecked {
  readonly field: string
  readonly onCertificate: string
  readonly page: number
}

export interface LimitComparison {
  readonly discrepancies: readonly Discrepancy[]
  readonly agreeing: readonly string[]
  readonly unchecked: readonly Unchecked[]
}

interface Compared {
  readonly policy: Reading
  readonly facts: PolicyFacts
  readonly parts: readonly PolicyPart[]
  readonly certificate: Reading
}

/**
 * Looks each limit of a certificate up in the policy. A row of the policy with the same words and another amount is a
 * difference; what has no such row, or several that disagree, was not checked.
 */
export function compareLimits(
  shown: readonly Statement[],
  says: readonly Statement[],
  compared: Compared,
): LimitComparison {
  const { policy, facts, certificate } = compared
  const discrepancies: Discrepancy[] = []
  const agreeing: string[] = []
  const unchecked: Unchecked[] = []
  const sentences = policySentences(policy)
  const placesOf = policyPlaces(policy)
  const scheduled = scheduledPerson(certificate, policy, /^retro(?:active)?\b/i)
  for (const { read, own, title, pool } of withPools(shown, says, compared)) {
    const { item, amount } = own
    const peril = isKept(own) ? perils.exec(`${read.label} ${read.text}`)?.[0].toLowerCase() : undefined
    const named = nameOf({ label: read.label, item })
    const name = peril === undefined || perils.test(named) ? named : `${named}, ${peril}`
    // Every line may have a retention of its own.
    const field = title !== undefined && isKept(own) ? `${lineName(title)}: ${name.toLowerCase()}` : name
    const ofPeril = perilDeductible(field, own, says)
    const lacking = lackingAtPlace(own, { says, sentences })
    const found =
      ofOtherPolicy(own, says) ??
      (lacking ? { verdict: 'excluded' as const, real: lacking } : null) ??
      withdrawnLimit(own, sentences) ??
      asChanged(own, { says, sentences }) ??
      lookUpCode(own, sentences) ??
      scheduledLimit(own, pool, { locations: facts.locations, placesOf }) ??
      lookUp(own, pool)
    if (item?.key === 'retroactiveDate')
      discrepancies.push(...retroactiveDiscrepancy(field, own, { says, sentences, scheduled }))
    else if (ofPeril) {
      discrepancies.push(...ofPeril.discrepancies)
      if (ofPeril.agrees) agreeing.push(field)
    } else if (found.verdict === 'agrees') {
      const other = separate(own, says)
      if (other) discrepancies.push(differs(field, own, other, { severity: 'medium' }))
      else if (amount !== null) agreeing.push(field)
    } else if (found.verdict === 'excluded')
      discrepancies.push(
        differs(field, own, found.real, {
          severity: 'high',
          shouldBe: amount === null ? `not covered (${found.real.quote})` : 'not covered',
        }),
      )
    else if (found.verdict === 'differs')
      discrepancies.push(differs(field, own, found.real, { severity: severityOf(item) }))
    else if (isDenied(own)) discrepancies.push(...givenAfterAll(field, own, says))
    else if (amount !== null) unchecked.push({ field, onCertificate: own.text, page: own.page })
  }
  return { discrepancies, agreeing, unchecked }
}

/** What a certificate states, each with what the policy says that may be of the same thing. */
export function withPools(
  shown: readonly Statement[],
  says: readonly Statement[],
  { policy, facts, parts, certificate }: Compared,
): { read: Statement; own: Statement; title: string | undefined; pool: readonly Candidate[] }[] {
  const titles = new Set(parts.flatMap(({ row, blocks }) => (blocks ? [row.title] : [])))
  const placesOf = policyPlaces(policy)
  const poolOf = poolsOf(policy, parts, says, placesOf)
  const ofAll = placeShown(shown, certificate, facts)
  const here = shown.map((each) => {
    const own = placesOf(wordsNear(each))
    if (ofAll === null) return { ...each, places: own }
    const headings = each.headings.includes(ofAll) ? each.headings : [...each.headings, ofAll]
    return { ...each, headings, places: own.size === 0 ? placesOf(ofAll) : own }
  })
  return here.flatMap(withPeriod).map((read) => {
    const title = read.headings.find((heading) => titles.has(heading))
    const own = title === undefined ? read : inLine(read, title)
    return { read, title, own, pool: candidatesAtPlace(own, poolOf(title)) }
  })
}

/** Whether a statement is one that the policy may have another number for. */
export function isChecked(shown: Statement): boolean {
  const value = valueOf(shown)
  return (
    value !== null &&
    value.kind !== 'excluded' &&
    !priceKeys.has(shown.item?.key ?? '') &&
    // Days of notice have a check of their own.
    !/\bcancel|\bnotice\b/i.test(`${shown.label} ${shown.text}`)
  )
}

/** What the policy says about a limit, a share, a period, or something that is included without an amount. */
function lookUp(shown: Statement, pool: readonly Candidate[]): Found {
  const value = valueOf(shown)
  if (shown.standing === 'included') return lookUpIncluded(shown, pool)
  if (!value || !isChecked(shown)) return { verdict: 'none' }
  const refused = onlyExcluded(shown, pool)
  if (refused) return { verdict: 'excluded', real: refused }
  const [own, ...others] = allOther.test(shown.label) ? pool.filter((each) => isOfAllOther(each)) : []
  if (own && others.length === 0 && own.value.kind === value.kind)
    return isSameValue(own.value, value) ? { verdict: 'agrees' } : { verdict: 'differs', real: own.own }
  const found = counterpartsOf(shown, pool).filter(({ source }) => !isOfOnePeril(shown, source))
  const same = found.find((each) => isSameValue(each.value, value))
  const [other] = found.filter((each) => each !== same)
  if (isSum(shown, pool)) return { verdict: 'agrees' }
  if (other && other.probability > likelyOther)
    return { verdict: other.value.kind === 'excluded' ? 'excluded' : 'differs', real: other.source }
  if (same && same.probability >= likely) return { verdict: 'agrees' }
  return { verdict: found.length === 0 ? 'none' : 'unclear' }
}

/** "Medical expense limit: EXCLUDED", where the policy says nothing else of the coverage. */
function onlyExcluded({ item, label }: Statement, pool: readonly Candidate[]): Statement | null {
  if (item === null || isKept({ item, label })) return null
  const about = pool.filter(({ own, isInSentence }) => !isInSentence && own.item?.key === item.key)
  const [first] = about
  return first &&
    about.every(({ value }) => value.kind === 'excluded') &&
    first.own.quote.length <= longestRow
    ? first.own
    : null
}

/** What is kept of one peril or thing is no "all other perils". */
function isOfOnePeril(shown: Statement, { label, quote }: Statement): boolean {
  return (
    allOther.test(shown.label) &&
    !allOther.test(`${label} ${quote}`) &&
    (perils.test(`${label} ${quote}`) || /\bbreakdown\b/i.test(quote))
  )
}

function isOfAllOther({ own, isInSentence }: Candidate): boolean {
  return !isInSentence && allOther.test(own.label) && isKept(own)
}

const allOther = /\ball other (?:perils|causes|loss)\b|\bAOP\b/i
const likely = 0.5
/** An error that is overlooked costs more than one that a person rules out. */
export const likelyOther = 0.35

/** "Included in each occurrence limit": with no limit of its own. */
const inFull = /\bincluded (?:in|within)\b|\bfull limits?\b/i

/** A row of declarations; longer text describes part of a coverage. */
const longestRow = 110

/** What is included without an amount, and the policy has a limit for or excludes. */
function lookUpIncluded(shown: Statement, pool: readonly Candidate[]): Found {
  // Provisions for others have checks of their own.
  if (/\badditional insureds?\b|\bwaiver\b|\bsubrogation\b/i.test(shown.label)) return { verdict: 'none' }
  const about = pool.filter(({ own, isInSentence }) => !isInSentence && sameness(shown, own) >= 2)
  const excluded = about.find(
    ({ own, value }) =>
      value.kind === 'excluded' &&
      (own.quote.length <= longestRow || normal(own.label).startsWith(`${normal(shown.label)} `)),
  )
  const [limited] = about.filter(({ value }) => value.kind === 'amount')
  if (limited && inFull.test(shown.text)) return { verdict: 'differs', real: limited.own }
  return excluded && !limited ? { verdict: 'excluded', real: excluded.own } : { verdict: 'none' }
}

/** Locations have limits of their own, and a certificate may show them together. */
function isSum({ item, amount }: Statement, pool: readonly Candidate[]): boolean {
  const amounts = pool.flatMap(({ own, value, isInSentence }) =>
    !isInSentence &&
    value.kind === 'amount' &&
    own.item?.key === item?.key &&
    perLocation.test(item?.key ?? '')
      ? [value.number]
      : [],
  )
  const sums = [...new Set(amounts)]
    .slice(0, 8)
    .reduce<number[][]>((all, each) => [...all, ...all.map((parts) => [...parts, each])], [[]])
  return sums.some((parts) => parts.length > 1 && parts.reduce((sum, each) => sum + each) === amount)
}

/** Every form of general liability excludes what workers compensation covers, which only a policy with such limits can contradict. */
function ofOtherPolicy({ item, standing }: Statement, says: readonly Statement[]): Found | null {
  const isWorkers = (each: Statement) =>
    each.item?.key.startsWith('wc') === true && each.standing !== 'excluded'
  return item?.key.startsWith('wc') && standing !== 'excluded' && !says.some(isWorkers)
    ? { verdict: 'none' }
    : null
}

/** "MED EXP Excluded": a limit that the certificate denies. */
function isDenied({ standing, item, label }: Statement): boolean {
  return standing === 'excluded' && item !== null && !isKept({ item, label }) && !priceKeys.has(item.key)
}

/** What the certificate denies and the policy gives, and nowhere excludes. */
function givenAfterAll(field: string, shown: Statement, says: readonly Statement[]): Discrepancy[] {
  const about = says.filter(
    ({ item, label }) => item?.key === shown.item?.key && !areOfOtherPlaces(label, shown.label),
  )
  const given = about.find(({ amount, standing }) => amount !== null || standing === 'included')
  return given && about.every(({ standing }) => standing !== 'excluded')
    ? [differs(field, shown, given, { severity: severityOf(shown.item) })]
    : []
}

const perLocation = /^(?:building|contents|businessIncome|improvements)$/

/** A limit that its line alone tells: "Any one loss", under "Leased / rented equipment". */
function inLine(statement: Statement, title: string): Statement {
  const line = coverageNamed(title)
  const isOther =
    line !== null &&
    !line.key.startsWith('eachOcc') &&
    /^(?:eachOccurrence|generalAggregate)$/.test(statement.item?.key ?? '')
  if (statement.item !== null && !isOther) return statement
  const label = `${title} ${statement.label}`
  return { ...statement, label, item: itemOf(label) }
}

/** A kind of loss that the certificate names in the same breath and the policy has another amount for: "including theft". */
function separate(
  { item, label, text, amount, percent }: Statement,
  says: readonly Statement[],
): Statement | undefined {
  if (!item) return undefined
  const shown = tellingWords(`${label} ${text}`)
  const peril = perils.exec(`${label} ${text}`)?.[0].toLowerCase()
  return says.find((each) => {
    const own = [...ownWords(each)]
    return (
      each.item?.key === item.key &&
      normal(each.label) !== normal(label) &&
      !areOfOtherPlaces(each.label, label) &&
      (each.amount !== null || each.percent !== null) &&
      each.amount !== amount &&
      // "2% min 25,000": the least of a share is told with it.
      !(percent !== null && text.includes(each.text.replace(/^\D+/, ''))) &&
      own.length > 0 &&
      (own.every((word) => shown.has(word)) ||
        (peril !== undefined && perils.exec(each.label)?.[0].toLowerCase() === peril))
    )
  })
}

function severityOf(item: Statement['item']): Discrepancy['severity'] {
  return item?.materiality === 'high' ? 'high' : 'medium'
}
