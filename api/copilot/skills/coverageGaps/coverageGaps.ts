import { dayInWords } from '../../../platform/index.ts'
import {
  aboutOperation,
  isLiabilityLine,
  lineOfBusinessLabels,
  type LineOfBusiness,
  type OperationInPolicy,
  operationsTold,
} from '../../../knowledge/index.ts'
import type { TaskFile } from '../../documents/taskFile.ts'
import type { Reply, Task } from '../../runs/task.ts'
import { checkOperations } from '../../tools/checkOperations.ts'
import { readFacts } from '../../tools/readFacts.ts'
import { accountOfWork } from '../accountOf.ts'
import { assignInputs } from '../assignInputs.ts'
import { cell, Citations } from '../citations.ts'
import { letterSkill } from '../letters/letterSkill.ts'
import type { FoundAccount } from '../letters/letterSubject.ts'
import type { Skill, SkillInput } from '../skill.ts'
import { phrasings } from './phrasings.ts'
import { policyGaps } from './policyGaps.ts'

interface CommonLine {
  readonly line: LineOfBusiness
  /** What else may cover it. */
  readonly others?: readonly LineOfBusiness[]
  /** What it insures. */
  readonly reason: string
  /** What it could cost to go without, and what to ask, in sentences to a client. */
  readonly risk: string
  readonly question: string
}

/** Lines most businesses should consider. */
const usualLines: readonly CommonLine[] = [
  {
    line: 'GENERAL_LIABILITY',
    others: ['BUSINESS_OWNERS', 'PACKAGE'],
    reason: 'injury to others and damage to their property',
    risk: 'If a customer is hurt or something of theirs is damaged, you would pay the claim and the lawyers yourself.',
    question: 'Who insures this for you today?',
  },
  {
    line: 'PROPERTY',
    others: ['BUSINESS_OWNERS', 'PACKAGE'],
    reason: 'buildings, contents and lost income',
    risk: 'After a fire, a storm or a theft, you would pay to rebuild and replace what you own, and nothing would make up for the income that you lose while you are closed.',
    question: 'Do you own your building, and what would it cost to replace your contents and tools?',
  },
  {
    line: 'WORKERS_COMPENSATION',
    reason: 'injuries of employees',
    risk: 'If an employee is hurt at work, you would pay the medical bills and the lost wages yourself, and most states fine an employer without it.',
    question: 'Do you have employees, or subcontractors without insurance of their own?',
  },
  {
    line: 'COMMERCIAL_AUTO',
    reason: 'owned, hired and employee-owned vehicles used for work',
    risk: 'After an accident on the job, a personal auto policy may refuse to pay, and the claim would be yours.',
    question: 'Which vehicles are used for work, and who owns them?',
  },
  {
    line: 'UMBRELLA',
    others: ['EXCESS'],
    reason: 'losses above the limits of the other policies',
    risk: 'A serious accident can cost more than the limits of your other policies, and you would pay the rest.',
    question: 'Do any of your contracts ask for higher limits?',
  },
  {
    line: 'CYBER',
    reason: 'ransomware, data breaches and wire fraud',
    risk: 'After an attack, you would pay for the experts, the lost income, the letters to your customers and any money that was sent to thieves.',
    question: 'Do you take cards, pay by wire, or keep records of customers or employees?',
  },
  {
    line: 'EMPLOYMENT_PRACTICES_LIABILITY',
    reason: 'claims by employees, such as wrongful termination',
    risk: 'If an employee claims discrimination, harassment or wrongful termination, you would pay the lawyers and any settlement, even if the claim has no merit.',
    question: 'How many employees do you have?',
  },
  {
    line: 'PROFESSIONAL_LIABILITY',
    others: ['ERRORS_AND_OMISSION'],
    reason: 'mistakes in advice, design or services',
    risk: 'If a customer loses money because of your advice, design or service, general liability usually does not pay.',
    question: 'Do you give advice, draw plans or certify work for a fee?',
  },
]

const policyInput: SkillInput = {
  prefix: '[Policy]',
  types: ['POLICY', 'DECLARATIONS', 'BINDER'],
  isRequired: false,
  isCurrent: true,
}

interface OperationGaps {
  readonly text: string
  readonly citations: NonNullable<Reply['citations']>
  readonly sentences: readonly string[]
}

