import { createVar, fallbackVar, globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@coverdesk/design-system'

/** How high the pages are; most of the window unless the screen around them says. */
export const pagesHeight = createVar()

export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.m,
  padding: vars.space.xs,
  borderBlockEnd: `${vars.line.hair} solid ${vars.color.border}`,
})

export const search = style({ flexGrow: 1 })

export const pages = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'safe center',
  gap: vars.space.m,
  height: fallbackVar(pagesHeight, '75vh'),
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
  // Documents are written for paper, in every theme.
  colorScheme: 'light',
  background: 'Canvas',
})

export const canvas = style({ display: 'block', width: '100%', height: '100%' })

/** Words that an answer or a value rests on. */
export const quoted = style({
  position: 'absolute',
  borderRadius: vars.radius.s,
  background: `color-mix(in srgb, ${vars.tone.warning.solid} 35%, transparent)`,
  // A little more than the letters, so that they stand within it.
  outline: `${vars.line.focus} solid color-mix(in srgb, ${vars.tone.warning.solid} 35%, transparent)`,
  mixBlendMode: 'multiply',
  pointerEvents: 'none',
})

/** The words of a page, unseen over its picture: they can be marked, copied, found and read out. */
export const text = style({
  position: 'absolute',
  inset: 0,
  overflow: 'clip',
  lineHeight: 1,
  textAlign: 'initial',
  textSizeAdjust: 'none',
  // What is marked stays readable beneath its mark.
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

// As the library's own style sheet places them: it sets these variables on each run of text.
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
