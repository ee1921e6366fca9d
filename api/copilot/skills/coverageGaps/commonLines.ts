import {
  type LineOfBusiness,
  lineOfBusinessLabels,
  limitText,
  type PolicyOnFile,
} from '../../../knowledge/index.ts'
import { dayInWords } from '../../../platform/index.ts'
import { policiesOnFile } from '../../documents/policiesOnFile.ts'
import type { Task } from '../../runs/task.ts'
import type { FoundAccount } from '../letters/letterSubject.ts'

export interface CommonLine {
  /** The line that a policy of its own has; absent for what is only a part of one. */
  readonly line?: LineOfBusiness
  /** Its name, where that is not the line's. */
  readonly label?: string
  /** What else may cover it. */
  readonly others?: readonly LineOfBusiness[]
  /** Coverages by which a policy of another line insures it. */
  readonly parts?: RegExp
  /** A schedule whose items are insured. */
  readonly schedule?: 'equipment'
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
    parts: /\bgeneral (?:liability|aggregate)\b|\b(?:garage|premises) (?:liability|operations)\b/i,
    reason: 'injury to others and damage to their property',
    risk: 'If a customer is hurt or something of theirs is damaged, you would pay the claim and the lawyers yourself.',
    question: 'Who insures this for you today?',
  },
  {
    line: 'PROPERTY',
    others: ['BUSINESS_OWNERS', 'PACKAGE'],
    parts: /\bbuildings?\b|\bbusiness personal property\b|\bbpp\b/i,
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
    parts: /\bautos?(?:mobiles?)?\b|\bhired\b|\bnon-?owned\b|\bcombined single limit\b/i,
    reason: 'owned, hired and employee-owned vehicles used for work',
    risk: 'After an accident on the job, a personal auto policy may refuse to pay, and the claim would be yours.',
    question: 'Which vehicles are used for work, and who owns them?',
  },
  {
    line: 'UMBRELLA',
    others: ['EXCESS'],
    parts: /\b(?:umbrella|excess liability)\b/i,
    reason: 'losses above the limits of the other policies',
    risk: 'A serious accident can cost more than the limits of your other policies, and you would pay the rest.',
    question: 'Do any of your contracts ask for higher limits?',
  },
  {
    line: 'CYBER',
    parts: /\bcyber\b|\bdata (?:breach|compromise)\b|\bnetwork security\b|\bcomputer attack\b|\bransom/i,
    reason: 'ransomware, data breaches and wire fraud',
    risk: 'After an attack, you would pay for the experts, the lost income, the letters to your customers and any money that was sent to thieves.',
    question: 'Do you take cards, pay by wire, or keep records of customers or employees?',
  },
  {
    line: 'EMPLOYMENT_PRACTICES_LIABILITY',
    parts: /\bemployment[- ](?:related )?practices?\b|\bepli?\b/i,
    reason: 'claims by employees, such as wrongful termination',
    risk: 'If an employee claims discrimination, harassment or wrongful termination, you would pay the lawyers and any settlement, even if the claim has no merit.',
    question: 'How many employees do you have?',
  },
  {
    line: 'PROFESSIONAL_LIABILITY',
    others: ['ERRORS_AND_OMISSION'],
    parts:
      /\bprofessional\b|\bmalpractice\b|\berrors (?:and|&|or) omissions\b|\bcounsel\w+ liability\b|\beducators\b/i,
    reason: 'mistakes in advice, design or services',
    risk: 'If a customer loses money because of your advice, design or service, general liability usually does not pay.',
    question: 'Do you give advice, draw plans or certify work for a fee?',
  },
]

/** A policy with what its record and its documents say. */
export interface HeldPolicy {
  readonly policy: FoundAccount['policies'][number]
  readonly onFile: PolicyOnFile
}

/** Policies with what is on file of each. */
export async function heldPolicies(
  task: Pick<Task, 'agency' | 'services' | 'signal'>,
  policies: FoundAccount['policies'],
): Promise<HeldPolicy[]> {
  const onFile = await policiesOnFile(
    task,
    policies.map(({ id }) => id),
  )
  return onFile.flatMap((each, at) => {
    const policy = policies[at]
    return policy ? [{ policy, onFile: each }] : []
  })
}

/**
 * The lines that businesses usually have, then those that the trade of an account calls for, and which of the policies
 * in force insures each, in words: a policy, or a coverage of another one; null if nothing is. A line whose policy ended
 * without a renewal says so, and so does one that a policy is applied for, quoted or bound for.
 */
