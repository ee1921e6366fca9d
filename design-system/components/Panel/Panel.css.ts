import { style } from '@vanilla-extract/css'
import { tableBorder } from '../../css/tableBorder.css.ts'
import { media } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

export const panel = style({
  border: `${vars.line.hair} solid ${vars.color.border}`,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
  minWidth: 0,
})

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  minHeight: vars.size.topBar,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.m,
  borderBottom: `${vars.line.hair} solid ${vars.color.border}`,
  '@media': { [media.phone]: { paddingInline: vars.space.s } },
})

export const body = style({
  padding: vars.space.m,
  '@media': { [media.phone]: { padding: vars.space.s } },
})

/** Content that fills the panel to its border has no border of its own. */
export const flush = style({ vars: { [tableBorder]: 'none' } })
