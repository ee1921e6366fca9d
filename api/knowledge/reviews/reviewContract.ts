import { dollars } from '../policies/policyMoney.ts'
import { type Reading, sentencesOf } from '../../reading/index.ts'
import {
  cannotTell,
  type ContractFinding,
  type Judgment,
  type Layer,
  met,
  notMet,
} from './contractFinding.ts'
import { type Requirement, readContractRequirements } from './contractRequirements.ts'
import { contractParties, partiesIn, textOf } from './contractParties.ts'
import { normal } from './coverageItem.ts'
import { familiesIn, familiesOf, familyLabels, familyOf } from './insuredFamilies.ts'
import { policySentences } from './coverageTerms.ts'
import { judgeCoverage } from './judgeCoverage.ts'
import { judgeDeductible } from './judgeDeductible.ts'
import type { JudgedPolicy } from './requirementChecks.ts'
import type { Provision } from './policyWording.ts'
import { readReviewedPolicy } from './reviewedPolicy.ts'
import { stated } from './statements.ts'
import type { Statement } from './statement.ts'

interface Policy extends JudgedPolicy {
  readonly families: ReadonlySet<string>
  /** Whether it has the wording of forms or endorsements, not only declarations. */
  readonly hasWording: boolean
}

/** Compares the insurance requirements of a contract with one policy. What the policy does not settle is left to a person. */
export function reviewContract(
  contract: Reading,
  policy: Reading,
  /** The other policies of the insured: an umbrella among them counts with the primary limit. */
  others: readonly Reading[] = [],
): ContractFinding[] {
  const text = normal(textOf(policy))
  const { facts, statements, wording } = readReviewedPolicy(policy)
  const line = facts.scalars.lineOfBusiness.fact?.value ?? null
  const read: Policy = {
    statements,
    wording,
    text,
    sentences: policySentences(policy),
    families: familiesOf(text, statements, line),
    hasWording: policy.blocks.some((block) => block.kind !== 'table' && wordingOf.test(block.text)),
  }
  const roles = contractParties(contract)
  const insured =
    facts.scalars.insuredName.fact?.value ??
    statements.find(({ label }) => /^(?:first )?named insured/i.test(label))?.text ??
    null
  const requirements = readContractRequirements(contract, insured)
  const layers = [
    umbrellaIn(statements, null),
    ...others.map((other, at) => umbrellaIn(readReviewedPolicy(other).statements, at)),
  ]
  const layer = layers.find((each) => each !== null) ?? null
  const isAllowed = layering.test(textOf(contract))
  return requirements.map((requirement) => {
    const asked = withStatedLimits(requirement, requirements)
    const judgment = judge(asked, read, roles)
    if (layer === null || judgment.status !== 'not met' || asked.limits.length === 0)
      return { requirement, ...judgment, umbrella: null }
    const raised = judge(asked, { ...read, statements: raisedBy(layer.amount, statements) }, roles)
    if (raised.status !== 'met') return { requirement, ...judgment, umbrella: null }
    const reason = `${judgment.reason} With the umbrella’s ${dollars(layer.amount)} the limit is reached`
    return {
      requirement,
      evidence: judgment.evidence,
      umbrella: { quote: layer.quote, page: layer.page, document: layer.document },
      ...(isAllowed
        ? { status: 'met', reason: `${reason}, as the contract allows.` }
        : { status: 'cannot tell', reason: `${reason}. Check that the contract allows both to count.` }),
    }
  })
}

/** "Limits may be met by any combination of primary and umbrella insurance." */
const layering =
  /\bcombination of (?:primary|underlying|general|its|policies)|primary (?:and|or|plus) (?:excess|umbrella)|(?:umbrella|excess)\b.{0,90}\b(?:may be used|satisf\w+|to meet|achieve)/i

function umbrellaIn(
  statements: readonly Statement[],
  document: number | null,
): (Layer & { readonly amount: number }) | null {
  const own = stated(statements, 'umbrellaOccurrence')
  return own?.amount == null ? null : { quote: own.quote, page: own.page, amount: own.amount, document }
}

/** An umbrella sits above these limits and no others. */
const layered = /^(?:eachOccurrence|generalAggregate|productsAggregate|autoLiability|hiredNonOwned|wcPer)/

function raisedBy(more: number, statements: readonly Statement[]): Statement[] {
  return statements.map((each) =>
    each.amount !== null && layered.test(each.item?.key ?? '')
      ? { ...each, amount: each.amount + more }
      : each,
  )
}

/** "The limit stated in the Basic Lease Information" is the one that the contract sets elsewhere. */
function withStatedLimits(requirement: Requirement, all: readonly Requirement[]): Requirement {
  const { item, limits, quote } = requirement
  if (
    !item ||
    limits.length > 0 ||
    !/\blimits? (?:stated|set forth|shown|set out|specified) in\b/i.test(quote)
  )
    return requirement
  const other = all.find((each) => each.limits.some((limit) => limit.item.key === item.key))
  return other ? { ...requirement, limits: other.limits } : requirement
}

