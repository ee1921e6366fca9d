import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const hidden = style({
  position: 'absolute',
  width: vars.line.hair,
  height: vars.line.hair,
  // At the end of the page it would make the page taller, and a page that is as high as the window scroll.
  margin: `calc(-1 * ${vars.line.hair})`,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})
