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
  // Tabular digits: a date does not shift while typing, and each segment is wide enough to touch.
  fontVariantNumeric: 'tabular-nums',
  // The same order in every text direction: the segments are a date in the app's language.
  direction: 'ltr',
  // As large as the text of the fields around it.
  '@media': { [media.coarsePointer]: { fontSize: vars.fontSize.lead } },
})

/** The row lays out the segments: a span around them would make them too low to touch. */
export const keys = style({ display: 'contents' })

export const segment = style({
  paddingInline: vars.line.hair,
  borderRadius: vars.radius.s,
  outline: 'none',
  caretColor: 'transparent',
  whiteSpace: 'pre',
  selectors: {
    // A single digit is as wide to touch as two.
    '&[data-type=month], &[data-type=day]': { minWidth: '2ch', textAlign: 'end' },
    '&[data-type=literal]': { color: vars.color.textMuted },
    '&[data-placeholder]': { color: vars.color.textSubtle },
    '&[data-focused]': { background: vars.color.accent, color: vars.color.textOnAccent },
  },
  '@media': { [media.forcedColors]: { selectors: { '&[data-focused]': chosen } } },
})

export const button = fieldButton
