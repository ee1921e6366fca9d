import { style } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'

/** What dims the page below a dialog. */
export const scrim = style({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  // React Aria tracks a phone's keyboard, which covers part of the screen.
  height: 'var(--visual-viewport-height, 100dvh)',
  zIndex: vars.layer.overlay,
  display: 'flex',
  background: vars.color.scrim,
})
