import { personPattern } from './letterFact.ts'
import type { Sentence } from './letterSentences.ts'
import { writerOf } from './people.ts'

/** Who shares the last name of whoever writes of them. */
const relatives =
  'wife|husband|spouse|son|daughter|brother|sister|father|mother|dad|mom|nephew|niece|cousin|uncle|aunt'

/** "I am the managing member, my wife Sofia is a member" with the full names of both. */
export function withWriter(sentences: readonly Sentence[]): Sentence[] {
  const writer = writerOf(sentences)
  if (writer === undefined) return [...sentences]
  const last = writer.split(' ').at(-1) ?? ''
  const family = new RegExp(
    String.raw`\b[Mm]y (?:${relatives})(?: and (?:business )?partner)?,? (?!${personPattern})([A-Z][a-z]+)\b`,
    'g',
  )
  return sentences.map((sentence) => ({
    ...sentence,
    text: sentence.text
      .replace(family, (_, first: string) => `${first} ${last}`)
      .replace(/^I am (?=the|an?\b)/, `${writer} is `)
      .replace(/^I own\b/, `${writer} owns`),
  }))
}
