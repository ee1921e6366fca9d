/** A color's meaning: amber is waiting, green is done, blue is in progress, rose is an error, gray is neutral. */
export type Tone = 'neutral' | 'accent' | 'info' | 'success' | 'warning' | 'danger' | 'sky'

export const tones = [
  'neutral',
  'accent',
  'info',
  'success',
  'warning',
  'danger',
  'sky',
] as const satisfies readonly Tone[]
