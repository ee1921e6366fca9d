import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
  minWidth: 0,
  '@media': { [media.print]: { display: 'none' } },
})

export const text = style({
  flex: '1 1 auto',
  maxWidth: vars.size.menuMax,
  '@media': { [media.phone]: { flexBasis: '100%', maxWidth: 'none' } },
})

// The longest option must not wrap what follows to another line.
globalStyle(`${bar} select`, { maxWidth: vars.size.menuMin })
