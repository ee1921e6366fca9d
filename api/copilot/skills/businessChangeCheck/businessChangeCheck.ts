import { letterSkill } from '../letters/letterSkill.ts'
import { phrasings } from './phrasings.ts'

const questions = [
  'Sales and payroll: about how much this year, and next year?',
  'Employees: how many, and any work in other states?',
  'Locations: any new, closed or remodeled?',
  'Vehicles and drivers: any bought, sold, hired or left?',
  'Equipment and stock: any large purchases?',
  'Operations: any new services, products or larger jobs?',
  'Subcontractors: do you use them, and do you have their certificates?',
  'Contracts: any that require insurance?',
  'Ownership or name: any change?',
  'Lenders and landlords: any new ones that have to be named?',
] as const

/** Asks the client what has changed in the business. */
export const businessChangeCheck = letterSkill({
  name: 'business-change-check',
  title: 'Business change check',
  description: 'Asks the client what changed in the business: operations, sales, payroll, people, locations.',
  phrasings,
  makes: 'A questionnaire as a document, and an email to the client',
  to: 'CLIENT',
  needsPolicy: false,
  write({ insured, account }) {
    const policies = (account?.policies ?? []).map(({ line, policyNumber }) =>
      [line, policyNumber].filter(Boolean).join(', '),
    )
    return {
      subject: `What has changed at ${insured}?`,
      paragraphs: [
        'Your insurance should fit your business as it is today. Please tell us what has changed since we last spoke:',
        questions.map((question) => `- ${question}`).join('\n'),
        'A few words for each are enough. You can also fill in the attached sheet or give us a call.',
      ],
      document: {
        title: `Business changes: ${insured}`,
        blocks: [
          { type: 'heading', level: 1, text: 'What has changed in your business?' },
          {
            type: 'fields',
            layout: 'aligned',
            entries: [
              { label: 'Insured', value: insured },
              ...(policies.length > 0 ? [{ label: 'Policies', value: policies.join('\n') }] : []),
            ],
          },
          { type: 'checkBoxes', entries: questions.map((label) => ({ label, isChecked: false })) },
          { type: 'signatures', parties: [{ role: 'Completed by' }, { role: 'Date' }] },
        ],
      },
    }
  },
})
