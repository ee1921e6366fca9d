import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const hidden = style({
  position: 'absolute',
  width: vars.line.hair,
  height: vars.line.hair,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})
