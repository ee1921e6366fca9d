import { capitalized } from '../../../platform/index.ts'
import { presentFile } from '../../../files/index.ts'
import { folded } from '../../../platform/index.ts'
import { closingOf } from '../letters/closingOf.ts'
import {
  accountKind,
  businessPolicyKind,
  type BusinessPolicyRow,
  carrierKind,
  lineOfBusinessLabels,
  policyLabel,
  type PolicyFacts,
} from '../../../knowledge/index.ts'
import type { Task } from '../../runs/task.ts'
import type { checkContract } from '../../tools/checkContract.ts'
import { draftEmail } from '../../tools/draftEmail.ts'
import { readFacts } from '../../tools/readFacts.ts'
import { plainRequirement } from './plainRequirement.ts'
import { policyLines } from '../letters/policyLines.ts'
import type { LetterSubject } from '../letters/letterSubject.ts'

type Finding = Awaited<ReturnType<typeof checkContract.run>>[number]

interface OpenRequirement {
  readonly finding: Pick<Finding, 'requirement' | 'reason' | 'status'>
  readonly policy: { readonly id: string; readonly name: string }
}

/** Drafts an email to each carrier that asks for what its policies do not provide, and says what they lack. */
export async function draftCarrierEmails(
  task: Task,
  open: readonly OpenRequirement[],
  /** The party of the contract that is not the insured, if it names one. */
  otherParty: string | null,
): Promise<string> {
  // Several documents on file may be one policy.
  const records = task.agency.table(businessPolicyKind)
  const byPolicy = Map.groupBy(
    open,
    ({ policy }) => records.get(presentFile(task.agency, policy.id)?.attachedTo ?? '')?.id ?? policy.id,
  )
  const subjects = []
  for (const [id, [first]] of byPolicy)
    if (first)
      subjects.push({ id, file: first.policy.name, ...(await subjectOf(task, id, first.policy.name)) })
  const byCarrier = Map.groupBy(subjects, ({ id, policy }) => (policy.carrier ? folded(policy.carrier) : id))
  for (const own of byCarrier.values()) {
    const asked = new Map(own.map(({ id }) => [id, byPolicy.get(id) ?? []]))
    await draftCarrierEmail(task, asked, { subjects: own, otherParty })
  }
  const missing = subjects.flatMap(({ file, insured, policy }) => {
    const unknown = [
      insured === '' ? 'insured' : '',
      policy.number ? '' : 'policy number',
      policy.carrier ? '' : 'carrier',
    ].filter(Boolean)
    return unknown.length > 0 ? [`${file} does not state the ${unknown.join(' and the ')}.`] : []
  })
  const isOne = byCarrier.size === 1
  return [
    isOne
      ? 'I drafted the email to the carrier.'
      : `I drafted ${byCarrier.size} emails, one to each carrier.`,
    ...missing,
    isOne
      ? "Add the underwriter's email address before you send it."
      : "Add the underwriters' email addresses before you send them.",
  ].join(' ')
}

async function draftCarrierEmail(
  { agency, workspace, journal }: Task,
  open: ReadonlyMap<string, readonly OpenRequirement[]>,
  { subjects, otherParty }: { subjects: readonly (Subject & { id: string })[]; otherParty: string | null },
): Promise<void> {
  const asksOf = (id: string) => {
    const byQuote = Map.groupBy(open.get(id) ?? [], ({ finding }) => finding.requirement.quote)
    return [...byQuote]
      .map(
        ([quote, each]) =>
          `- ${capitalized(quote)}\n  ${each.map(({ finding }) => finding.reason).join(' ')}`,
      )
      .join('\n')
  }
  const isOne = subjects.length === 1
  const body = [
    'Hello,',
    `Our insured's contract${otherParty ? ` with ${otherParty}` : ''} requires insurance that ${isOne ? 'this policy does' : 'these policies do'} not provide:`,
    ...subjects.flatMap((subject) => [policyLines(subject), asksOf(subject.id)]).filter(Boolean),
    `Please let us know whether you can endorse the ${isOne ? 'policy' : 'policies'}, from which date, and at what additional premium.`,
    closingOf({ agency, workspace }),
  ].join('\n\n')
  const [first] = subjects
  const numbers = subjects.flatMap(({ policy }) => policy.number ?? [])
  const about = [
    first?.insured,
    numbers.length > 0 && `${numbers.length > 1 ? 'policies' : 'policy'} ${numbers.join(' and ')}`,
  ]
    .filter(Boolean)
    .join(', ')
  const subject = `Endorsements required by a contract${about === '' ? '' : `: ${about}`}`
  await journal.call(draftEmail, { subject: subject.slice(0, 300), to: [], body })
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
      [`- ${plainRequirement(requirement.quote)}`, ...(status === 'not met' ? [`  ${reason}`] : [])].join(
        '\n',
      ),
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

/** By the id of a policy on file, or of a document that belongs to none. */
async function subjectOf(task: Task, id: string, name: string): Promise<Subject> {
  const row = task.agency.table(businessPolicyKind).get(id)
  if (row) return subjectOfRecord(task, row)
  const { facts } = await task.journal.call(readFacts, { fileId: id, name })
  return subjectOfDocument(facts)
}

function subjectOfRecord({ agency }: Task, row: BusinessPolicyRow): Subject {
  return {
    insured: agency.table(accountKind).get(row.accountId)?.detail.name ?? '',
    policy: {
      number: row.policyNumber,
      line: policyLabel(row),
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
