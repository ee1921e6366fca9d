import { media } from '@coverdesk/design-system/breakpoints'
import { vars } from '@coverdesk/design-system/theme'
import { style } from '@vanilla-extract/css'

export const text = style({
  flex: '1 1 auto',
  maxWidth: vars.size.menuMax,
  '@media': { [media.phone]: { flexBasis: '100%', maxWidth: 'none' } },
})
