import { builtInStyles, type DocumentStyle } from '../../documents/index.ts'
import { builder } from '../../graphql/index.ts'

/** The ids of the styles that come with the product; a style of the agency builds on one of them, or on none. */
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
