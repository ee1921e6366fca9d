import { fileKind } from '../../../files/index.ts'
import {
  type Family,
  familyLabels,
  isLineMissing,
  type LineOfBusiness,
  policyTitle,
} from '../../../knowledge/index.ts'
import { capitalized } from '../../../platform/index.ts'
import type { TaskFile } from '../../documents/taskFile.ts'
import type { Task } from '../../runs/task.ts'
import { checkContract } from '../../tools/checkContract.ts'
import { type AssignedInputs, documentsOf, policiesInForce } from '../assignInputs.ts'
import type { SkillInput } from '../skill.ts'
import {
  type Answer,
  type Finding,
  order,
  type PolicyFindings,
  type ReviewedPolicy,
} from './contractReport.ts'

const policyInput: SkillInput = {
  prefix: '[Binder or Policy]',
  types: ['POLICY', 'DECLARATIONS', 'BINDER'],
  isRequired: true,
  isCurrent: true,
}

export const contractInputs: readonly SkillInput[] = [
  { prefix: '[Contract]', types: ['CONTRACT'], isRequired: true },
  policyInput,
]

const mostPolicies = 12

interface ContractFindings {
  readonly policies: readonly ReviewedPolicy[]
  /** What was left out of a review that would be too long. */
  readonly unreviewed: readonly ReviewedPolicy[]
  readonly reviews: readonly PolicyFindings[]
  /** Each requirement with the policy that answers it best, what is not met first. */
  readonly best: readonly Answer[]
}

/** Compares the requirements of a contract with every policy at hand. */
export async function contractFindings(
  task: Task,
  { contract, parts }: { contract: TaskFile; parts: AssignedInputs },
): Promise<ContractFindings> {
  const found = await reviewedPolicies(task, parts)
  const sorted = eachPolicyFirst(found.policies, task)
  const policies = sorted.slice(0, mostPolicies)
  const reviews: PolicyFindings[] = []
  for (const policy of policies) {
    const others = policies.filter(({ id }) => id !== policy.id)
    const findings = await task.journal.call(checkContract, {
      contractId: contract.id,
      policyId: policy.id,
      policyName: policy.name,
      otherIds: others.map(({ id }) => id),
    })
    reviews.push({ policy, others, findings })
  }
  const unreviewed = sorted.slice(mostPolicies)
  const read = combined(reviews, unreviewed.length === 0 ? found.lines : [])
  const best = order.flatMap((status) => read.filter(({ finding }) => finding.status === status))
  return { policies, unreviewed, reviews, best }
}

/** The available policy documents; without attached ones, also the records of policies in force that have none, and all lines in force. */
async function reviewedPolicies(
  task: Task,
  parts: AssignedInputs,
): Promise<{
  policies: readonly ReviewedPolicy[]
  lines: readonly LineOfBusiness[]
}> {
  const documents = parts.of(policyInput.prefix)
  const inForce = await policiesInForce(task)
  // A workspace of one policy does not show what else the account has.
  const lines = task.workspace.businessPolicyId ? [] : inForce.map(({ type }) => type)
  if (documents.some(({ id }) => task.files.some((file) => file.id === id)))
    return { policies: documents, lines }
  const records: ReviewedPolicy[] = []
  for (const policy of inForce) {
    if ((await documentsOf(task, [policy.id], policyInput)).length > 0) continue
    const name = `${policyTitle(policy)} (record)`
    records.push({ id: policy.id, name, prefix: null, type: null, isNew: false, isRecord: true })
  }
  return { policies: [...documents, ...records], lines }
}

/** One document of each policy before the second of any: a policy with many documents must not keep out another line. */
function eachPolicyFirst(policies: readonly ReviewedPolicy[], { agency }: Task): ReviewedPolicy[] {
  const files = agency.table(fileKind)
  const byPolicy = Map.groupBy(policies, ({ id }) => files.get(id)?.attachedTo ?? id)
  const placed = [...byPolicy.values()].flatMap((own) => own.map((policy, place) => ({ policy, place })))
  return placed.toSorted((a, b) => a.place - b.place).map(({ policy }) => policy)
}

/** What one clause may ask of the same line twice. */
const provisionNames: Partial<Record<Finding['requirement']['kind'], string>> = {
  additionalInsured: 'additional insured',
  waiver: 'waiver of subrogation',
  primary: 'primary wording',
}

