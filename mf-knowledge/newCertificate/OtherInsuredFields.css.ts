import { vars } from '@coverdesk/design-system/theme'
import { style } from '@vanilla-extract/css'

/** A name, and the button that removes it. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: vars.space.xs,
})
