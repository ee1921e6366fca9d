import { vars } from '@coverdesk/design-system/theme'
import { style } from '@vanilla-extract/css'
import { viewerHeight } from '../policyDocuments/PdfViewer.css.ts'

/** As high as the dialog, beside its fields. */
export const document = style({
  vars: { [viewerHeight]: `calc(100dvh - ${vars.size.topBar} * 5)` },
})
