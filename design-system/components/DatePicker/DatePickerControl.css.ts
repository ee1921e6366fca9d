import { style } from '@vanilla-extract/css'
import { media } from '../../theme/breakpoints.ts'
import { button as fieldButton } from '../../private/fieldButton.css.ts'
import { vars } from '../../theme/contract.css.ts'

const chosen = { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' } as const

export const picker = style({ display: 'block' })

export const box = style({
  gap: vars.space.half,
  selectors: { '&[data-invalid]': { borderColor: vars.tone.danger.solid } },
})

export const disabled = style({ background: vars.color.sunken, color: vars.color.textMuted })

export const typed = style({ display: 'flex', flex: 1, minWidth: 0 })

export const segments = style({
  display: 'flex',
  alignItems: 'center',
  flex: 1,
  minWidth: 0,
  // Digits of one width: a date does not jump while it is typed, and each part is wide enough to touch.
  fontVariantNumeric: 'tabular-nums',
  // One order in every direction of reading: the segments are a date in the app's language.
  direction: 'ltr',
  // As large as the letters of the fields around it.
  '@media': { [media.coarsePointer]: { fontSize: vars.fontSize.lead } },
})

/** Leaves the segment's box to the row: a span around it would make it too low to touch. */
export const keys = style({ display: 'contents' })

export const segment = style({
  paddingInline: vars.line.hair,
  borderRadius: vars.radius.s,
  outline: 'none',
  caretColor: 'transparent',
  whiteSpace: 'pre',
  selectors: {
    '&[data-type=literal]': { color: vars.color.textMuted },
    '&[data-placeholder]': { color: vars.color.textSubtle },
    '&[data-focused]': { background: vars.color.accent, color: vars.color.textOnAccent },
  },
  '@media': { [media.forcedColors]: { selectors: { '&[data-focused]': chosen } } },
})

export const button = fieldButton
