import { media } from '@coverdesk/design-system/breakpoints'
import { vars } from '@coverdesk/design-system/theme'
import { style, styleVariants } from '@vanilla-extract/css'

const hairline = `${vars.line.hair} solid ${vars.color.border}`

/** On a phone, the label is above its three values. */
const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.35fr) repeat(3, minmax(0, 1fr))',
  borderBlockEnd: hairline,
  '@media': { [media.phone]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
})

const acrossOnPhone = { '@media': { [media.phone]: { gridColumn: '1 / -1' } } } as const

export const head = style([columns])

export const title = style([
  {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'flex-end',
    padding: vars.space.m,
    fontWeight: vars.weight.semibold,
  },
  acrossOnPhone,
])

const anyQuote = style({
  display: 'flex',
  flexDirection: 'column',
  padding: `${vars.space.m} ${vars.space.s}`,
})
const chosen = { background: vars.color.selected } as const
export const quote = styleVariants({
  chosen: [anyQuote, chosen, { boxShadow: `inset 0 ${vars.line.accent} ${vars.color.accent}` }],
  other: [anyQuote],
})

export const premium = style({
  fontSize: vars.fontSize.headline,
  lineHeight: vars.lineHeight.headline,
  fontWeight: vars.weight.semibold,
  letterSpacing: '-0.02em',
  '@media': { [media.phone]: { fontSize: vars.fontSize.title } },
})

export const line = style([columns])

export const what = style([
  {
    paddingBlock: vars.space.s,
    paddingInline: vars.space.m,
    color: vars.color.textMuted,
    '@media': { [media.phone]: { paddingBlockEnd: vars.space.none } },
  },
  { '@media': { [media.phone]: { gridColumn: '1 / -1' } } },
])

const anyValue = style({ paddingBlock: vars.space.s, paddingInline: vars.space.s })
export const value = styleVariants({ chosen: [anyValue, chosen], other: [anyValue] })

export const coverage = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.xxs })
