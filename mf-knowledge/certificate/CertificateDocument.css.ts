import { style } from '@vanilla-extract/css'

/** As high as the viewer, so that what stands beneath does not move when it comes. */
export const waiting = style({ minHeight: '75vh' })
