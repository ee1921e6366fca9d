import { style } from '@vanilla-extract/css'
import { media } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

export const group = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: vars.space.s,
  minWidth: 0,
})

export const opener = style({
  alignSelf: 'flex-start',
  // The text aligns with the text of the field.
  marginInlineStart: `calc(${vars.space.xs} * -1)`,
  marginBlockStart: `calc(${vars.space.xs} * -1)`,
})

export const place = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4fr) minmax(0, 3fr)',
  alignItems: 'start',
  gap: vars.space.s,
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
})

export const city = style({ '@media': { [media.phone]: { gridColumn: '1 / -1' } } })
