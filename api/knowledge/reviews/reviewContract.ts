import { dollars } from '../policies/policyMoney.ts'
import type { Reading } from '../../reading/index.ts'
import { cannotTell, type ContractFinding, type Judgment, met, notMet } from './contractFinding.ts'
import { type Requirement, readContractRequirements } from './contractRequirements.ts'
import { contractParties, partiesIn, textOf } from './contractParties.ts'
import { normal } from './coverageItem.ts'
import { familiesIn, familiesOf, familyLabels, familyOf } from './insuredFamilies.ts'
import type { PolicyWording, Provision } from './policyWording.ts'
import { readReviewedPolicy } from './reviewedPolicy.ts'
import { stated } from './statements.ts'
import type { Statement } from './statement.ts'

interface Policy {
  readonly statements: readonly Statement[]
  readonly wording: PolicyWording
  /** Everything that the policy says, normalized. */
  readonly text: string
  readonly families: ReadonlySet<string>
  /** Whether it has the wording of forms or endorsements, not only declarations. */
  readonly hasWording: boolean
}

/** Compares the insurance requirements of a contract with one policy. What the policy does not settle is left to a person. */
export function reviewContract(contract: Reading, policy: Reading): ContractFinding[] {
  const text = normal(textOf(policy))
  const { facts, statements, wording } = readReviewedPolicy(policy)
  const line = facts.scalars.lineOfBusiness.fact?.value ?? null
  const read: Policy = {
    statements,
    wording,
    text,
    families: familiesOf(text, statements, line),
    hasWording: policy.blocks.some((block) => block.kind !== 'table' && wordingOf.test(block.text)),
  }
  const roles = contractParties(contract)
  return readContractRequirements(contract, facts.scalars.insuredName.fact?.value).map((requirement) => ({
    requirement,
    ...judge(requirement, read, roles),
  }))
}

function judge(requirement: Requirement, policy: Policy, roles: ReadonlyMap<string, string>): Judgment {
  if (requirement.isOthers)
    return cannotTell('Somebody else has to carry this insurance; their policy was not reviewed.')
  if (requirement.isConditional && requirement.kind === 'coverage')
    return cannotTell('This applies only under a condition that the documents do not settle.')
  const family = familyOf(requirement)
  // Another line's policy was not handed in: nothing can be said about it.
  if (family !== null && !policy.families.has(family) && requirement.kind !== 'rating')
    return cannotTell(
      `The reviewed policy does not cover ${familyLabels[family]}. Check the policy that does.`,
    )
  // "The general liability policy shall name …" says nothing of an auto policy.
  const named = familiesIn(requirement.quote)
  if (
    ['additionalInsured', 'waiver', 'primary'].includes(requirement.kind) &&
    named.length > 0 &&
    !named.some((each) => policy.families.has(each)) &&
    !/\b(?:all|each|every|any)\b.{0,30}\b(?:polic|insur|coverage)/i.test(requirement.quote)
  )
    return cannotTell(
      `The reviewed policy is not the ${familyLabels[named[0] ?? 'liability']} policy. Check that one.`,
    )
  const judgment = judges[requirement.kind](requirement, policy, roles)
  // Declarations alone cannot show that an endorsement is missing.
  if (judgment.status === 'not met' && judgment.evidence === null && !policy.hasWording)
    return cannotTell('Only declarations were supplied. Check the endorsements of the policy.')
  return judgment
}

/** A sentence of a form or an endorsement. */
const wordingOf =
  /\b(?:we|this (?:insurance|policy|endorsement)|you|the insured|our insurance|any person)\b.{0,120}\b(?:will|shall|do(?:es)? not|is|are|may|waive|cover|apply)\b/i

const judges = {
  coverage: judgeCoverage,
  additionalInsured: judgeAdditionalInsured,
  waiver: ({ quote }, { wording }, roles) =>
    judgeProvision(wording.waivers, partiesIn(quote, roles), 'a waiver of subrogation'),
  primary: ({ quote }, { wording }, roles) =>
    judgeProvision(wording.primary, partiesIn(quote, roles), 'primary and noncontributory wording'),
  notice: judgeNotice,
  rating: (_, { wording }) =>
    cannotTell(
      wording.rating
        ? 'The policy states a rating; check it against the current AM Best guide.'
        : 'The policy does not state the rating or license of the company.',
    ),
  deductible: judgeDeductible,
} satisfies Record<
  Requirement['kind'],
  (requirement: Requirement, policy: Policy, roles: ReadonlyMap<string, string>) => Judgment
