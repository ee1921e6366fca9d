import { style } from '@vanilla-extract/css'

/** In the size of the text around it, on one line. */
export const name = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
