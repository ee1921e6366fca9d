import { capitalized } from '@coverdesk/design-system'
/** A client application's code in words, `LOSS_RUNS` as `Loss runs`; other text is unchanged. */
export function plainWords(code: string | null | undefined): string | null {
  if (!code) return null
  if (!/^[A-Z0-9]+(_[A-Z0-9]+)*$/.test(code)) return code
  const words = code.toLowerCase().replaceAll('_', ' ')
  return capitalized(words)
}
