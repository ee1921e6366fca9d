import { style } from '@vanilla-extract/css'
import { media } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

export const mark = style({
  paddingInline: vars.space.half,
  marginInline: `calc(-1 * ${vars.space.half})`,
  borderRadius: vars.radius.s,
  background: vars.tone.warning.soft,
  // Not by its background alone: print and poor screens lose that.
  boxShadow: `inset 0 calc(-1 * ${vars.line.focus}) ${vars.tone.warning.solid}`,
  color: vars.color.text,
  fontWeight: vars.weight.medium,
  boxDecorationBreak: 'clone',
  '@media': { [media.forcedColors]: { background: 'Mark', color: 'MarkText' } },
})
