import { dayInWords } from '../../../platform/index.ts'
import { lineOfBusinessLabels, type LineOfBusiness } from '../../../knowledge/index.ts'
import { letterSkill } from '../letters/letterSkill.ts'
import type { FoundAccount } from '../letters/letterSubject.ts'
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

/** Shows which common lines an account has no policy for. */
export const coverageGaps = letterSkill({
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
        'This compares lines only. Limits and exclusions need the policies.',
      ],
    }
  },
})

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
