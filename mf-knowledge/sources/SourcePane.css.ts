import { vars } from '@coverdesk/design-system/theme'
import { style } from '@vanilla-extract/css'
import { viewerHeight } from '../policyDocuments/PdfViewer.css.ts'

/** Stays in view while the page scrolls. */
export const pane = style({
  position: 'sticky',
  top: `calc(${vars.size.topBar} + ${vars.space.s})`,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  minWidth: 0,
  vars: { [viewerHeight]: `calc(100dvh - ${vars.size.topBar} * 3)` },
})

/** As high as the sheet leaves below its title. */
export const sheet = style({ vars: { [viewerHeight]: `calc(100dvh - ${vars.size.topBar} * 2.25)` } })
