import { globalLayer, globalStyle } from '@vanilla-extract/css'
import { media } from '../theme/breakpoints.ts'
import { vars } from '../theme/contract.css.ts'

// Everything else is outside a layer and overrides the reset without specificity.
const reset = globalLayer('ds-reset')

function resetStyle(selector: string, rule: Parameters<typeof globalStyle>[1]) {
  globalStyle(selector, { '@layer': { [reset]: rule } })
}

resetStyle('*, *::before, *::after', { boxSizing: 'border-box', margin: 0, padding: 0 })
resetStyle('html', {
  fontFamily: vars.font.sans,
  fontSize: vars.fontSize.body,
  lineHeight: vars.lineHeight.body,
  fontWeight: vars.weight.regular,
  fontSynthesis: 'none',
  textSizeAdjust: '100%',
  WebkitFontSmoothing: 'antialiased',
  color: vars.color.text,
  // Behind the scroll bar, as the pages beside it.
  background: vars.color.surface,
  scrollbarColor: `${vars.color.borderStrong} transparent`,
  // Nothing moves sideways between a page that scrolls and one that does not.
  '@media': { [media.aboveTablet]: { scrollbarGutter: 'stable' } },
})
resetStyle('body', { minHeight: '100dvh', background: vars.color.canvas })
resetStyle('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' })
resetStyle('button', { background: 'none', border: 'none', textAlign: 'inherit', cursor: 'pointer' })
resetStyle('fieldset', { border: 'none', minWidth: 0 })
resetStyle('a', { color: 'inherit', textDecoration: 'none' })
resetStyle('ul, ol, menu', { listStyle: 'none' })
resetStyle('h1, h2, h3, h4, h5, h6', { font: 'inherit' })
resetStyle('img, svg, video', { display: 'block', maxWidth: '100%' })
resetStyle('table', { borderCollapse: 'collapse', borderSpacing: 0 })
resetStyle('dialog', { border: 'none', color: 'inherit' })
resetStyle('summary', { cursor: 'pointer' })
resetStyle('address', { fontStyle: 'normal' })
resetStyle('kbd, code, pre, samp', { fontFamily: vars.font.mono })
resetStyle('[hidden]', { display: 'none' })
resetStyle(':focus-visible', {
  outline: `${vars.line.focus} solid ${vars.color.focus}`,
  outlineOffset: vars.line.hair,
})
// Only scripts focus headings, so that screen readers continue from there.
resetStyle('h1:focus-visible', { outline: 'none' })
resetStyle('::placeholder', { color: vars.color.textSubtle, opacity: 1 })
resetStyle('::selection', { background: vars.tone.accent.border, color: vars.color.text })
