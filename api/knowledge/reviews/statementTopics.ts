import { TopicPlace } from '../topics/topics.ts'
import { spelledOut } from './coverageItem.ts'
import type { Statement } from './statement.ts'

/** What a statement is about, by the topics of its words. */
export interface StatementTopics {
  /** By its label alone. */
  readonly label: TopicPlace
  /** By its label under its headings. */
  readonly titled: TopicPlace
}

const known = new WeakMap<Statement, StatementTopics>()

export function topicsOf(own: Statement): StatementTopics {
  const found = known.get(own)
  if (found) return found
  const { label, headings } = own
  const titles = headings.slice(-2).filter((heading) => heading.length < longestTitle)
  const made = {
    label: placeOf(label),
    titled: placeOf(...titles, label),
  }
  known.set(own, made)
  return made
}

const longestTitle = 80

function placeOf(...texts: readonly string[]): TopicPlace {
  const text = spelledOut(texts.map((each) => each.slice(0, longestText)).join(' '))
    .replaceAll(/\S*\d\S*|\b(?:deductible|retention|limit)s?\b/gi, ' ')
    .replaceAll(/\s+/g, ' ')
  return new TopicPlace({ text, vector: null })
}

const longestText = 300

/** How surely a text is about any topic, from 0 to 1. */
export function sureness({ likely }: TopicPlace): number {
  return Math.max(0, ...likely.values())
}
