import { vars } from '@coverdesk/design-system/theme'
import { style } from '@vanilla-extract/css'

/** A date and its icon on the line of the text around them. */
export const marked = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  verticalAlign: 'bottom',
})
