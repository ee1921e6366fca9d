import { findDay } from '../../../assistant/index.ts'
import { dayInWords, daysBetween } from '../../../platform/index.ts'

/** What staff have to know where the policy wants to hear of something sooner than is left, in a sentence; null otherwise. */
export function tooLateToReport(question: string, policy: string, today: string): string | null {
  const wanted = Number(noticeDays.exec(policy)?.[1] ?? 0)
  const day = wanted > 0 ? findDay(question, today) : null
  if (day === null) return null
  const left = daysBetween(today, day)
  return left >= 0 && left < wanted
    ? `${dayInWords(day)} is ${left} ${left === 1 ? 'day' : 'days'} away, less than the ${wanted} days that the policy asks for. Call the carrier today.`
    : null
}

const noticeDays =
  /\b(?:report\w*|notif\w+|notice|told|writing)\b[^.;]{0,60}?\b(\d{1,3}) days (?:before|prior|in advance|ahead)\b/i
