import { builtInStyles, type DocumentStyle } from '../../documents/index.ts'
import { builder } from '../../graphql/index.ts'

/** IDs of the built-in styles. An agency's style builds on one of them, or on none. */
export const baseStyleIds = builtInStyles.map(({ id }) => id)

export const defaultStyleId = 'builtin:classic-professional'

const BaseStyle = builder.objectRef<DocumentStyle>('DocumentBaseStyle').implement({
  description: 'A built-in document style.',
  fields: (t) => ({
    styleId: t.exposeString('id'),
    label: t.exposeString('name'),
    description: t.exposeString('description'),
  }),
})

builder.queryField('documentBaseStyles', (t) =>
  t.field({ type: [BaseStyle], description: 'Default style first.', resolve: () => [...builtInStyles] }),
)
