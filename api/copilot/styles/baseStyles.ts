import { builder } from '../../graphql/index.ts'

/** The five styles that come with the product; a style of the agency builds on one of them, or on none (spec 1 §5). */
export const baseStyles = {
  'builtin:classic-professional': 'Classic Professional',
  'builtin:modern-minimalist': 'Modern Minimalist',
  'builtin:warm-human': 'Warm Human',
  'builtin:elegant-premium': 'Elegant Premium',
  'builtin:technical-structured': 'Technical and Structured',
} as const satisfies Record<string, string>

export type BaseStyleId = keyof typeof baseStyles

export const baseStyleIds = Object.keys(baseStyles) as BaseStyleId[]

const BaseStyle = builder.objectRef<BaseStyleId>('DocumentBaseStyle').implement({
  description: 'A document style that comes with the product.',
  fields: (t) => ({
    styleId: t.string({ resolve: (id) => id }),
    label: t.string({ resolve: (id) => baseStyles[id] }),
  }),
})

builder.queryField('documentBaseStyles', (t) =>
  t.field({ type: [BaseStyle], description: 'The default first.', resolve: () => [...baseStyleIds] }),
)
