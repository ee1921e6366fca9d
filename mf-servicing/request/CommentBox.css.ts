import { media } from '@coverdesk/design-system/breakpoints'
import { style } from '@vanilla-extract/css'

/** Nobody writes a comment on paper. */
export const box = style({ '@media': { [media.print]: { display: 'none' } } })
