import { style } from '@vanilla-extract/css'
import { option as optionLine } from '../../private/option.css.ts'
import { popover as surface } from '../../private/popover.css.ts'
import { vars } from '../../theme/contract.css.ts'

export const popover = style([surface, { width: 'var(--trigger-width)' }])

export const list = style({ overflowY: 'auto', outline: 'none' })

export const option = style([
  optionLine,
  {
    selectors: {
      '&[data-selected]': { fontWeight: vars.weight.medium },
    },
  },
])

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  minWidth: 0,
  overflowWrap: 'anywhere',
})

export const description = style({
  fontSize: vars.fontSize.caption,
  lineHeight: vars.lineHeight.caption,
  fontWeight: vars.weight.regular,
  color: vars.color.textMuted,
})

export const note = style({
  padding: vars.space.xs,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
  color: vars.color.textMuted,
})
