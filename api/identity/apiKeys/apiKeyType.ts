import { builder } from '../../graphql/index.ts'
import { AgencyType } from '../agencyType.ts'
import { apiKeyKind, type ApiKeyRow } from './apiKey.ts'

const ApiKeyType = builder.objectRef<ApiKeyRow>('ApiKey').implement({
  description:
    'A key that a client application uses to send data to the agency. The key itself is not stored.',
  fields: (t) => ({
    id: t.exposeID('id'),
    label: t.exposeString('label'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    revokedAt: t.expose('revokedAt', { type: 'DateTime', nullable: true }),
  }),
})

builder.objectField(AgencyType, 'apiKeys', (t) =>
  t.field({
    description: 'Active keys first, then revoked ones; newest first.',
    type: [ApiKeyType],
    resolve: (_, __, { agency }) =>
      [...agency.table(apiKeyKind).values()].toSorted(
        (a, b) =>
          Number(a.revokedAt !== null) - Number(b.revokedAt !== null) ||
          b.createdAt - a.createdAt ||
          b.id.localeCompare(a.id),
      ),
  }),
)
