import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const divider = style({ border: 'none', borderTop: `${vars.line.hair} solid ${vars.color.border}` })
