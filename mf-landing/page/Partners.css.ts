import { media } from '@coverdesk/design-system/breakpoints'
import { vars } from '@coverdesk/design-system/theme'
import { style } from '@vanilla-extract/css'

const hairline = `${vars.line.hair} solid ${vars.color.border}`

export const band = style({ paddingBlock: vars.space.l, borderBlock: hairline, breakInside: 'avoid' })

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xl,
  '@media': {
    [media.tablet]: { flexDirection: 'column', alignItems: 'stretch', gap: vars.space.m },
  },
})

export const title = style({ color: vars.color.textMuted, fontSize: vars.fontSize.lead })

export const logos = style({
  flex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${vars.space.m} ${vars.space.l}`,
  '@media': { [media.phone]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const logo = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  fontSize: vars.fontSize.lead,
  fontWeight: vars.weight.semibold,
  letterSpacing: '-0.015em',
})

export const mark = style({
  width: vars.space.l,
  height: vars.space.l,
  flexShrink: 0,
  fill: 'none',
  stroke: vars.color.accent,
  strokeWidth: 1.75,
  strokeLinejoin: 'round',
})
