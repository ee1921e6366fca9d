import { style } from '@vanilla-extract/css'
import { input } from './FieldShell.css.ts'

/** Left to right, aligned to the start of the surrounding text. */
export const leftToRight = style([
  input,
  { direction: 'ltr', selectors: { '[dir=rtl] &': { textAlign: 'end' } } },
])
