import { versionSkill } from '../comparisons/versionSkill.ts'
import { phrasings } from './phrasings.ts'

/** Compares a renewal with the expiring policy. */
export const reviewRenewal = versionSkill({
  name: 'review-renewal',
  title: 'Renewal review',
  description: 'Compares renewal terms with the expiring policy and shows what got worse.',
  role: 'ANSWER',
  questions:
    /\b(?:chang\w+|differen\w+|worse|better|(?:went|go|gone|going) (?:up|down)|increas\w+|compar\w+|versus|vs)\b/i,
  phrasings,
  before: { prefix: '[Expiring]', types: ['POLICY', 'DECLARATIONS'], isRequired: true },
  after: { prefix: '[Renewal]', types: ['QUOTE', 'BINDER'], isRequired: true },
  headers: ['Expiring', 'Renewal'],
  isOneTerm: false,
  email: {
    subject: 'Questions about the renewal terms',
    opening: 'The renewal differs from the expiring policy in these items:',
    closing: 'Please match the expiring terms, or tell us what they would cost.',
  },
})
