import { media } from '@coverdesk/design-system/breakpoints'
import { vars } from '@coverdesk/design-system/theme'
import { globalStyle, style } from '@vanilla-extract/css'
import { viewerHeight } from '../policyDocuments/PdfViewer.css.ts'
import { pane } from '../sources/SourcePane.css.ts'

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
  gap: vars.space.m,
  alignItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

const stickyHeight = '40dvh'

export const fields = style({
  display: 'flex',
  flexDirection: 'column',
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

// What gets focus scrolls clear of the document above it.
globalStyle(`${fields} *`, {
  '@media': { [media.tablet]: { scrollMarginBlockStart: `calc(${stickyHeight} + ${vars.space.l})` } },
})

/** Beside the fields; above them and sticky where there is no room. */
export const source = style([
  pane,
  {
    '@media': {
      [media.tablet]: { order: -1, zIndex: vars.layer.sticky, vars: { [viewerHeight]: stickyHeight } },
    },
  },
])

export const keys = style({
  padding: vars.space.s,
  borderBlockStart: `${vars.line.hair} solid ${vars.color.border}`,
  '@media': { [media.coarsePointer]: { display: 'none' } },
})
