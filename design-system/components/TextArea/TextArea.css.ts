import { style } from '@vanilla-extract/css'
import { control } from '../../private/FieldShell.css.ts'
import { vars } from '../../theme/contract.css.ts'

export const box = style([
  control,
  { paddingInline: 0, alignItems: 'stretch', minHeight: 0, overflow: 'hidden' },
])

export const area = style({
  flex: 1,
  minWidth: 0,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.s,
  border: 'none',
  outline: 'none',
  background: 'transparent',
  resize: 'vertical',
  ':disabled': { cursor: 'not-allowed' },
})

export const growing = style({
  fieldSizing: 'content',
  minHeight: vars.size.textAreaMin,
  maxHeight: vars.size.textAreaMax,
  resize: 'none',
})
