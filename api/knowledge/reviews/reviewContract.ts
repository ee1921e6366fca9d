import { dollars } from '../policies/policyMoney.ts'
import type { PolicyFacts } from '../facts/policyFacts.ts'
import { type LineOfBusiness, lineOfBusinessLabels } from '../policies/policyTerms.ts'
import type { Reading } from '../../reading/index.ts'
import { cannotTell, type ContractFinding, type Judgment, notMet } from './contractFinding.ts'
import { type Requirement, readContractRequirements } from './contractRequirements.ts'
import { withEveryDemand } from './withEveryDemand.ts'
import { type Demand, lineAsked, type PolicyPassages, policyPassages } from './demandEvidence.ts'
import { judgeByEvidence } from './judgeByEvidence.ts'
import { type ContractSide, contractParties, partiesIn, textOf } from './contractParties.ts'
import { normal } from './coverageItem.ts'
import { familiesIn, familiesOf, familyLabels, familyOf, limitsOfLine, statesOwn } from './insuredFamilies.ts'
import { type ConfirmedWording, confirmedFor, isProvision } from './confirmedWording.ts'
import { endangeredDemand, withJobExclusions } from './jobExclusions.ts'
import { policySentences } from './coverageTerms.ts'
import { dateOf, ownDate } from './contractDate.ts'
import { judgeCoverage } from './judgeCoverage.ts'
import { withLimitsForContract } from './withLimitsForContract.ts'
import { linesOf, requiredLines } from './linesOf.ts'
import { candidatesIn } from './candidatesIn.ts'
import { listedExclusions } from './listedForms.ts'
import { completed, lacksWork, withEditions, withListedForm, withoutWork } from './withListedForm.ts'
import { addsTo } from './unprovenParts.ts'
import { withMetParts } from './withMetParts.ts'
import { withNames } from './withNames.ts'
import { judgeDeductible } from './judgeDeductible.ts'
import { forEveryPart, judgeAdditionalInsured, judgePrimary, judgeProvision } from './judgeProvisions.ts'
import { provisionsFor } from './provisionsFor.ts'
import { judgeNotice } from './judgeNotice.ts'
import { judgeRating } from './judgeRating.ts'
import { ownPrimary } from './ownPrimary.ts'
import type { JudgedPolicy } from './check.ts'
import { exclusionCheck, isOfNamedPolicy } from './exclusionCheck.ts'
import { readReviewedPolicy } from './reviewedPolicy.ts'
import { statementsAtPremises, withTotals } from './statementsAtPremises.ts'
import { withStatedLimits } from './withStatedLimits.ts'
import { allowsLayers, isBeneath, raisedBy, umbrellaIn } from './umbrellaLayer.ts'

interface Policy extends JudgedPolicy {
  readonly hasWording: boolean
  readonly isLayer: boolean
  readonly reading: Reading
  readonly passages: PolicyPassages
  readonly locations: PolicyFacts['locations']
}

/** Judges what the rules leave open. */
type Weigh = (judgment: Judgment, demand: Demand, passages: PolicyPassages) => Judgment

