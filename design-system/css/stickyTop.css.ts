import { createGlobalVar } from '@vanilla-extract/css'

/** How much of the screen's top a frame's own bar covers: what sticks, sticks beneath it. */
export const stickyTop = createGlobalVar('ds-sticky-top')
