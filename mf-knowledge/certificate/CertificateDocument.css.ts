import { style } from '@vanilla-extract/css'

/** As high as the viewer, so that content below does not shift when it loads. */
export const waiting = style({ minHeight: '75vh' })
