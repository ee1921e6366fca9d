import { style } from '@vanilla-extract/css'
import { media } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'

export const pair = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  overflow: 'clip',
  border: `${vars.line.hair} solid ${vars.color.border}`,
  borderRadius: vars.radius.l,
  '@media': { [media.phone]: { gridTemplateColumns: '1fr' } },
})

export const picture = style({ display: 'block', width: '100%', height: vars.size.boneL, border: 0 })
