import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { container } from '../../theme/container.ts'
import { vars } from '../../theme/contract.css.ts'
import type { CardRole } from './tableColumn.ts'

export const cell = style({
  display: 'block',
  minWidth: 0,
  // Clip, not hidden: each of the many cells would be a scroll container of its own.
  overflow: 'clip',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  // Paper cannot be widened or pointed at: what is too long goes on in the next line.
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

// What can be pressed inside a row lies above the link that covers it.
globalStyle(`${cell} :is(a, button, input, select):not([data-row-link])`, { position: 'relative', zIndex: 1 })

export const align = styleVariants({
  start: { textAlign: 'start' },
  end: {
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
    '@container': { [container.phone]: { textAlign: 'start' } },
  },
})

/** A date stays in one line on paper too; the names beside it give way. */
export const date = style({
  fontVariantNumeric: 'tabular-nums',
  '@media': { print: { selectors: { '&&': { whiteSpace: 'nowrap' } } } },
})

export const title = style({ fontWeight: vars.weight.medium })

/** Where the cell stands on a card: title and aside share the first line, details fill lines of two. */
export const card = styleVariants({
  title: { '@container': { [container.phone]: { order: 0, flex: '1 1 55%' } } },
  aside: { '@container': { [container.phone]: { order: 1, flex: '0 0 auto', maxWidth: '40%' } } },
  detail: {
    '@container': {
      [container.phone]: {
        order: 2,
        // What is longer than its half takes a line of its own instead of losing its end.
        flex: '0 0 auto',
        minWidth: `calc(50% - ${vars.space.s} / 2)`,
        maxWidth: '100%',
        fontSize: vars.fontSize.small,
        color: vars.color.textMuted,
      },
      [container.narrow]: { flex: '0 0 100%' },
    },
  },
  // Doubled, so that it wins over the display of whatever stands in the cell's place.
  hidden: { '@container': { [container.phone]: { selectors: { '&&': { display: 'none' } } } } },
} satisfies Record<CardRole, unknown>)

export const cardLabel = style({
  display: 'none',
  color: vars.color.textSubtle,
  paddingInlineEnd: vars.space.xxs,
  '@container': { [container.phone]: { display: 'inline' } },
})
