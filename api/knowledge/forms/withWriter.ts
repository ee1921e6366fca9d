import { personPattern } from './letterFact.ts'
import { type Sentence, sourceOf } from './letterSentences.ts'
import { type Person, writerOf } from './people.ts'

/** Who shares the last name of whoever writes of them. */
const relatives =
  'wife|husband|spouse|son|daughter|brother|sister|father|mother|dad|mom|nephew|niece|cousin|uncle|aunt'

const family = new RegExp(
  String.raw`\b[Mm]y (?:${relatives})(?: and (?:business )?partner)?,? (?!${personPattern})([A-Z][a-z]+)\b`,
  'g',
)

/** The people whom a letter calls by their first names as relatives of whoever writes. */
export function relativesIn(sentences: readonly Sentence[]): Person[] {
  const last = writerOf(sentences)?.split(' ').at(-1)
  return last === undefined
    ? []
    : sentences.flatMap((sentence) =>
        [...sentence.text.matchAll(family)].map(([, first]) => ({
          name: `${first} ${last}`,
          source: sourceOf(sentence),
        })),
      )
}

/** "I am the managing member, my wife Sofia is a member" with the full names of both. */
export function withWriter(sentences: readonly Sentence[]): Sentence[] {
  const writer = writerOf(sentences)
  if (writer === undefined) return [...sentences]
  const last = writer.split(' ').at(-1) ?? ''
  return sentences.map((sentence) => ({
    ...sentence,
    text: sentence.text
      .replace(family, (_, first: string) => `${first} ${last}`)
      .replace(/^I am (?=the|an?\b)/, `${writer} is `)
      .replace(/^I own\b/, `${writer} owns`),
  }))
}
