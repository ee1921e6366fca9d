import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  maxWidth: '100%',
  minHeight: vars.lineHeight.body,
  paddingInline: vars.space.xs,
  border: `${vars.line.hair} solid transparent`,
  borderRadius: vars.radius.full,
  fontSize: vars.fontSize.caption,
  lineHeight: vars.lineHeight.caption,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
  verticalAlign: 'middle',
  '@media': { print: { whiteSpace: 'normal' } },
})

export const tone = styleVariants(vars.tone, ({ text, soft, border }) => ({
  color: text,
  background: soft,
  borderColor: border,
}))

export const dot = style({
  width: vars.size.dot,
  height: vars.size.dot,
  flexShrink: 0,
  borderRadius: vars.radius.full,
  marginInlineStart: `calc(-1 * ${vars.space.half})`,
  // In forced colors the dot keeps its color and the text gives the meaning.
  forcedColorAdjust: 'none',
})

export const dotTone = styleVariants(vars.tone, ({ solid }) => ({ background: solid }))

export const words = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  '@media': { print: { overflow: 'visible' } },
})
