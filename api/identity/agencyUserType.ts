import { builder, Node, nodeRef } from '../graphql/index.ts'
import { agencyOf } from './agency.ts'
import { agencyUserKind, type AgencyUserPreferences } from './agencyUser.ts'
import { AgencyType } from './agencyType.ts'

/** The copilot provides its fields, since it knows the presets. */
export const FavoritePresets = builder
  .objectRef<AgencyUserPreferences['favoritePresets']>('FavoritePresets')
  .implement({})

const Preferences = builder.objectRef<AgencyUserPreferences>('AgencyUserPreferences').implement({
  fields: (t) => ({ favoritePresets: t.expose('favoritePresets', { type: FavoritePresets }) }),
})

export const AgencyUserType = nodeRef('AgencyUser', agencyUserKind).implement({
  interfaces: [Node],
  fields: (t) => ({
    agency: t.field({
      type: AgencyType,
      resolve: (_, __, { agency }) => agencyOf(agency),
    }),
    email: t.exposeString('email'),
    name: t.exposeString('name'),
    preferences: t.expose('preferences', { type: Preferences }),
  }),
})
