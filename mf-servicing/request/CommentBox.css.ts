import { media } from '@coverdesk/design-system/breakpoints'
import { style } from '@vanilla-extract/css'

/** Comments cannot be written in print. */
export const box = style({ '@media': { [media.print]: { display: 'none' } } })
