import { conceptsOf, weightOf } from './concepts.ts'
import { entityPatterns } from './entities.ts'
import { attributePattern, wordsOf } from './fieldSubject.ts'

/** Words of a label that neither its attribute nor what it is about accounts for: "foreign" of "Foreign gross sales". */
export function unexplained(label: string): string[] {
  const words = wordsOf(label.replace(/\(.*$/, ' '))
  const pattern = attributePattern(words)
  if (!pattern) return []
  const patterns = [pattern, ...entityPatterns]
  const taken = patterns.flatMap((each) =>
    [...words.matchAll(new RegExp(each.source, 'g'))].map(
      ({ index, 0: { length } }) => [index, index + length] as const,
    ),
  )
  const left = [...words.matchAll(/\S+/g)].filter(
    ({ index, 0: word }) => !taken.some(([start, end]) => start < index + word.length && end > index),
  )
  return conceptsOf(left.map(([word]) => word).join(' ')).filter(
    (each) => weightOf(each) === 1 && !framing.has(each) && /[a-z]/.test(each),
  )
}

/** Words that ask for nothing more. */
const framing: ReadonlySet<string> = new Set(
  conceptsOf(
    'from to change percent serial sprinklered damage work license sign door restaurant shop store improvements proposed requested desired legal first mailing physical primary home street address city county state zip phone domain contact area current individual contractor retail as shown print field relationship soc sec minimum est duties applicant principal dollars organization firm federal self',
  ),
)
