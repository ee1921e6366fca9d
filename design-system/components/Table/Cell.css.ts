import { globalStyle, style, type StyleRule, styleVariants } from '@vanilla-extract/css'
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

const cardText = {
  fontSize: vars.fontSize.small,
  color: vars.color.textMuted,
  // As high as a badge, even when empty.
  minHeight: `calc(${vars.lineHeight.body} + 2 * ${vars.line.hair})`,
} as const

/**
 * The cell's place on a card: title and aside share the first line, details fill lines of two. All cards of a table
 * have the same height, because only the rows on screen are rendered: a long detail is cut, so it should be a `line`.
 */
export const card = styleVariants({
  title: { '@container': { [container.phone]: { order: 0, flex: '1 1 51%' } } },
  aside: {
    '@container': {
      [container.phone]: {
        order: 1,
        flex: '0 0 auto',
        alignSelf: 'start',
        maxWidth: '45%',
        textAlign: 'end' as const,
      },
    },
  },
  detail: halfLine(2),
  last: halfLine(3),
  shared: shared(2),
  sharedLast: shared(3),
  line: { '@container': { [container.phone]: { order: 2, flex: '0 0 100%', ...cardText } } },
  // Doubled for specificity, to override the display of the cell's content.
  hidden: { '@container': { [container.phone]: { selectors: { '&&': { display: 'none' } } } } },
} satisfies Record<CardRole, unknown>)

/** So wide as the dates on the line leave. */
function shared(order: number): StyleRule {
  return { '@container': { [container.phone]: { order, flex: '1 1 0', ...cardText } } }
}

function halfLine(order: number): StyleRule {
  return {
    '@container': {
      [container.phone]: { order, flex: `0 0 calc(50% - ${vars.space.s} / 2)`, ...cardText },
      [container.narrow]: { flex: '0 0 100%' },
    },
  }
}

export const sharedDate = style({
  '@container': { [container.phone]: { selectors: { '&&': { flex: '0 0 auto' } } } },
})

/** A dash says nothing beside the values of a card. */
export const blank = style({ '@container': { [container.phone]: { visibility: 'hidden' } } })

export const withEnd = style({ display: 'flex', alignItems: 'center', gap: vars.space.xs })

globalStyle(`${withEnd} > :last-child`, { flexShrink: 0 })

export const text = style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  '@media': { print: { overflow: 'visible' } },
})

/** A second line of the cell; on a card it continues the line, except below the title. */
export const note = style({
  fontSize: vars.fontSize.small,
  lineHeight: vars.lineHeight.small,
  fontWeight: vars.weight.regular,
  color: vars.color.textMuted,
  overflow: 'clip',
  textOverflow: 'ellipsis',
  '@media': { print: { overflow: 'visible' } },
  '@container': {
    [container.phone]: {
      selectors: {
        [`:is(${card.detail}, ${card.last}, ${card.line}, ${card.shared}, ${card.sharedLast}) &`]: {
          display: 'inline',
          marginInlineStart: vars.space.xs,
        },
      },
    },
  },
})

export const rowPart = style({
  display: 'contents',
  '@container': { [container.phone]: { display: 'none' } },
})

export const cardLabel = style({
  display: 'none',
  color: vars.color.textSubtle,
  paddingInlineEnd: vars.space.xxs,
  '@container': { [container.phone]: { display: 'inline' } },
})
