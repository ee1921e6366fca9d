import { builder } from '../../graphql/index.ts'

builder.mutationField('agencySignOut', (t) =>
  t.boolean({
    extensions: { isPublic: true },
    async resolve(_, __, { session }) {
      await session.signOut()
      return true
    },
  }),
)
