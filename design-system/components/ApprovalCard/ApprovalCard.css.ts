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

/** Stays in view under a long email, so that the warnings above it and the buttons fit on one screen. */
export const decision = style({
  position: 'sticky',
  bottom: 0,
  paddingBlock: vars.space.s,
  // Only where it floats does it need room below; in its place the card gives it.
  marginBlockEnd: `calc(${vars.space.s} * -1)`,
  borderTop: `${vars.line.hair} solid ${vars.color.border}`,
  background: vars.color.surface,
  // A row behind its upper edge fades out instead of being cut.
  '::before': {
    content: '',
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: '100%',
    height: vars.space.s,
    background: `linear-gradient(to top, ${vars.color.surface}, transparent)`,
    pointerEvents: 'none',
  },
  // Covers the email below it, where the dialog's padding would show a line of it.
  boxShadow: `0 ${vars.space.l} 0 ${vars.color.surface}`,
})
