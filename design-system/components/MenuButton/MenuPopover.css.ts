import { style } from '@vanilla-extract/css'
import { option } from '../../private/option.css.ts'
import { vars } from '../../theme/contract.css.ts'

const hairline = `${vars.line.hair} solid ${vars.color.border}`

export const header = style({
  maxWidth: vars.size.menuMax,
  paddingBlock: vars.space.s,
  paddingInline: vars.space.s,
  borderBlockEnd: hairline,
})

export const menu = style({
  maxWidth: vars.size.menuMax,
  padding: vars.space.xxs,
  overflowY: 'auto',
  outline: 'none',
})

export const item = option

export const danger = style({
  selectors: {
    '&:not([data-disabled])': { color: vars.tone.danger.text },
    '&[data-focused]': { background: vars.tone.danger.soft },
  },
})

export const icon = style({
  color: vars.color.textMuted,
  selectors: { [`${danger} &`]: { color: 'inherit' } },
})

export const words = style({ display: 'flex', flexDirection: 'column', flexGrow: 1, minWidth: 0 })

export const reason = style({
  fontSize: vars.fontSize.caption,
  lineHeight: vars.lineHeight.caption,
  color: vars.color.textSubtle,
})

export const separator = style({
  height: vars.line.hair,
  marginBlock: vars.space.xxs,
  marginInline: `calc(${vars.space.xxs} * -1)`,
  background: vars.color.border,
})

export const section = style({ display: 'block' })

export const sectionTitle = style({
  paddingBlock: vars.space.xxs,
  paddingInline: vars.space.xs,
  fontSize: vars.fontSize.caption,
  lineHeight: vars.lineHeight.caption,
  fontWeight: vars.weight.medium,
  color: vars.color.textMuted,
})
