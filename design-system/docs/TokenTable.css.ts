import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

export const swatch = style({
  width: vars.size.avatarLarge,
  height: vars.lineHeight.lead,
  border: `${vars.line.hair} solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.s,
})

export const bar = style({ height: vars.space.s, background: vars.color.accent })
