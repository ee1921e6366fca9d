import type { vars } from './contract.css.ts'

/** A color's meaning: amber is waiting, green is done, blue is in progress, rose is an error, gray is neutral. */
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
