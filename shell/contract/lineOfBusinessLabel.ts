import { linesOfBusiness } from './linesOfBusiness.ts'

const labels = new Map<string, string>(linesOfBusiness.map(({ value, label }) => [value, label]))

/** The display name of a line of business; Unknown for anything else. */
export function lineOfBusinessLabel(type: string): string {
  return labels.get(type) ?? 'Unknown'
}
