import { letterSkill, policyLines, usDate } from '../letters/letterSkill.ts'

/** Tells the client that a policy is coming up for renewal. */
export const renewalLetter = letterSkill({
  name: 'renewal-letter',
  title: 'Renewal letter',
  description: 'Tells the client that a policy comes up for renewal and asks what has changed.',
  phrasings: [
    'write a renewal letter to the client',
    'let the insured know the policy is coming up for renewal',
    'renewal notice email',
    'send the renewal letter',
    'the policy expires soon, reach out to the client',
    'ask the client about changes before the renewal',
    'upcoming renewal letter for the GL',
    'their policies renew soon, touch base with them',
    '90 day renewal letter',
    'write the client about the upcoming renewal',
    'pre-renewal email to the insured',
    'the policy expires next month, tell the client we are working on it',
    'renewal is coming up, ask for updated information',
    'reach out to the customer ahead of the renewal',
    'it comes up in October, drop them a line that we are starting on it',
    'renewal letter',
    'expiring in 60 days, write to the insured',
    'start the renewal conversation with the client',
    'time to renew, ask for changes',
  ],
  makes: 'An e-mail to the client',
  to: 'CLIENT',
  needsPolicy: true,
  isAboutRenewal: true,
  write(subject) {
    const { policy } = subject
    const expires = policy.expirationDate
    return {
      subject: `Your ${policy.line ?? 'insurance'} policy ${policy.number} renewal`,
      paragraphs: [
        expires
          ? `Your policy expires on ${usDate(expires)}, and we are starting on the renewal.`
          : 'Your policy is coming up for renewal, and we are starting on it.',
        policyLines(subject),
        'Before we ask for renewal terms, please tell us about any changes:',
        [
          '- Sales, payroll and number of employees',
          '- Locations, buildings, vehicles and equipment',
          '- New services, products or states in which you work',
          '- Contracts that require certain limits or wording',
          '- Claims or incidents that have not been reported',
        ].join('\n'),
        'Coverage may change at renewal. We will go over the terms with you before you decide.',
      ],
    }
  },
})
