import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const size = styleVariants({
  caption: { fontSize: vars.fontSize.caption, lineHeight: vars.lineHeight.caption },
  small: { fontSize: vars.fontSize.small, lineHeight: vars.lineHeight.small },
  body: { fontSize: vars.fontSize.body, lineHeight: vars.lineHeight.body },
  lead: { fontSize: vars.fontSize.lead, lineHeight: vars.lineHeight.lead },
})

export const tone = styleVariants({
  inherit: {},
  default: { color: vars.color.text },
  // The secondary line under a row's title has normal weight.
  muted: { color: vars.color.textMuted, fontWeight: vars.weight.regular },
  subtle: { color: vars.color.textSubtle },
  danger: { color: vars.tone.danger.text },
  success: { color: vars.tone.success.text },
  warning: { color: vars.tone.warning.text },
  accent: { color: vars.color.link },
})

export const weight = styleVariants({
  regular: {},
  medium: { fontWeight: vars.weight.medium },
  semibold: { fontWeight: vars.weight.semibold },
})

export const base = style({ overflowWrap: 'anywhere' })
export const truncate = style({
  display: 'block',
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { print: { overflow: 'visible', whiteSpace: 'normal' } },
})
export const mono = style({ fontFamily: vars.font.mono })
export const preserve = style({ whiteSpace: 'pre-wrap' })
export const align = styleVariants({ start: {}, center: { textAlign: 'center' }, end: { textAlign: 'end' } })
