import { conceptsOf, isSameConcept } from './concepts.ts'
import type { Filling } from './isDoubtful.ts'

/** What is on record of something that a letter says is new: "Our old bank is gone. The new bank is Hawkeye Prairie." */
export function isReplaced(
  { ask: { field }, source, knowledge: { sentences } }: Filling,
  value: string,
): boolean {
  // Years and counts are told of many things.
  if (!/[a-z]{3}/i.test(value)) return false
  if (sentences.some(({ letter, text }) => source.startsWith(letter) || text.includes(value))) return false
  const asked = conceptsOf(field.label)
  return sentences.some(({ text }) =>
    [...text.matchAll(replaced)].some(([, first, second]) =>
      conceptsOf(first ?? second ?? '').some((each) => asked.some((one) => isSameConcept(one, each))),
    ),
  )
}

const replaced =
  /\b(?:the |our |my )?new ([a-z]+) (?:is|will be)\b|\b(?:the |our |my )?old ([a-z]+) (?:is (?:gone|closed)|(?:has )?closed)\b/gi
