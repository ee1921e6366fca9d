import { style } from '@vanilla-extract/css'

export const picture = style({ minWidth: 0, textAlign: 'start', userSelect: 'none', breakInside: 'avoid' })
