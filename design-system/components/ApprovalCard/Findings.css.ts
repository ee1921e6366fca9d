import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

const hairline = `${vars.line.hair} solid ${vars.color.border}`

export const findings = style({
  display: 'grid',
  border: hairline,
  borderRadius: vars.radius.m,
  background: vars.color.sunken,
  paddingBlockStart: vars.space.s,
  paddingInline: vars.space.s,
})

export const list = style({ display: 'grid' })

export const item = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: vars.space.s,
  paddingBlock: vars.space.s,
  selectors: { '& + &': { borderBlockStart: hairline } },
})

/** So wide that the button goes below it on a phone. */
export const words = style({ flex: '1 1 16rem', overflowWrap: 'anywhere' })
