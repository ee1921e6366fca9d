import { media } from '@coverdesk/design-system/breakpoints'
import { vars } from '@coverdesk/design-system/theme'
import { globalStyle, style } from '@vanilla-extract/css'

export const menu = style({ display: 'flex' })

export const trigger = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minHeight: vars.size.control,
  paddingInline: vars.space.xs,
  borderRadius: vars.radius.m,
  color: vars.color.text,
  fontWeight: vars.weight.medium,
  cursor: 'pointer',
  transition: `background-color ${vars.duration.fast}`,
  selectors: { '&:hover, &[aria-expanded=true]': { background: vars.color.hover } },
})

export const triggerName = style({ '@media': { [media.phone]: { display: 'none' } } })

// The browser's popover brings the top layer, Escape and the press outside.
export const panel = style({
  position: 'fixed',
  inset: 'auto',
  insetBlockStart: vars.size.topBar,
  insetInlineEnd: vars.space.m,
  width: vars.size.sidebar,
  padding: vars.space.none,
  border: `${vars.line.hair} solid ${vars.color.border}`,
  borderRadius: vars.radius.l,
  background: vars.color.raised,
  color: vars.color.text,
  boxShadow: vars.shadow.high,
})

export const person = style({ display: 'flex', flexDirection: 'column', minWidth: 0, padding: vars.space.s })

export const section = style({
  padding: vars.space.xs,
  borderTop: `${vars.line.hair} solid ${vars.color.border}`,
})

globalStyle(`${section} [role=radiogroup]`, { width: '100%' })
