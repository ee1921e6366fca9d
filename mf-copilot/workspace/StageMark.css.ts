import { vars } from '@coverdesk/design-system/theme'
import { style, styleVariants } from '@vanilla-extract/css'

const markBase = style({ display: 'flex', flexShrink: 0 })

export const mark = styleVariants({
  planned: [markBase, { color: vars.color.textSubtle }],
  done: [markBase, { color: vars.tone.success.text }],
  failed: [markBase, { color: vars.tone.danger.text }],
})
