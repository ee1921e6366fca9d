import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const agencies = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${vars.size.menuMax}), 1fr))`,
  gap: vars.space.m,
})
