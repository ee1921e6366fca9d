import { vars } from '@coverdesk/design-system/theme'
import { style } from '@vanilla-extract/css'

/** Forms and switches read best in a column, however wide the screen. */
export const column = style({ maxWidth: '45rem' })

export const example = style({ display: 'grid', gap: vars.space.xs, margin: 0 })

export const quote = style({
  margin: 0,
  paddingInlineStart: vars.space.s,
  borderInlineStart: `${vars.line.hair} solid ${vars.color.border}`,
})

export const key = style({
  padding: vars.space.s,
  border: `${vars.line.hair} solid ${vars.color.border}`,
  overflowWrap: 'anywhere',
  userSelect: 'all',
})

/** Paper, in a dark theme too: most logos are drawn for it. */
export const logoFrame = style({
  display: 'flex',
  padding: vars.space.m,
  border: `${vars.line.hair} solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
  colorScheme: 'light',
  background: 'Canvas',
})

export const logo = style({
  display: 'block',
  maxWidth: '100%',
  maxHeight: vars.space.xxl,
  objectFit: 'contain',
})
