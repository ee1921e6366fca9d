import { style } from '@vanilla-extract/css'
import { media } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'

export const themes = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  height: '85vh',
  overflow: 'clip',
  border: `${vars.line.hair} solid ${vars.color.border}`,
  borderRadius: vars.radius.l,
  '@media': { [media.phone]: { gridTemplateColumns: '1fr' } },
})

export const theme = style({ display: 'block', width: '100%', height: '100%', border: 0 })

export const sheet = style({
  display: 'grid',
  gap: vars.space.l,
  padding: vars.space.l,
  background: vars.color.canvas,
})

export const specimen = style({ display: 'grid', gap: vars.space.xs })

export const picture = style({
  // Fixed content stays within its preview.
  contain: 'layout paint',
  maxHeight: '60vh',
  overflow: 'hidden',
  padding: vars.space.m,
  background: vars.color.surface,
  border: `${vars.line.hair} solid ${vars.color.border}`,
  borderRadius: vars.radius.l,
})

export const page = style([picture, { width: '100%', height: '50vh', padding: 0 }])