/** Compares the insurance requirements of a contract with one policy. What the policy does not settle is left to a person. */
export function reviewContract(
  contract: Reading,
  policy: Reading,
  /** The other policies of the insured: an umbrella among them counts with the primary limit. */
  others: readonly Reading[] = [],
  /** The line of the policy where its record tells it. */
  recordedLine: LineOfBusiness | null = null,
  weigh: Weigh = judgeByEvidence,
  /** What a person confirmed from the documents of the policy. */
  confirmed: readonly ConfirmedWording[] = [],
): ContractFinding[] {
  const text = normal(textOf(policy))
  const { facts, statements: allStatements, wording: ownWording, hasWording } = readReviewedPolicy(policy)
  const exclusions = [...ownWording.exclusions, ...listedExclusions(policy, ownWording.exclusions)]
  const wording = { ...ownWording, exclusions }
  const line = recordedLine ?? facts.scalars.lineOfBusiness.fact?.value ?? null
  const whole = textOf(contract)
  const policyWords = policySentences(policy)
  const { statements, sentences } = statementsAtPremises(
    {
      statements: withLimitsForContract(
        recordedLine ? limitsOfLine(allStatements, recordedLine) : allStatements,
        policyWords,
        { contract: whole, line: line && lineOfBusinessLabels[line] },
      ),
      sentences: policyWords,
    },
    facts.locations,
    whole,
  )
  const read: Policy = {
    statements,
    wording,
    text,
    sentences,
    numbers: candidatesIn(statements, sentences),
    passages: policyPassages(policy),
    locations: facts.locations,
    families: familiesOf(text, statements, line),
    hasWording,
    isLayer: line === 'UMBRELLA' || line === 'EXCESS',
    reading: policy,
  }
  const roles = contractParties(contract)
  const titled = statements.find(({ label }) => /^(?:first )?named insured/i.test(label))
  const insured = facts.scalars.insuredName.fact?.value ?? titled?.text ?? null
  const requirements = readContractRequirements(contract, insured)
  const required = requiredLines(requirements)
  const inOthers = others.map((other, at) => umbrellaIn(readReviewedPolicy(other).statements, at))
  const layer = [umbrellaIn(statements, null), ...inOthers].find((each) => each !== null) ?? null
  const above = layer && raisedBy(layer, statements)
  const beneath = above && { ...read, statements: above, numbers: candidatesIn(above, sentences) }
  const agreedOn = dateOf(whole)
  const endangered = endangeredDemand(requirements, whole, read)
  const judgedBy = (requirement: Requirement): ContractFinding => {
    const { lead, quote } = requirement
    const plain = requirement.said ?? quote
    const said = (lead ? `${lead} ${plain}` : plain).replace(ownDate, (words) => agreedOn ?? words)
    const asked = withStatedLimits({ ...requirement, quote: said }, requirements, contract)
    const judged = (by: Policy) => {
      const totals = withTotals(by.statements, by.locations, { quote: said, contract: whole })
      const own =
        totals === by.statements
          ? by
          : { ...by, statements: totals, numbers: candidatesIn(totals, sentences) }
      const judgment = judge(asked, own, { roles, text: whole, insured, weigh, confirmed })
      const proven = withEveryDemand(judgment, { requirement: asked, policy: own, contract: whole })
      return withEditions(proven, said, policy)
    }
    const own = { ...judged(read), ...linesOf(asked, { families: read.families, line, required }) }
    const judgment = requirement === endangered?.demand ? withJobExclusions(own, endangered.found) : own
    if (beneath === null || layer === null || judgment.status !== 'not met' || asked.limits.length === 0)
      return { requirement, ...judgment, umbrella: null }
    const raised = judged(beneath)
    if (raised.status !== 'met') return { requirement, ...judgment, umbrella: null }
    const reason = `${judgment.reason} With the umbrella’s ${dollars(layer.amount)} the limit is reached`
    return {
      requirement,
      ...judgment,
      umbrella: { quote: layer.quote, page: layer.page, document: layer.document },
      ...(allowsLayers(requirement, requirements, whole)
        ? { status: 'met', reason: `${reason}, as the contract allows.` }
        : { status: 'cannot tell', reason: `${reason}. Check that the contract allows both to count.` }),
    }
  }
  const findings = requirements.flatMap((each) =>
    // No part of a demand is met that an exclusion of the whole endangers.
    each === endangered?.demand && endangered.found.length > 0
      ? [judgedBy(each)]
      : withMetParts(judgedBy(each), judgedBy),
  )
  // Of a limit and a deductible that one sentence asks for, the one that falls short comes first.
  const ofSentences = Map.groupBy(findings, ({ requirement: { page, quote } }) => `${page} ${quote}`)
  return [...ofSentences.values()].flatMap((own) =>
    own.toSorted((a, b) => Number(a.status !== 'not met') - Number(b.status !== 'not met')),
  )
}

