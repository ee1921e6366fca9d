import { versionSkill } from '../comparisons/versionSkill.ts'

/** Checks an issued policy against its binder or quote. */
export const checkIssuedPolicy = versionSkill({
  name: 'check-issued-policy',
  title: 'Policy check',
  description: 'Checks an issued policy against the binder or quote it was sold on.',
  phrasings: [
    'check the issued policy against the binder',
    'policy check',
    'does the policy match what was quoted',
    'compare the policy to the quote we sold',
    'did the carrier issue the policy as bound',
    'policy came in, verify it against the binder',
    'the policy arrived, is it what we bound',
    'proof the issued policy before it goes to the client',
    'policy checking against the binder or quote',
    'did the carrier issue it as quoted',
    'make sure that nothing from the binder is missing on the policy',
    'was the policy issued correctly',
    'issued versus bound',
    'any mistakes by the carrier on the new policy',
    'QC the new policy against what was bound',
    'binder attached and policy attached, did they get it right',
    'did the company leave something off',
    'are the limits on the policy the ones we ordered',
  ],
  before: { prefix: '[Binder or Quote]', types: ['BINDER', 'QUOTE'], isRequired: true },
  after: { prefix: '[Policy]', types: ['POLICY', 'DECLARATIONS'], isRequired: true },
  headers: ['Binder or quote', 'Issued policy'],
  email: {
    subject: 'Corrections to an issued policy',
    opening: 'The issued policy differs from the terms that were bound:',
    closing: 'Please correct the policy, or tell us why the terms changed.',
  },
})
