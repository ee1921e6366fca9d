import { media } from '@coverdesk/design-system/breakpoints'
import { vars } from '@coverdesk/design-system/theme'
import { style } from '@vanilla-extract/css'
import { onPaper, room } from './landingScale.ts'

export const bar = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.sticky,
  background: `color-mix(in srgb, ${vars.color.surface} 88%, transparent)`,
  backdropFilter: `blur(${vars.space.xs})`,
  borderBlockEnd: `${vars.line.hair} solid ${vars.color.border}`,
  '@media': { [media.print]: { position: 'static' } },
})

/** Where the bar has no room for the page's places, the menu has them. */
const narrow = media.phone
/** Where it has none for the sign-in screen either. */
const narrowest = '(max-width: 420px)'
const hidden = { display: 'none' } as const

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.l,
  minHeight: `calc(${vars.size.topBar} * 1.25)`,
  '@media': { [narrowest]: { gap: vars.space.xs } },
})

export const home = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  fontSize: vars.fontSize.title,
  fontWeight: vars.weight.semibold,
  letterSpacing: '-0.01em',
})

export const nav = style({
  display: 'flex',
  gap: vars.space.xxs,
  marginInlineEnd: 'auto',
  '@media': { [narrow]: hidden, [media.print]: hidden },
})

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.control,
  paddingInline: vars.space.s,
  borderRadius: vars.radius.m,
  color: vars.color.textMuted,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
  ':hover': { color: vars.color.text, background: vars.color.hover },
})

export const end = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  '@media': { [narrow]: { marginInlineStart: 'auto' }, [media.print]: { marginInlineStart: 'auto' } },
})

export const login = style([link, { '@media': { [narrowest]: hidden, [media.print]: hidden } }])

export const demo = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.control,
  paddingInline: vars.space.s,
  borderRadius: vars.radius.m,
  background: vars.color.accent,
  color: vars.color.textOnAccent,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
  ':hover': { background: vars.color.accentHover },
  '@media': { [media.print]: onPaper },
})

export const menu = style({
  display: 'none',
  '@media': { [narrow]: { display: 'block' }, [media.print]: hidden },
})

export const menuButton = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: `calc(${vars.size.control} * 1.15)`,
  height: `calc(${vars.size.control} * 1.15)`,
  borderRadius: vars.radius.m,
  listStyle: 'none',
  ':hover': { background: vars.color.hover },
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    [`${menu}[open] &`]: { background: vars.color.pressed },
  },
})

export const menuPlaces = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: '100%',
  display: 'flex',
  flexDirection: 'column',
  paddingBlock: vars.space.xs,
  paddingInline: room.gutter,
  borderBlockEnd: `${vars.line.hair} solid ${vars.color.border}`,
  background: vars.color.surface,
  boxShadow: vars.shadow.medium,
})

export const menuLink = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: `calc(${vars.size.control} * 1.4)`,
  fontSize: vars.fontSize.lead,
  fontWeight: vars.weight.medium,
  selectors: { '&:not(:last-child)': { borderBlockEnd: `${vars.line.hair} solid ${vars.color.border}` } },
})

/** The sign-in screen, in the menu only while the bar leaves it out. */
export const menuLogin = style([
  menuLink,
  { display: 'none', '@media': { [narrowest]: { display: 'flex' } } },
])

export const mark = style({ width: vars.space.l, height: vars.space.l, flexShrink: 0 })
export const deps = style({ fill: vars.color.accent })
export const lines = style({
  fill: 'none',
  stroke: vars.color.textOnAccent,
  strokeWidth: 1.75,
  strokeLinecap: 'round',
})
export const dot = style({ fill: vars.color.textOnAccent })