/** What the policies at hand leave open, and what they say of the operations that the message tells; null if no policy is there. */
async function gapsInPolicies(task: Task): Promise<OperationGaps | null> {
  const files = (await assignInputs([policyInput], task)).of(policyInput.prefix).slice(0, mostPolicies)
  if (files.length === 0) return null
  const citations = new Citations()
  const operations = await operationGaps(task, { files, citations })
  const { account } = await accountOfWork(task)
  const others = await policyGaps(task, { files, accountId: account?.id ?? null, citations })
  if (operations === null && others.table === '') return null
  return {
    text: [operations?.text, others.table].filter(Boolean).join('\n\n'),
    citations: citations.list,
    sentences: [...(operations?.sentences ?? []), ...others.sentences],
  }
}

async function operationGaps(
  task: Task,
  { files, citations }: { files: readonly TaskFile[]; citations: Citations },
): Promise<Pick<OperationGaps, 'text' | 'sentences'> | null> {
  const told = operationsTold(task.request)
  if (told.length === 0) return null
  const found: Found[] = []
  for (const file of files) {
    const { id: fileId, name } = file
    const own = await task.journal.call(checkOperations, { fileId, name, operations: told })
    const { facts } = await task.journal.call(readFacts, { fileId, name })
    const line = facts.scalars.lineOfBusiness.fact?.value ?? null
    // What workers compensation names is the payroll: it pays for no damage to others.
    if (line === null || (isLiabilityLine[line] && line !== 'WORKERS_COMPENSATION'))
      found.push(...own.map((each) => ({ ...each, file, line })))
  }
  const rows = told.flatMap((operation) => {
    const own = found.filter((each) => each.operation === operation)
    const saidBy = ({ file, place }: (typeof own)[number]) =>
      `${file.name}: “${cell(place.quote)}”${citations.mark(file, place)}`
    const excluded = own.filter(({ standing }) => standing === 'EXCLUDED')
    const limited = own.filter(({ standing }) => standing === 'LIMITED')
    const named = own.filter(({ standing }) => standing === 'NAMED')
    const { needs } = aboutOperation(operation)
    return [
      ...excluded.map((each) => `| ${operation} | **Excluded** | ${saidBy(each)} |`),
      ...limited.map((each) => `| ${operation} | **Excluded in part** | ${saidBy(each)} |`),
      ...named.map((each) => `| ${operation} | Named | ${saidBy(each)} |`),
      ...(own.length === 0
        ? [`| ${operation} | **Not mentioned** | Ask the carrier${needs ? `, or quote ${needs}` : ''}. |`]
        : []),
    ]
  })
  const gaps = told.filter((operation) =>
    found.every((each) => each.operation !== operation || each.standing === 'EXCLUDED'),
  )
  const partly = told.filter(
    (operation) =>
      !gaps.includes(operation) &&
      found.some((each) => each.operation === operation && each.standing === 'EXCLUDED'),
  )
  const limited = told.filter((operation) =>
    found.some((each) => each.operation === operation && each.standing === 'LIMITED'),
  )
  const list = (names: readonly string[]) =>
    new Intl.ListFormat('en-US').format(names.map((name) => name.toLowerCase()))
  const verdict = [
    gaps.length > 0 ? `No policy at hand clearly covers ${list(gaps)}.` : '',
    partly.length > 0 ? `At least one policy excludes ${list(partly)}.` : '',
    limited.length > 0 ? `At least one policy excludes a part of ${list(limited)}.` : '',
  ]
    .filter(Boolean)
    .join(' ')
  return {
    text: [
      `**${verdict || 'No policy at hand excludes these operations.'}**`,
      '',
      '| Operation | Standing | The policy says |',
      '| --- | --- | --- |',
      ...rows,
    ].join('\n'),
    sentences: told.flatMap((operation) =>
      gapSentence(
        operation,
        found.filter((each) => each.operation === operation),
      ),
    ),
  }
}

const mostPolicies = 8

type Found = OperationInPolicy & { readonly file: TaskFile; readonly line: LineOfBusiness | null }

