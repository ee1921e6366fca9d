import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const base = style({ flexShrink: 0 })

export const size = styleVariants({
  small: { width: vars.size.iconSmall, height: vars.size.iconSmall },
  medium: { width: vars.size.icon, height: vars.size.icon },
  large: { width: vars.size.iconLarge, height: vars.size.iconLarge },
})
