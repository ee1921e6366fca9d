import { usDate } from '../../../platform/index.ts'
import { letterSkill } from '../letters/letterSkill.ts'
import type { FoundAccount } from '../letters/letterSubject.ts'
import { phrasings } from './phrasings.ts'

/** Welcomes a new client. */
export const welcomeLetter = letterSkill({
  name: 'welcome-letter',
  title: 'Welcome letter',
  description: 'Welcomes a new client and lists the policies in force.',
  phrasings,
  makes: 'An email to the client',
  to: 'CLIENT',
  needsPolicy: false,
  write({ account, insured, agencyName, sender }) {
    const policies = account?.policies.filter(({ isInForce }) => isInForce) ?? []
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
