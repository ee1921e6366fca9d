import { vars } from '@coverdesk/design-system/theme'
import { style } from '@vanilla-extract/css'

export const mark = style({ width: vars.size.iconLarge, height: vars.size.iconLarge, flexShrink: 0 })

export const deps = style({ fill: vars.color.accent })

export const line = style({
  fill: 'none',
  stroke: vars.color.textOnAccent,
  strokeWidth: 1.75,
  strokeLinecap: 'round',
})

export const seal = style({ fill: vars.color.textOnAccent })
