import { findDay, linesLike } from '../../../assistant/index.ts'
import { hasEnded } from '../../../knowledge/index.ts'
import { dayInWords } from '../../../platform/index.ts'
import type { LetterSubject } from './letterSubject.ts'

/**
 * Why the carrier can't do to the policy what a letter asks for on the date, in sentences that name the policy in force
 * instead; null if the policy is in force then.
 */
export function notInForce(
  subject: LetterSubject,
  { date }: { readonly date?: string | undefined },
  today: string,
): string | null {
  const problem = problemWith(subject, date ?? null, today)
  if (problem === null) return beforeItBegan(subject, date ?? null, today)
  const inForce = instead(subject)
  return inForce ? `${problem} In force is ${inForce}.` : problem
}

function recordOf({ account, policy: { number, expirationDate } }: LetterSubject) {
  return account?.policies.find(
    ({ policyNumber, expiresAt }) => policyNumber === number && expiresAt === expirationDate,
  )
}

function problemWith(subject: LetterSubject, date: string | null, today: string): string | null {
  const { expirationDate: expiresAt } = subject.policy
  const record = recordOf(subject)
  const name = labelOf(subject)
  if (record?.state === 'CANCELED') return `${name} is already canceled.`
  if (record?.state === 'EXPIRED' && !expiresAt) return `${name} is expired.`
  if (expiresAt === null) return null
  if (record?.state === 'EXPIRED' || hasEnded({ expiresAt }, today))
    return `${name} ${record?.isLapsed ? 'lapsed' : 'expired'} on ${dayInWords(expiresAt)}.`
  const day = date && findDay(date, today)
  return day && day > expiresAt
    ? `${name} ends on ${dayInWords(expiresAt)}, before the date asked for, ${dayInWords(day)}.`
    : null
}

function labelOf({ policy: { line, number } }: LetterSubject): string {
  return `The ${[line, 'policy', number].filter(Boolean).join(' ')}`
}

/** That a policy began only after the date asked for; null if it didn't. A renewal that has not begun stands for the term before it. */
function beforeItBegan(subject: LetterSubject, date: string | null, today: string): string | null {
  const { effectiveDate: began } = subject.policy
  const asked = date && findDay(date, today)
  return asked && began && began <= today && asked < began
    ? `${labelOf(subject)} began on ${dayInWords(began)}, after the date asked for, ${dayInWords(asked)}. Ask the client which day is meant.`
    : null
}

/** The number of the only policy of the same line that is in force; null without one. */
function instead(subject: LetterSubject): string | null {
  const record = recordOf(subject)
  const alike = (subject.account?.policies ?? []).filter(
    ({ id, type, isInForce }) =>
      isInForce && record && id !== record.id && linesLike(record.type).includes(type),
  )
  return alike.length === 1 ? (alike[0]?.policyNumber ?? null) : null
}
