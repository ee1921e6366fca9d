import type { Block } from '../../../documents/index.ts'
import { cellWords, wordsOf } from './richWords.ts'

export const asksToLeaveOut =
  /\b(?:remove|delete|drop|leave out|leave\b.*\bout|take\b.*\b(?:out|off)|cut|skip|lose|without|no|omit|exclude|(?:should|must|does|do) ?n['’]?o?t)\b/i

export interface Topic {
  /** As the user put it. */
  readonly words: string
  readonly pattern: RegExp
}

export const price = /\b(?:pric\w*|costs?|premiums?|money|dollars?|fees|taxes|total)\b/i

/** What a sentence about the price says. */
export const priceWords = /\bcosts? \$|\b(?:premiums?|prices?|pricing|expensive)\b/i

/** Whether a request is about what something costs. */
export function isAboutPrice(request: string): boolean {
  return price.test(request)
}

/** What a request is about: each of the things that it names, by all of its words where a row or title has them. */
export function topicOf(request: string, blocks: readonly Block[]): Topic | null {
  const labels = blocks.flatMap(labelsOf)
  const named = request
    .split(/,|\b(?:and|or)\b/i)
    .map((part) => (part.match(wordsOfTopic) ?? []).filter((word) => !fillers.has(word.toLowerCase())))
    .filter((words) => words.length > 0)
  if (named.length === 0) return null
  const removes = asksToLeaveOut.test(request)
  const isWhole = (words: readonly string[]) => words.every((word) => anyPrice.test(word))
  const isSaid = (pattern: RegExp) => labels.some((label) => pattern.test(label))
  const patterns = named.map((words) => {
    if (words.some((word) => subjectivity.test(word))) return subjectivities
    if (isWhole(words) && (removes || !isSaid(anyOf(words)))) return price
    if (isSaid(allOf(words))) return allOf(words)
    // "The terrorism premium" is about terrorism.
    const own = words.filter((word) => !anyPrice.test(word))
    return allOf(own.length > 0 ? own : words)
  })
  // Fees and taxes are in the price.
  const isPrice = patterns.includes(price) && named.every((words) => price.test(words.join(' ')))
  return {
    words: named.map((words) => words.join(' ')).join(' and '),
    pattern: isPrice ? price : new RegExp(patterns.map(({ source }) => source).join('|'), 'i'),
  }
}

/** Words, and numbers of claims, forms and policies: "GL-25-0151" is one of them, not every line of GL. */
const wordsOfTopic = /[a-z0-9][a-z0-9-]*\d[a-z0-9-]*|[a-z][a-z&-]{2,}/gi

/** What a price is called as a whole; fees and taxes are parts of it. */
const anyPrice = /^(?:pric\w*|costs?|premiums?|money|dollars?)$/i

const subjectivity = /^(?:subjectivit|contingenc)/i
/** A comparison lists what an offer is subject to as conditions, and its forms as well. */
const subjectivities =
  /\b(?:subjectivit|contingenc)|^condition: (?!.*(?:\b[A-Z]{2} ?\d{2} ?\d{2}\b|\b(?:exclu|limited\b|limitation|additional insured|subrogation|primary|endorse)))/

function anyOf(words: readonly string[]): RegExp {
  return new RegExp(String.raw`\b(?:${words.map(stemOf).join('|')})`, 'i')
}

function allOf(words: readonly string[]): RegExp {
  return new RegExp(`^${words.map((word) => String.raw`(?=.*\b${stemOf(word)})`).join('')}`, 'i')
}

function stemOf(word: string): string {
  return word.replace(/(?:ies|es|s|y)$/, '')
}

/** What names the parts of a block. */
function labelsOf(block: Block): string[] {
  switch (block.type) {
    case 'heading':
      return [block.text]
    case 'table':
      return block.rows.map(([first]) => cellWords(first))
    case 'list':
      return block.items.map(wordsOf)
    case 'checkBoxes':
    case 'keyFigures':
    case 'fields':
      return block.entries.map(({ label }) => label)
    default:
      return []
  }
}

const fillers = new Set(
  `remove delete drop leave out take off cut skip lose without section sections part parts sentence sentences paragraph paragraphs about please from with document
  that this these those what your the and for not put make turn into own separate table list page top first beginning
  move bring omit exclude include should must does not there here belong just only mention keep all any can you could one comparison compare proposal report letter row rows line lines item items entry entries also lead start`.split(
    /\s+/,
  ),
)
