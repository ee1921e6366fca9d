import { builder, notFound, NotFoundError } from '../../graphql/index.ts'
import type { RequestContext } from '../../graphql/index.ts'
import { agencyOf } from '../agency.ts'
import { AgencyType } from '../agencyType.ts'
import { apiKeyKind } from './apiKey.ts'

const RevokeApiKeySuccess = builder
  .objectRef<{ readonly __typename: 'RevokeApiKeySuccess' }>('RevokeApiKeySuccess')
  .implement({
    fields: (t) => ({
      agency: t.field({ type: AgencyType, resolve: (_, __, { agency }) => agencyOf(agency) }),
    }),
  })

builder.mutationField('revokeApiKey', (t) =>
  t.field({
    description: 'Revokes the key at once. Revoking it again has no effect.',
    type: builder.unionType('RevokeApiKeyResult', { types: [RevokeApiKeySuccess, NotFoundError] }),
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, context) => revokeApiKey(context, id),
  }),
)

async function revokeApiKey({ agency, actor, origin, apiKeys }: RequestContext, id: string) {
  if (!agency.table(apiKeyKind).get(id)) return notFound('API key')
  await apiKeys.revoke(agency, id, { actor, origin })
  return { __typename: 'RevokeApiKeySuccess' as const }
}
