import { vars } from '@coverdesk/design-system/theme'
import { style } from '@vanilla-extract/css'

/** Forms and switches read best in a column, however wide the screen. */
export const column = style({ maxWidth: '45rem' })

/** A switch with its example; a line between two. */
export const setting = style({
  display: 'grid',
  gap: vars.space.xxs,
  selectors: {
    '& + &': {
      paddingBlockStart: vars.space.m,
      borderBlockStart: `${vars.line.hair} solid ${vars.color.border}`,
    },
  },
})

/** The reply that is sent, below the switch's label. */
export const example = style({ margin: 0, paddingInlineStart: `calc(${vars.space.xl} + ${vars.space.xs})` })

export const quote = style({ margin: 0, color: vars.color.textMuted })

export const key = style({
  padding: vars.space.s,
  border: `${vars.line.hair} solid ${vars.color.border}`,
  overflowWrap: 'anywhere',
  userSelect: 'all',
})

/** The picked color, in the field that names it. */
export const swatch = style({
  flexShrink: 0,
  width: vars.size.controlSmall,
  height: vars.size.controlSmall,
  padding: 0,
  border: 'none',
  background: 'none',
  cursor: 'pointer',
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
