import { media } from '@coverdesk/design-system/breakpoints'
import { vars } from '@coverdesk/design-system/theme'
import { style } from '@vanilla-extract/css'
import { sheet } from './Scene.css.ts'

const hairline = `${vars.line.hair} solid ${vars.color.borderStrong}`

/** The paper, and beside it the list of checks. */
export const desk = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.5fr) minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.m,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const paper = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  padding: vars.space.l,
  border: hairline,
  borderRadius: vars.radius.s,
  background: vars.color.surface,
  boxShadow: vars.shadow.medium,
  breakInside: 'avoid',
  '@media': { [media.phone]: { padding: vars.space.m } },
})

export const title = style({
  paddingBlockEnd: vars.space.s,
  borderBlockEnd: `${vars.line.focus} solid ${vars.color.text}`,
  fontSize: vars.fontSize.lead,
  fontWeight: vars.weight.semibold,
})

export const parties = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  border: hairline,
})

export const party = style({
  display: 'flex',
  flexDirection: 'column',
  padding: vars.space.s,
  selectors: { '& + &': { borderInlineStart: hairline } },
})

/** Long names of coverages take a second line: on a certificate nothing is cut. */
export const limit = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: vars.space.m,
  paddingBlockEnd: vars.space.xs,
  borderBlockEnd: `${vars.line.hair} dotted ${vars.color.borderStrong}`,
})

export const operations = style({
  display: 'flex',
  flexDirection: 'column',
  padding: vars.space.s,
  border: hairline,
})

export const checks = style([sheet, { boxShadow: vars.shadow.high }])

export const check = style({ display: 'flex', gap: vars.space.xs })