>

function judgeCoverage(
  { limits, item, quote }: Requirement,
  { statements, wording, text }: Policy,
): Judgment {
  if (limits.length > 0) {
    const checks = limits.map((limit) => ({ limit, found: stated(statements, limit.item.key) }))
    const missing = checks.find(
      ({ found }) => !found || (found.amount === null && found.standing !== 'excluded'),
    )
    const short = checks.find(
      ({ limit, found }) =>
        found && (found.standing === 'excluded' || (found.amount !== null && found.amount < limit.amount)),
    )
    if (short?.found) {
      const has = short.found.amount === null ? 'excludes it' : `gives ${dollars(short.found.amount)}`
      return notMet(
        `${short.limit.item.label}: the contract asks for ${dollars(short.limit.amount)}, the policy ${has}.`,
        short.found,
      )
    }
    if (missing) return withoutLimit(missing.limit.item.label, quote, { wording, text })
    const best = checks[0]?.found
    if (best && isFutureOrForm(quote, text))
      return cannotTell('The limits are met; the rest of the wording needs a person.')
    return met(
      checks.map(({ limit, found }) => `${limit.item.label} ${dollars(found?.amount ?? 0)}`).join(', ') + '.',
      best ?? null,
    )
  }
  if (!item) return judgeWording(quote, wording)
  const found = stated(statements, item.key)
  if (!found) return withoutLimit(item.label, quote, { wording, text })
  if (found.standing === 'excluded') return notMet(`The policy excludes ${item.label.toLowerCase()}.`, found)
  const months = monthsIn(quote)
  const has = monthsIn(found.text)
  if (months !== null && has !== null)
    return has >= months
      ? met(`The policy gives ${has} months.`, found)
      : notMet(`The contract asks for ${months} months, the policy gives ${has}.`, found)
  if (/full|replacement|sufficient|adequate|all[- ]risk|special form/i.test(quote))
    return cannotTell('Whether the limit is enough cannot be seen from the policy.')
  return cannotTell(`The policy mentions ${item.label.toLowerCase()}; compare the wording.`)
}

/** A demand on the wording: an exclusion that the contract forbids and the policy has is a shortfall. */
function judgeWording(quote: string, { exclusions }: PolicyWording): Judgment {
  const forbidden =
    /(?:not (?:contain|include|have)|without|no) (?:any |an )?exclusions? (?:for|of|with respect to|relating to)\s+(.+)/i.exec(
      quote,
    )?.[1] ?? /^(.{3,80}?) may not be excluded/i.exec(quote)?.[1]
  const words = normal(forbidden ?? '')
    .split(' ')
    .filter((word) => word.length > 3 && !/^(?:any|such|your|their|insured|policy)$/.test(word))
    .map((word) => word.replace(/(?:ed|s)$/, ''))
  const excluded =
    words.length > 0 &&
    exclusions.find(({ quote: each }) => {
      const said = normal(each)
      return words.filter((word) => said.includes(word)).length >= words.length * 0.65
    })
  if (excluded) return notMet('The policy has an exclusion that the contract does not allow.', excluded)
  return cannotTell('No declarations page settles this. Read it against the policy’s wording.')
}

/** Words that no declarations prove: completed operations kept up for years, per-project aggregates, forms by name. */
function isFutureOrForm(quote: string, text: string): boolean {
  if (/\bper[- ]project|each project|per location\b/i.test(quote))
    return !/designated (construction )?(project|location).{0,40}aggregate|per project/.test(text)
  return /\b(?:years? after|following completion|for a period of|or equivalent|tail|extended reporting)\b/i.test(
    quote,
  )
}

function withoutLimit(
  label: string,
  quote: string,
  { wording, text }: Pick<Policy, 'wording' | 'text'>,
): Judgment {
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
    return notMet(`The policy excludes it: ${label.toLowerCase()}.`, excluded)
  const isMentioned = words.length > 0 && words.every((word) => text.includes(word))
  return cannotTell(
    isMentioned
      ? `The policy mentions ${label.toLowerCase()} without a limit.`
      : `The policy does not mention ${label.toLowerCase()}.`,
  )
}

