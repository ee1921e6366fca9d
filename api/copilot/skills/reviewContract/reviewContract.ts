import { capitalized } from '../../../platform/index.ts'
import {
  contractParties,
  familyLabels,
  isLineMissing,
  isSameParty,
  type LineOfBusiness,
  lineOfBusinessLabels,
} from '../../../knowledge/index.ts'
import type { TaskFile } from '../../documents/taskFile.ts'
import type { Reply, Task } from '../../runs/task.ts'
import { readFileOf } from '../../documents/documentReading.ts'
import { checkContract } from '../../tools/checkContract.ts'
import { generateDocument } from '../../tools/generateDocument.ts'
import { readRequirements } from '../../tools/readRequirements.ts'
import { type AssignedInputs, askFor, assignInputs, documentsOf, policiesInForce } from '../assignInputs.ts'
import { accountOf, askForAccount } from '../accountOf.ts'
import { cell, Citations } from '../citations.ts'
import { insuredWarning } from '../insuredWarning.ts'
import { defineSkill, type Skill, type SkillInput } from '../skill.ts'
import {
  type Answer,
  clauseBlocks,
  contractReport,
  type Finding,
  order,
  type PolicyFindings,
  type ReviewedPolicy,
  statusLabels,
} from './contractReport.ts'
import { draftCarrierEmail, letterToClient } from './draftCarrierEmail.ts'
import { phrasings } from './phrasings.ts'

const policyInput: SkillInput = {
  prefix: '[Binder or Policy]',
  types: ['POLICY', 'DECLARATIONS', 'BINDER'],
  isRequired: true,
  isCurrent: true,
}

const inputs: readonly SkillInput[] = [
  { prefix: '[Contract]', types: ['CONTRACT'], isRequired: true },
  policyInput,
]

export const reviewContract: Skill = defineSkill({
  name: 'review-contract',
  title: 'Contract review',
  description: 'Finds the insurance that a contract requires and says what the policies meet.',
  preset: 'CONTRACT_REVIEW',
  role: 'ANSWER',
  questions:
    /\b(?:(?:what|which) (?:insurance|coverages?|limits?|endorsements?|requirements?) (?:does|do|are|is)\b|requirements|compl(?:y|ies|iant|iance)|meets?|satisf\w+|enough|missing|lacks?|lacking|short|gaps?|sign (?:it|this)|ask the carrier|need to (?:buy|add|ask))\b/i,
  phrasings,
  inputs,
  makes: 'A list of requirements with their status and sources, and an email to the carrier',
  run,
})

const indemnityNote =
  'Insurance answers for only part of what these clauses promise. Read them before the client signs.'
const proofNote = 'The contract says how its insurance has to be proven.'
const mostPolicies = 6

