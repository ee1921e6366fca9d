import { builder } from '../../graphql/index.ts'
import { UnconfirmedProvisionType } from '../details/unconfirmedProvisions.ts'
import { provisionLabels } from '../policies/certificateFacts.ts'
import type { DocumentedProvision } from './provisionsInDocuments.ts'

export const DocumentedProvisionType = builder
  .objectRef<DocumentedProvision>('DocumentedProvision')
  .implement({
    description:
      'A provision that a certificate is asked to state and a policy document shows, which nobody has confirmed.',
    fields: (t) => ({
      policyId: t.exposeID('policyId'),
      text: t.string({
        description:
          'On one line: `Additional insured, blanket: CG 20 10 04 13, General Liability CGL 2204183-07`.',
        resolve({ kind, scope, partyName, formNumber, policyTitle }) {
          const toWhom = scope === 'BLANKET' ? 'blanket' : partyName
          const what = [provisionLabels[kind], toWhom].filter(Boolean).join(', ')
          return `${what}: ${[formNumber, policyTitle].filter(Boolean).join(', ')}`
        },
      }),
      provision: t.field({ type: UnconfirmedProvisionType, resolve: (documented) => documented }),
    }),
  })
