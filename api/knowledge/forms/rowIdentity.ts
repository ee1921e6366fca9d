import type { Ask } from './askedFields.ts'
import { conceptsOf } from './concepts.ts'
import { kindOf } from './entities.ts'
import type { Fact } from './knownFacts.ts'
import type { Sentence } from './letterSentences.ts'

/** The words that name a row of a schedule, and those that name the other rows: "Furnace" and "Tipple" of two streets. */
export interface RowIdentity {
  readonly own: ReadonlySet<string>
  readonly others: ReadonlySet<string>
  /** Whether what is said of all rows is true of each: a deductible, and not a payroll. */
  readonly isShared: boolean
}

const plain = new Set(
  conceptsOf(
    'street road avenue drive lane court place north south east west box suite unit highway work works new noc all other',
  ),
)

/** The names of the rows of an ask's schedule; null when it has no schedule or only one row. */
export function rowIdentity({ entity, row, field }: Ask, facts: readonly Fact[]): RowIdentity | null {
  const whose = field.block === null ? entity : 'location'
  const attributes = kindOf(whose).names?.split(' ')
  if (!attributes) return null
  const rows = Map.groupBy(
    facts.filter((each) => each.entity === whose && attributes.includes(each.attribute)),
    (each) => each.row,
  )
  if (rows.size < 2) return null
  const namesOf = (at: number) =>
    (rows.get(at) ?? []).flatMap(({ value }) =>
      conceptsOf(value).filter((word) => /[a-z]{3}/.test(word) && !plain.has(word)),
    )
  const own = new Set(namesOf(row))
  const others = new Set([...rows.keys()].flatMap((at) => (at === row ? [] : namesOf(at))))
  const shared = own.intersection(others)
  const alone = own.difference(shared)
  return alone.size === 0
    ? null
    : { own: alone, others: others.difference(shared), isShared: whose === 'location' || whose === 'vehicle' }
}

/** A text without the names of rows: a street called Furnace says nothing of the heating. */
export function withoutNames(text: string, { own, others }: RowIdentity): string {
  return text.replaceAll(/[A-Za-z]+/g, (word) => {
    const [name = ''] = conceptsOf(word)
    return own.has(name) || others.has(name) ? ' '.repeat(word.length) : word
  })
}

/** Whether a value of a letter is said of a row: the row named last before it, in its sentence or in those before. */
export function isOfRow(
  { own, others, isShared }: RowIdentity,
  at: number,
  { sentences, index }: { sentences: readonly Sentence[]; index: number },
): boolean {
  const marks = (text: string) =>
    [...text.matchAll(/[A-Za-z]+/g)].flatMap(({ 0: word, index: place }) => {
      const [name = ''] = conceptsOf(word)
      return own.has(name) ? [{ place, isOwn: true }] : others.has(name) ? [{ place, isOwn: false }] : []
    })
  const text = sentences[at]?.text ?? ''
  const here = marks(text)
  // "Five people in Mineral Point, and one at the Madison showroom": its own part of the sentence says it first.
  const start = text.slice(0, index).search(/[;,](?!\d)[^;,]*(?:,\d[^;,]*)*$/)
  const length = text.slice(index).search(/[;,](?!\d)/)
  const part = here.filter(({ place }) => place > start && (length === -1 || place < index + length))
  const near = part.length > 0 ? part : here
  const nearest = near.findLast(({ place }) => place < index) ?? near[0]
  if (nearest) return nearest.isOwn
  // "I have no CDL" is not about the driver of the sentence before.
  if (/^I\b/.test(text) && !/\b(?:him|her|his|he|she|its?|them|they|their|there)\b/i.test(text)) return false
  if (isShared && /\b(?:both|all|each|every|everything|either)\b/i.test(text)) return true
  return [1, 2].map((back) => marks(sentences[at - back]?.text ?? '').at(-1)).find(Boolean)?.isOwn ?? false
}

/** Whether a sentence names another row, and not the one that a field is in. */
export function isOfOtherRow(ask: Ask, facts: readonly Fact[], quote: string): boolean {
  const identity = quote === '' ? null : rowIdentity(ask, facts)
  const named = conceptsOf(quote)
  return (
    identity !== null &&
    named.some((each) => identity.others.has(each)) &&
    !named.some((each) => identity.own.has(each))
  )
}
