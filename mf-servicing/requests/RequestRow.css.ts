import { vars } from '@coverdesk/design-system/theme'
import { style } from '@vanilla-extract/css'

/** The type with its marks, as high as the type alone: all rows have the same height. */
export const typeLine = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  blockSize: '1lh',
})
