import { createGlobalVar } from '@vanilla-extract/css'

/** The height of the frame's bar at the top of the screen: sticky content sticks below it. */
export const stickyTop = createGlobalVar('ds-sticky-top')
