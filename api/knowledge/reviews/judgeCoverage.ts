import { dollars } from '../policies/policyMoney.ts'
import { cannotTell, type Judgment, met, notMet } from './contractFinding.ts'
import type { Requirement } from './contractRequirements.ts'
import { normal } from './coverageItem.ts'
import { coverageTerms, termIn } from './coverageTerms.ts'
import { datesIn } from './identityDiscrepancies.ts'
import { sharedWords, tellingWords } from './likeWords.ts'
import type { NamedLimit } from './limitsNamed.ts'
import { carriedAutos } from './coveredAutos.ts'
import type { Evidence, PolicyWording } from './policyWording.ts'
import { moneyIn, type Statement } from './statement.ts'
import { stated } from './statements.ts'

/** A policy as its coverages are judged. */
export interface JudgedPolicy {
  readonly statements: readonly Statement[]
  readonly wording: PolicyWording
  /** Everything that it says, normalized. */
  readonly text: string
  readonly sentences: readonly Evidence[]
}

/** Whether one part of a requirement holds; `open` when the policy does not settle it. */
interface Check {
  readonly standing: 'holds' | 'fails' | 'open'
  readonly reason: string
  readonly evidence: Statement | Evidence | null
}

/**
 * Judges a requirement of coverage by its parts: the limits, the terms, what may not be excluded. One part that fails
 * decides; it is met only when every part is proven.
 */
export function judgeCoverage(requirement: Requirement, policy: JudgedPolicy): Judgment {
  const { quote, item } = requirement
  const checks = [
    ...requirement.limits.map((limit) => limitCheck(limit, quote, policy)),
    ...termChecks(quote, policy),
    ...exclusionCheck(quote, policy),
    ...autosCheck(quote, policy),
    ...dateCheck(quote, policy),
    ...hoursCheck(quote, policy),
    ...formCheck(requirement, policy),
    ...lossPayeeCheck(quote, policy),
    ...enoughCheck(quote),
  ]
  const failed = checks.find(({ standing }) => standing === 'fails')
  if (failed) return notMet(failed.reason, failed.evidence)
  const open = checks.find(({ standing }) => standing === 'open')
  if (open) return cannotTell(open.reason)
  const proof = checks.find(({ evidence }) => evidence !== null)
  if (requirement.limits.length > 0) {
    if (isFuture(quote)) return cannotTell('The limits are met; the rest of the wording needs a person.')
    return met(checks.map(({ reason }) => reason).join(' '), proof?.evidence ?? null)
  }
  if (proof) return met(checks.map(({ reason }) => reason).join(' '), proof.evidence)
  return item ? withoutLimits(requirement, policy) : withoutItem(quote, policy)
}

/** Words that no declarations prove: completed operations kept up for years, forms by name. */
function isFuture(quote: string): boolean {
  return /\b(?:years? after|following completion|for a period of|or equivalent|tail|extended reporting)\b/i.test(
    quote,
  )
}

/** What the policy states for a limit: by its item, or by the words that both use. */
function statedFor({ item }: NamedLimit, quote: string, { statements }: JudgedPolicy): Statement | null {
  if (!item.key.startsWith('other:')) {
    const own = statements.filter(
      (each) => each.item?.key === item.key && (each.amount !== null || each.standing === 'excluded'),
    )
    const alike = own.filter(({ label, text }) => qualifierOf(`${label} ${text}`) === qualifierOf(quote))
    const found = own.length > 1 && alike.length > 0 ? stated(alike, item.key) : stated(statements, item.key)
    if (found) return found
    // Another coverage's amount proves nothing, save an aggregate that all of them share.
    if (item.key === 'professionalAggregate' || item.key === 'liquorAggregate')
      return (
        statements.find(
          ({ label, amount }) =>
            amount !== null && /aggregate/i.test(label) && /policy|all|combined/i.test(label),
        ) ?? null
      )
  }
  const isUnknown = item.key.startsWith('other:')
  const scored = statements
    .filter(
      (each) => (each.amount !== null || each.standing === 'excluded') && (isUnknown || each.item === null),
    )
    .map((each) => ({ each, ...sharedWords(each.label, quote) }))
    .filter(({ share, count }) => share >= 0.66 && (count > 1 || share === 1))
    .toSorted(
      (a, b) =>
        b.count - a.count ||
        b.share - a.share ||
        (b.each.origin === 'endorsement' ? 1 : 0) - (a.each.origin === 'endorsement' ? 1 : 0),
    )
  const best = scored[0]?.each
  // An endorsement that names it more briefly still changes it.
  const changed =
    best &&
    scored.find(
      ({ each }) => each.origin === 'endorsement' && sharedWords(each.label, best.label).share === 1,
    )
  return changed?.each ?? best ?? null
}

