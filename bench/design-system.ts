import { tableScroll } from './designSystem/tableScroll.ts'
import { weights } from './designSystem/weights.ts'
import type { Figure } from './figure.ts'

/** What the design system weighs, and what its heaviest part does on a slow machine. */
export async function run(): Promise<Figure[]> {
  return [...(await weights()), ...(await tableScroll())]
}
