import { media } from '@coverdesk/design-system/breakpoints'
import { vars } from '@coverdesk/design-system/theme'
import { style } from '@vanilla-extract/css'

/** The form beside the 320 px help panel; above it on a phone. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${vars.size.menuMax}`,
  gap: vars.space.l,
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const help = style({
  paddingInlineStart: vars.space.l,
  borderInlineStart: `${vars.line.hair} solid ${vars.color.border}`,
  '@media': {
    [media.tablet]: {
      paddingInlineStart: 0,
      paddingBlockStart: vars.space.m,
      borderInlineStart: 'none',
      borderBlockStart: `${vars.line.hair} solid ${vars.color.border}`,
    },
  },
})
