import { style } from '@vanilla-extract/css'
import { media } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

export const withAside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: vars.space.l,
  alignItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

/** Stays in view while the fields scroll. */
export const aside = style({
  position: 'sticky',
  top: 0,
  '@media': { [media.tablet]: { display: 'none' } },
})
