import { style } from '@vanilla-extract/css'
import { media } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'

export const hint = style({
  position: 'fixed',
  inset: 'auto',
  maxWidth: vars.size.menuMax,
  paddingBlock: vars.space.xxs,
  paddingInline: vars.space.xs,
  border: `${vars.line.hair} solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.m,
  background: vars.color.text,
  color: vars.color.surface,
  fontSize: vars.fontSize.caption,
  lineHeight: vars.lineHeight.caption,
  fontWeight: vars.weight.medium,
  boxShadow: vars.shadow.medium,
  '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
})
