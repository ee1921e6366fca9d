import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'inherit',
  gap: vars.space.xs,
  minWidth: 0,
  maxWidth: '100%',
})

export const item = style({ minWidth: 0, maxWidth: '100%' })

export const file = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minWidth: 0,
  minHeight: vars.size.control,
  paddingBlock: vars.space.xxs,
  paddingInline: vars.space.s,
  border: `${vars.line.hair} solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
  color: vars.color.text,
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
})

export const link = style([
  file,
  {
    transition: `background-color ${vars.duration.fast}, border-color ${vars.duration.fast}`,
    ':hover': { background: vars.color.hover, borderColor: vars.color.borderControl },
  },
])

export const picture = style({ flexShrink: 0, color: vars.color.textMuted })

export const words = style({ display: 'flex', flexDirection: 'column', minWidth: 0 })

const line = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
export const name = style([line, { fontWeight: vars.weight.medium }])
export const facts = style([
  line,
  {
    fontSize: vars.fontSize.caption,
    lineHeight: vars.lineHeight.caption,
    color: vars.color.textMuted,
  },
])
