import { style } from '@vanilla-extract/css'
import { input } from './FieldShell.css.ts'

/** Runs from left to right and stands where the text around it begins. */
export const leftToRight = style([
  input,
  { direction: 'ltr', selectors: { '[dir=rtl] &': { textAlign: 'end' } } },
])
