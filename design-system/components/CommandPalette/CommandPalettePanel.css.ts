import { keyframes, style } from '@vanilla-extract/css'
import { input as plainInput } from '../../private/FieldShell.css.ts'
import { scrim as dimmed } from '../../private/scrim.css.ts'
import { media } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'
import { dialogWidths } from '../../theme/dialogWidths.ts'

const fade = keyframes({ from: { opacity: 0 } })
const drop = keyframes({ from: { opacity: 0, transform: `translateY(calc(${vars.space.xs} * -1))` } })

const hairline = `${vars.line.hair} solid ${vars.color.border}`

function motion(name: string) {
  return {
    '&[data-entering]': { animation: `${name} ${vars.duration.dialog} ${vars.easing.out}` },
    '&[data-exiting]': { animation: `${name} ${vars.duration.dialog} ${vars.easing.out} reverse forwards` },
  }
}

export const scrim = style([
  dimmed,
  {
    justifyContent: 'center',
    // Anchored at the top, whatever was found, so that nothing moves while typing.
    alignItems: 'flex-start',
    paddingInline: vars.space.l,
    paddingBlock: `12vh ${vars.space.l}`,
    selectors: motion(fade),
    '@media': { [media.phone]: { padding: 0 } },
  },
])

export const panel = style({
  display: 'flex',
  width: '100%',
  maxWidth: dialogWidths['2xl'],
  maxHeight: '100%',
  minHeight: 0,
  overflow: 'clip',
  border: hairline,
  borderRadius: vars.radius.xl,
  background: vars.color.raised,
  color: vars.color.text,
  boxShadow: vars.shadow.high,
  selectors: motion(drop),
  '@media': { [media.phone]: { maxWidth: '100%', height: '100%', borderWidth: 0, borderRadius: 0 } },
})

export const dialog = style({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  minWidth: 0,
  minHeight: 0,
  outline: 'none',
})

export const field = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  flexShrink: 0,
  minHeight: vars.size.topBar,
  paddingInline: vars.space.m,
  borderBlockEnd: hairline,
})

export const fieldIcon = style({ display: 'flex', flexShrink: 0, color: vars.color.textMuted })

export const input = style([
  plainInput,
  { fontSize: vars.fontSize.lead, lineHeight: vars.lineHeight.lead, color: vars.color.text },
])

export const escape = style({ display: 'flex', '@media': { [media.phone]: { display: 'none' } } })

// On a phone the palette covers the page: there is nothing outside to tap, and no Escape key.
export const close = style({ display: 'none', '@media': { [media.phone]: { display: 'flex' } } })

export const results = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  flexGrow: 1,
})

export const note = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
  flexShrink: 0,
  paddingBlock: vars.space.m,
  paddingInline: vars.space.m,
  overflowWrap: 'anywhere',
})

export const keys = style({
  display: 'flex',
  gap: vars.space.m,
  flexShrink: 0,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.m,
  borderBlockStart: hairline,
  background: vars.color.sunken,
  color: vars.color.textMuted,
  fontSize: vars.fontSize.caption,
  lineHeight: vars.lineHeight.caption,
  '@media': { [media.coarsePointer]: { display: 'none' } },
})

export const key = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.xxs })
