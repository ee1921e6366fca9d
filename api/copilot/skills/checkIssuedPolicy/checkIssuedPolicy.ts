import { versionSkill } from '../comparisons/versionSkill.ts'
import { phrasings } from './phrasings.ts'

/** Checks an issued policy against its binder or quote. */
export const checkIssuedPolicy = versionSkill({
  name: 'check-issued-policy',
  title: 'Policy check',
  description: 'Checks an issued policy against the binder or quote it was sold on.',
  questions: /\b(?:match\w*|agrees?|issued|bound|as quoted|binder|discrepanc\w+|correct\w*|wrong)\b/i,
  phrasings,
  before: { prefix: '[Binder or Quote]', types: ['BINDER', 'QUOTE'], isRequired: true },
  after: { prefix: '[Policy]', types: ['POLICY', 'DECLARATIONS'], isRequired: true },
  headers: ['Binder or quote', 'Issued policy'],
  isOneTerm: true,
  email: {
    subject: 'Corrections to an issued policy',
    opening: 'The issued policy differs from the terms that were bound:',
    closing: 'Please correct the policy, or tell us why the terms changed.',
  },
})
