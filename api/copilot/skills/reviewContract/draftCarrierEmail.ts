import { agencyKind, agencyUserKind } from '../../../identity/index.ts'
import {
  accountKind,
  businessPolicyKind,
  type BusinessPolicyRow,
  carrierKind,
  lineOfBusinessLabels,
  type PolicyFacts,
} from '../../../knowledge/index.ts'
import type { Task } from '../../runs/task.ts'
import type { checkContract } from '../../tools/checkContract.ts'
import { draftEmail } from '../../tools/draftEmail.ts'
import { readFacts } from '../../tools/readFacts.ts'
import { policyLines } from '../letters/letterSkill.ts'
import type { LetterSubject } from '../letters/letterSubject.ts'

type Finding = Awaited<ReturnType<typeof checkContract.run>>[number]

interface OpenRequirement {
  readonly finding: Pick<Finding, 'requirement' | 'reason' | 'status'>
  readonly policy: { readonly id: string; readonly name: string; readonly isRecord?: boolean }
}

/** Drafts the email that asks for what the policies do not provide, and says what it lacks. */
export async function draftCarrierEmail(
  task: Task,
  open: readonly OpenRequirement[],
  /** The party of the contract that is not the insured, if it names one. */
  otherParty: string | null,
): Promise<string> {
  const { agency, workspace, journal } = task
  const policies = [...new Map(open.map(({ policy }) => [policy.id, policy])).values()]
  const subjects = []
  for (const policy of policies) subjects.push({ file: policy.name, ...(await subjectOf(task, policy)) })
  const asks = open.map(({ finding: { requirement, reason } }) => `- ${requirement.quote}\n  ${reason}`)
  const sender = agency.table(agencyUserKind).get(workspace.agencyUserId ?? '')?.name
  const agencyName = agency.table(agencyKind).get(agency.id)?.name
  const body = [
    'Hello,',
    `Our insured's contract${otherParty ? ` with ${otherParty}` : ''} requires insurance that ${policies.length > 1 ? 'these policies do' : 'this policy does'} not provide:`,
    ...subjects.map(policyLines).filter(Boolean),
    asks.join('\n'),
    'Please let us know whether you can endorse the policy, from which date, and at what additional premium.',
    ['Thank you,', sender, agencyName].filter(Boolean).join('\n'),
  ].join('\n\n')
  const [only] = subjects
  const about =
    only && subjects.length === 1
      ? [only.insured, only.policy.number && `policy ${only.policy.number}`].filter(Boolean).join(', ')
      : ''
  const subject = `Endorsements required by a contract${about === '' ? '' : `: ${about}`}`
  await journal.call(draftEmail, { subject: subject.slice(0, 300), to: [], body })
  const missing = subjects.flatMap(({ file, insured, policy }) => {
    const unknown = [
      insured === '' ? 'insured' : '',
      policy.number ? '' : 'policy number',
      policy.carrier ? '' : 'carrier',
    ].filter(Boolean)
    return unknown.length > 0 ? [`${file} does not state the ${unknown.join(' and the ')}.`] : []
  })
  return [
    'I drafted the email to the carrier.',
    ...missing,
    "Add the underwriter's email address before you send it.",
  ].join(' ')
}

/** How the letter begins what nobody can tell yet; an email with "just the gaps" leaves it out. */
export const toCheck = 'We still have to check with the carrier:'

/** Advice for a client before they sign. */
export function letterToClient(
  best: readonly Pick<OpenRequirement, 'finding'>[],
  contractName: string,
): string {
  const listed = (status: Finding['status'], opening: string) => {
    const own = best.filter(({ finding }) => finding.status === status)
    const items = own.map(({ finding: { requirement, reason } }) =>
      status === 'not met' ? `- ${requirement.quote}\n  ${reason}` : `- ${requirement.quote}`,
    )
    return own.length === 0 ? [] : [`${opening}\n${[...new Set(items)].join('\n')}`]
  }
  const met = best.filter(({ finding }) => finding.status === 'met').length
  const open = [...listed('not met', 'They do not meet:'), ...listed('cannot tell', toCheck)]
  return [
    `We compared the insurance requirements in ${contractName} with your policies. They meet ${met} of the ${best.length} requirements we found.`,
    ...open,
    ...(open.length > 0
      ? [
          'If you have not signed it, please wait until this is settled. Shall we ask the carrier what can be added, and at what premium?',
        ]
      : []),
  ].join('\n\n')
}

type Subject = Pick<LetterSubject, 'insured' | 'policy'>

async function subjectOf(task: Task, { id, name, isRecord }: OpenRequirement['policy']): Promise<Subject> {
  const row = isRecord ? task.agency.table(businessPolicyKind).get(id) : undefined
  if (row) return subjectOfRecord(task, row)
  const { facts } = await task.journal.call(readFacts, { fileId: id, name })
  return subjectOfDocument(facts)
}

function subjectOfRecord({ agency }: Task, row: BusinessPolicyRow): Subject {
  return {
    insured: agency.table(accountKind).get(row.accountId)?.detail.name ?? '',
    policy: {
      number: row.policyNumber,
      line: lineOfBusinessLabels[row.type],
      carrier: agency.table(carrierKind).get(row.carrierId ?? '')?.name ?? null,
      effectiveDate: row.inforceAt,
      expirationDate: row.expiresAt,
      premium: null,
    },
  }
}

function subjectOfDocument({ scalars }: PolicyFacts): Subject {
  const { insuredName, policyNumber, lineOfBusiness, carrierName, effectiveDate, expirationDate } = scalars
  const line = lineOfBusiness.fact?.value
  return {
    insured: insuredName.fact?.value ?? '',
    policy: {
      number: policyNumber.fact?.value ?? null,
      line: line ? lineOfBusinessLabels[line] : null,
      carrier: carrierName.fact?.value ?? null,
      effectiveDate: effectiveDate.fact?.value ?? null,
      expirationDate: expirationDate.fact?.value ?? null,
      premium: null,
    },
  }
}
