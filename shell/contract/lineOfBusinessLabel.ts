import { labelOf } from './labels.ts'

/** The display name of a line of business; Unknown for anything else. */
export function lineOfBusinessLabel(type: string): string {
  const label = labelOf('LineOfBusiness', type)
  return label === type ? 'Unknown' : label
}
