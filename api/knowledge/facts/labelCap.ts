import { parseMoney } from './values.ts'

const cap =
  /,? (?:but )?(?:not|no) (?:more than|over|to exceed) ((?:\$|USD )\d[\d,]*) ((?:per|each|any one)(?: [a-z]+){0,2})\W*$/i

/** What a label of a larger amount says of one thing: "Hogs, 400 head, not over $600 per head" beside "$240,000"; null if nothing. */
export function labelCap(label: string): { name: string; cents: number; scope: string } | null {
  const [found, printed = '', scope = ''] = cap.exec(label) ?? []
  const cents = parseMoney(printed)
  return found === undefined || cents === null ? null : { name: label.slice(0, -found.length), cents, scope }
}
