import { letterSkill, policyLines } from '../letters/letterSkill.ts'

/** Asks the carrier for loss runs. */
export const lossRunRequest = letterSkill({
  name: 'loss-run-request',
  title: 'Loss run request',
  description: 'Asks the carrier for currently valued loss runs of a policy.',
  phrasings: [
    'request loss runs from the carrier',
    'order currently valued loss runs',
    'ask the company for five years of loss history',
    'we need updated loss runs to market the account',
    'get loss runs from the current carrier',
    'email the underwriter for the claims experience',
    'loss run request letter',
    'have the carrier send us loss runs for all lines',
    'pull loss runs from the carriers for the renewal',
    'need hard copy loss runs valued within 60 days, ask the insurer',
    'underwriter needs five years of losses, get them from the carrier',
    'losses from all carriers, request',
    'ask for the claims history from the current company',
    'write for loss runs',
  ],
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
