import { formsNamed } from '../../../assistant/index.ts'
import { namedAddressIn } from '../../planner/messageParts.ts'
import { letterSkill } from '../letters/letterSkill.ts'
import { policyLines } from '../letters/policyLines.ts'
import { notInForce } from '../letters/notInForce.ts'
import { phrasings } from './phrasings.ts'

/** Asks the carrier to add an additional insured. */
export const additionalInsuredRequest = letterSkill({
  name: 'additional-insured-request',
  title: 'Additional insured request',
  description: 'Asks the carrier to endorse an additional insured onto a policy.',
  role: 'PROVISION',
  phrasings,
  makes: 'An email to the carrier',
  to: 'CARRIER',
  needsPolicy: true,
  details: [
    {
      topic: 'additional insured',
      question: ({ given }) =>
        given?.['name']
          ? `What is the mailing address of ${given['name']}?`
          : 'What are the name and mailing address of the additional insured?',
      find(text) {
        const found = namedAddressIn(text)
        if (!found) return null
        const { name, line1, line2, city, zone, postalCode } = found
        return [name, line1, line2, `${city}, ${zone} ${postalCode}`].filter(Boolean).join('\n')
      },
    },
    {
      topic: 'interest',
      question: 'What is their relationship to the insured, such as landlord, owner or general contractor?',
      find: (text) =>
        /\b(landlord|lessor|owner|general contractor|property manager|mortgagee|vendor|lender|municipality|city|franchisor)\b/i.exec(
          text,
        )?.[1] ?? null,
    },
  ],
  obstacle: notInForce,
  write(subject, { 'additional insured': stated = '', interest = '' }, { request, given }) {
    const forms = formsNamed(request)
    const name = given?.['name']
    const party = !name || stated.startsWith(name) ? stated : `${name}\n${stated}`
    return {
      subject: `Additional insured request: ${subject.insured}, policy ${subject.policy.number}`,
      paragraphs: [
        'Please add this additional insured to the policy:',
        policyLines(subject),
        `Additional insured:\n${party}`,
        `Relationship to the insured: ${interest}`,
        ...(forms.length > 0 ? [`Forms requested: ${forms.join(', ')}`] : []),
        'Please send us the endorsement and any additional premium. We will not issue a certificate with this status until the endorsement is in place.',
      ],
    }
  },
})