/** Each requirement with the best matching policy, once for each line that it names. */
function combined(reviews: readonly PolicyFindings[], lines: readonly LineOfBusiness[]): Answer[] {
  const answered = reviews.flatMap(({ policy, others, findings }) =>
    findings.map((finding): Answer => {
      const at = finding.umbrella?.document
      const umbrella = finding.umbrella === null ? null : at == null ? policy : (others[at] ?? null)
      return { finding, policy, umbrella, alsoOf: [] }
    }),
  )
  const wholes = answered.filter(({ finding }) => finding.partOf === undefined)
  // What a policy meets of a demand that it falls short of is told only beside that.
  const partsOf = ({ finding, policy }: Answer) =>
    finding.status === 'met'
      ? []
      : answered.filter((each) => each.policy === policy && each.finding.partOf === finding.requirement.quote)
  return [...Map.groupBy(wholes, demandKey).values()].flatMap((answers) => {
    const named = answers[0]?.finding.lines ?? []
    if (named.length === 0) return bestOf(answers, lines).flatMap((best) => [best, ...partsOf(best)])
    return onceForAlike(named.flatMap((line) => forLine(line, answers, lines)))
  })
}

/** What the policies of one line make of a clause that names several. */
function forLine(line: Family, answers: readonly Answer[], lines: readonly LineOfBusiness[]): LineAnswer[] {
  const own = answers.filter(({ finding }) => finding.ownLines?.includes(line))
  const others = answers.map(({ finding, ...rest }): Answer => {
    const reason = `No ${familyLabels[line]} policy was reviewed. Check that one.`
    return {
      ...rest,
      finding: { ...finding, status: 'cannot tell', reason, evidence: null, missingLine: line },
    }
  })
  return bestOf(own.length > 0 ? own : others, lines).map((best) => ({ ...best, line }))
}

type LineAnswer = Answer & { readonly line: Family }

/** Lines of which the same is to be said are told together: "Auto and cyber, waiver of subrogation: …". */
function onceForAlike(answers: readonly LineAnswer[]): Answer[] {
  const alike = Map.groupBy(answers, ({ finding: { status, reason, missingLine, evidence }, policy }) =>
    (missingLine
      ? [status, 'no policy']
      : [status, reason, ...(evidence ? [policy.id, evidence.page, evidence.quote] : [])]
    ).join('\n'),
  )
  return [...alike.values()].flatMap((own) => {
    const [first, ...more] = own
    if (!first) return []
    const { finding, policy } = first
    const names = new Intl.ListFormat('en-US').format(own.map((each) => familyLabels[each.line]))
    const label = [capitalized(names), provisionNames[finding.requirement.kind]].filter(Boolean).join(', ')
    const said =
      more.length === 0 || !finding.missingLine
        ? finding.reason
        : finding.status === 'not met'
          ? 'No policies of these lines are in force on record.'
          : 'No policies of these lines were reviewed. Check those.'
    const alsoOf = [...new Set(more.map((each) => each.policy))].filter(({ id }) => id !== policy.id)
    return [{ ...first, finding: { ...finding, reason: `${label}: ${said}` }, alsoOf }]
  })
}

/** What tells a demand from the others of its contract: each policy meets other parts of them. */
function demandKey({ finding: { requirement } }: Answer): string {
  const { page, kind, label, quote, lead = '' } = requirement
  return [page, kind, label, lead, quote].join('\n')
}

const everyPolicy = /\b(?:all|each|every)\b.{0,30}\bpolic/i

/** A policy that meets the requirement, or else one that may with its umbrella or a form it lists, or one that falls short. */
function bestOf(answers: readonly Answer[], lines: readonly LineOfBusiness[]): Answer[] {
  // No policy may have a larger deductible, and "all policies" need a provision: the worst one decides.
  const isOfAll = answers.every(
    ({ finding: { requirement, lines: named } }) =>
      requirement.kind === 'deductible' ||
      (provisionNames[requirement.kind] !== undefined && !named && everyPolicy.test(requirement.quote)),
  )
  const worst = isOfAll
    ? (answers.find(({ finding }) => finding.status === 'not met') ??
      answers.find(({ finding }) => finding.status === 'cannot tell' && finding.evidence !== null))
    : undefined
  if (worst) return [worst]
  const rank = { met: 0, 'not met': 2, 'cannot tell': 3 }
  // A policy of the line says more of a requirement than the policies of other lines.
  const rankOf = ({ finding: { status, umbrella, evidence, missingLine } }: Answer) =>
    umbrella !== null || (status === 'cannot tell' && evidence !== null)
      ? Math.min(rank[status], 1)
      : rank[status] + (missingLine ? 1 : 0)
  const best = answers.toSorted((a, b) => rankOf(a) - rankOf(b))[0]
  if (!best) return []
  const missing = best.finding.missingLine
  if (!missing || answers.some(({ finding }) => finding.missingLine !== missing)) return [best]
  if (lines.length === 0 || !isLineMissing(missing, lines)) {
    const reason = `No ${familyLabels[missing]} policy was reviewed. Check that one.`
    return answers.length > 1 ? [{ ...best, finding: { ...best.finding, reason } }] : [best]
  }
  const reason = `We have no ${familyLabels[missing]} policy in force on record.`
  return [{ ...best, finding: { ...best.finding, status: 'not met', reason } }]
}
