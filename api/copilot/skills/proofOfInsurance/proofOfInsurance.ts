import { usDate } from '../../../platform/index.ts'
import { letterSkill, policyEntries, policyLines } from '../letters/letterSkill.ts'
import { phrasings } from './phrasings.ts'

/** Confirms that a policy is in force. */
export const proofOfInsurance = letterSkill({
  name: 'proof-of-insurance',
  title: 'Proof of insurance letter',
  description: 'Confirms in a letter that a policy is in force.',
  phrasings,
  makes: 'A letter as a document, and the email that goes with it',
  to: 'CLIENT',
  needsPolicy: true,
  write(subject, _, { today }) {
    const { insured, policy, account, agencyName, sender } = subject
    const record = account?.policies.find(({ policyNumber }) => policyNumber === policy.number)
    const isInForce = record?.isInForce === true && (!policy.expirationDate || policy.expirationDate > today)
    return {
      subject: `Proof of insurance for ${insured}, policy ${policy.number}`,
      paragraphs: ['The proof of insurance you asked for is attached.', policyLines(subject)],
      document: {
        title: `Proof of insurance: ${insured}`,
        blocks: [
          { type: 'heading', level: 1, text: 'Proof of insurance' },
          { type: 'paragraph', text: 'To whom it may concern:' },
          {
            type: 'paragraph',
            text: isInForce
              ? `According to our records, this policy is in force as of ${usDate(today)}.`
              : `Our records show this policy as follows as of ${usDate(today)}.`,
          },
          { type: 'fields', layout: 'aligned', entries: policyEntries(subject) },
          {
            type: 'paragraph',
            style: 'small',
            text: 'This letter is for information only. It does not amend, extend or alter the coverage of the policy, and it gives its reader no rights under the policy.',
          },
          { type: 'paragraph', text: [sender, agencyName].filter(Boolean).join('\n') },
        ],
      },
      ...(!isInForce && {
        notes: ['**Check before you send it:** our records do not show this policy as in force.'],
      }),
    }
  },
})
