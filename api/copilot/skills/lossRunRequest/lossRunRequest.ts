import { letterSkill, policyLines } from '../letters/letterSkill.ts'
import { phrasings } from './phrasings.ts'

/** Asks the carrier for loss runs. */
export const lossRunRequest = letterSkill({
  name: 'loss-run-request',
  title: 'Loss run request',
  description: 'Asks the carrier for currently valued loss runs of a policy.',
  phrasings,
  makes: 'An email to the carrier',
  to: 'CARRIER',
  needsPolicy: true,
  write(subject, _, { request }) {
    const years = /\b(three|four|five|seven|ten|\d{1,2})[- ](?:years?|yrs?)\b/i.exec(request)?.[1] ?? 'five'
    return {
      subject: `Loss run request: ${subject.insured}, policy ${subject.policy.number}`,
      paragraphs: [
        `Please send us currently valued loss runs for the last ${years} years, or for as long as you have insured this account:`,
        policyLines(subject),
        'Please include every line that you write, each open reserve, and a statement of no losses for years without any.',
      ],
    }
  },
})
