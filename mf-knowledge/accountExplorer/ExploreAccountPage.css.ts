import { media } from '@coverdesk/design-system/breakpoints'
import { vars } from '@coverdesk/design-system/theme'
import { style } from '@vanilla-extract/css'

export const question = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: vars.space.xs,
})

/** One line that scrolls sideways on a phone. */
export const suggestions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xxs,
  '@media': {
    [media.phone]: {
      flexWrap: 'nowrap',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      whiteSpace: 'nowrap',
      // The edge fades, so that one sees there is more.
      paddingInlineEnd: vars.space.xl,
      maskImage: `linear-gradient(to left, transparent, black ${vars.space.xl})`,
    },
  },
})
