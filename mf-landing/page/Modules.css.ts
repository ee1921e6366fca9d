import { media } from '@coverdesk/design-system/breakpoints'
import { vars } from '@coverdesk/design-system/theme'
import { style } from '@vanilla-extract/css'

/** A wide one and a narrow one, then the other way round. */
export const modules = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  gap: vars.space.m,
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const module = style({
  gridColumn: 'span 5',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.l,
  padding: `clamp(${vars.space.m}, 3vw, ${vars.space.xl})`,
  borderRadius: `calc(${vars.radius.xl} * 1.5)`,
  background: vars.color.canvas,
  border: `${vars.line.hair} solid ${vars.color.border}`,
  breakInside: 'avoid',
  selectors: {
    '&:nth-child(4n + 1)': { gridColumn: 'span 7', background: vars.color.selected },
    '&:nth-child(4n)': { gridColumn: 'span 7' },
  },
  '@media': {
    [media.tablet]: { gridColumn: 'auto', selectors: { '&:nth-child(n)': { gridColumn: 'auto' } } },
  },
})

export const words = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xxs })

export const name = style({
  fontSize: vars.fontSize.headline,
  lineHeight: vars.lineHeight.headline,
  fontWeight: vars.weight.semibold,
  letterSpacing: '-0.015em',
})

export const text = style({ fontSize: vars.fontSize.lead, lineHeight: 1.5, color: vars.color.textMuted })

export const items = style({ display: 'flex', flexWrap: 'wrap', gap: `${vars.space.xs} ${vars.space.l}` })

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  fontWeight: vars.weight.medium,
})

export const itemIcon = style({ display: 'inline-flex', color: vars.color.accent })

/** At the bottom, so that neighbors align. */
export const scene = style({ marginBlockStart: 'auto', paddingBlockStart: vars.space.xs })
