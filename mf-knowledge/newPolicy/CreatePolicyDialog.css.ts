import { media } from '@coverdesk/design-system/breakpoints'
import { vars } from '@coverdesk/design-system/theme'
import { style } from '@vanilla-extract/css'
import { viewerHeight } from '../policyDocuments/PdfViewer.css.ts'

export const besideDocument = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: vars.space.l,
  alignItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

/** Stays in view while the fields scroll. Where there is no room beside them, their quotes say enough. */
export const document = style({
  position: 'sticky',
  top: 0,
  vars: { [viewerHeight]: `calc(100dvh - ${vars.size.topBar} * 5)` },
  '@media': { [media.tablet]: { display: 'none' } },
})
