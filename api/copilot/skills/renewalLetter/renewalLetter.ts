import { usDate } from '../../../platform/index.ts'
import { claimsMadeTerms } from '../letters/claimsMadeTerms.ts'
import { factsToMention, tellsTerms } from '../letters/factsToMention.ts'
import { letterSkill } from '../letters/letterSkill.ts'
import { policyLines } from '../letters/policyLines.ts'
import { phrasings } from './phrasings.ts'

/** Tells the client that a policy is coming up for renewal. */
export const renewalLetter = letterSkill({
  name: 'renewal-letter',
  title: 'Renewal letter',
  description: 'Tells the client that a policy comes up for renewal and asks what has changed.',
  phrasings,
  makes: 'An email to the client',
  to: 'CLIENT',
  needsPolicy: true,
  about: 'RENEWAL',
  async write(subject, _, task) {
    const { today, request, answered } = task
    const isOffered = !answered && tellsTerms(factsToMention(request, today))
    const { policy } = subject
    const expires = policy.expirationDate
    const urgency = expires ? urgencyOf(expires, today) : null
    const claimsMade = await claimsMadeTerms(task, subject)
    return {
      subject: `Your ${policy.line ?? 'insurance'} policy ${policy.number} renewal`,
      paragraphs: [
        urgency
          ? urgency.opening
          : expires
            ? `Your policy expires on ${usDate(expires)}, and we are starting on the renewal.`
            : 'Your policy is coming up for renewal, and we are starting on it.',
        policyLines(subject),
        isOffered
          ? 'Please tell us about any changes that the renewal does not take into account yet:'
          : 'Before we ask for renewal terms, please tell us about any changes:',
        [
          '- Sales, payroll and number of employees',
          '- Locations, buildings, vehicles and equipment',
          '- New services, products or states in which you work',
          '- Contracts that require certain limits or wording',
          '- Claims or incidents that have not been reported',
        ].join('\n'),
        ...claimsMade.paragraphs,
        'Coverage may change at renewal. We will go over the terms with you before you decide.',
      ],
      notes: [...(urgency ? [urgency.note] : []), ...claimsMade.notes],
    }
  },
})

/** A renewal letter is late if the policy expires within this many days. */
const lateDays = 14

/** The opening of a late letter and a note to the agent; null if there is still time. */
function urgencyOf(expires: string, today: string): { opening: string; note: string } | null {
  const days = Math.round((Date.parse(expires) - Date.parse(today)) / (24 * 60 * 60 * 1000))
  const day = usDate(expires)
  if (days > lateDays) return null
  if (days < 0)
    return {
      opening: `Your policy expired on ${day}. Please call us right away, so that we can tell you where your coverage stands.`,
      note: `**The policy expired on ${day}.** Call the client, and check with the carrier whether there is a renewal before you send this.`,
    }
  const when = days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`
  return {
    opening: `Your policy expires ${when}, on ${day}. Please call us right away, so that your coverage does not lapse.`,
    note: `**The policy expires ${when}.** A letter may be too late: call the client, and check the renewal with the carrier.`,
  }
}
