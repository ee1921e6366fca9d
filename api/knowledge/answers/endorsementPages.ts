import type { Reading } from '../../reading/index.ts'
import { documentParts } from '../facts/documentParts.ts'

const changes =
  /\b(this endorsement (changes|modifies|forms a part|amends)|endorsement (no\.?|number)\b|this endorsement, effective|amendatory endorsement|all other terms (and conditions )?(of this policy )?remain unchanged)/i
const ownWords = /\bthis endorsement\b/i
const listsForms = /\b(forms and endorsements|schedule of forms|forms schedule|list of forms|declarations)\b/i

/** Pages of endorsements, which override the form and the declarations. */
export function endorsementPages(reading: Reading): ReadonlySet<number> {
  const { pages } = reading
  const parts = documentParts(reading)
  const pagesOf = (isOne: (kind: string) => boolean) =>
    parts.flatMap((part) =>
      isOne(part.kind)
        ? part.pages.flatMap(({ page, lines }) => (lines.length > 3 ? [page.number] : []))
        : [],
    )
  const others = new Set(pagesOf((kind) => kind !== 'endorsement'))
  const own = pagesOf((kind) => kind === 'endorsement').filter((page) => !others.has(page))
  const found = pages.filter(({ lines, margins }) => {
    const text = [...lines, ...margins].map((line) => line.text).join(' ')
    return changes.test(text) || (ownWords.test(text) && !listsForms.test(text))
  })
  return new Set([...own, ...found.map(({ number }) => number)])
}
