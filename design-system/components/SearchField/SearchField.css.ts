import { style } from '@vanilla-extract/css'
import { input as plainInput } from '../../private/FieldShell.css.ts'
import { media } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

export const icon = style({ display: 'flex', color: vars.color.textSubtle, flexShrink: 0 })

export const input = style([
  plainInput,
  { appearance: 'none', selectors: { '&::-webkit-search-cancel-button': { display: 'none' } } },
])

export const clear = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  width: vars.size.controlSmall,
  height: vars.size.controlSmall,
  borderRadius: vars.radius.s,
  color: vars.color.textMuted,
  marginInlineEnd: `calc(-1 * ${vars.space.xs})`,
  ':hover': { background: vars.color.pressed, color: vars.color.text },
})

// Touch devices have no Escape key.
export const shortcut = style({ display: 'flex', '@media': { [media.coarsePointer]: { display: 'none' } } })
