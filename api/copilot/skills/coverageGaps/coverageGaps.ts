import { dayInWords } from '../../../platform/index.ts'
import {
  lineForOperation,
  lineOfBusinessLabels,
  type LineOfBusiness,
  operationsTold,
} from '../../../knowledge/index.ts'
import type { TaskFile } from '../../documents/taskFile.ts'
import type { Reply, Task } from '../../runs/task.ts'
import { checkOperations } from '../../tools/checkOperations.ts'
import { assignInputs } from '../assignInputs.ts'
import { cell, Citations } from '../citations.ts'
import { letterSkill } from '../letters/letterSkill.ts'
import type { FoundAccount } from '../letters/letterSubject.ts'
import type { Skill, SkillInput } from '../skill.ts'
import { phrasings } from './phrasings.ts'

/** Lines most businesses should consider, what else may cover them, and why they matter. */
const lines: readonly (readonly [LineOfBusiness, readonly LineOfBusiness[], string])[] = [
  ['GENERAL_LIABILITY', ['BUSINESS_OWNERS', 'PACKAGE'], 'injury to others and damage to their property'],
  ['PROPERTY', ['BUSINESS_OWNERS', 'PACKAGE'], 'buildings, contents and lost income'],
  ['WORKERS_COMPENSATION', [], 'injuries of employees'],
  ['COMMERCIAL_AUTO', [], 'owned, hired and employee-owned vehicles used for work'],
  ['UMBRELLA', ['EXCESS'], 'losses above the limits of the other policies'],
  ['CYBER', [], 'ransomware, data breaches and wire fraud'],
  ['EMPLOYMENT_PRACTICES_LIABILITY', [], 'claims by employees, such as wrongful termination'],
  ['PROFESSIONAL_LIABILITY', ['ERRORS_AND_OMISSION'], 'mistakes in advice, design or services'],
]

const policyInput: SkillInput = {
  prefix: '[Policy]',
  types: ['POLICY', 'DECLARATIONS', 'BINDER'],
  isRequired: false,
  isCurrent: true,
}

/** What the policies at hand say of the operations that the message tells; null if it tells none, or no policy is there. */
async function operationGaps(task: Task): Promise<Required<Pick<Reply, 'text' | 'citations'>> | null> {
  const told = operationsTold(task.request)
  const files = told.length === 0 ? [] : (await assignInputs([policyInput], task)).of(policyInput.prefix)
  if (files.length === 0) return null
  const citations = new Citations()
  const found: (Awaited<ReturnType<typeof checkOperations.run>>[number] & { readonly file: TaskFile })[] = []
  for (const file of files.slice(0, mostPolicies)) {
    const { id: fileId, name } = file
    const own = await task.journal.call(checkOperations, { fileId, name, operations: told })
    found.push(...own.map((each) => ({ ...each, file })))
  }
  const rows = told.flatMap((operation) => {
    const own = found.filter((each) => each.operation === operation)
    const saidBy = ({ file, place }: (typeof own)[number]) =>
      `${file.name}: “${cell(place.quote)}”${citations.mark(file, place)}`
    const excluded = own.filter(({ standing }) => standing === 'EXCLUDED')
    const named = own.filter(({ standing }) => standing === 'NAMED')
    const needs = lineForOperation(operation)
    return [
      ...excluded.map((each) => `| ${operation} | **Excluded** | ${saidBy(each)} |`),
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
  const list = (names: readonly string[]) =>
    new Intl.ListFormat('en-US').format(names.map((name) => name.toLowerCase()))
  const verdict = [
    gaps.length > 0 ? `No policy at hand clearly covers ${list(gaps)}.` : '',
    partly.length > 0 ? `At least one policy excludes ${list(partly)}.` : '',
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
    citations: citations.list,
  }
}

const mostPolicies = 8

/** Shows which common lines an account has no policy for. */
const gapsByLine = letterSkill({
  name: 'coverage-gaps',
  title: 'Coverage gaps',
  description: 'Shows which common lines an account has no policy in force for, and drafts the conversation.',
  role: 'ANSWER',
  questions: /\b(?:gaps?|holes?|missing|lacks?|lacking|not insured|uninsured|round out|cross-?sell)\b/i,
  phrasings,
  makes: 'A list of gaps, and an email to the client',
  to: 'CLIENT',
  needsPolicy: false,
  write({ account, insured }) {
    const status = commonLines(account)
    const gaps = status.filter(({ policy }) => policy === null)
    return {
      subject: `Insurance review for ${insured}`,
      paragraphs:
        gaps.length > 0
          ? [
              'We looked at the insurance that we have on record for you. We have no policy in force for:',
              gaps.map(({ label, reason }) => `- ${label}: ${reason}`).join('\n'),
              'You may have this coverage elsewhere, or may not need it. Please let us know, and we will get you a quote for what you would like to add.',
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

/** Shows which common lines an account has no policy for, and which of its operations its policies exclude. */
export const coverageGaps: Skill = {
  ...gapsByLine,
  async run(task) {
    const operations = await operationGaps(task)
    const reply = await gapsByLine.run(task)
    if (operations === null || reply.question) return reply
    return { ...reply, text: `${operations.text}\n\n${reply.text}`, citations: operations.citations }
  },
}

/** The common lines and the policy in force for each; null if there is none. */
export function commonLines(account: FoundAccount | null) {
  const inForce = account?.policies.filter(({ isInForce }) => isInForce) ?? []
  const held = new Map(inForce.map((each) => [each.type, each]))
  return lines.map(([line, others, reason]) => ({
    label: lineOfBusinessLabels[line],
    reason,
    policy: [line, ...others].map((each) => held.get(each)).find(Boolean) ?? null,
  }))
}

function heldText({ line, policyNumber, expiresAt }: FoundAccount['policies'][number]): string {
  return [line, policyNumber, expiresAt && `to ${dayInWords(expiresAt)}`].filter(Boolean).join(', ')
}
