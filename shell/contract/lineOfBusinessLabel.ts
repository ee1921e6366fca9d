import { linesOfBusiness } from './linesOfBusiness.ts'

const labels = new Map<string, string>(linesOfBusiness.map(({ value, label }) => [value, label]))

/** The trade's name of a line of business; anything else is Unknown. */
export function lineOfBusinessLabel(type: string): string {
  return labels.get(type) ?? 'Unknown'
}