/** Which of several limits of one coverage is meant. */
function qualifierOf(text: string): string {
  return /\b(?:any|per|each) (?:one )?(?:item|unit|article|vehicle)/i.test(text) ||
    /\b(?:value|replacement) of \$/i.test(text)
    ? 'item'
    : 'loss'
}

function limitCheck(limit: NamedLimit, quote: string, policy: JudgedPolicy): Check {
  const found = statedFor(limit, quote, policy)
  const { label } = limit.item
  if (found && found.standing !== 'excluded' && found.amount !== null) {
    const has = dollars(found.amount)
    return found.amount < limit.amount
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
  return unstated(label, quote, policy)
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

function unstated(label: string, quote: string, { wording, text }: JudgedPolicy): Check {
  const words = normal(label)
    .split(' ')
    .filter((word) => word.length > 4)
  // One word alone has to be what the exclusion begins with: "b. Flood, surface water, …".
  const isAbout = (each: string) =>
    words.length > 1
      ? words.every((word) => normal(each).includes(word))
      : new RegExp(`^(?:[a-z0-9]{1,2} )?${words[0] ?? '-'}\\b`).test(normal(each))
  const excluded = wording.exclusions.find(({ quote: each }) => isAbout(each))
  if (excluded && !/unless|if /i.test(quote))
    return fails(`The policy excludes it: ${label.toLowerCase()}.`, excluded)
  const isMentioned = words.length > 0 && words.every((word) => text.includes(word))
  return open(
    isMentioned
      ? `The policy mentions ${label.toLowerCase()} without a limit.`
      : `The policy does not mention ${label.toLowerCase()}.`,
  )
}

function termChecks(quote: string, { sentences }: JudgedPolicy): Check[] {
  return coverageTerms.flatMap((term) => {
    if (!term.asked.test(quote)) return []
    const { standing, evidence } = termIn(term, sentences)
    if (standing === 'silent' && term.isUsual) return []
    if (standing === 'given') return [holds(`${term.label}: the policy gives it.`, evidence)]
    if (standing === 'refused') return [fails(`${term.label}: the policy does not give it.`, evidence)]
    return [open(`${term.label}: the policy does not say.`)]
  })
}

/** "Full replacement cost" and "sufficient" are judged by somebody who knows the values. */
function enoughCheck(quote: string): Check[] {
  return /\bfull (?:replacement|insurable)|\bsufficient\b|\badequate\b/i.test(quote)
    ? [open('Whether the limit is enough cannot be seen from the policy.')]
    : []
}

/** What may not be excluded, or has to be covered, and is excluded. */
function exclusionCheck(quote: string, { wording, sentences }: JudgedPolicy): Check[] {
  for (const part of coveredParts(quote)) {
    const words = tellingWords(part)
    const single = [...words][0] ?? ''
    if (words.size === 0 || (words.size === 1 && single.length < 5)) continue
    const excluded = wording.exclusions.find(({ quote: each, form }) => {
      const { share, count } = sharedWords(part, `${/exclu/i.test(form ?? '') ? form : ''} ${each}`)
      return words.size === 1 ? share === 1 : share >= 0.75 && count >= 2
    })
    if (excluded) return [fails('The policy excludes it, and the contract does not allow that.', excluded)]
    const covered = sentences.find(
      ({ quote: each }) =>
        /\b(?:not excluded|exclusion .{0,60}(?:does not apply|is deleted))\b/i.test(each) &&
        sharedWords(part, each).share === 1,
    )
    if (covered) return [holds('The policy does not exclude it.', covered)]
  }
  return []
}

/** The things that a clause wants covered: "may not exclude A, B or C", "shall cover A and B". */
function coveredParts(quote: string): string[] {
  const lists = [
    ...quote.matchAll(
      /\b(?:may not exclude|not (?:contain|include|have) (?:any |an )?exclusions? (?:for|of|with respect to|relating to)|(?:without|no) (?:any |an )?exclusions? (?:for|of)|no policy (?:may|shall) exclude|shall cover|must cover|carry coverage for|responds? to|respond to)\s+(?:claims (?:for|of|arising (?:from|out of)) |loss (?:by|from) )?(.+?)(?=,? and may not exclude|[.;]|$)/gi,
    ),
  ].flatMap(([, list = '']) => list)
  const before = /^(?:no |any )?(.{3,80}?) may (?:not )?be excluded/i.exec(quote)?.[1]
  return [...lists, ...(before === undefined ? [] : [before])].flatMap((list) =>
    list.split(/,\s*|\b(?:and|or|nor|for at least)\b/i).map((part) => part.trim()),
  )
}

function autosCheck(quote: string, { statements, sentences }: JudgedPolicy): Check[] {
  const asked = carriedAutos.filter(({ asked: pattern }) => pattern.test(quote))
  if (!/\bauto|vehicle/i.test(quote) || asked.length === 0) return []
  const row = sentences.find(({ quote: each }) =>
    /^(?:covered autos? )?liability\b.{0,30}?\s[1-9](?:\s*,\s*[1-9])*\b/i.test(each),
  )
  const symbols = /\s([1-9](?:\s*,\s*[1-9])*)\b/.exec(row?.quote ?? '')?.[1]
  if (!row || !symbols)
    return statements.length > 0 ? [open('The covered autos are not clear from the policy.')] : []
  const missing = asked.find(({ symbols: any }) => !any.some((symbol) => symbols.includes(symbol)))
  return missing
    ? [
        fails(
          `The policy covers autos by symbols ${symbols}: ${missing.label} autos are not among them.`,
          row,
        ),
      ]
    : [holds(`Covered autos: symbols ${symbols}.`, row)]
}

function dateCheck(quote: string, { statements }: JudgedPolicy): Check[] {
  const asked = /\bretroactive date\b.{0,60}\b(?:no|not) later than\b/i.test(quote)
    ? datesIn(quote)[0]
    : undefined
  if (!asked) return []
  const own = stated(statements, 'retroactiveDate')
  if (own && /full prior acts|\bnone\b/i.test(own.text)) return [holds('Full prior acts.', own)]
  const day = datesIn(own?.text ?? '')[0]
  if (!own || !day) return [open('The policy states no retroactive date.')]
  return day.day <= asked.day
    ? [holds(`Retroactive date ${day.text}.`, own)]
    : [fails(`The retroactive date is ${day.text}, after ${asked.text}.`, own)]
}

/** A waiting period that may not be longer. */
function hoursCheck(quote: string, { sentences }: JudgedPolicy): Check[] {
  const hours = (text: string) =>
    /\bwaiting period\b.{0,40}?\b(\d{1,3})[- ]hours?|\b(\d{1,3})[- ]hours?\b.{0,20}waiting/i.exec(text)
  const asked = hours(quote)
  if (!asked) return []
  const own = sentences.find(({ quote: each }) => hours(each))
  const has = own ? hours(own.quote) : null
  if (!own || !has) return [open('The policy states no waiting period.')]
  const [most, real] = [Number(asked[1] ?? asked[2]), Number(has[1] ?? has[2])]
  return real <= most
    ? [holds(`Waiting period ${real} hours.`, own)]
    : [fails(`The waiting period is ${real} hours.`, own)]
}

/** A form that has to be part of the policy, by its number. */
function formCheck({ quote, limits }: Requirement, { sentences }: JudgedPolicy): Check[] {
  const number =
    /\b(MCS[- ]?90|[A-Z]{2} ?\d{2} ?\d{2})\b.{0,60}\b(?:attached|included|part of)|\b(?:attach|include|add)\w* .{0,30}\b(MCS[- ]?90|[A-Z]{2} ?\d{2} ?\d{2})\b/i.exec(
      quote,
    )
  const code = number?.[1] ?? number?.[2]
  if (code === undefined || limits.some(({ item }) => !item.key.startsWith('other:'))) return []
  const key = normal(code).replaceAll(' ', '')
  const found = sentences.find(({ quote: each, form }) =>
    normal(`${form ?? ''} ${each}`)
      .replaceAll(' ', '')
      .includes(key),
  )
  return found
    ? [holds(`${code} is part of the policy.`, found)]
    : [fails(`${code} is not part of the policy.`, null)]
}

function lossPayeeCheck(quote: string, { sentences }: JudgedPolicy): Check[] {
  if (!/\bloss payees?\b/i.test(quote)) return []
  const about = sentences.filter(({ quote: each, form }) =>
    /\bloss payees?\b|\bloss payable\b|\bpayable to you and\b/i.test(`${form ?? ''} ${each}`),
  )
  if (about.length === 0) return [fails('The policy has no loss payee provision.', null)]
  const own = about.find(({ quote: each }) =>
    /written (?:agreement|contract|lease)|as (?:their )?interests? may appear|where .{0,30}requires?/i.test(
      each,
    ),
  )
  return own
    ? [holds('The policy has a loss payable provision.', own)]
    : [open('The policy has a loss payable provision. Check whom it names.')]
}

function withoutLimits({ item, quote }: Requirement, policy: JudgedPolicy): Judgment {
  const label = item?.label ?? ''
  const found = item && stated(policy.statements, item.key)
  if (!item || !found) {
    const check = unstated(label, quote, policy)
    return check.standing === 'fails' ? notMet(check.reason, check.evidence) : cannotTell(check.reason)
  }
  if (found.standing === 'excluded') return notMet(`The policy excludes ${label.toLowerCase()}.`, found)
  const [months, has] = [monthsIn(quote), monthsIn(found.text)]
  if (months !== null && has !== null)
    return has >= months
      ? met(`The policy gives ${has} months.`, found)
      : notMet(`The contract asks for ${months} months, the policy gives ${has}.`, found)
  if (/full|replacement|sufficient|adequate|all[- ]risk|special form/i.test(quote))
    return cannotTell('Whether the limit is enough cannot be seen from the policy.')
  if (found.standing === 'included' && found.amount === null) return met(`${label}: included.`, found)
  return cannotTell(`The policy mentions ${label.toLowerCase()}; compare the wording.`)
}

/** A demand that names nothing of the vocabulary: found by its words, or left to a person. */
function withoutItem(quote: string, { statements }: JudgedPolicy): Judgment {
  const found = statements.find(({ label, amount, standing }) => {
    const { share, count } = sharedWords(label, quote)
    return (amount !== null || standing === 'included') && share >= 0.66 && count >= 2
  })
  return found
    ? cannotTell(`The policy states ${found.label}: ${found.text}. Compare the wording.`)
    : cannotTell('No declarations page settles this. Read it against the policy’s wording.')
}

const numbers: Readonly<Record<string, number>> = { six: 6, twelve: 12, eighteen: 18, 'twenty-four': 24 }

function monthsIn(text: string): number | null {
  const match =
    /\b(\d{1,2}|six|twelve|eighteen|twenty-four)(?:\s*\(\d+\))?(?:\s+consecutive)?\s+months?/i.exec(text)
  if (!match?.[1]) return /\bone (?:full )?year\b/i.test(text) ? 12 : null
  return numbers[match[1].toLowerCase()] ?? Number(match[1])
}

function holds(reason: string, evidence: Check['evidence']): Check {
  return { standing: 'holds', reason, evidence }
}

function fails(reason: string, evidence: Check['evidence']): Check {
  return { standing: 'fails', reason, evidence }
}

function open(reason: string): Check {
  return { standing: 'open', reason, evidence: null }
}
