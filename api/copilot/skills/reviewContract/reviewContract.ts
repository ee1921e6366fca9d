import { contractParties, isSameParty } from '../../../knowledge/index.ts'
import type { TaskFile } from '../../documents/taskFile.ts'
import type { Reply, Task } from '../../runs/task.ts'
import { readFileOf } from '../../documents/documentReading.ts'
import { generateDocument } from '../../tools/generateDocument.ts'
import { readRequirements } from '../../tools/readRequirements.ts'
import { type AssignedInputs, askFor, assignInputs } from '../assignInputs.ts'
import { accountOf, askForAccount } from '../accountOf.ts'
import { cell, Citations } from '../citations.ts'
import { insuredWarning } from '../insuredWarning.ts'
import { defineSkill, type Skill } from '../skill.ts'
import { contractFindings, contractInputs } from './contractFindings.ts'
import {
  clauseBlocks,
  contractReport,
  toDoBlocks,
  type ReviewedPolicy,
  statusLabels,
} from './contractReport.ts'
import { draftCarrierEmails, letterToClient } from './draftCarrierEmail.ts'
import { reviewOpening } from './reviewOpening.ts'
import { phrasings } from './phrasings.ts'

export const reviewContract: Skill = defineSkill({
  name: 'review-contract',
  title: 'Contract review',
  description: 'Finds the insurance that a contract requires and says what the policies meet.',
  preset: 'CONTRACT_REVIEW',
  role: 'ANSWER',
  questions:
    /\b(?:(?:what|which) (?:insurance|coverages?|limits?|endorsements?|requirements?) (?:does|do|are|is)\b|requirements|compl(?:y|ies|iant|iance)|meets?|satisf\w+|enough|adequate|missing|lacks?|lacking|short|gaps?|sign (?:it|this)|ask the carrier|need to (?:buy|add|ask))\b/i,
  phrasings,
  inputs: contractInputs,
  makes: 'A list of requirements with their status and sources, and an email to the carrier',
  run,
})

const indemnityNote =
  'Insurance answers for only part of what these clauses promise. Read them before the client signs.'
const proofNote = 'The contract also says this about proof of insurance.'

async function run(task: Task): Promise<Reply> {
  const { journal } = task
  const parts = await assignInputs(contractInputs, task)
  const contract = parts.of('[Contract]')[0]
  if (!contract) return askFor(parts.missing)
  const clauses = await journal.call(readRequirements, { fileId: contract.id, name: contract.name })
  const { policies, unreviewed, reviews, best } = await contractFindings(task, { contract, parts })
  if (policies.length === 0) return await requirementsOnly(task, { contract, clauses, parts })
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
  const toDos = clauses.flatMap(({ toDo, quote, page }) => (toDo === null ? [] : [{ toDo, quote, page }]))
  rows.push(
    ...toDos.map(
      ({ toDo, ...clause }) =>
        `| To do | ${cell(clause.quote)}${citations.mark(contract, clause)} | ${cell(toDo)} |`,
    ),
  )
  const indemnities = clauses.filter(({ topic }) => topic === 'Indemnity').slice(0, 3)
  const proofs = clauses
    .filter(({ topic, toDo }) => topic === 'Evidence of insurance' && toDo === null)
    .slice(0, 3)
  await journal.call(generateDocument, {
    title: `Contract review: ${contract.name.replace(/\.\w+$/, '')}`,
    blocks: [
      ...warning.blocks,
      ...contractReport(best, contract, reviews),
      ...toDoBlocks(toDos),
      ...clauseBlocks('Certificates', proofNote, proofs),
      ...clauseBlocks('Indemnity', indemnityNote, indemnities),
    ],
    citations: citations.list.slice(0, 60),
  })
  // A carrier cannot endorse a policy that the account lacks.
  const open = best
    .filter(({ finding }) => finding.status === 'not met' && !finding.missingLine)
    .flatMap(({ finding, policy, alsoOf }) => [policy, ...alsoOf].map((each) => ({ finding, policy: each })))
  const drafted =
    open.length > 0 ? ` ${await draftCarrierEmails(task, open, await otherPartyOf(task, contract))}` : ''
  return {
    text: [
      ...first,
      `**${best.some(({ finding }) => finding.status === 'not met') ? 'Not ready to sign' : 'No unmet insurance requirement found'}.** ${reviewOpening(best)}${toDos.length > 0 ? ` To do: ${toDos.length}.` : ''}${drafted}`,
      '',
      `Compared with ${policies.map(({ name }) => name).join('; ')}.${records.length > 0 ? ' A record holds only limits and dates, so check its policy before the contract is signed.' : ''}${unreviewed.length > 0 ? ` Not reviewed: ${unreviewed.map(({ name }) => name).join('; ')}.` : ''}`,
      '',
      `| Status | The contract requires | What the policies say${toDos.length > 0 ? ', or what to do' : ''} |`,
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

/** What the contract requires, with the question whose policies to compare it with. */
async function requirementsOnly(
  task: Task,
  {
    contract,
    clauses,
    parts,
  }: {
    contract: TaskFile
    clauses: Awaited<ReturnType<typeof readRequirements.run>>
    parts: AssignedInputs
  },
): Promise<Reply> {
  const asked = await askForPolicies(task, parts)
  // The question was asked again, the requirements need not be told again.
  if (task.answered) return asked
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
