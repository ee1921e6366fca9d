import { vars } from '@coverdesk/design-system/theme'
import { style } from '@vanilla-extract/css'

export const item = style({
  selectors: { '& + &': { borderBlockStart: `${vars.line.hair} solid ${vars.color.border}` } },
})

export const title = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minHeight: vars.size.row,
  paddingInline: vars.space.m,
  paddingBlock: vars.space.xs,
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
  listStyle: 'none',
  ':hover': { background: vars.color.hover },
})

export const words = style({ display: 'flex', flexDirection: 'column', minWidth: 0 })

/** Distinguishes collapsed items with the same title. */
export const preview = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
  fontWeight: vars.weight.regular,
  color: vars.color.textMuted,
  selectors: { [`${item}[open] &, &:empty`]: { display: 'none' } },
})

export const arrow = style({
  display: 'flex',
  flexShrink: 0,
  color: vars.color.textMuted,
  selectors: { [`${item}[open] &`]: { rotate: '90deg' } },
})

export const content = style({
  paddingBlockEnd: vars.space.s,
  paddingInlineStart: `calc(${vars.space.m} + ${vars.size.iconSmall} + ${vars.space.xs})`,
  paddingInlineEnd: vars.space.m,
})