async function run(task: Task): Promise<Reply> {
  const { journal } = task
  const parts = await assignInputs(inputs, task)
  const contract = parts.of('[Contract]')[0]
  const found = contract ? await reviewedPolicies(task, parts) : { policies: [], lines: [] }
  const policies = found.policies.slice(0, mostPolicies)
  if (!contract) return askFor(parts.missing)
  if (policies.length === 0) return await requirementsOnly(task, contract, parts)
  const reviews: PolicyFindings[] = []
  for (const policy of policies) {
    const others = policies.filter(({ id }) => id !== policy.id)
    const findings = await journal.call(checkContract, {
      contractId: contract.id,
      policyId: policy.id,
      policyName: policy.name,
      otherIds: others.map(({ id }) => id),
    })
    reviews.push({ policy, others, findings })
  }
  const read = combined(reviews, found.policies.length <= mostPolicies ? found.lines : [])
  const best = order.flatMap((status) => read.filter(({ finding }) => finding.status === status))
  if (best.length === 0) {
    return {
      text: `I found no insurance requirements in ${contract.name}. If they are in an exhibit, attach it too.`,
    }
  }
  const citations = new Citations()
  const warning = await insuredWarning(task, {
    policies: policies.filter(({ isRecord }) => !isRecord),
    contract,
    certificate: null,
  })
  const first = warning.lines(citations)
  // A record has no page to show.
  const markOf = (policy: ReviewedPolicy | null, place: { quote: string; page: number } | null) =>
    policy?.isRecord ? '' : citations.mark(policy, place)
  const records = policies.filter(({ isRecord }) => isRecord)
  const rows = best.map(({ finding, policy, umbrella }) => {
    const { status, requirement, reason, evidence } = finding
    const asked = cell(`${requirement.lead ?? ''} ${requirement.quote}`.trim())
    return `| ${statusLabels[status]} | ${asked}${citations.mark(contract, requirement)} | ${cell(reason)}${markOf(policy, evidence)}${markOf(umbrella, finding.umbrella)} |`
  })
  const clauses = await journal.call(readRequirements, { fileId: contract.id, name: contract.name })
  const indemnities = clauses.filter(({ topic }) => topic === 'Indemnity').slice(0, 3)
  const proofs = clauses.filter(({ topic }) => topic === 'Evidence of insurance').slice(0, 3)
  const count = (status: Finding['status']) => best.filter(({ finding }) => finding.status === status).length
  await journal.call(generateDocument, {
    title: `Contract review: ${contract.name.replace(/\.\w+$/, '')}`,
    blocks: [
      ...warning.blocks,
      ...contractReport(best, contract, reviews),
      ...clauseBlocks('Certificates', proofNote, proofs),
      ...clauseBlocks('Indemnity', indemnityNote, indemnities),
    ],
    citations: citations.list.slice(0, 60),
  })
  // A carrier cannot endorse a policy that the account lacks.
  const open = best.filter(({ finding }) => finding.status === 'not met' && !finding.missingLine)
  const drafted =
    open.length > 0 ? ` ${await draftCarrierEmail(task, open, await otherPartyOf(task, contract))}` : ''
  return {
    text: [
      ...first,
      `**${count('not met') > 0 ? `Not ready to sign: ${count('not met')} of ${best.length} insurance requirements not met` : `No unmet requirement found among ${best.length} insurance requirements`}.** Met: ${count('met')}. To check: ${count('cannot tell')}.${drafted}`,
      '',
      `Compared with ${policies.map(({ name }) => name).join('; ')}.${records.length > 0 ? ' A record holds only limits and dates, so check its policy before the contract is signed.' : ''}`,
      '',
      '| Status | The contract requires | What the policies say |',
      '| --- | --- | --- |',
      ...rows,
      ...(proofs.length > 0 ? [`\n**Certificates.** ${proofNote}\n`] : []),
      ...proofs.map((clause) => `- “${clause.quote}”${citations.mark(contract, clause)}`),
      ...(indemnities.length > 0 ? [`\n**Indemnity.** ${indemnityNote}\n`] : []),
      ...indemnities.map((clause) => `- “${clause.quote}”${citations.mark(contract, clause)}`),
    ].join('\n'),
    citations: citations.list,
    letter: letterToClient(best, contract.name),
  }
}

/** Who asks for the insurance: the first party of the contract that none of its policies and not the account insures. */
async function otherPartyOf(task: Task, contract: TaskFile): Promise<string | null> {
  const { reading } = await readFileOf(task, contract.id)
  const { account } = await accountOf(task)
  const roles = [...contractParties(reading)]
  const others = roles.filter(
    ([role, name]) => !insuredRole.test(role) && !(account && isSameParty(name, account.detail.name)),
  )
  return others[0]?.[1] ?? null
}

/** What contracts call the party that has to be insured. */
const insuredRole =
  /^(?:subcontractor|tenant|lessee|vendor|supplier|consultant|franchisee|licensee|renter|borrower|caterer|exhibitor|permittee|provider|carrier|occupant)$/i

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
  for (const { id, type, policyNumber } of inForce) {
    if ((await documentsOf(task, [id], policyInput)).length > 0) continue
    const name = `${[lineOfBusinessLabels[type], policyNumber].filter(Boolean).join(' ')} (record)`
    records.push({ id, name, prefix: null, type: null, isNew: false, isRecord: true })
  }
  return { policies: [...documents, ...records], lines }
}

