import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const legend = style({
  fontSize: vars.fontSize.lead,
  lineHeight: vars.lineHeight.lead,
  fontWeight: vars.weight.semibold,
  color: vars.color.text,
  // A nested group is less prominent.
  selectors: { 'fieldset fieldset > &': { fontSize: vars.fontSize.body, lineHeight: vars.lineHeight.body } },
})

export const fields = style({ paddingBlockStart: vars.space.s })
