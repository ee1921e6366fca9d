import type { Reading } from '../../reading/index.ts'
import { dollars } from '../policies/policyMoney.ts'
import { datesIn } from '../facts/values.ts'
import { normal } from './coverageItem.ts'
import { itemOf } from './coverageItems.ts'
import { coverageNamed } from './coverageNamed.ts'
import type { PolicyPart } from './coverageRows.ts'
import { type Discrepancy, differs } from './discrepancy.ts'
import { exclusionTitle } from './excludedThings.ts'
import { perils, qualifierOf, tellingWords } from './likeWords.ts'
import { areOfOtherPlaces, isKept, isMost, ownWords, sameness, wordsOf } from './sameness.ts'
import { lineName } from './rowDiscrepancies.ts'
import type { Statement } from './statement.ts'
import { type Found, lookUpCode } from './lookUpCode.ts'
import { poolsOf } from './poolsOf.ts'
import { policySentences } from './coverageTerms.ts'
import { changingTitle, verbsOfChange } from '../facts/changesLimits.ts'

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

/**
 * Looks each limit of a certificate up in the policy. A row of the policy with the same words and another amount is a
 * difference; what has no such row, or several that disagree, was not checked.
 */
export function compareLimits(
  shown: readonly Statement[],
  says: readonly Statement[],
  { policy, parts }: { policy: Reading; parts: readonly PolicyPart[] },
): LimitComparison {
  const discrepancies: Discrepancy[] = []
  const agreeing: string[] = []
  const unchecked: Unchecked[] = []
  const pools = poolsOf(policy, parts, says)
  const sentences = policySentences(policy)
  for (const read of shown) {
    const title = read.headings.find((heading) => pools.has(heading))
    const own = title === undefined ? read : inLine(read, title)
    const { item, amount } = own
    const peril = isKept(own) ? perils.exec(`${read.label} ${read.text}`)?.[0].toLowerCase() : undefined
    const named = nameOf({ label: read.label, item })
    const name = peril === undefined || perils.test(named) ? named : `${named}, ${peril}`
    // Every line may have a retention of its own.
    const field = title !== undefined && isKept(own) ? `${lineName(title)}: ${name.toLowerCase()}` : name
    const pool = title === undefined ? [says] : (pools.get(title) ?? [says])
    const found = lookUpCode(own, sentences) ??
      pool.map((each) => lookUp(own, each)).find(({ verdict }) => verdict !== 'none') ?? {
        verdict: 'none' as const,
      }
    if (item?.key === 'retroactiveDate') discrepancies.push(...retroactive(field, own, says))
    else if (found.verdict === 'agrees') {
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
    else if (amount !== null) unchecked.push({ field, onCertificate: own.text, page: own.page })
  }
  return { discrepancies, agreeing, unchecked }
}

/** What a report calls a limit: as the certificate does, unless that is short for something or says too little. */
export function nameOf({ label: given, item }: Pick<Statement, 'label' | 'item'>): string {
  // "REFRIGERATION BREAKDOWN" in a report is "Refrigeration breakdown".
  const label = /^[A-Z]{4,}(?: [A-Z]{4,})+$/.test(given)
    ? given.charAt(0) + given.slice(1).toLowerCase()
    : given
  const isPlain =
    label.length <= longestName && /^[A-Z][a-z][A-Za-z\d#, -]*$/.test(label) && !/[A-Z]{2}/.test(label)
  return item === null || (isPlain && itemOf(label)?.key === item.key) ? label : item.label
}

const longestName = 60

/** What the rows of a policy about the same coverage say about a limit. */
function lookUp(shown: Statement, says: readonly Statement[]): Found {
  const like = says.map(withNil).flatMap((each) => {
    const rank = sameness(shown, each)
    return rank === 0 ? [] : [{ rank, each }]
  })
  const best = Math.max(0, ...like.map(({ rank }) => rank))
  const named = [...tellingWords(shown.label)]
  const own = qualifierOf(shown.label)
  const isGiven = says.some(
    (each) =>
      each.origin === 'endorsement' &&
      each.amount === shown.amount &&
      named.length > 0 &&
      named.every((word) => wordsOf(each).has(word)) &&
      (qualifierOf(each.label) ?? own) === (own ?? qualifierOf(each.label)),
  )
  if (shown.amount !== null && isGiven) return { verdict: 'agrees' }
  if (best === 0) return { verdict: 'none' }
  const about = like.filter(({ rank }) => rank === best).map(({ each }) => each)
  const stated = about.filter(({ amount }) => amount !== null)
  const excluded = about.find(({ standing, quote }) => standing === 'excluded' && quote.length <= longestRow)
  const withdrawn = about.find(({ standing, quote }) => standing === 'excluded' && exclusionTitle.test(quote))
  if (withdrawn && (shown.amount !== null || shown.standing === 'included'))
    return { verdict: 'excluded', real: withdrawn }
  const { amount, item } = shown
  if (amount === null && shown.percent !== null) return lookUpShare(shown.percent, about)
  if (amount === null) {
    if (shown.standing !== 'included') return { verdict: 'none' }
    const [sublimit] = stated
    if (sublimit && best >= 2 && inFull.test(shown.text)) return { verdict: 'differs', real: sublimit }
    return excluded && stated.length === 0 ? { verdict: 'excluded', real: excluded } : { verdict: 'none' }
  }
  const changed = like
    .filter((found) => found.each.amount !== null && isChange(shown, found))
    .map(({ each }) => each)
  const real = new Set(changed.map((each) => each.amount)).size === 1 ? changed : stated
  if (
    real.some((each) => each.amount === amount) ||
    (real !== changed &&
      isSum(
        amount,
        like.map(({ each }) => each),
      ))
  )
    return { verdict: 'agrees' }
  // Another row with these words states the amount: which of them is meant cannot be told.
  const isElsewhere = like.some(
    ({ rank, each }) =>
      rank >= best - 1 &&
      (rank === best || !item || each.item?.key === item.key) &&
      !real.some((known) => known.quote === each.quote && own && qualifierOf(known.label) === own) &&
      (each.amount === amount ||
        // A row of amounts alone tells whose they are by its columns.
        (/[a-z]/i.test(each.quote) &&
          new RegExp(`${dollars(amount).replace('$', '')}(?![\\d,])`).test(
            each.quote.slice(0, 2 * longestRow),
          ))),
  )
  // "2 percent of the item, minimum $2,500" is no deductible of $2,500.
  const share = about.find(({ percent }) => percent !== null)
  if (share && best > 1 && real.length === 0 && isKept(shown) && (!isElsewhere || perils.test(shown.label)))
    return { verdict: 'differs', real: share }
  if (best === 1 || (isElsewhere && real !== changed)) return { verdict: 'unclear' }
  if (real.length === 0)
    return excluded && !isElsewhere ? { verdict: 'excluded', real: excluded } : { verdict: 'unclear' }
  const first = real.find((each) => isTransposed(each.amount ?? 0, amount)) ?? real[0]
  if (first && isTransposed(first.amount ?? 0, amount)) return { verdict: 'differs', real: first }
  const isOne = new Set(real.map((each) => each.amount)).size === 1
  return first && isOne && areNear(first.amount ?? 0, amount)
    ? { verdict: 'differs', real: first }
    : { verdict: 'unclear' }
}

/** "Included in each occurrence limit": with no limit of its own. */
const inFull = /\bincluded (?:in|within)\b|\bfull limits?\b/i

/** A deductible of a percentage. */
function lookUpShare(percent: number, about: readonly Statement[]): Found {
  const shares = about.filter((each) => each.percent !== null)
  if (shares.some((each) => each.percent === percent)) return { verdict: 'agrees' }
  const [first] = shares
  const isOne = new Set(shares.map((each) => each.percent)).size === 1
  return first && isOne ? { verdict: 'differs', real: first } : { verdict: 'none' }
}

/** A row of declarations; longer text describes part of a coverage. */
const longestRow = 110

const changesAmount = new RegExp(
  String.raw`\b(?:${verbsOfChange}|(?:change|increase|decrease|reduce|replace|supersede|become)s?|deleted|instead|in (?:place|lieu) of|(?:is|are) now|now (?:is|reads|applies)|shall (?:be|read)|limited to)\b`,
  'i',
)

/** What an endorsement changes, where it does not do so for some losses alone. */
function isChange(shown: Statement, { rank, each }: { rank: number; each: Statement }): boolean {
  const { origin, quote, headings } = each
  const isSaid = changesAmount.test(quote) || changingTitle.test(headings.slice(-2).join(' '))
  const [, about = ''] =
    /(?:^(?:for(?! (?:the|this) policy (?:period|term|year))|if|when|with respect to|as respects)|\barising (?:from|out of)|\bresulting from|\$[\d,]+ for)\s+([^,.;$]{3,70})/i.exec(
      quote,
    ) ?? []
  const isPartial = [...ownWords({ ...each, label: about })].some((word) => !wordsOf(shown).has(word))
  return (
    origin === 'endorsement' &&
    !isPartial &&
    (isSaid ? rank >= 2 : rank === 3 && (quote.length <= longestRow || isMost.test(quote)))
  )
}

/** "$870,000" beside "$780,000": digits that changed places. */
function isTransposed(a: number, b: number): boolean {
  const digits = (amount: number) => [...String(amount / 100)].toSorted().join('')
  return a !== b && digits(a) === digits(b)
}

/** Locations have limits of their own, and a certificate may show them together. */
function isSum(amount: number, like: readonly Statement[]): boolean {
  const rows = like.filter(({ item, amount: own }) => perLocation.test(item?.key ?? '') && own !== null)
  const amounts = [
    ...new Map(rows.map((each) => [`${each.quote} ${each.amount}`, each.amount ?? 0])).values(),
  ]
  const sums = amounts
    .slice(0, 8)
    .reduce<number[]>((all, each) => [...all, ...all.map((sum) => sum + each)], [0])
  return sums.includes(amount)
}

const perLocation = /^(?:building|contents|businessIncome|improvements)$/

/** Amounts that are far apart are of different kinds: a limit and its price. */
const farthest = 25

function areNear(a: number, b: number): boolean {
  return a === 0 || b === 0 || Math.max(a / b, b / a) <= farthest
}

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

/** "Retention: none" is a retention of nothing. */
function withNil(statement: Statement): Statement {
  return isKept(statement) && statement.amount === null && /^(?:none|nil)\b/i.test(statement.text)
    ? { ...statement, amount: 0, standing: 'stated' }
    : statement
}

function retroactive(field: string, shown: Statement, says: readonly Statement[]): Discrepancy[] {
  const datedStatement = says.find(
    ({ item, text }) => item?.key === 'retroactiveDate' && datesIn(text).length > 0,
  )
  const [claimed, kept] = [datesIn(shown.text)[0], datesIn(datedStatement?.text ?? '')[0]]
  const isUnlimited = /\bfull prior acts\b|\bno retroactive\b|^(?:none|nil|n\/a)\b/i.test(shown.text)
  if (!datedStatement || !kept || (claimed ? claimed.iso === kept.iso : !isUnlimited)) return []
  return [differs(field, shown, datedStatement, { severity: 'medium', shouldBe: kept.text })]
}

/** A kind of loss that the certificate names in the same breath and the policy has another amount for: "including theft". */
function separate(
  { item, label, text, amount }: Statement,
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
      own.length > 0 &&
      (own.every((word) => shown.has(word)) ||
        (peril !== undefined && perils.exec(each.label)?.[0].toLowerCase() === peril))
    )
  })
}

function severityOf(item: Statement['item']): Discrepancy['severity'] {
  return item?.materiality === 'high' ? 'high' : 'medium'
}
