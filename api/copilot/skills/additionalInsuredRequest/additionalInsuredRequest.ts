import { namedAddressIn } from '../../planner/messageParts.ts'
import { letterSkill, policyLines } from '../letters/letterSkill.ts'

/** Asks the carrier to add an additional insured. */
export const additionalInsuredRequest = letterSkill({
  name: 'additional-insured-request',
  title: 'Additional insured request',
  description: 'Asks the carrier to endorse an additional insured onto a policy.',
  phrasings: [
    'they demand to be scheduled as insured, contact the carrier',

    'ask the carrier to add an additional insured',
    'request an AI endorsement',
    'ask the company to put the owner on as additional insured',
    'additional insured request for the general contractor',
    'add the landlord as additional insured on the GL',
    'have the underwriter name the city as an additional insured',
    'need CG 20 10 and CG 20 37 for the owner',
    'get the property manager added as AI',
    'put the landlord on the policy as an additional insured, ask the carrier',
    'the owner has to be listed on the general liability as AI, email the underwriter',
    'client needs an additional insured added before the job starts',
    'have them issue an additional insured endorsement for the lessor',
    'property manager wants to be named on our client’s policy',
    'the school, city or lender requires additional insured status, write to the company',
    'franchisor must be added to the policy',
    'landlord insists on additional insured status',
    'general contractor wants AI status for ongoing and completed operations',
    'request for a designated person or organization endorsement',
    'AI for the lender and the owner',
    'mortgagee and lessor to be added by endorsement as additional insured',
  ],
  makes: 'An email to the carrier',
  to: 'CARRIER',
  needsPolicy: true,
  details: [
    {
      topic: 'additional insured',
      question: 'What are the name and mailing address of the additional insured?',
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
  write(subject, { 'additional insured': party = '', interest = '' }, { request }) {
    const forms = [...new Set(request.match(/\bCG ?\d\d ?\d\d(?: \d\d \d\d)?\b/gi) ?? [])]
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
