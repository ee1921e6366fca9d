import type { Spoken } from './spokenValues.ts'

export const lastYear = /\b(?:last|prior|previous) (?:fiscal |calendar )?year\b/i

/** What comes before the figure of the year before. */
export const yearBefore = /\b(?:up|down) from (?:about )?$/i

/** Whether a value beside those of other years is that of the last one: "46 now, up from 41 last year". */
export function isToldOfLastYear(text: string, { index, end }: Pick<Spoken, 'index' | 'end'>): boolean {
  const at = lastYear.exec(text)?.index
  if (at === undefined || !/\d/.test(text.slice(0, at))) return true
  return at >= end && !/[,;]/.test(text.slice(index, at).replaceAll(/\d,\d/g, ''))
}
