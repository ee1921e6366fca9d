import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

export const zone = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xs,
  minHeight: `calc(${vars.size.control} * 2)`,
  padding: vars.space.s,
  border: `${vars.line.hair} dashed ${vars.color.borderControl}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
  color: vars.color.textMuted,
  textAlign: 'center',
  cursor: 'pointer',
  transition: `border-color ${vars.duration.fast}, background-color ${vars.duration.fast}`,
  ':hover': { background: vars.color.hover },
  selectors: {
    '&:has(:focus-visible)': {
      outline: `${vars.line.focus} solid ${vars.color.focus}`,
      outlineOffset: vars.line.hair,
    },
    '&:has([aria-invalid=true])': { borderColor: vars.tone.danger.solid },
    '&:has(:disabled)': { background: vars.color.sunken, cursor: 'not-allowed' },
  },
})

export const over = style({ background: vars.color.selected, borderColor: vars.color.accent })

/** Present, named and focusable, under the text of the drop zone. */
export const input = style({ position: 'absolute', inset: 0, opacity: 0, cursor: 'inherit', fontSize: 0 })

export const choose = style({ fontWeight: vars.weight.medium, color: vars.color.link })

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  border: `${vars.line.hair} solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
})

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minHeight: vars.size.row,
  paddingBlock: vars.space.xxs,
  paddingInlineStart: vars.space.s,
  paddingInlineEnd: vars.space.xxs,
  selectors: { '& + &': { borderBlockStart: `${vars.line.hair} solid ${vars.color.border}` } },
})

export const picture = style({ flexShrink: 0, color: vars.color.textMuted })

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxs,
  flexGrow: 1,
  minWidth: 0,
})

export const name = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })

export const note = style({
  fontSize: vars.fontSize.caption,
  lineHeight: vars.lineHeight.caption,
  color: vars.color.textMuted,
})

/** As high as the text that replaces it. */
export const progress = style({ display: 'grid', alignItems: 'center', height: vars.lineHeight.caption })

export const failure = style([note, { color: vars.tone.danger.text }])

export const sum = style([
  note,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    flexWrap: 'wrap',
    gap: vars.space.xs,
    fontVariantNumeric: 'tabular-nums',
  },
])
