import { letterSkill, usDate } from '../letters/letterSkill.ts'
import type { FoundAccount } from '../letters/letterSubject.ts'

/** Welcomes a new client. */
export const welcomeLetter = letterSkill({
  name: 'welcome-letter',
  title: 'Welcome letter',
  description: 'Welcomes a new client and lists the policies in force.',
  phrasings: [
    'write a welcome letter',
    'welcome the new client to the agency',
    'new client welcome email',
    'onboarding letter for the new insured',
    'greet our new customer and list their policies',
    'they just signed with us, send a welcome',
    'they said yes, say hello and tell them who we are',
    'new client welcome email',
    'onboard the new customer',
    'first letter to our new client with who to call',
    'thank them for their business and tell them how to report a claim',
    'friendly note to a new insured',
    'bound, let the new folks know how happy we are and who their account manager is',
    'intro email to a new insured',
    'thank you for choosing us letter',
    'say welcome to the new account',
    'introduce our team to the customer',
  ],
  makes: 'An email to the client',
  to: 'CLIENT',
  needsPolicy: false,
  write({ account, insured, agencyName, sender }) {
    const policies = account?.policies.filter(({ state }) => state === 'INFORCE') ?? []
    return {
      subject: `Welcome to ${agencyName}`,
      paragraphs: [
        `Thank you for choosing ${agencyName} for the insurance of ${insured}.`,
        ...(policies.length > 0 ? ['These policies are in force:', policies.map(policyLine).join('\n')] : []),
        'Here is how we can help:',
        [
          '- Certificates of insurance: tell us who needs one and what the contract requires.',
          '- Changes: tell us before you add a vehicle, location, employee or new type of work.',
          '- Claims: report any loss or incident as soon as you can.',
        ].join('\n'),
        `Please read your policies and let us know if anything differs from what you expect.${sender ? ` ${sender} is your contact.` : ''}`,
      ],
      ...(policies.length === 0 && { notes: ['No policy in force is on record, so the letter lists none.'] }),
    }
  },
})

function policyLine({ line, policyNumber, carrier, expiresAt }: FoundAccount['policies'][number]): string {
  const parts = [
    line,
    carrier,
    policyNumber && `policy ${policyNumber}`,
    expiresAt && `expires ${usDate(expiresAt)}`,
  ]
  return `- ${parts.filter(Boolean).join(', ')}`
}