function judge(
  requirement: Requirement,
  policy: Policy,
  contract: ContractSide & { readonly weigh: Weigh; readonly confirmed: readonly ConfirmedWording[] },
): Judgment {
  if (requirement.isOthersDuty)
    return cannotTell('Another party must carry this insurance. Ask for their certificate or policy.')
  if (requirement.isConditional && requirement.kind === 'coverage')
    return cannotTell('This applies only in certain cases. Ask the client whether it applies to this job.')
  const family = statesOwn(requirement, policy) ? null : familyOf(requirement)
  if (ofYears.test(requirement.quote) && requirement.kind === 'coverage' && requirement.limits.length === 0)
    return cannotTell(
      'The contract asks for completed operations coverage for a time after the work. A policy answers for its own term: have it renewed until then.',
    )
  // Another line's policy was not handed in: nothing can be said about it.
  // "Professional liability shall include pollution" is for the policy that it is added to.
  const isAdded = addsTo.test(requirement.quote) && isOfNamedLine(requirement.quote, policy)
  const isAbsent = family !== null && !policy.families.has(family) && !isAdded
  if (
    family !== null &&
    (isAbsent || isBeneath(requirement, family, policy)) &&
    requirement.kind !== 'rating'
  ) {
    // What no policy may exclude is decided by any policy that excludes it.
    const refused = exclusionCheck(requirement.quote, policy).find(({ standing }) => standing === 'fails')
    if (refused) return notMet(refused.reason, refused.evidence)
    return {
      ...cannotTell(
        `The reviewed policy does not cover ${familyLabels[family]}. Check the policy that does.`,
      ),
      missingLine: family,
    }
  }
  // "The general liability policy shall name …" says nothing of an auto policy.
  const named = familiesIn(requirement.quote)
  if (
    (isProvision(requirement.kind) ||
      requirement.kind === 'deductible' ||
      isOfNamedPolicy(requirement.quote) ||
      requirement.item?.key.startsWith('other:') ||
      (requirement.kind === 'coverage' && named.includes('workersCompensation'))) &&
    named.length > 0 &&
    policy.families.size > 0 &&
    !isOfNamedLine(requirement.quote, policy) &&
    !/\b(?:all|each|every|any)\b.{0,30}\b(?:polic|insur|coverage)/i.test(requirement.quote)
  )
    return {
      ...cannotTell(
        `The reviewed policy is not the ${familyLabels[named[0] ?? 'liability']} policy. Check that one.`,
      ),
      ...(named.length === 1 && { missingLine: named[0] }),
    }
  // Workers compensation and property policies have no additional insureds: another policy is meant.
  if (
    ['additionalInsured', 'primary'].includes(requirement.kind) &&
    policy.wording[requirement.kind === 'primary' ? 'primary' : 'additionalInsureds'].length === 0 &&
    policy.families.size > 0 &&
    [...policy.families].every((each) => ['workersCompensation', 'property', 'crime'].includes(each))
  )
    return cannotTell('This is for the liability policies. Check those.')
  if (
    lacksWork(policy.families) &&
    requirement.kind === 'additionalInsured' &&
    completed.test(requirement.quote)
  )
    return named.length > 0
      ? judge(withoutWork(requirement), policy, contract)
      : {
          ...cannotTell('Completed operations are for the general liability policy. Check that one.'),
          missingLine: 'liability',
        }
  const first = withListedForm(judges[requirement.kind](requirement, policy, contract), requirement, {
    reading: policy.reading,
    roles: contract.roles,
  })
  const settled = isProvision(requirement.kind) ? forEveryPart(first, requirement, policy) : first
  const judgment = contract.weigh(settled, demandOf(requirement, policy, contract), policy.passages)
  const known = confirmedFor(requirement, judgment, contract)
  if (known) return known
  // Declarations alone cannot show that an endorsement is missing.
  if (judgment.status === 'not met' && judgment.evidence === null && !policy.hasWording)
    return cannotTell('Only declarations were supplied. Check the endorsements of the policy.')
  return judgment
}

/** Whether a policy is of one of the lines that a clause names. */
function isOfNamedLine(quote: string, { isLayer, families }: Policy): boolean {
  return familiesIn(quote).some((each) => (isLayer ? each === 'umbrella' : families.has(each)))
}

/** Completed operations to be kept insured for years after the work. */
const ofYears =
  /\bcompleted op(?:eration)?s\b[^.;]{0,120}\byears?\b|\byears?\b[^.;]{0,60}\bcompleted op(?:eration)?s\b/i

function demandOf(
  requirement: Requirement,
  { families, statements, hasWording }: Policy,
  { text, insured }: ContractSide,
): Demand {
  const { quote, kind, isConditional, item } = requirement
  const family = lineAsked(quote) ?? familyOf(requirement)
  return {
    quote,
    kind,
    isConditional,
    isOwnLine: family === null ? null : families.has(family),
    isStated:
      item === null || item.key.startsWith('other:')
        ? null
        : statements.some((each) => each.item?.key === item.key),
    hasWording,
    contract: text,
    insured,
  }
}

const judges = {
  coverage: (requirement, policy, { roles }) =>
    judgeCoverage(
      /\bmortgag|\bloss payee/i.test(requirement.quote) ? withNames(requirement, roles) : requirement,
      policy,
    ),
  additionalInsured: ({ quote }, { wording, reading }, { roles, text }) =>
    judgeAdditionalInsured(provisionsFor(wording.additionalInsureds, quote, reading), {
      wanted: partiesIn(quote, roles),
      asksCompleted: completed.test(quote),
      contract: text,
    }),
  waiver: ({ quote }, { wording, reading }, { roles, text }) =>
    judgeProvision(
      provisionsFor(wording.waivers, quote, reading),
      partiesIn(quote, roles),
      'a waiver of subrogation',
      text,
    ),
  primary: ({ quote }, { wording, reading, sentences }, contract) =>
    ownPrimary(
      quote,
      sentences,
      judgePrimary(quote, {
        primary: provisionsFor(wording.primary, quote, reading),
        insureds: provisionsFor(wording.additionalInsureds, quote, reading),
        contract,
      }),
    ),
  notice: judgeNotice,
  rating: judgeRating,
  deductible: judgeDeductible,
} satisfies Record<
  Requirement['kind'],
  (requirement: Requirement, policy: Policy, contract: ContractSide) => Judgment
>
