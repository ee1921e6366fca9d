import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  borderRadius: vars.radius.full,
  fontWeight: vars.weight.semibold,
  letterSpacing: '0.01em',
  userSelect: 'none',
})

export const size = styleVariants({
  small: { width: vars.size.avatarSmall, height: vars.size.avatarSmall, fontSize: vars.fontSize.micro },
  medium: { width: vars.size.avatar, height: vars.size.avatar, fontSize: vars.fontSize.tiny },
  large: { width: vars.size.avatarLarge, height: vars.size.avatarLarge, fontSize: vars.fontSize.body },
})

export const tint = styleVariants(vars.tone, ({ text, soft, border }) => ({
  color: text,
  background: soft,
  boxShadow: `inset 0 0 0 ${vars.line.hair} ${border}`,
}))
