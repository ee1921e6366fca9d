import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const base = style({ fontWeight: vars.weight.semibold, textWrap: 'balance', overflowWrap: 'anywhere' })

export const size = styleVariants({
  small: { fontSize: vars.fontSize.body, lineHeight: vars.lineHeight.body },
  medium: { fontSize: vars.fontSize.lead, lineHeight: vars.lineHeight.lead, letterSpacing: '-0.006em' },
  large: { fontSize: vars.fontSize.title, lineHeight: vars.lineHeight.title, letterSpacing: '-0.01em' },
  title: {
    fontSize: vars.fontSize.headline,
    lineHeight: vars.lineHeight.headline,
    letterSpacing: '-0.016em',
  },
  display: {
    fontSize: vars.fontSize.display,
    lineHeight: vars.lineHeight.display,
    letterSpacing: '-0.022em',
  },
})
