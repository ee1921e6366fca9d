import { media } from '@coverdesk/design-system/breakpoints'
import { vars } from '@coverdesk/design-system/theme'
import { style } from '@vanilla-extract/css'
import { room } from './landingScale.ts'

const hairline = `${vars.line.hair} solid ${vars.color.border}`

/** The part before it has left its room already. */
export const callRoom = style({
  paddingBlockEnd: room.section,
  '@media': { [media.print]: { paddingBlockEnd: vars.space.l } },
})

export const call = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.l,
  padding: `clamp(${vars.space.l}, 6vw, calc(${vars.space.xxl} * 1.6))`,
  border: hairline,
  borderRadius: `calc(${vars.radius.xl} * 1.5)`,
  background: vars.color.selected,
  breakInside: 'avoid',
})

export const callWords = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  maxWidth: `calc(${vars.size.readWidth} * 0.9)`,
})

export const footer = style({ borderBlockStart: hairline, paddingBlock: vars.space.xl })

export const footerRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.m,
  color: vars.color.textMuted,
})

export const footerLinks = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.m })

export const footerLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.control,
  ':hover': { color: vars.color.text, textDecoration: 'underline' },
})
