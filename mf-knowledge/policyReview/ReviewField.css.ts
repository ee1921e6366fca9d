import { media } from '@coverdesk/design-system/breakpoints'
import { vars } from '@coverdesk/design-system/theme'
import { style } from '@vanilla-extract/css'

export const field = style({
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.m,
  borderInlineStart: `${vars.line.accent} solid transparent`,
  cursor: 'default',
  outlineOffset: `calc(${vars.line.focus} * -1)`,
  selectors: {
    '& + &': { borderBlockStart: `${vars.line.hair} solid ${vars.color.border}` },
    '&:hover': { background: vars.color.hover },
    '&[aria-current]': { background: vars.color.selected, borderInlineStartColor: vars.color.accent },
  },
})

export const head = style({
  display: 'grid',
  // Not in proportion to what a badge leaves: the values are in line.
  gridTemplateColumns: '32% minmax(0, 1fr) auto',
  columnGap: vars.space.s,
  alignItems: 'baseline',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
})

export const label = style({
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { gridColumn: '1 / -1', fontSize: vars.fontSize.small } },
})

export const value = style({
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
})

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  paddingBlockStart: vars.space.xs,
})

export const candidate = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space.half,
  width: '100%',
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.s,
  border: `${vars.line.hair} solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
  textAlign: 'start',
  cursor: 'pointer',
  ':hover': { borderColor: vars.color.borderStrong },
  selectors: { '&[aria-pressed=true]': { borderColor: vars.color.accent } },
})

export const said = style({ overflowWrap: 'anywhere' })
