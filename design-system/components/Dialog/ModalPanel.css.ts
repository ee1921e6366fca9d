import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { scrim as dimmed } from '../../private/scrim.css.ts'
import { media } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'
import { dialogWidths } from '../../theme/dialogWidths.ts'

const fadeIn = keyframes({ from: { opacity: 0 } })
const rise = keyframes({ from: { opacity: 0, transform: `translateY(${vars.space.xs})` } })
const slideUp = keyframes({ from: { transform: 'translateY(100%)' } })
const slideFromEnd = keyframes({ from: { transform: 'translateX(100%)' } })

const hairline = `${vars.line.hair} solid ${vars.color.border}`

function motion(name: string) {
  return {
    selectors: {
      '&[data-entering]': { animation: `${name} ${vars.duration.dialog} ${vars.easing.out}` },
      '&[data-exiting]': { animation: `${name} ${vars.duration.dialog} ${vars.easing.out} reverse forwards` },
    },
  }
}

export const scrim = style([dimmed, motion(fadeIn)])

export const overlay = styleVariants({
  dialog: {
    alignItems: 'safe center',
    justifyContent: 'center',
    padding: vars.space.l,
    '@media': { [media.phone]: { alignItems: 'flex-end', padding: 0, paddingBlockStart: vars.space.xl } },
  },
  slideOver: { justifyContent: 'flex-end' },
})

export const panel = style({
  display: 'flex',
  width: '100%',
  minHeight: 0,
  overflow: 'clip',
  background: vars.color.raised,
  color: vars.color.text,
  boxShadow: vars.shadow.high,
})

const sideways = { height: '100%', maxHeight: '100%' }

export const shape = styleVariants({
  dialog: {
    maxHeight: '100%',
    border: hairline,
    borderRadius: vars.radius.xl,
    ...motion(rise),
    '@media': {
      [media.phone]: {
        borderWidth: 0,
        borderEndStartRadius: 0,
        borderEndEndRadius: 0,
        selectors: {
          '&[data-entering]': { animationName: slideUp },
          '&[data-exiting]': { animationName: slideUp },
        },
      },
    },
  },
  slideOver: { ...sideways, borderInlineStart: hairline, ...motion(slideFromEnd) },
})

export const size = styleVariants(dialogWidths, (maxWidth) => ({
  maxWidth,
  '@media': { [media.phone]: { selectors: { '&&': { maxWidth: '100%' } } } },
}))

export const dialog = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  minWidth: 0,
  minHeight: 0,
  outline: 'none',
  // On a screen too low for header, form and buttons they scroll together.
  '@media': { [media.low]: { overflowY: 'auto' } },
})

// Beside the title, but outside the header, which is replaced with the rest of the content.
export const close = style({
  position: 'absolute',
  insetBlockStart: vars.space.m,
  insetInlineEnd: vars.space.m,
})

export const header = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxs,
  flexShrink: 0,
  minHeight: `calc(${vars.size.control} + 2 * ${vars.space.m})`,
  paddingBlockStart: `calc(${vars.space.m} + ${vars.space.xxs})`,
  paddingBlockEnd: vars.space.m,
  paddingInline: vars.space.l,
})

/** Room for the Close button, beyond the header's own padding. */
const besideClose = `calc(${vars.size.control} + 2 * ${vars.space.m} - ${vars.space.l})`

export const title = style({
  paddingInlineEnd: besideClose,
  fontSize: vars.fontSize.lead,
  lineHeight: vars.lineHeight.lead,
  fontWeight: vars.weight.semibold,
  overflowWrap: 'anywhere',
})

export const description = style({
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
  // The button is higher there than the title.
  '@media': { [media.phone]: { paddingInlineEnd: besideClose } },
})

export const body = style({
  flexGrow: 1,
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingInline: vars.space.l,
  '@media': { [media.low]: { overflowY: 'visible', flexShrink: 0 } },
  // Room for the focus ring of the first control, which scrolling would clip.
  paddingBlockStart: vars.space.xxs,
  // Not padding: what sticks to the bottom would stop above it, with text showing through below.
  '::after': { content: '""', display: 'block', blockSize: vars.space.l },
})

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space.xs,
  paddingBlock: vars.space.s,
  paddingInline: vars.space.l,
  borderBlockStart: hairline,
  background: vars.color.sunken,
  '@media': {
    [media.phone]: { paddingBlockEnd: `max(${vars.space.s}, env(safe-area-inset-bottom))` },
  },
})
