import { fallbackVar, style, styleVariants } from '@vanilla-extract/css'
import { stickyTop } from '../../css/stickyTop.css.ts'
import { tableBorder } from '../../css/tableBorder.css.ts'
import { container } from '../../theme/container.ts'
import { vars } from '../../theme/contract.css.ts'
import { line } from './tableColumns.css.ts'

const hairline = `${vars.line.hair} solid ${vars.color.border}`

export const frame = style({ containerType: 'inline-size', width: '100%' })

export const table = style({
  display: 'block',
  background: vars.color.surface,
  border: fallbackVar(tableBorder, hairline),
  borderRadius: vars.radius.l,
  // Clip, not hidden: a scroll container here would keep the header from sticking to the page's.
  overflow: 'clip',
  // In print a real table: its header repeats on every page.
  '@media': { print: { display: 'table', width: '100%', overflow: 'visible', borderCollapse: 'collapse' } },
})

export const body = style({
  display: 'block',
  position: 'relative',
  overflowAnchor: 'none',
  // The last row's border is under the frame's.
  marginBlockEnd: `calc(${vars.line.hair} * -1)`,
  '@media': {
    print: {
      display: 'table-row-group',
      // The total height of the rows, of which only some are rendered.
      blockSize: 'auto !important',
    },
  },
})

export const head = style({
  display: 'block',
  position: 'sticky',
  insetBlockStart: fallbackVar(stickyTop, '0px'),
  zIndex: vars.layer.sticky,
  background: vars.color.sunken,
  borderBlockEnd: hairline,
  '@container': {
    [container.phone]: {
      // Cards show no header, but a screen reader still names each value by its column.
      position: 'absolute',
      width: vars.line.hair,
      height: vars.line.hair,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
  '@media': { print: { display: 'table-header-group', position: 'static' } },
})

export const headCell = style({
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  height: vars.size.control,
  fontSize: vars.fontSize.caption,
  lineHeight: vars.lineHeight.caption,
  fontWeight: vars.weight.medium,
  color: vars.color.textMuted,
  whiteSpace: 'nowrap',
  '@media': {
    print: { display: 'table-cell', height: 'auto', padding: vars.space.xs, whiteSpace: 'normal' },
  },
})

export const sortButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  height: vars.size.controlSmall,
  marginInline: `calc(${vars.space.xxs} * -1)`,
  paddingInline: vars.space.xxs,
  borderRadius: vars.radius.s,
  fontWeight: vars.weight.medium,
  minWidth: 0,
  ':hover': { color: vars.color.text, background: vars.color.pressed },
  ':focus-visible': { outlineOffset: 0 },
})

export const sorted = style({ color: vars.color.text })

export const sortIcon = style({
  flexShrink: 0,
  opacity: 0,
  transition: `opacity ${vars.duration.fast} ${vars.easing.out}`,
  selectors: { [`${sortButton}:hover &, ${sortButton}:focus-visible &, ${sorted} &`]: { opacity: 1 } },
})

export const cardSort = style({
  display: 'none',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space.xs,
  paddingBlockEnd: vars.space.xs,
  '@container': { [container.phone]: { display: 'flex' } },
})

export const cardSortLabel = style({
  flexShrink: 0,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.small,
})

export const headLine = line

export const headText = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  '@media': { print: { overflow: 'visible' } },
})

export const headAlign = styleVariants({
  start: { textAlign: 'start' },
  end: { justifyContent: 'flex-end', textAlign: 'end' },
})

/** The arrow is on the inner side, so that header and numbers align. */
export const sortButtonAlign = styleVariants({ start: {}, end: { flexDirection: 'row-reverse' } })

/** Above the top of the rows, and sticky; takes no space, so that no row moves. */
export const news = style({
  position: 'sticky',
  insetBlockStart: fallbackVar(stickyTop, '0px'),
  zIndex: vars.layer.sticky,
  display: 'flex',
  justifyContent: 'center',
  height: 0,
  '@media': { print: { display: 'none' } },
})

export const newsButton = style({
  height: 'fit-content',
  marginBlockStart: `calc(${vars.size.control} + ${vars.space.xs})`,
  borderRadius: vars.radius.m,
  boxShadow: vars.shadow.high,
})
