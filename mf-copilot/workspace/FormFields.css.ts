import { vars } from '@coverdesk/design-system/theme'
import { style } from '@vanilla-extract/css'

export const table = style({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontSize: vars.fontSize.small,
})

export const cell = style({
  paddingBlock: vars.space.xs,
  paddingInlineEnd: vars.space.s,
  textAlign: 'start',
  verticalAlign: 'baseline',
  fontWeight: vars.weight.regular,
  overflowWrap: 'anywhere',
})

export const heading = style([cell, { color: vars.color.textMuted, fontWeight: vars.weight.medium }])

export const row = style({
  borderBlockStart: `${vars.line.hair} solid ${vars.color.border}`,
  ':hover': { background: vars.color.hover },
})

/** The button has the padding. */
export const valueCell = style([cell, { padding: 0 }])

export const value = style({
  display: 'block',
  width: '100%',
  minHeight: vars.size.row,
  paddingBlock: vars.space.xs,
  paddingInlineEnd: vars.space.s,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontWeight: vars.weight.medium,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'text',
  ':hover': { color: vars.color.link },
})

export const source = style({ color: vars.color.link })

/** Within reach however long the form is. */
export const actions = style({
  position: 'sticky',
  insetBlockEnd: `calc(${vars.space.m} * -1)`,
  paddingBlock: vars.space.xs,
  background: vars.color.surface,
  borderBlockStart: `${vars.line.hair} solid ${vars.color.border}`,
})
