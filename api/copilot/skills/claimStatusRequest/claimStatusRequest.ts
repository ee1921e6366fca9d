import { findDay } from '../../../assistant/index.ts'
import { usDate } from '../../../platform/index.ts'
import { letterSkill } from '../letters/letterSkill.ts'
import { policyLines } from '../letters/policyLines.ts'
import { phrasings } from './phrasings.ts'

/** Asks the carrier for the status of a claim. */
export const claimStatusRequest = letterSkill({
  name: 'claim-status-request',
  title: 'Claim status request',
  description: 'Asks the adjuster where a claim stands: reserve, payments and next steps.',
  role: 'ANSWER',
  questions:
    /\b(?:update|status|news|stand|latest)\b.*\bclaims?\b|\bclaims?\b.*\b(?:update|status|news|stand)\b/i,
  phrasings,
  makes: 'An email to the carrier',
  to: 'CARRIER',
  needsPolicy: true,
  write(subject, _, { request, today }) {
    const number = /\bclaim\s*(?:number|no\.?|#)?\s*:?\s*([A-Z]{0,4}-?\d[A-Z0-9-]{2,})/i.exec(request)?.[1]
    const date = findDay(request, today, { lies: 'BEHIND' })
    const claim = [number && `Claim: ${number}`, date && `Date of loss: ${usDate(date)}`].filter(Boolean)
    return {
      subject: `Claim status: ${subject.insured}${number ? `, claim ${number}` : ''}`,
      paragraphs: [
        'Please let us know where this claim stands:',
        [policyLines(subject), ...claim].join('\n'),
        '- Who is the adjuster, and how can we reach them?\n- What has been paid, and what is the reserve?\n- What do you still need from the insured?\n- What happens next, and when?',
      ],
      ...(number ? {} : { notes: ['Add the claim number if you have it.'] }),
    }
  },
})
