import { vars } from '@coverdesk/design-system/theme'
import { style } from '@vanilla-extract/css'

/** What the request is about with its marks, as high as the text alone: all rows have the same height. */
export const gistLine = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  maxInlineSize: '100%',
  blockSize: '1lh',
  verticalAlign: 'bottom',
})

/** Gives way to the marks, which can't wait. */
export const gist = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' })
