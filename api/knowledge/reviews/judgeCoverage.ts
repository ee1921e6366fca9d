import { allRiskCheck } from './allRiskCheck.ts'
import { dollars } from '../policies/policyMoney.ts'
import { cannotTell, type Judgment, met, notMet } from './contractFinding.ts'
import type { Requirement } from './contractRequirements.ts'
import { type CoverageItem, normal } from './coverageItem.ts'
import { isNamedIn } from './coverageNamed.ts'
import { counterpartsOf } from './counterparts.ts'
import { givenBackLimit } from './givenBackLimit.ts'
import { sharedWords, tellingWords } from './likeWords.ts'
import { amountsIn, type NamedLimit } from './limitsNamed.ts'
import type { Evidence } from './policyWording.ts'
import { type Check, fails, holds, type JudgedPolicy, open } from './check.ts'
import { partLimit } from './partLimit.ts'
import { requirementChecks } from './requirementChecks.ts'
import { unprovenParts } from './unprovenParts.ts'
import { moneyIn, statement, type Statement } from './statement.ts'
import { stated } from './statements.ts'
import { unstated, withoutItem, withoutLimits } from './withoutLimits.ts'

/**
 * Judges a requirement of coverage by its parts: the limits, the terms, what may not be excluded. One part that fails
 * decides; it is met only when every part is proven.
 */
export function judgeCoverage(requirement: Requirement, policy: JudgedPolicy): Judgment {
  const { quote, item } = requirement
  const allRisk = allRiskCheck(requirement, policy)
  const checks = [
    ...allRisk,
    ...requirement.limits.map((limit) => namedCheck(limit, requirement) ?? limitCheck(limit, quote, policy)),
    ...requirementChecks(requirement, policy),
  ]
  // Whoever buys a higher limit has to know of each that falls short.
  const failed = checks.filter(({ standing }) => standing === 'fails')
  if (failed[0]) return notMet([...new Set(failed.map(({ reason }) => reason))].join(' '), failed[0].evidence)
  // What is insured against every cause need not name each.
  const unproven = allRisk.length > 0 ? [] : unprovenParts(requirement, policy)
  const unsettled = [...checks, ...unproven].find(({ standing }) => standing === 'open')
  if (unsettled) return cannotTell(unsettled.reason)
  const proof = checks.find(({ evidence }) => evidence !== null)
  if (requirement.limits.length > 0)
    return met(checks.map(({ reason }) => reason).join(' '), proof?.evidence ?? null)
  if (proof) return met(checks.map(({ reason }) => reason).join(' '), proof.evidence)
  return item ? withoutLimits(requirement, policy) : withoutItem(quote, policy)
}

/** What the policy states for a limit: by its item, unless another line is far likelier to be meant. */
function statedFor(
  { item, amount }: NamedLimit,
  quote: string,
  { statements, numbers }: JudgedPolicy,
): Statement | null {
  const isKnown = !item.key.startsWith('other:')
  const asked = statement(isKnown ? item.label : quote, dollars(amount), quote, ofContract)
  const found = counterpartsOf({ ...asked, item: isKnown ? item : null }, numbers)
  const likeliest = found.find(({ source }) => !isOfPart(source, item, quote))
  const own = statements.filter(
    (each) =>
      each.item?.key === item.key &&
      (each.amount !== null || each.standing === 'excluded') &&
      !isOfPart(each, item, quote),
  )
  const alike = own.filter(({ label, text }) => qualifierOf(`${label} ${text}`) === qualifierOf(quote))
  const wanted = unitOf({ item, amount }, quote)
  const ofUnit = own.filter(({ label, text }) => wanted !== null && unitWord(`${label} ${text}`) === wanted)
  const named =
    own.length > 1 && ofUnit.length > 0
      ? stated(ofUnit, item.key)
      : own.length > 1 && alike.length > 0
        ? stated(alike, item.key)
        : stated(own, item.key)
  const probability =
    found.find(({ value }) => value.kind === 'amount' && value.number === named?.amount)?.probability ?? 0
  if (named && (named.amount === null || !likeliest || probability > unlikely)) return named
  // What an endorsement leaves of a limit is all that there is of it.
  if (named?.origin === 'endorsement' && likeliest && isLessThan(named, likeliest.source)) return named
  if (likeliest && likeliest.probability > likely && isOfCoverage(likeliest.source, asked.label))
    return likeliest.source
  return named ? null : likeWorded(isKnown, quote, statements)
}

