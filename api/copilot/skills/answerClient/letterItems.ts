import { datesIn } from '../../../knowledge/index.ts'
import type { Reading } from '../../../reading/index.ts'

/** Something that a letter wants the insured to do. */
export interface LetterItem {
  /** "26-01"; null where it has none but its place in a list. */
  readonly number: string | null
  /** "critical", "important"; null where the letter does not grade it. */
  readonly grade: string | null
  readonly text: string
  /** The last day, if the letter names one. */
  readonly dueOn: string | null
  readonly page: number
}

/** What a letter wants done, and what else it says of it. */
export interface LetterDemands {
  readonly items: readonly LetterItem[]
  /** What else the insured is asked for: "Please return the response form signed." */
  readonly further: readonly string[]
  /** What follows if it is not done. */
  readonly consequences: readonly string[]
}

/** The recommendations of a loss control letter and the like: numbered ones, or else the sentences that set a date. */
export function letterDemands({ blocks }: Pick<Reading, 'blocks'>): LetterDemands {
  const parts = blocks.flatMap((block) =>
    block.kind === 'table'
      ? block.rows.map((row) => ({
          text: row.flatMap(({ text }) => (text === '' ? [] : [text])).join(': '),
          page: block.page,
          isList: true,
        }))
      : block.kind === 'heading'
        ? []
        : [{ text: block.text, page: block.page, isList: block.kind === 'listItem' }],
  )
  const labeled = parts.flatMap(({ text, page }) => labeledItems(text).map((item) => ({ ...item, page })))
  const numbered = parts.flatMap(({ text, page, isList }) => {
    const [whole = ''] = bullet.exec(text) ?? []
    const rest = text.slice(whole.length).trim()
    const isItem = (whole !== '' || isList) && (order.test(rest) || deadline.test(rest))
    return isItem ? [{ ...itemOf(rest), number: null, grade: null, page }] : []
  })
  const sentences = parts.flatMap(({ text, page }) =>
    sentencesOf(text).map((sentence) => ({ sentence, page })),
  )
  const dated = sentences.flatMap(({ sentence, page }) =>
    deadline.test(sentence) && (order.test(sentence) || duty.test(sentence))
      ? [{ ...itemOf(sentence), number: null, grade: null, page }]
      : [],
  )
  const items = labeled.length > 0 ? labeled : numbered.length > 1 ? numbered : dated
  const isInItem = (sentence: string) => items.some(({ text }) => text.includes(sentence))
  const others = sentences.map(({ sentence }) => sentence).filter((sentence) => !isInItem(sentence))
  return {
    items,
    further: others.filter((sentence) =>
      /^please (?:return|sign|complete|send|submit|provide|reply|respond)\b/i.test(sentence),
    ),
    consequences: others.filter((sentence) => consequence.test(sentence)),
  }
}

type Item = Pick<LetterItem, 'number' | 'grade' | 'text' | 'dueOn'>

const label =
  /(?:\b(critical|important|mandatory|required|essential|serious|advisory|suggested)\s+)?\b(?:recommendations?|rec|requirement)\b\.?\s*(?:no\.?|number|#)?\s*(\d{1,4}(?:[-.]\d{1,3})?)\s*(?:\((critical|important|mandatory|required|essential|serious|advisory|suggested)\))?\s*[:.)–—-]\s+/gi
/** Where an item of a paragraph that goes on is over. */
const behind =
  /^(?:failure to|please (?:return|sign|contact|call)|if (?:you|these)|thank you|sincerely|we (?:ask|will|appreciate))\b/i

/** "Critical recommendation 26-01: Restore monitored service by …": each with the sentences that follow it. */
function labeledItems(text: string): Item[] {
  const labels = [...text.matchAll(label)]
  return labels.map((found, at) => {
    const [words, before, number = null, after] = found
    const whole = text.slice(found.index + words.length, labels[at + 1]?.index).trim()
    const sentences = sentencesOf(whole)
    const end = sentences.findIndex((sentence, place) => place > 0 && behind.test(sentence))
    const own = end === -1 ? whole : sentences.slice(0, end).join(' ')
    return { ...itemOf(own), number, grade: (before ?? after)?.toLowerCase() ?? null }
  })
}

function itemOf(text: string): Pick<LetterItem, 'text' | 'dueOn'> {
  const days = [...text.matchAll(deadlines)].flatMap(([, words = '']) => datesIn(words)[0]?.iso ?? [])
  return { text, dueOn: days.toSorted()[0] ?? null }
}

const until = String.raw`\b(?:by|before|no later than|prior to|due(?: by| on| date)?:?|deadline:?|completed? by|target date:?)\s+`
const deadlines = new RegExp(String.raw`${until}(?=(.{6,20}))`, 'gi')
const deadline = new RegExp(
  String.raw`${until}(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? \d|\d{1,2}[/-]\d)|\bwithin (?:\d+|[a-z]+) (?:\w+ )?days\b`,
  'i',
)
const order =
  /^(?:please )?(?:add|attach|clean|clear|complete|confirm|contact|correct|ensure|extend|have|implement|inspect|install|keep|label|maintain|mount|move|obtain|post|provide|relocate|remove|repair|replace|restore|return|secure|send|service|sign|store|submit|test|train|trim|update|upgrade)\b/i
const duty =
  /\b(?:must|shall|has to|have to|needs? to|is required|are required|be (?:completed|corrected|received|provided|installed|repaired|replaced))\b/i
const consequence =
  /\b(?:failure to|may result in|will result in|could result in)\b.*|\b(?:if|unless)\b.{0,120}\b(?:cancel\w*|non-?renew\w*)/i
const bullet = /^\(?\d{1,2}[.)]\s+|^[•*–-]\s+/

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?]["”’)]?)\s+(?=[A-Z“"])/).filter((sentence) => sentence.trim() !== '')
}
