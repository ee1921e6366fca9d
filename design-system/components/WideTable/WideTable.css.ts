import { globalStyle, style } from '@vanilla-extract/css'
import { container } from '../../theme/container.ts'
import { vars } from '../../theme/contract.css.ts'

const solid = vars.color.surface
const edge = `calc(${vars.space.s} + ${vars.space.xxs})`

/** Scrolls sideways, with a shadow at the edge behind which there is more; its first column stays. */
export const scroller = style({
  overflowX: 'auto',
  backgroundColor: solid,
  // The first layer scrolls along and covers the shadow where the table ends.
  backgroundImage: `linear-gradient(to left, ${solid} 40%, transparent), linear-gradient(to left, ${vars.color.borderStrong}, transparent)`,
  backgroundPosition: 'right center, right center',
  backgroundSize: `calc(${edge} * 3) 100%, ${edge} 100%`,
  backgroundRepeat: 'no-repeat',
  backgroundAttachment: 'local, scroll',
  '@media': { print: { overflow: 'visible', backgroundImage: 'none' } },
})

globalStyle(`${scroller} :is(th, td):first-child`, {
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  background: solid,
  boxShadow: `${vars.line.hair} 0 ${vars.color.border}`,
  '@container': {
    // Beside a first column that fills the screen, nothing could be read.
    [container.phone]: { maxWidth: '45vw', overflow: 'hidden', textOverflow: 'ellipsis' },
  },
})
