import { style } from '@vanilla-extract/css'

/** On one line, with room for the badge beside it. */
export const name = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