function judgeAdditionalInsured(
  { quote }: Requirement,
  { wording }: Policy,
  roles: ReadonlyMap<string, string>,
): Judgment {
  const provisions = wording.additionalInsureds
  const first = provisions[0]
  if (!first) return notMet('No additional insured endorsement is part of the policy.', null)
  const asksCompleted = /completed operations|CG ?20 ?37/i.test(quote)
  if (
    asksCompleted &&
    !provisions.some(({ form, quote: words }) => /completed (?:operations|work)/i.test(`${form} ${words}`))
  )
    return notMet('The additional insured endorsement does not include completed operations.', first)
  const general = provisions.find(({ isBlanket }) => isBlanket)
  if (general) return met('Additional insureds are covered where a written contract requires it.', general)
  const wanted = partiesIn(quote, roles)
  const named = provisions.flatMap(({ names }) => names).map(normal)
  const missing = wanted.filter(
    (party) => !named.some((name) => name.includes(normal(party)) || normal(party).includes(name)),
  )
  if (wanted.length === 0)
    return cannotTell('The endorsement names particular parties; compare them with the contract.')
  if (missing.length === 0) return met(`${wanted.join(' and ')} is named as additional insured.`, first)
  return notMet(`Not named as additional insured: ${missing.join(', ')}.`, first)
}

function judgeProvision(provisions: readonly Provision[], wanted: readonly string[], what: string): Judgment {
  const general = provisions.find(({ isBlanket }) => isBlanket)
  if (general) return met(`The policy has ${what} where a written contract requires it.`, general)
  const first = provisions[0]
  if (!first) return notMet(`The policy has no ${what.replace(/^an? /, '')}.`, null)
  const names = provisions.flatMap((each) => each.names)
  const parties = wanted.filter((party) => /^[A-Z]/.test(party))
  if (names.length > 0 && parties.length > 0) {
    const missing = parties.filter((party) => !names.some((name) => normal(name).includes(normal(party))))
    return missing.length === 0
      ? met(`The policy has ${what} for ${parties.join(' and ')}.`, first)
      : notMet(`The policy has ${what} for ${names.join(', ')}, not for ${missing.join(' and ')}.`, first)
  }
  if (first.names.length > 0)
    return cannotTell(`The policy has ${what} for ${first.names.join(', ')}. Compare the names.`)
  return /additional insured|scheduled|designated/i.test(first.quote)
    ? cannotTell(`The policy has ${what} for those it schedules.`)
    : met(`The policy has ${what}.`, first)
}

function judgeNotice({ days, quote }: Requirement, { wording }: Policy): Judgment {
  const first = wording.notice[0]
  if (!first) return notMet('The policy promises notice of cancellation to the named insured only.', null)
  if (days !== null && first.days !== null && first.days < days)
    return notMet(`The contract asks for ${days} days of notice, the policy gives ${first.days}.`, first)
  const isToInsureds = /additional insured/i.test(first.quote) && wording.additionalInsureds.length > 0
  if (
    (first.isBlanket || isToInsureds) &&
    days !== null &&
    first.days !== null &&
    !/material change|reduction/i.test(quote)
  )
    return met(`The policy gives ${first.days} days of notice.`, first)
  return cannotTell(
    'The policy gives notice to those it schedules. Check that the other party is among them.',
  )
}

function judgeDeductible({ amount }: Requirement, { statements }: Policy): Judgment {
  const deductibles = statements.filter(
    ({ item, amount: own }) => own !== null && /deductible|retention/i.test(item?.label ?? ''),
  )
  const largest = deductibles.toSorted((a, b) => (b.amount ?? 0) - (a.amount ?? 0))[0]
  if (amount === null)
    return cannotTell('The contract asks for approval of deductibles; ask the other party.')
  if (!largest || largest.amount === null) return cannotTell('The policy states no deductible.')
  return largest.amount > amount
    ? notMet(
        `${largest.label} is ${dollars(largest.amount)}, the contract allows ${dollars(amount)}.`,
        largest,
      )
    : met(`The largest deductible is ${dollars(largest.amount)}.`, largest)
}

const numbers: Readonly<Record<string, number>> = { six: 6, twelve: 12, eighteen: 18, 'twenty-four': 24 }

function monthsIn(text: string): number | null {
  const match =
    /\b(\d{1,2}|six|twelve|eighteen|twenty-four)(?:\s*\(\d+\))?(?:\s+consecutive)?\s+months?/i.exec(text)
  if (!match?.[1]) return /\bone (?:full )?year\b/i.test(text) ? 12 : null
  return numbers[match[1].toLowerCase()] ?? Number(match[1])
}
