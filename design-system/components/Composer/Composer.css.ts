import { style } from '@vanilla-extract/css'
import { control } from '../../private/FieldShell.css.ts'
import { media } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'

export const composer = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xxs, minWidth: 0 })

export const box = style([
  control,
  {
    position: 'relative',
    flexDirection: 'column',
    alignItems: 'stretch',
    gap: 0,
    minHeight: vars.size.textAreaMin,
    paddingInline: 0,
    borderRadius: vars.radius.l,
    overflow: 'hidden',
  },
])

/** One line with the button beside it; a note wraps to a line of its own. */
export const compact = style({
  flexDirection: 'row',
  flexWrap: 'wrap',
  alignItems: 'end',
  minHeight: 0,
})

export const over = style({ borderColor: vars.color.accent, borderStyle: 'dashed' })

/** At most three rows and part of the next above the text, so that the text keeps its space. */
export const tray = style({
  flexShrink: 0,
  selectors: { [`${compact} > &`]: { flexBasis: '100%' } },
  maxHeight: `calc(${vars.size.row} * 4)`,
  overflowY: 'auto',
  padding: vars.space.xs,
  paddingBlockEnd: 0,
})

export const area = style({
  flex: 1,
  minWidth: 0,
  minHeight: `calc(${vars.lineHeight.body} * 2 + ${vars.space.s})`,
  // A phone's keyboard leaves half of the screen.
  maxHeight: `min(${vars.size.textAreaMax}, 50dvh)`,
  fieldSizing: 'content',
  paddingBlockStart: vars.space.s,
  paddingInline: vars.space.s,
  border: 'none',
  outline: 'none',
  background: 'transparent',
  fontSize: vars.fontSize.body,
  lineHeight: vars.lineHeight.body,
  resize: 'none',
  ':disabled': { cursor: 'not-allowed' },
  selectors: {
    [`${compact} > &`]: { flexBasis: '60%', minHeight: 0, paddingBlock: vars.space.s },
  },
  '@media': {
    // iOS zooms in on fields with smaller text.
    [media.coarsePointer]: { fontSize: vars.fontSize.lead, lineHeight: vars.lineHeight.lead },
  },
})

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  flexShrink: 0,
  padding: vars.space.xs,
})

export const note = style({
  flex: 1,
  minWidth: 0,
  paddingInline: vars.space.xxs,
  fontSize: vars.fontSize.caption,
  lineHeight: vars.lineHeight.caption,
  color: vars.color.textMuted,
})

/** Touch devices have no Shift key. */
export const keys = style({ '@media': { [media.coarsePointer]: { display: 'none' } } })

export const landing = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  background: vars.color.selected,
  color: vars.color.link,
  fontWeight: vars.weight.medium,
  pointerEvents: 'none',
})
