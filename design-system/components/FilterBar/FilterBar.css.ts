import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'
import { group as segments } from '../SegmentedControl/SegmentedControl.css.ts'

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
  flexGrow: 1,
  minWidth: 0,
  '@media': { [media.print]: { display: 'none' } },
})

export const text = style({
  // Narrower before a filter, or the button that clears them, wraps to a second line and moves the list.
  flex: `1 1 calc(${vars.size.boneS} + ${vars.space.xxl})`,
  minWidth: 0,
  maxWidth: vars.size.menuMax,
  '@media': { [media.phone]: { flexBasis: '100%', maxWidth: 'none' } },
})

/** On a phone the filters are one line that scrolls, so that the list begins on the first screen. */
export const filters = style({
  display: 'contents',
  '@media': {
    [media.phone]: {
      display: 'flex',
      alignItems: 'center',
      gap: vars.space.xs,
      minWidth: 0,
      flexBasis: '100%',
      // Also contains what is hidden from sight.
      position: 'relative',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      // Room for focus rings.
      padding: vars.space.xxs,
      margin: `calc(-1 * ${vars.space.xxs})`,
      // The edge fades, so that one sees there is more; the room behind the last filter is all that fades at the end.
      paddingInlineEnd: vars.space.xl,
      maskImage: `linear-gradient(to left, transparent, black ${vars.space.xl})`,
    },
  },
})

globalStyle(`${filters} > *`, {
  flexShrink: 0,
  '@media': { [media.phone]: { maxWidth: 'none' } },
})

globalStyle(`${filters} ${segments}`, {
  '@media': { [media.phone]: { maxWidth: 'none', flexWrap: 'nowrap' } },
})

// The longest option must not wrap what follows to another line.
globalStyle(`${bar} select`, {
  maxWidth: vars.size.menuMin,
  '@media': { [media.phone]: { maxWidth: 'none' } },
})
