import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const list = style({ display: 'flex', flexDirection: 'column' })

export const item = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${vars.size.avatar} minmax(0, 1fr)`,
  columnGap: vars.space.s,
  paddingBottom: vars.space.l,
  breakInside: 'avoid',
  // The connecting line between items.
  selectors: {
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetBlock: `${vars.size.avatar} 0`,
      insetInlineStart: `calc(${vars.size.avatar} / 2)`,
      borderInlineStart: `${vars.line.hair} solid ${vars.color.border}`,
    },
    '&:last-child': { paddingBottom: 0 },
  },
})

export const marker = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: vars.size.avatar,
  height: vars.size.avatar,
})

export const event = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: vars.size.avatarSmall,
  height: vars.size.avatarSmall,
  border: `${vars.line.hair} solid ${vars.color.border}`,
  borderRadius: vars.radius.full,
  background: vars.color.surface,
  color: vars.color.textMuted,
})

export const line = style({
  display: 'flex',
  alignItems: 'baseline',
  flexWrap: 'wrap',
  columnGap: vars.space.xs,
  minHeight: vars.size.avatar,
  paddingTop: vars.space.xxs,
  overflowWrap: 'anywhere',
  color: vars.color.textMuted,
})

export const time = style({
  fontSize: vars.fontSize.small,
  color: vars.color.textSubtle,
  whiteSpace: 'nowrap',
  // '3 days ago' is meaningless in print.
  '@media': {
    print: { whiteSpace: 'normal', selectors: { '&[title]::after': { content: '" (" attr(title) ")"' } } },
  },
})

export const bubble = style({
  paddingBlock: vars.space.s,
  paddingInline: vars.space.m,
  border: `${vars.line.hair} solid ${vars.color.border}`,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
})

export const actor = style({ fontWeight: vars.weight.medium, color: vars.color.text })
