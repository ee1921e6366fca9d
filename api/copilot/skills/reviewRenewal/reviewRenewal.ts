import { versionSkill } from '../comparisons/versionSkill.ts'

/** Compares a renewal with the expiring policy. */
export const reviewRenewal = versionSkill({
  name: 'review-renewal',
  title: 'Renewal review',
  description: 'Compares renewal terms with the expiring policy and shows what got worse.',
  phrasings: [
    'compare the renewal with the expiring policy',
    'renewal vs expiring',
    'what changed on the renewal',
    'how much did the premium go up at renewal',
    'renewal review',
    'did they cut any coverage on the renewal offer',
    'what did they change compared to expiring',
    'this year against last year',
    'why did the premium jump on the renewal',
    'are any limits lower on the renewal',
    'renewal offer and current policy attached, differences please',
    'did the terms get worse from the expiring policy',
    'renewal comparison',
    'is next year’s policy worse than what they have now',
    'expiring against renewal',
    'renewal terms changed, how',
    'what is different on the renewal quote',
    'is the renewal more expensive and why',
    'last year’s policy and the new offer',
  ],
  before: { prefix: '[Expiring]', types: ['POLICY', 'DECLARATIONS'], isRequired: true },
  after: { prefix: '[Renewal]', types: ['QUOTE', 'BINDER'], isRequired: true },
  headers: ['Expiring', 'Renewal'],
  email: {
    subject: 'Questions about the renewal terms',
    opening: 'The renewal differs from the expiring policy in these items:',
    closing: 'Please match the expiring terms, or tell us what they would cost.',
  },
})
