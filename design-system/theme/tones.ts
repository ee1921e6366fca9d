import type { vars } from './contract.css.ts'

/** What a colour says: amber waits, green is done, blue is at work, rose is wrong, grey says nothing. */
export type Tone = keyof typeof vars.tone

export const tones = [
  'neutral',
  'accent',
  'info',
  'success',
  'warning',
  'danger',
  'sky',
] as const satisfies readonly Tone[]
