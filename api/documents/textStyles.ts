/** How a text is set. Sizes are in points. */
export interface TextStyle {
  readonly face: 'regular' | 'strong'
  readonly size: number
  /** From one line to the next. */
  readonly leading: number
  readonly tone: Tone
}

/** Ink on white paper; the quiet one still has a contrast of 7 to 1. */
export const tones = {
  ink: '#16181d',
  quiet: '#4a4f5a',
  line: '#9aa0ab',
  shade: '#f1f3f6',
} as const
export type Tone = keyof typeof tones

export const textStyles = {
  heading1: { face: 'strong', size: 15, leading: 19, tone: 'ink' },
  heading2: { face: 'strong', size: 10.5, leading: 14, tone: 'ink' },
  heading3: { face: 'strong', size: 7.5, leading: 10, tone: 'quiet' },
  body: { face: 'regular', size: 8.5, leading: 11.5, tone: 'ink' },
  strong: { face: 'strong', size: 8.5, leading: 11.5, tone: 'ink' },
  small: { face: 'regular', size: 7.5, leading: 10, tone: 'ink' },
  fine: { face: 'regular', size: 6.75, leading: 9, tone: 'quiet' },
  label: { face: 'strong', size: 6.5, leading: 9, tone: 'quiet' },
} as const satisfies Record<string, TextStyle>
