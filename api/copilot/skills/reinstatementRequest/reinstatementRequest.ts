import { dateIn, letterSkill, policyEntries, policyLines } from '../letters/letterSkill.ts'

/** Asks the carrier to reinstate a canceled policy, with a statement of no loss to sign. */
export const reinstatementRequest = letterSkill({
  name: 'reinstatement-request',
  title: 'Reinstatement request',
  description: 'Asks the carrier to reinstate a canceled policy and prepares the statement of no loss.',
  phrasings: [
    'ask the carrier to reinstate the policy',
    'request reinstatement without a lapse in coverage',
    'the insured paid, reinstate the policy',
    'policy canceled for nonpayment, we want it reinstated',
    'prepare a statement of no loss',
    'reinstatement request with no loss letter',
    'can the company put the policy back in force',
    'undo the cancellation, the premium has been paid',
    'no known loss letter for the insured to sign',
    'get the canceled policy back',
    'the client wired the money, can the carrier turn the policy back on',
    'no loss statement and reinstatement',
    'payment was late but is made, ask for reinstatement',
    'get coverage restored after nonpay',
    'lift the cancellation',
  ],
  makes: 'An email to the carrier, and a statement of no loss to sign',
  to: 'CARRIER',
  needsPolicy: true,
  details: [{ topic: 'date', question: 'On what date was the policy canceled?', find: dateIn }],
  write(subject, { date = '' }) {
    const { insured, policy } = subject
    return {
      subject: `Reinstatement request: ${insured}, policy ${policy.number}`,
      paragraphs: [
        'Please reinstate this policy without a lapse in coverage:',
        policyLines(subject),
        `Canceled on: ${date}`,
        'The statement of no loss is attached once the insured has signed it. Please confirm the reinstatement in writing, or tell us what else you need.',
      ],
      document: {
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
            parties: [{ role: 'Named insured', name: insured }, { role: 'Date and time' }],
          },
        ],
      },
      notes: ['The insured has to sign the statement. Coverage is not back until the carrier confirms it.'],
    }
  },
})