/** What a client has to know of an operation: what the policies say, what it could cost, and what to answer. None if no policy limits it. */
function gapSentence(operation: string, own: readonly Found[]): string[] {
  const { needs, risk } = aboutOperation(operation)
  const listed = (each: readonly Found[]) => {
    const lines = [...new Set(each.flatMap(({ line }) => (line ? lineOfBusinessLabels[line] : [])))]
    return `${new Intl.ListFormat('en-US').format(lines)} ${lines.length > 1 ? 'policies' : 'policy'}`.trim()
  }
  const limited = own.filter(({ standing }) => standing === 'LIMITED')
  const excluded = own.filter(({ standing }) => standing === 'EXCLUDED')
  const [part] = limited
  const [first] = excluded
  const named = own.filter(({ standing }) => standing === 'NAMED')
  const question = 'About how much of your sales is this work?'
  const offer = needs ? ` We can get you a quote for ${needs}.` : ''
  if (own.length === 0)
    return [
      `- ${operation}: none of the policies that we read mentions it, so a claim for ${risk} may not be paid. ${question}${offer}`,
    ]
  if (!first)
    return part
      ? [
          `- ${operation}: your ${listed([part])} excludes a part of it (“${part.place.quote.replace(/[.\s]+$/, '')}”). Do you do such work? ${question}`,
        ]
      : []
  const says = `your ${listed(excluded)} ${listed(excluded).endsWith('s') ? 'exclude or limit' : 'excludes or limits'} it (“${first.place.quote.replace(/[.\s]+$/, '')}”)`
  const cost =
    named.length > 0
      ? `It would not pay for ${risk}, although your ${listed(named)} ${listed(named).endsWith('s') ? 'mention' : 'mentions'} this work.`
      : `For ${risk}, you may have to pay the damage and the legal costs yourself.`
  return [`- ${operation}: ${says}. ${cost} ${question}${offer}`]
}

/** Shows which common lines an account has no policy for, besides the operations that its policies exclude. */
function gapsByLine(operations: OperationGaps | null): Skill {
  return letterSkill({
    name: 'coverage-gaps',
    title: 'Coverage gaps',
    description:
      'Shows which common lines an account has no policy in force for, and drafts the conversation.',
    phrasings,
    role: 'ANSWER',
    questions: /\b(?:gaps?|holes?|missing|lacks?|lacking|not insured|uninsured|round out|cross-?sell)\b/i,
    makes: 'A list of gaps, and an email to the client',
    to: 'CLIENT',
    needsPolicy: false,
    write({ account, insured }) {
      const status = commonLines(account)
      const gaps = status.filter(({ policy }) => policy === null)
      const sentences = [
        ...(operations?.sentences ?? []),
        ...gaps.map(
          ({ label, reason, risk, question }) =>
            `- ${label}: we have no policy of yours for ${reason}. ${risk} ${question}`,
        ),
      ]
      return {
        subject: `Insurance review for ${insured}`,
        isResult: true,
        paragraphs:
          sentences.length > 0
            ? [
                'We looked at the insurance that we have on record for you. These are the gaps that we see, what each could cost you, and what we need to know from you:',
                sentences.join('\n'),
                'You may have some of this coverage elsewhere, or may not need it. Please answer the questions, and we will get you a quote for what you would like to add. The carrier decides on a claim by its facts and the whole policy.',
              ]
            : [
                'We looked at the insurance that we have on record for you, and the common lines are in force. Please tell us about any changes in your business.',
              ],
        notes: [
          [
            '| Line | On record |',
            '| --- | --- |',
            ...status.map(
              ({ label, policy }) => `| ${label} | ${policy ? heldText(policy) : '**None in force**'} |`,
            ),
          ].join('\n'),
          'This table compares lines of business only. Limits and exclusions need the policies.',
        ],
      }
    },
  })
}

/** Shows which common lines an account has no policy for, and which of its operations its policies exclude. */
export const coverageGaps: Skill = {
  ...gapsByLine(null),
  async run(task) {
    const operations = await gapsInPolicies(task)
    const reply = await gapsByLine(operations).run(task)
    if (operations === null || reply.question) return reply
    return { ...reply, text: `${operations.text}\n\n${reply.text}`, citations: operations.citations }
  },
}

/** The common lines and the policy in force for each; null if there is none. */
export function commonLines(account: FoundAccount | null) {
  const inForce = account?.policies.filter(({ isInForce }) => isInForce) ?? []
  const held = new Map(inForce.map((each) => [each.type, each]))
  return usualLines.map(({ line, others = [], ...about }) => ({
    ...about,
    label: lineOfBusinessLabels[line],
    policy: [line, ...others].map((each) => held.get(each)).find(Boolean) ?? null,
  }))
}

function heldText({ line, policyNumber, expiresAt }: FoundAccount['policies'][number]): string {
  return [line, policyNumber, expiresAt && `to ${dayInWords(expiresAt)}`].filter(Boolean).join(', ')
}
