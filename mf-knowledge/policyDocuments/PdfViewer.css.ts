import { createVar, fallbackVar, globalStyle, style } from '@vanilla-extract/css'
import { media } from '@coverdesk/design-system/breakpoints'
import { vars } from '@coverdesk/design-system/theme'

/** The height of the viewer; most of the window unless the screen sets it. */
export const viewerHeight = createVar()

/** As high while the PDF loads, so that no button below moves under a press. */
export const viewer = style({
  display: 'flex',
  flexDirection: 'column',
  height: fallbackVar(viewerHeight, '80vh'),
})

/** What stands in for it until the document is known. */
export const loading = style({ height: fallbackVar(viewerHeight, '80vh'), overflow: 'hidden' })

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.m,
  padding: vars.space.xs,
  borderBlockEnd: `${vars.line.hair} solid ${vars.color.border}`,
  '@media': { [media.phone]: { columnGap: 0, rowGap: vars.space.xs, justifyContent: 'space-between' } },
})

export const search = style({ flexGrow: 1, '@media': { [media.phone]: { flexBasis: '100%' } } })

export const pages = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'safe center',
  gap: vars.space.m,
  flexGrow: 1,
  minHeight: 0,
  overflow: 'auto',
  padding: vars.space.m,
  borderEndStartRadius: vars.radius.l,
  borderEndEndRadius: vars.radius.l,
  background: vars.color.sunken,
})

export const page = style({
  position: 'relative',
  flexShrink: 0,
  border: `${vars.line.hair} solid ${vars.color.border}`,
  boxSizing: 'content-box',
  // Documents are designed for paper, in every theme.
  colorScheme: 'light',
  background: 'Canvas',
})

export const canvas = style({ display: 'block', width: '100%', height: '100%' })

/** Quotes that support an answer or a value. */
export const quoted = style({
  position: 'absolute',
  borderRadius: vars.radius.s,
  background: `color-mix(in srgb, ${vars.tone.warning.solid} 35%, transparent)`,
  // Slightly larger than the text.
  outline: `${vars.line.focus} solid color-mix(in srgb, ${vars.tone.warning.solid} 35%, transparent)`,
  mixBlendMode: 'multiply',
  pointerEvents: 'none',
})

/** A page's invisible text layer: it can be selected, copied, searched and read aloud. */
export const text = style({
  position: 'absolute',
  inset: 0,
  overflow: 'clip',
  lineHeight: 1,
  textAlign: 'initial',
  textSizeAdjust: 'none',
  // Highlighted text stays readable.
  mixBlendMode: 'multiply',
  forcedColorAdjust: 'none',
  transformOrigin: '0 0',
  vars: {
    '--min-font-size': '1',
    '--text-scale-factor': 'calc(var(--total-scale-factor) * var(--min-font-size))',
    '--min-font-size-inv': 'calc(1 / var(--min-font-size))',
    '--scale-round-x': vars.line.hair,
    '--scale-round-y': vars.line.hair,
  },
})

// Same as the library's own style sheet: it sets these variables on each run of text.
globalStyle(`${text} :is(span, br)`, {
  position: 'absolute',
  color: 'transparent',
  whiteSpace: 'pre',
  cursor: 'text',
  transformOrigin: '0% 0%',
})
globalStyle(`${text} > span`, {
  vars: { '--font-height': '0', '--scale-x': '1', '--rotate': '0deg' },
  fontSize: 'calc(var(--text-scale-factor) * var(--font-height))',
  transform: 'rotate(var(--rotate)) scaleX(var(--scale-x)) scale(var(--min-font-size-inv))',
})
globalStyle('::highlight(document-found)', {
  backgroundColor: `color-mix(in srgb, ${vars.tone.warning.solid} 30%, transparent)`,
})
globalStyle('::highlight(document-current)', {
  backgroundColor: `color-mix(in srgb, ${vars.tone.warning.solid} 55%, transparent)`,
})
