// expect: house(style-values) Take the length from the theme
import { style } from '@vanilla-extract/css'

export const panel = style({ padding: '13px' })
