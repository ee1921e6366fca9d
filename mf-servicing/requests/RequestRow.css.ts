import { container } from '@coverdesk/design-system/containers'
import { vars } from '@coverdesk/design-system/theme'
import { style } from '@vanilla-extract/css'

/** The type with its marks, as high as the type alone: all rows have the same height. */
export const typeLine = style({
  display: 'flex',
  minInlineSize: 0,
  whiteSpace: 'nowrap',
  alignItems: 'center',
  gap: vars.space.xs,
  blockSize: '1lh',
})

export const gist = style({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  color: vars.color.textMuted,
  // A card has no room for it.
  '@container': { [container.phone]: { display: 'none' } },
})
