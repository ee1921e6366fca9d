import { media } from '@coverdesk/design-system/breakpoints'
import { vars } from '@coverdesk/design-system/theme'
import { style } from '@vanilla-extract/css'

/** What the request is about with its marks, as high as the text alone: all rows have the same height. */
export const marked = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  blockSize: '1lh',
  // On a card it continues the line of the type.
  '@media': { [media.phone]: { display: 'inline' } },
})

/** Gives way to the marks, which can't wait. */
export const gist = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' })
