import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const card = style({
  minWidth: 0,
  padding: vars.space.m,
  border: `${vars.line.hair} solid ${vars.color.border}`,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
  overflow: 'clip',
})

export const pendingCard = style([card, { borderColor: vars.tone.warning.border }])

/** At the end, so that whoever approves has seen all of it. */
export const decision = style({
  paddingBlockStart: vars.space.s,
  borderTop: `${vars.line.hair} solid ${vars.color.border}`,
})