export function commonLines({
  held,
  policies,
  ofTrade = [],
  quoted = [],
}: {
  /** Those in force. */
  held: readonly HeldPolicy[]
  /** All policies of the account. */
  policies: FoundAccount['policies']
  ofTrade?: readonly CommonLine[]
  /** The lines of quotes at hand, each with the quote's name. */
  quoted?: readonly { readonly line: LineOfBusiness; readonly name: string }[]
}) {
  const replaced = new Set(ofTrade.map(({ line }) => line))
  const usual = usualLines.filter(({ line }) => !replaced.has(line))
  return [...usual, ...ofTrade].map((sought) => {
    const { line, others = [], parts, schedule, reason, risk, question } = sought
    const lines = [...(line ? [line] : []), ...others]
    const own = lines
      .map((each) => held.find(({ policy }) => policy.type === each))
      .find((each) => each !== undefined)
    const inForce = own ? nameOf(own) : (partOf(held, parts) ?? scheduledIn(held, schedule))
    const applied = policies.find(({ type, state }) => lines.includes(type) && underWay.has(state))
    const quote = quoted.find((offer) => lines.includes(offer.line))
    const ended = inForce === null ? lastEnded(policies.filter(({ type }) => lines.includes(type))) : null
    return {
      label: sought.label ?? (line ? lineOfBusinessLabels[line] : ''),
      isOfTrade: ofTrade.includes(sought),
      inForce,
      /** What is being done about it; null if nothing is. */
      pending:
        inForce !== null ? null : applied ? appliedWith(applied) : quote ? `quoted in ${quote.name}` : null,
      /** What the line insures, or when its last policy ended. */
      reason: ended ? `${ended}, and no renewal is on file` : reason,
      /** Why it is a gap, in a sentence to the client. */
      gap: ended
        ? `${ended}, and we have no renewal of it on file.`
        : `we have no policy of yours for ${reason}.`,
      ended,
      risk,
      question: ended ? 'Was this policy replaced, and by which carrier?' : question,
    }
  })
}

/** "policy UMB-300 expired on Mar 3, 2026", of the policy that ended last; null if none did. */
function lastEnded(policies: FoundAccount['policies']): string | null {
  const [last] = policies
    .filter(({ isLapsed, state }) => isLapsed || state === 'EXPIRED')
    .toSorted((a, b) => (b.expiresAt ?? '').localeCompare(a.expiresAt ?? ''))
  if (!last?.expiresAt) return null
  return `policy ${last.policyNumber ?? 'without a number'} expired on ${dayInWords(last.expiresAt)}`
}

/** "Employment practices $250,000 in Package MPP-300, to Jan 1, 2027" */
function partOf(held: readonly HeldPolicy[], parts: RegExp | undefined): string | null {
  if (!parts) return null
  for (const each of held) {
    const { policy, onFile } = each
    // What lies beneath an umbrella is no coverage of its own.
    if (policy.type === 'UMBRELLA' || policy.type === 'EXCESS') continue
    const part = onFile.coverages.find(
      ({ name, limit }) => parts.test(name) && limit !== 'EXCLUDED' && !isNoCoverage.test(name),
    )
    if (part) return `${part.name} ${limitText(part.limit)} in ${nameOf(each)}`
  }
  return null
}

/** "3 scheduled items in Inland Marine IM-300" */
function scheduledIn(held: readonly HeldPolicy[], kind: CommonLine['schedule']): string | null {
  for (const each of held) {
    const rows = each.onFile.schedules.find(({ schedule }) => schedule.kind === kind)?.rows ?? []
    if (rows.length > 0)
      return `${rows.length} scheduled ${rows.length === 1 ? 'item' : 'items'} in ${nameOf(each)}`
  }
  return null
}

/** The states of a policy that is to come. */
const underWay: ReadonlySet<FoundAccount['policies'][number]['state']> = new Set([
  'BINDING',
  'PENDING',
  'SUBMITTED',
])

function appliedWith({ state, carrier }: FoundAccount['policies'][number]): string {
  const words = state === 'BINDING' ? 'being bound' : state === 'SUBMITTED' ? 'submitted' : 'pending'
  return carrier ? `${words} with ${carrier}` : words
}

/** What an amount or a limit of something else says of a line: "aggregate (except auto)", "auto deductible". */
const isNoCoverage =
  /\b(?:except|excluding|exclusion|excluded|other than|not covered|deductible|retention)\b/i

function nameOf({ policy: { line, policyNumber, expiresAt } }: HeldPolicy): string {
  return [line, policyNumber, expiresAt && `to ${dayInWords(expiresAt)}`].filter(Boolean).join(', ')
}
