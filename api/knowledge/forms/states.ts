import { zoneNames } from '../addresses/zoneNames.ts'

const codes = new Map(Object.entries(zoneNames).map(([code, name]) => [name.toLowerCase(), code]))

/** A state as letters write it: its name or its code. */
export const statePattern = [...Object.values(zoneNames), ...Object.keys(zoneNames)].join('|')

export function stateCode(text: string): string | null {
  return text in zoneNames ? text : (codes.get(text.toLowerCase()) ?? null)
}