/** Coverages that policies of several lines have. */
const ownOfSeveral = new Set(['medicalExpense', 'equipmentBreakdown', 'hiredNonOwned'])

function judge(requirement: Requirement, policy: Policy, roles: ReadonlyMap<string, string>): Judgment {
  if (requirement.isOthers)
    return cannotTell('Somebody else has to carry this insurance; their policy was not reviewed.')
  if (requirement.isConditional && requirement.kind === 'coverage')
    return cannotTell('This applies only under a condition that the documents do not settle.')
  const item = requirement.item?.key ?? ''
  const isOwn = ownOfSeveral.has(item) && policy.statements.some((each) => each.item?.key === item)
  const family = isOwn ? null : familyOf(requirement)
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
  // Workers compensation and property policies have no additional insureds: another policy is meant.
  if (
    ['additionalInsured', 'primary'].includes(requirement.kind) &&
    policy.wording[requirement.kind === 'primary' ? 'primary' : 'additionalInsureds'].length === 0 &&
    policy.families.size > 0 &&
    [...policy.families].every((each) => ['workersCompensation', 'property', 'crime'].includes(each))
  )
    return cannotTell('This is for the liability policies. Check those.')
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
    !provisions.some(
      ({ form, quote: words, whole }) =>
        /completed (?:operations|work)/i.test(`${form} ${words}`) &&
        !/not apply to .{0,90}completed operations/i.test(whole),
    )
  )
    return notMet('The additional insured endorsement does not include completed operations.', first)
  const wanted = partiesIn(quote, roles)
  const general = provisions.find(({ isBlanket }) => isBlanket)
  if (general) {
    // Only one of several parties has signed the contract with the insured.
    const only = provisions.find(({ whole }) => directOnly.test(whole))
    if (only && wanted.length > 1)
      return notMet(
        'The endorsement covers only those with whom the insured has a direct written contract.',
        {
          ...only,
          quote: sentencesOf(only.whole).find((each) => directOnly.test(each)) ?? only.quote,
        },
      )
    return met('Additional insureds are covered where a written contract requires it.', general)
  }
  const said = normal(provisions.map(({ whole, names }) => `${whole} ${names.join(' ')}`).join(' '))
  const missing = wanted.filter((party) => !said.includes(normal(party)))
  if (wanted.length === 0)
    return cannotTell('The endorsement names particular parties; compare them with the contract.')
  if (missing.length === 0) return met(`${wanted.join(' and ')} is named as additional insured.`, first)
  return notMet(`Not named as additional insured: ${missing.join(', ')}.`, first)
}

const directOnly =
  /no direct (?:written )?(?:contract|agreement)|direct(?:ly)? (?:written )?(?:contract|agreement)|in privity/i

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

function judgeNotice(
  { days, quote }: Requirement,
  { wording }: Policy,
  roles: ReadonlyMap<string, string>,
): Judgment {
  const first = wording.notice[0]
  if (!first) return notMet('The policy promises notice of cancellation to the named insured only.', null)
  if (days !== null && first.days !== null && first.days < days)
    return notMet(`The contract asks for ${days} days of notice, the policy gives ${first.days}.`, first)
  const refusal = sentencesOf(first.whole).find((each) => /\bno notice\b.{0,60}nonpayment/i.test(each))
  if (refusal && /nonpayment/i.test(quote))
    return notMet('The policy owes no notice for nonpayment.', { ...first, quote: refusal })
  const isToInsureds = /additional insured/i.test(first.quote) && wording.additionalInsureds.length > 0
  if (/endeavou?r/i.test(first.quote))
    return /endeavou?r/i.test(quote)
      ? notMet('The policy only promises to try to give notice.', first)
      : cannotTell('The policy only promises to try to give notice.')
  const whole = normal(first.whole)
  const isNamed = [...roles].some(
    ([role, name]) => new RegExp(`\\b${role}\\b`, 'i').test(quote) && whole.includes(normal(name)),
  )
  const isForLenders = /\bmortgage ?(?:holders?|es?)\b|\bmortgagees?\b/i.test(first.quote)
  if (isForLenders && !first.isBlanket && !isToInsureds && !isNamed && !/mortgag|lender/i.test(quote))
    return notMet('The policy promises notice to mortgageholders only.', first)
  if (
    (first.isBlanket || isToInsureds || isNamed) &&
    days !== null &&
    first.days !== null &&
    !/material change|reduction/i.test(quote)
  )
    return met(`The policy gives ${first.days} days of notice.`, first)
  return cannotTell(
    'The policy gives notice to those it schedules. Check that the other party is among them.',
  )
}
