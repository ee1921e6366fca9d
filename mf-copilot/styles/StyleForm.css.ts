import { media } from '@coverdesk/design-system/breakpoints'
import { vars } from '@coverdesk/design-system/theme'
import { style } from '@vanilla-extract/css'

/** The form takes the left third, the preview the right two thirds (spec 1 §2.8). */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
  gap: vars.space.l,
  height: '100%',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', height: 'auto' } },
})
