import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const box = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.m,
  paddingBlock: vars.space.xxl,
  paddingInline: vars.space.l,
  textAlign: 'center',
})

export const picture = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: vars.size.avatarLarge,
  height: vars.size.avatarLarge,
  border: `${vars.line.hair} solid ${vars.color.border}`,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
  boxShadow: vars.shadow.low,
  color: vars.color.textMuted,
})

export const wrong = style({
  color: vars.tone.danger.text,
  background: vars.tone.danger.soft,
  borderColor: vars.tone.danger.border,
})

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.half,
  maxWidth: vars.size.formWidth,
  textWrap: 'balance',
})
