import { media, vars } from '@coverdesk/design-system'
import { style } from '@vanilla-extract/css'

/** The place around says how high; the panel's heading takes one line of it. */
export const chat = style({
  display: 'flex',
  flexDirection: 'column',
  height: `calc(100dvh - ${vars.size.topBar} * 6.5)`,
  minHeight: `calc(${vars.size.row} * 8)`,
  '@media': { [media.tablet]: { height: `calc(100dvh - ${vars.size.topBar} * 3)` } },
})

export const log = style({ flex: 1, minHeight: 0 })

export const foot = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  padding: vars.space.s,
  borderBlockStart: `${vars.line.hair} solid ${vars.color.border}`,
})

/** One line that scrolls sideways: suggestions never push the conversation away. */
export const suggestions = style({
  display: 'flex',
  gap: vars.space.xxs,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  whiteSpace: 'nowrap',
})
