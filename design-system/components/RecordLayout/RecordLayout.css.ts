import { style } from '@vanilla-extract/css'
import { media } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

export const layout = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${vars.size.aside}`,
  alignItems: 'start',
  columnGap: vars.space.l,
  rowGap: vars.space.m,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.print]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
})

export const details = style({ display: 'flex', flexDirection: 'column', minWidth: 0 })

export const column = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.m,
  minWidth: 0,
})
