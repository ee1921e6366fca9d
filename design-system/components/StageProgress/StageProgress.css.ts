import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const line = style({ display: 'flex', gap: vars.space.xs, minWidth: 0, maxWidth: vars.size.formWidth })

export const box = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  flex: 1,
  minWidth: 0,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.s,
  border: `${vars.line.hair} solid ${vars.color.border}`,
  borderRadius: vars.radius.xl,
  borderStartStartRadius: vars.radius.s,
  background: vars.color.surface,
  color: vars.color.textMuted,
})

export const words = style({ overflowWrap: 'anywhere' })
