import type { Reading } from '../../reading/index.ts'

const changes =
  /\b(this endorsement (changes|modifies|forms a part|amends)|endorsement (no\.?|number)\b|this endorsement, effective|amendatory endorsement|all other terms (and conditions )?(of this policy )?remain unchanged)/i
const ownWords = /\bthis endorsement\b/i
const listsForms = /\b(forms and endorsements|schedule of forms|forms schedule|list of forms|declarations)\b/i

/** The pages that belong to endorsements: what they say wins over the form and the declarations. */
export function endorsementPages({ pages }: Reading): ReadonlySet<number> {
  const found = pages.filter(({ lines, margins }) => {
    const text = [...lines, ...margins].map((line) => line.text).join(' ')
    return changes.test(text) || (ownWords.test(text) && !listsForms.test(text))
  })
  return new Set(found.map(({ number }) => number))
}