/** What the contract requires, with the question whose policies to compare it with. */
async function requirementsOnly(task: Task, contract: TaskFile, parts: AssignedInputs): Promise<Reply> {
  const asked = await askForPolicies(task, parts)
  // The question was asked again, the requirements need not be told again.
  if (task.answered) return asked
  const clauses = await task.journal.call(readRequirements, { fileId: contract.id, name: contract.name })
  if (clauses.length === 0) return asked
  const citations = new Citations()
  const rows = clauses
    .slice(0, 60)
    .map((clause) => `| ${cell(clause.topic)} | ${cell(clause.quote)}${citations.mark(contract, clause)} |`)
  return {
    ...asked,
    text: [
      `${contract.name} has ${clauses.length === 1 ? 'one insurance clause' : `${clauses.length} insurance clauses`}. No policy has been compared with them yet.`,
      '',
      '| About | The contract says |',
      '| --- | --- |',
      ...rows,
      '',
      asked.text,
    ].join('\n'),
    citations: citations.list,
  }
}

async function askForPolicies(task: Task, parts: AssignedInputs): Promise<Reply> {
  const asked = askFor(parts.missing)
  const sought = await accountOf(task)
  if (sought.choices.length > 1)
    return { ...askForAccount('Whose policies should I compare?', sought), question: asked.question }
  const { account } = sought
  if (account)
    return { ...asked, text: `${account.detail.name} has no policy in force on record. ${asked.text}` }
  const text = `${asked.text} Or name the client, and I will use its policies in force.`
  return { ...askForAccount(text, sought), question: asked.question }
}

/** What one clause may ask of the same line twice. */
const provisionNames: Partial<Record<Finding['requirement']['kind'], string>> = {
  additionalInsured: 'additional insured',
  waiver: 'waiver of subrogation',
  primary: 'primary wording',
}

/** Each requirement with the best matching policy, once for each line that it names. */
function combined(reviews: readonly PolicyFindings[], lines: readonly LineOfBusiness[]): Answer[] {
  const first = reviews[0]?.findings ?? []
  return first.flatMap((_, index) => {
    const answers = reviews.flatMap(({ policy, others, findings }): Answer[] => {
      const finding = findings[index]
      if (!finding) return []
      const at = finding.umbrella?.document
      const umbrella = finding.umbrella === null ? null : at == null ? policy : (others[at] ?? null)
      return [{ finding, policy, umbrella }]
    })
    const named = answers[0]?.finding.lines ?? []
    if (named.length === 0) return bestOf(answers, lines)
    return named.flatMap((line) => {
      const kind = provisionNames[answers[0]?.finding.requirement.kind ?? 'coverage']
      const label = [capitalized(familyLabels[line]), kind].filter(Boolean).join(', ')
      const own = answers.filter(({ finding }) => finding.ownLines?.includes(line))
      const others = answers.map(({ finding, ...rest }): Answer => {
        const reason = `No ${familyLabels[line]} policy was reviewed. Check that one.`
        return {
          ...rest,
          finding: { ...finding, status: 'cannot tell', reason, evidence: null, missingLine: line },
        }
      })
      return bestOf(own.length > 0 ? own : others, lines).map((best) => ({
        ...best,
        finding: { ...best.finding, reason: `${label}: ${best.finding.reason}` },
      }))
    })
  })
}

/** A policy that meets the requirement, or else one that may with its umbrella or a form it lists, or one that falls short. */
function bestOf(answers: readonly Answer[], lines: readonly LineOfBusiness[]): Answer[] {
  const rank = { met: 0, 'not met': 2, 'cannot tell': 3 }
  // A policy of the line says more of a requirement than the policies of other lines.
  const rankOf = ({ finding: { status, umbrella, evidence, missingLine } }: Answer) =>
    umbrella !== null || (status === 'cannot tell' && evidence !== null)
      ? Math.min(rank[status], 1)
      : rank[status] + (missingLine ? 1 : 0)
  const best = answers.toSorted((a, b) => rankOf(a) - rankOf(b))[0]
  if (!best) return []
  const missing = best.finding.missingLine
  if (
    !missing ||
    lines.length === 0 ||
    answers.some(({ finding }) => finding.missingLine !== missing) ||
    !isLineMissing(missing, lines)
  )
    return [best]
  const reason = `No ${familyLabels[missing]} policy in force on record.`
  return [{ ...best, finding: { ...best.finding, status: 'not met', reason } }]
}
