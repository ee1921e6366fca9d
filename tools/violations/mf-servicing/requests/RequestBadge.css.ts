// expect: house(style-values) Take the color from the theme
import { style } from '@vanilla-extract/css'

export const badge = style({ color: '#1d4ed8' })
