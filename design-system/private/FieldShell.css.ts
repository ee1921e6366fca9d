import { style } from '@vanilla-extract/css'
import { media } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'

export const field = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxs,
  minWidth: 0,
  border: 'none',
})

export const label = style({
  display: 'block',
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
  fontWeight: vars.weight.medium,
  color: vars.color.text,
})

export const required = style({ color: vars.tone.danger.text, fontWeight: vars.weight.regular })

export const description = style({
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
  color: vars.color.textMuted,
})

export const error = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.xxs,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
  color: vars.tone.danger.text,
  // Each error is on its own line.
  whiteSpace: 'pre-line',
})

export const errorIcon = style({
  display: 'flex',
  alignItems: 'center',
  height: vars.lineHeight.small,
  flexShrink: 0,
})

/** The box of every control with a value: one border, one focus style, one error style. */
export const control = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  width: '100%',
  minHeight: vars.size.control,
  paddingInline: vars.space.s,
  border: `${vars.line.hair} solid ${vars.color.borderControl}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
  color: vars.color.text,
  transition: `border-color ${vars.duration.fast}, box-shadow ${vars.duration.fast}`,
  selectors: {
    // Named elements only: an icon matches :read-only too, and an option may be disabled alone.
    '&:hover:not(:has(:is(input, select, textarea):disabled))': { borderColor: vars.color.textSubtle },
    '&:focus-within': {
      borderColor: vars.color.focus,
      boxShadow: `0 0 0 ${vars.line.hair} ${vars.color.focus}`,
    },
    '&:has([aria-invalid=true])': { borderColor: vars.tone.danger.solid },
    '&:has([aria-invalid=true]):focus-within': {
      boxShadow: `0 0 0 ${vars.line.hair} ${vars.tone.danger.solid}`,
    },
    '&:has(:is(input, select, textarea):disabled)': {
      background: vars.color.sunken,
      color: vars.color.textMuted,
      cursor: 'not-allowed',
    },
    // A color matches :read-only too.
    '&:has(:is(input:not([type=color]), textarea):read-only:not(:disabled))': {
      background: vars.color.sunken,
    },
  },
})

/** The bare element inside the control's box, whose border shows the focus. */
export const input = style({
  flex: 1,
  minWidth: 0,
  alignSelf: 'stretch',
  border: 'none',
  outline: 'none',
  background: 'transparent',
  fontSize: vars.fontSize.body,
  lineHeight: vars.lineHeight.body,
  textOverflow: 'ellipsis',
  ':disabled': { cursor: 'not-allowed' },
  '@media': {
    // iOS zooms in on fields with smaller text.
    [media.coarsePointer]: { fontSize: vars.fontSize.lead },
  },
})
