import { media } from '@coverdesk/design-system/breakpoints'
import { vars } from '@coverdesk/design-system/theme'
import { style } from '@vanilla-extract/css'

/** The container sets the height; the panel's heading takes one line of it. */
export const chat = style({
  display: 'flex',
  flexDirection: 'column',
  height: `calc(100dvh - ${vars.size.topBar} * 6.5)`,
  minHeight: `calc(${vars.size.row} * 8)`,
  '@media': { [media.tablet]: { height: `calc(100dvh - ${vars.size.topBar} * 7.5)` } },
})

export const log = style({ flex: 1, minHeight: 0 })

export const foot = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  padding: vars.space.s,
  borderBlockStart: `${vars.line.hair} solid ${vars.color.border}`,
})

/** One line that scrolls sideways and fades out, so that suggestions never push the conversation away. */
export const strip = style({
  overflowX: 'auto',
  scrollbarWidth: 'none',
  whiteSpace: 'nowrap',
  maskImage: `linear-gradient(to right, black calc(100% - ${vars.space.xl}), transparent)`,
  paddingInlineEnd: vars.space.xl,
})

/** Before the first question they are centered, each on its own lines. */
export const suggestions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space.xs,
  selectors: {
    [`${strip} &`]: {
      flexWrap: 'nowrap',
      justifyContent: 'start',
      gap: vars.space.xxs,
      width: 'max-content',
    },
  },
})
