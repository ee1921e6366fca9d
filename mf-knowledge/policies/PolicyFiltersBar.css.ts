import { vars } from '@coverdesk/design-system/theme'
import { style } from '@vanilla-extract/css'

/** The longest line of business must not push what follows to another line. */
export const line = style({ maxWidth: vars.size.menuMin })
