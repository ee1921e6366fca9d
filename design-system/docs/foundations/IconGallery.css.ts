import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const icons = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(calc(${vars.size.boneS} * 1.6), 1fr))`,
  gap: vars.space.xs,
})

export const icon = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.xs,
  width: '100%',
  paddingBlock: vars.space.m,
  paddingInline: vars.space.xxs,
  border: `${vars.line.hair} solid transparent`,
  borderRadius: vars.radius.m,
  color: vars.color.text,
  ':hover': { background: vars.color.hover, borderColor: vars.color.border },
  ':active': { background: vars.color.pressed },
})

export const name = style({
  color: vars.color.textMuted,
  fontSize: vars.fontSize.caption,
  overflowWrap: 'anywhere',
})
