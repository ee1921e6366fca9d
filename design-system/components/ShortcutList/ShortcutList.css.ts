import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const item = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.m,
  paddingBlock: vars.space.xs,
  borderBottom: `${vars.line.hair} solid ${vars.color.border}`,
  ':last-child': { borderBottom: 'none' },
})
