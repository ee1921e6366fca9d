import { media } from '@coverdesk/design-system/breakpoints'
import { vars } from '@coverdesk/design-system/theme'
import { style } from '@vanilla-extract/css'

export const bar = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.sticky,
  background: `color-mix(in srgb, ${vars.color.surface} 88%, transparent)`,
  backdropFilter: `blur(${vars.space.xs})`,
  borderBlockEnd: `${vars.line.hair} solid ${vars.color.border}`,
})

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.l,
  minHeight: `calc(${vars.size.topBar} * 1.25)`,
  '@media': { '(max-width: 420px)': { gap: vars.space.xs } },
})

export const home = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  fontSize: vars.fontSize.title,
  fontWeight: vars.weight.semibold,
  letterSpacing: '-0.01em',
})

/** On the smallest screens the sign alone is shown; readers still hear the name. */
export const name = style({
  '@media': { '(max-width: 360px)': { position: 'absolute', clipPath: 'inset(50%)' } },
})

export const nav = style({
  display: 'flex',
  gap: vars.space.xxs,
  marginInlineEnd: 'auto',
  '@media': { [media.phone]: { display: 'none' } },
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
  '@media': { [media.phone]: { marginInlineStart: 'auto' } },
})

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
})

export const mark = style({ width: vars.space.l, height: vars.space.l, flexShrink: 0 })
export const ground = style({ fill: vars.color.accent })
export const lines = style({
  fill: 'none',
  stroke: vars.color.textOnAccent,
  strokeWidth: 1.75,
  strokeLinecap: 'round',
})
export const dot = style({ fill: vars.color.textOnAccent })
