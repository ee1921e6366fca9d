import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const base = style({
  borderRadius: vars.radius.s,
  textDecorationLine: 'underline',
  textDecorationThickness: vars.line.hair,
  textUnderlineOffset: '0.2em',
  overflowWrap: 'anywhere',
})

export const looks = styleVariants({
  default: {
    color: vars.color.link,
    textDecorationColor: `color-mix(in srgb, ${vars.color.link} 35%, transparent)`,
    ':hover': { textDecorationColor: 'currentcolor' },
  },
  quiet: {
    color: 'inherit',
    textDecorationColor: 'transparent',
    ':hover': { color: vars.color.link, textDecorationColor: 'currentcolor' },
  },
})
