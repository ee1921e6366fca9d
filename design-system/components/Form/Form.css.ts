import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const alert = style({
  display: 'flex',
  gap: vars.space.xs,
  padding: vars.space.s,
  border: `${vars.line.hair} solid ${vars.tone.danger.border}`,
  borderRadius: vars.radius.m,
  background: vars.tone.danger.soft,
  color: vars.tone.danger.text,
  // Each error is on its own line.
  whiteSpace: 'pre-line',
})
