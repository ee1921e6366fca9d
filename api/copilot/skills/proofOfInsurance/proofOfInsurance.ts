import { letterSkill, policyEntries, policyLines, usDate } from '../letters/letterSkill.ts'

/** Confirms that a policy is in force. */
export const proofOfInsurance = letterSkill({
  name: 'proof-of-insurance',
  title: 'Proof of insurance letter',
  description: 'Confirms in a letter that a policy is in force.',
  phrasings: [
    'write a proof of insurance letter',
    'confirm in writing that the client has coverage',
    'letter of coverage for the bank',
    'evidence of insurance letter',
    'the lender wants a letter that the policy is in force',
    'verification of coverage letter',
    'letter to whom it may concern that the policy is in force',
    'the bank needs a letter that they are insured',
    'evidence of coverage letter, not a certificate',
    'confirm in a letter that they have insurance with us',
    'the mortgage company wants confirmation of coverage',
    'letter for the landlord that says they are covered',
    'loan officer wants something on letterhead saying they are insured',
    'verification of coverage letter',
    'letter that confirms the policy is active',
    'to whom it may concern, they are insured through us',
    'coverage confirmation for the bank',
  ],
  makes: 'A letter as a document, and the email that goes with it',
  to: 'CLIENT',
  needsPolicy: true,
  write(subject, _, { today }) {
    const { insured, policy, account, agencyName, sender } = subject
    const record = account?.policies.find(({ policyNumber }) => policyNumber === policy.number)
    const isInForce =
      record?.state === 'INFORCE' && (!policy.expirationDate || policy.expirationDate >= today)
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
