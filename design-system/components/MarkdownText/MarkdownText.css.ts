import { globalStyle, type GlobalStyleRule, style } from '@vanilla-extract/css'
import { media } from '../../theme/breakpoints.ts'
import { container } from '../../theme/container.ts'
import { vars } from '../../theme/contract.css.ts'
import { scroller } from '../WideTable/WideTable.css.ts'

export const text = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  minWidth: 0,
  overflowWrap: 'anywhere',
})

/** Text shown as written, including line breaks. */
export const written = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })

export const strong = style({ fontWeight: vars.weight.semibold })

const head = style({ fontWeight: vars.weight.semibold, color: vars.color.text })
export const title = style([head, { fontSize: vars.fontSize.lead, lineHeight: vars.lineHeight.lead }])
export const heading = style([head, { fontSize: vars.fontSize.body, lineHeight: vars.lineHeight.body }])

export const rule = style({
  border: 'none',
  borderBlockStart: `${vars.line.hair} solid ${vars.color.border}`,
})

export const quote = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  paddingInlineStart: vars.space.s,
  borderInlineStart: `${vars.line.accent} solid ${vars.color.borderStrong}`,
  color: vars.color.textMuted,
})

const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxs,
  paddingInlineStart: vars.space.l,
})
export const bulleted = style([list, { listStyle: 'disc' }])
export const numbered = style([list, { listStyle: 'decimal' }])
export const item = style({ '::marker': { color: vars.color.textSubtle } })
export const task = style({ listStyle: 'none', textIndent: `calc(${vars.space.l} * -1)` })
// The text of a loose item, or a nested list.
globalStyle(`${item} > * + *, ${task} > * + *`, { marginBlockStart: vars.space.xxs })
globalStyle(`${task} > ul, ${task} > ol`, { textIndent: 0 })

const box = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: vars.size.iconSmall,
  height: vars.size.iconSmall,
  marginInlineEnd: `calc(${vars.space.l} - ${vars.size.iconSmall})`,
  borderRadius: vars.radius.full,
  verticalAlign: 'text-bottom',
  textIndent: 0,
})
export const done = style([box, { color: vars.tone.success.solid }])
export const open = style([box, { boxShadow: `inset 0 0 0 ${vars.line.hair} ${vars.color.borderControl}` }])

export const picture = style({ fontStyle: 'italic', color: vars.color.textMuted })

export const contact = style({
  color: vars.color.link,
  textDecoration: 'underline',
  textUnderlineOffset: '0.15em',
})
export const external = style({
  display: 'inline-block',
  marginInlineStart: vars.space.half,
  verticalAlign: 'text-bottom',
})
export const host = style({ color: vars.color.textMuted })

export const codeSpan = style({
  paddingBlock: vars.line.hair,
  paddingInline: vars.space.xxs,
  borderRadius: vars.radius.s,
  background: vars.color.sunken,
  boxShadow: `inset 0 0 0 ${vars.line.hair} ${vars.color.border}`,
  fontSize: vars.fontSize.small,
})

export const code = style({
  border: `${vars.line.hair} solid ${vars.color.border}`,
  borderRadius: vars.radius.m,
  background: vars.color.sunken,
  overflow: 'hidden',
})
export const codeHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBlockStart: vars.space.xxs,
  paddingInlineStart: vars.space.s,
  paddingInlineEnd: vars.space.xxs,
})
export const language = style({
  fontSize: vars.fontSize.caption,
  lineHeight: vars.lineHeight.caption,
  color: vars.color.textMuted,
})
export const codeText = style({
  padding: vars.space.s,
  overflowX: 'auto',
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
  overflowWrap: 'normal',
  outlineOffset: `calc(${vars.line.focus} * -1)`,
})

export const tableFrame = style([
  scroller,
  {
    maxWidth: '100%',
    border: `${vars.line.hair} solid ${vars.color.border}`,
    borderRadius: vars.radius.m,
  },
])
// The first column stays in sight; its head looks like the others, whichever style sheet comes first.
globalStyle(`${tableFrame} thead th:first-child`, { background: vars.color.sunken })
export const table = style({ width: '100%', overflowWrap: 'normal' })

/** A table of three columns or more: on a phone each row is a card, whose first value is its title. */
export const wideTable = style([table, onPhones({ display: 'block' })])
globalStyle(
  `${wideTable} thead`,
  // A screen reader still names each value by its column.
  onPhones({
    position: 'absolute',
    width: vars.line.hair,
    height: vars.line.hair,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
  }),
)
globalStyle(`${wideTable} tbody`, onPhones({ display: 'block' }))
globalStyle(
  `${wideTable} tbody tr`,
  onPhones({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.xxs,
    padding: vars.space.s,
    borderBlockEnd: `${vars.line.hair} solid ${vars.color.border}`,
  }),
)
globalStyle(`${wideTable} tbody tr:last-child`, onPhones({ borderBlockEnd: 'none' }))
globalStyle(
  `${wideTable} tbody td`,
  onPhones({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space.s,
    padding: 0,
    border: 'none',
    textAlign: 'start',
  }),
)
// A short value stands beside its label, in line with the others; a long one takes the width below it.
globalStyle(
  `${wideTable} tbody td:not(:first-child) > div`,
  onPhones({ flex: '999 1 auto', maxWidth: '100%' }),
)
globalStyle(
  `${wideTable} tbody td:first-child`,
  onPhones({
    position: 'static',
    maxWidth: 'none',
    boxShadow: 'none',
    display: 'block',
    fontWeight: vars.weight.medium,
  }),
)
globalStyle(
  `${wideTable} tbody td:not(:first-child)::before`,
  onPhones({
    content: ['attr(data-label)', "attr(data-label) / ''"],
    flex: '1 0 40%',
    color: vars.color.textMuted,
    fontSize: vars.fontSize.small,
  }),
)

const anyCell = style({
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.s,
  verticalAlign: 'top',
})
const bodyCell = style([
  anyCell,
  {
    borderBlockStart: `${vars.line.hair} solid ${vars.color.border}`,
    // As many words as fit on a phone before the table scrolls.
    minWidth: vars.size.boneS,
  },
])
export const whole = style({ whiteSpace: 'nowrap' })
const headCell = style([
  anyCell,
  {
    background: vars.color.sunken,
    color: vars.color.textMuted,
    fontSize: vars.fontSize.small,
    fontWeight: vars.weight.medium,
  },
])
export const cell = {
  left: style([bodyCell, { textAlign: 'start' }]),
  center: style([bodyCell, { textAlign: 'center' }]),
  right: style([bodyCell, { textAlign: 'end', whiteSpace: 'nowrap' }]),
}
export const headerCell = {
  left: style([headCell, { textAlign: 'start' }]),
  center: style([headCell, { textAlign: 'center' }]),
  right: style([headCell, { textAlign: 'end' }]),
}

/** On a phone, and where a conversation is as narrow beside a document. */
function onPhones(card: GlobalStyleRule): GlobalStyleRule {
  return { '@media': { [media.phone]: card }, '@container': { [container.phone]: card } }
}
