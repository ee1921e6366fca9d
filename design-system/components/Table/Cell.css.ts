import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { container } from '../../theme/container.ts'
import { vars } from '../../theme/contract.css.ts'
import type { CardRole } from './tableColumn.ts'

export const cell = style({
  display: 'block',
  minWidth: 0,
  // Clip, not hidden: otherwise each cell would be a scroll container.
  overflow: 'clip',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  // Print cannot be resized or hovered, so long text wraps.
  '@media': {
    print: {
      overflow: 'visible',
      whiteSpace: 'normal',
      overflowWrap: 'break-word',
      '@container': {
        [container.abovePhone]: { display: 'table-cell', padding: vars.space.xs, verticalAlign: 'middle' },
      },
    },
  },
})

// Controls inside a row are above the link that covers it.
globalStyle(`${cell} :is(a, button, input, select):not([data-row-link])`, { position: 'relative', zIndex: 1 })

export const align = styleVariants({
  start: { textAlign: 'start' },
  end: {
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
    '@container': { [container.phone]: { textAlign: 'start' } },
  },
})

/** A date stays on one line in print too; the names beside it shrink. */
export const date = style({
  fontVariantNumeric: 'tabular-nums',
  '@media': { print: { selectors: { '&&': { whiteSpace: 'nowrap' } } } },
})

export const title = style({ fontWeight: vars.weight.medium })

/** A value that is missing leaves no gap. */
const cardText = {
  fontSize: vars.fontSize.small,
  color: vars.color.textMuted,
  selectors: { '&&:empty': { display: 'none' } },
} as const

/** The cell's place on a card: title and aside share the first line, details fill lines of two. */
export const card = styleVariants({
  title: { '@container': { [container.phone]: { order: 0, flex: '1 1 55%' } } },
  aside: { '@container': { [container.phone]: { order: 1, flex: '0 0 auto', maxWidth: '40%' } } },
  detail: {
    '@container': {
      [container.phone]: {
        order: 2,
        // A value longer than its half gets its own line instead of being cut.
        flex: '0 0 auto',
        minWidth: `calc(50% - ${vars.space.s} / 2)`,
        maxWidth: '100%',
        ...cardText,
      },
      [container.narrow]: { flex: '0 0 100%' },
    },
  },
  line: { '@container': { [container.phone]: { order: 2, flex: '0 0 100%', ...cardText } } },
  // Doubled for specificity, to override the display of the cell's content.
  hidden: { '@container': { [container.phone]: { selectors: { '&&': { display: 'none' } } } } },
} satisfies Record<CardRole, unknown>)

export const cardLabel = style({
  display: 'none',
  color: vars.color.textSubtle,
  paddingInlineEnd: vars.space.xxs,
  '@container': { [container.phone]: { display: 'inline' } },
})