const ofExtension = /\b(?:under|for|by) this (?:extension|endorsement|additional coverage)\b/i
const ofPlace =
  /\b(?:away from|off (?:the )?premises|off-premises|elsewhere|newly acquired|(?:while )?in transit)\b/i

/** "The most we will pay under this extension", "contents away from your places of business": a part that a clause does not mean unless it names it. */
function isOfPart({ label, quote: said }: Statement, item: CoverageItem, quote: string): boolean {
  if (ofPlace.test(said) && said.endsWith('.')) return !ofPlace.test(quote)
  const title = tellingWords(label).difference(tellingWords(`${item.label} extension endorsement loss`))
  return ofExtension.test(said) && title.size > 0 && title.isDisjointFrom(tellingWords(quote))
}

/** Whether a limit is less than the one that the declarations give for the same coverage. */
function isLessThan(own: Statement, declared: Statement): boolean {
  return (
    declared.origin === 'declarations' &&
    declared.item?.key === own.item?.key &&
    (own.amount ?? Infinity) < (declared.amount ?? 0)
  )
}

/** Whether a statement has any of the words that tell a coverage from others. */
function isOfCoverage({ label, quote, headings }: Statement, coverage: string): boolean {
  if (/\b(?:deductible|retention)\b/i.test(label) && !/\b(?:deductible|retention)\b/i.test(coverage))
    return false
  const said = [...headings.slice(-2), label, quote].join(' ')
  // An aggregate may be one that all coverages of a policy share.
  return (
    tellingWords(coverage).size === 0 ||
    (/aggregate/i.test(coverage) && /aggregate/i.test(label)) ||
    sharedWords(coverage, said).count > 0
  )
}

/** The statement whose label has most of its words in a clause. */
function likeWorded(isKnown: boolean, quote: string, statements: readonly Statement[]): Statement | null {
  return (
    statements
      .filter(
        (each) => (each.amount !== null || each.standing === 'excluded') && (!isKnown || each.item === null),
      )
      .map((each) => ({ each, ...sharedWords(each.label, quote) }))
      .filter(({ share, count }) => share >= 0.66 && (count > 1 || share === 1))
      .toSorted(
        (a, b) =>
          b.count - a.count ||
          b.share - a.share ||
          Number(b.each.origin === 'endorsement') - Number(a.each.origin === 'endorsement'),
      )[0]?.each ?? null
  )
}

const ofContract = { page: 1, headings: [], origin: 'declarations' } as const
/** Above it a line is meant; below, another is. */
const likely = 0.6
const unlikely = 0.1

/** Which of several limits of one coverage is meant. */
function qualifierOf(text: string): string {
  return /\b(?:any|per|each) (?:one )?(?:item|unit|article|vehicle)/i.test(text) ||
    /\b(?:value|replacement) of \$/i.test(text)
    ? 'item'
    : 'loss'
}

/** A limit of a coverage that neither the clause nor its heading names is not compared with that coverage. */
function namedCheck({ item }: NamedLimit, { quote, headings }: Requirement): Check | null {
  const isOfAutos = item.key === 'eachOccurrence' && ofAutos.test(quote)
  if (item.key.startsWith('other:') || (isNamedIn(quote, item) && !isOfAutos)) return null
  // What a lessee insures for its lessor is leased.
  if (item.key === 'rentedEquipment' && /\bless(?:ee|or)\b[^.]*\bequipment\b/i.test(quote)) return null
  // A heading names it where the clause has no subject of its own.
  if (isNamedIn(headings.slice(-2).join(' '), item) && tellingWords(quote).size <= mostOfLimit) return null
  return open(`The clause does not name ${item.label.toLowerCase()}. Check what its limit is for.`)
}

/** "Vehicles shall be insured for liability of $500,000 combined single limit" is of no general liability. */
const ofAutos =
  /\b(?:vehicles?|trucks?|combined single)\b(?![^.]{0,80}\bgeneral liability\b)(?<!\bgeneral liability\b.{0,120})/i

/** The telling words of a clause that only states a limit. */
const mostOfLimit = 3

