import { media, vars } from '@coverdesk/design-system'
import { style } from '@vanilla-extract/css'

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
  gap: vars.space.m,
  alignItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const fields = style({
  display: 'flex',
  flexDirection: 'column',
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const keys = style({
  padding: vars.space.s,
  borderBlockStart: `${vars.line.hair} solid ${vars.color.border}`,
  '@media': { [media.coarsePointer]: { display: 'none' } },
})
