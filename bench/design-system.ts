import { tableScroll } from './designSystem/tableScroll.ts'
import type { Figure } from './figure.ts'

/** What the design system's heaviest part does on a slow machine. */
export async function run(): Promise<Figure[]> {
  return tableScroll()
}