function limitCheck(limit: NamedLimit, quote: string, policy: JudgedPolicy): Check {
  const part = amountsIn(quote).length === 1 ? partLimit(limit.item, quote, policy.sentences) : null
  if (part && part.amount < limit.amount)
    return fails(
      `The contract asks for ${dollars(limit.amount)} of it, the policy gives ${dollars(part.amount)}.`,
      part.evidence,
    )
  const found = statedFor(limit, quote, policy)
  const { label } = limit.item
  if (found && found.standing !== 'excluded' && found.amount !== null) {
    const given = amountOfUnit(found, unitOf(limit, quote)) ?? found.amount
    const has = dollars(given)
    const isLess = found.item?.better === 'lower' ? given > limit.amount : given < limit.amount
    return isLess
      ? fails(
          `${found.item?.label ?? found.label}: the contract asks for ${dollars(limit.amount)}, the policy gives ${has}.`,
          found,
        )
      : holds(`${found.item?.label ?? found.label} ${has}.`, found)
  }
  const attached = found ? null : attachedForm(quote, policy)
  if (attached)
    return attached.amount < limit.amount
      ? fails(
          `The form gives ${dollars(attached.amount)}, the contract asks for ${dollars(limit.amount)}.`,
          attached.evidence,
        )
      : holds(`The form gives ${dollars(attached.amount)}.`, attached.evidence)
  if (found?.standing === 'excluded')
    return fails(
      `${found.item?.label ?? label}: the contract asks for ${dollars(limit.amount)}, the policy excludes it.`,
      found,
    )
  return givenBackLimit(limit, policy) ?? unstated(label, quote, policy)
}

const unit =
  /^[^$\w]*(?:is )?(?:for |in )?(?:each|per|any one|any|the|one) (person|accident|occurrence|claim|loss|event|aggregate|employee|vehicle|item)\b/i

/** "Each person" or "each accident", behind the amount of a limit in its clause; null when it says neither. */
function unitOf({ amount }: NamedLimit, quote: string): string | null {
  const own = amountsIn(quote).find((each) => each.amount === amount)
  return own ? (unit.exec(quote.slice(own.index + own.text.length))?.[1]?.toLowerCase() ?? null) : null
}

/** The one unit that a row names; null when it names several or none. */
function unitWord(text: string): string | null {
  const all = [
    ...text.matchAll(
      /\b(?:each|per|any one) (person|accident|occurrence|claim|loss|event|employee|vehicle|item)\b/gi,
    ),
  ]
  const words = new Set(all.map(([, word = '']) => word.toLowerCase()))
  return words.size === 1 ? ([...words][0] ?? null) : null
}

/** Which of two limits with a slash between them is whose. */
const splitAt: Readonly<Record<string, 0 | 1>> = { person: 0, accident: 1, occurrence: 0, aggregate: 1 }

/** The amount for a unit, where a policy states several at once: "$250,000 each person / $500,000 each accident". */
function amountOfUnit({ text, quote }: Statement, wanted: string | null): number | null {
  if (wanted === null) return null
  const line = amountsIn(text).length > 1 ? text : quote
  const amounts = amountsIn(line)
  if (amounts.length < 2) return null
  const own = amounts.find(
    (each) => unit.exec(line.slice(each.index + each.text.length))?.[1]?.toLowerCase() === wanted,
  )
  if (own) return own.amount
  // "$250,000 / $500,000": the limit of one person stands first.
  const split = amounts.length === 2 && /\$[\d,]+ ?\/ ?\$[\d,]+$/.test(line.trim())
  const at = splitAt[wanted]
  return split && at !== undefined ? (amounts[at]?.amount ?? null) : null
}

/** The amount of a form that the contract names by its number: "An MCS-90 endorsement of at least $750,000". */
function attachedForm(
  quote: string,
  { sentences }: JudgedPolicy,
): { amount: number; evidence: Evidence } | null {
  const code = /\bMCS[- ]?90\b|\b[A-Z]{2} ?\d{2} ?\d{2}\b/.exec(quote)?.[0]
  if (code === undefined) return null
  const key = normal(code).replaceAll(' ', '')
  const own = sentences.flatMap((evidence) => {
    const amount = moneyIn(evidence.quote)
    return amount !== null &&
      normal(evidence.form ?? '')
        .replaceAll(' ', '')
        .includes(key)
      ? [{ amount, evidence }]
      : []
  })
  return own.toSorted((a, b) => b.amount - a.amount)[0] ?? null
}
