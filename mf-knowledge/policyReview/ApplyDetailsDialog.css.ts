import { media, vars } from '@coverdesk/design-system'
import { style } from '@vanilla-extract/css'

/** What is written, what it replaces, what it becomes. */
export const difference = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr)',
  columnGap: vars.space.m,
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
})
