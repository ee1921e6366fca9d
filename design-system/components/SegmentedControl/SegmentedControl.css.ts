import { style } from '@vanilla-extract/css'
import { media } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

export const group = style({
  display: 'inline-flex',
  // On a phone long options wrap onto more lines.
  flexWrap: 'wrap',
  gap: vars.space.half,
  maxWidth: '100%',
  flexShrink: 0,
  minHeight: vars.size.control,
  padding: vars.space.half,
  border: `${vars.line.hair} solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
  background: vars.color.sunken,
})

export const option = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xxs,
  minWidth: 0,
  minHeight: `calc(${vars.size.control} - 2 * (${vars.space.half} + ${vars.line.hair}))`,
  paddingInline: vars.space.s,
  border: `${vars.line.hair} solid transparent`,
  borderRadius: vars.radius.s,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
  transition: `background-color ${vars.duration.fast}, color ${vars.duration.fast}`,
  selectors: {
    '&:hover': { color: vars.color.text },
    '&:has(:checked)': {
      background: vars.color.surface,
      borderColor: vars.color.borderStrong,
      color: vars.color.text,
      boxShadow: vars.shadow.low,
    },
    '&:has(:focus-visible)': { outline: `${vars.line.focus} solid ${vars.color.focus}` },
  },
  whiteSpace: 'nowrap',
  '@media': {
    [media.forcedColors]: { selectors: { '&:has(:checked)': { borderColor: 'Highlight' } } },
  },
})

// The radio covers its label: the whole option is clickable, and screen readers see a plain radio group.
export const radio = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'pointer',
})

export const count = style({ color: vars.color.textSubtle })
