import { findDay } from '../../../assistant/index.ts'
import { userTexts } from '../letters/conversation.ts'
import { letterSkill } from '../letters/letterSkill.ts'
import { policyEntries, policyLines } from '../letters/policyLines.ts'
import { canceledByNotice, canceledOn, paymentIn } from './cancellationDay.ts'
import { phrasings } from './phrasings.ts'

/** Asks the carrier to reinstate a canceled policy, with a statement of no loss to sign. */
export const reinstatementRequest = letterSkill({
  name: 'reinstatement-request',
  title: 'Reinstatement request',
  description: 'Asks the carrier to reinstate a canceled policy and prepares the statement of no loss.',
  phrasings,
  makes: 'An email to the carrier, and a statement of no loss to sign',
  to: 'CARRIER',
  needsPolicy: true,
  about: 'ENDED',
  details: [
    {
      topic: 'date',
      question: 'On what date was the policy canceled?',
      find: canceledOn,
      findInDocuments: canceledByNotice,
    },
  ],
  write(subject, { date = '' }, task) {
    const { insured, policy } = subject
    const paid = paymentIn(userTexts(task), task.today)
    const day = findDay(date, task.today)
    // Before a notice takes effect there is no lapse that a statement of no loss could be about.
    if (day !== null && day > task.today)
      return {
        subject: `Cancellation notice: ${insured}, policy ${policy.number}`,
        paragraphs: [
          'Please withdraw the notice of cancellation and continue this policy without a lapse in coverage:',
          policyLines(subject),
          `Cancellation takes effect on: ${date}`,
          ...(paid === null ? [] : [paid]),
          'Please confirm in writing that the policy stays in force, or tell us what else you need.',
        ],
        notes: [`The policy is in force until ${date}. It stays in force only if the carrier confirms it.`],
      }
    return {
      subject: `Reinstatement request: ${insured}, policy ${policy.number}`,
      paragraphs: [
        'Please reinstate this policy without a lapse in coverage:',
        policyLines(subject),
        `Canceled on: ${date}`,
        ...(paid === null ? [] : [paid]),
        'We will send you the statement of no loss once the insured has signed it. Please confirm the reinstatement in writing, or tell us what else you need.',
      ],
      document: {
        isAttached: false,
        title: `Statement of no loss: ${insured}`,
        blocks: [
          { type: 'heading', level: 1, text: 'Statement of no loss' },
          { type: 'fields', layout: 'aligned', entries: policyEntries(subject) },
          {
            type: 'paragraph',
            text: `The insured states that there have been no losses, accidents or circumstances that could lead to a claim under this policy from 12:01 AM on ${date} to the time of signing. The insured understands that the carrier relies on this statement to reinstate the policy.`,
          },
          {
            type: 'signatures',
            parties: [{ role: 'Named insured', name: insured }, { role: 'Time of signing' }],
          },
        ],
      },
      notes: ['The insured has to sign the statement. Coverage is not back until the carrier confirms it.'],
    }
  },
})
