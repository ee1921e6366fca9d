import { capitalized } from '../../../platform/index.ts'

/** How long a text may be: so many sentences, or so many items of a list. */
export interface LengthLimit {
  readonly most: number
  readonly of: 'SENTENCES' | 'BULLETS'
}

const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const counted = new RegExp(
  String.raw`\b(\d{1,2}|an?|${numbers.join('|')}|(?:a )?couple(?: of)?|(?:a )?few)[ -](?:(?:short|simple|plain|brief|max|or less|\w+ english|quick|key|main)[ ,]+)*(sentences?|lines?|liners?|bullets?(?: points?)?|points)\b(?! of business)`,
  'i',
)
const aParagraph = /\b(?:one|1|a single|a short|a) (?:short )?paragraph\b/i
/** How much a paragraph says at most. */
const sentencesOfParagraph = 5

/** The length that a message allows: "5 sentences max", "in two lines", "3 bullets"; null if it sets none. */
export function lengthLimitIn(text: string): LengthLimit | null {
  const [, count = '', unit = ''] = counted.exec(text) ?? []
  // "Add a line that …" says what to add.
  const isSet =
    !/^an?$/i.test(count) &&
    !/\b(?:add|remove|delete|drop|cut|change|first|last)\b[^.,;]{0,20}$/i.test(
      text.slice(0, counted.exec(text)?.index),
    )
  if (unit === '' || !isSet)
    return aParagraph.test(text) && !/\b(?:add|remove|delete|about)\b/i.test(text)
      ? { most: sentencesOfParagraph, of: 'SENTENCES' }
      : null
  const most = /^\d/.test(count)
    ? Number(count)
    : /couple/i.test(count)
      ? 2
      : /few/i.test(count)
        ? 3
        : numbers.indexOf(count.toLowerCase()) + 1
  return most > 0 ? { most, of: /bullet|points/i.test(unit) ? 'BULLETS' : 'SENTENCES' } : null
}

interface Said {
  readonly text: string
  readonly isItem: boolean
}

/** The paragraphs of a letter, without greeting and closing, within a limit. What tells the most stays, in its order. */
export function withinLimit(paragraphs: readonly string[], { most, of }: LengthLimit): string[] {
  const said = paragraphs.flatMap(saidIn)
  const items = said.filter(({ isItem }) => isItem)
  const chosen =
    of === 'BULLETS' && items.length >= most ? items : said.filter(({ text }) => !isFragment(text))
  const kept = new Set(
    chosen
      .map((each, at) => ({ each, weight: weightOf(each, at) }))
      .toSorted((a, b) => b.weight - a.weight)
      .slice(0, most)
      .map(({ each }) => each),
  )
  const texts = chosen.filter((each) => kept.has(each)).map(({ text }) => text)
  return texts.length === 0
    ? []
    : [of === 'BULLETS' ? texts.map((text) => `- ${text}`).join('\n') : texts.join(' ')]
}

/** The sentences of a paragraph; each item of a list is one, with what its heading says of two sides. */
function saidIn(paragraph: string): Said[] {
  const [first = '', ...rest] = paragraph.split(/\n(?=[-•*] )/)
  const isList = /^[-•*] /.test(first)
  const lead = isList ? '' : first
  const sides = /, (.+? \/ .+?):\s*$/.exec(lead)?.[1]?.split(' / ') ?? []
  const items = (isList ? [first, ...rest] : rest).map((item) => ({
    text: itemSentence(item, sides),
    isItem: true,
  }))
  if (items.length > 0 && lead.trimEnd().endsWith(':')) return items
  return [...sentences(lead).map((text) => ({ text, isItem: false })), ...items]
}

/** "- Each occurrence: $1,000,000 / $2,000,000" under "…, option 1 / option 2:" */
function itemSentence(item: string, sides: readonly string[]): string {
  const [line = ''] = item.replace(/^[-•*] /, '').split('\n')
  const [, label, values] = /^([^:]{2,80}): (.+)$/.exec(line) ?? []
  const parts = values?.split(' / ') ?? []
  const isOfSides = label !== undefined && sides.length > 1 && parts.length === sides.length
  const text = isOfSides
    ? `${label}: ${parts.map((part, at) => `${part} in ${sides[at]}`).join(', ')}`
    : (sentences(line)[0] ?? line)
  return finished(text)
}

function sentences(text: string): string[] {
  return text
    .replaceAll(/\s*\n\s*/g, ' ')
    .split(/(?<=[.!?]["”)]?)\s+(?=["“(]?[A-Z0-9$])(?<!\b(?:Inc|Co|Corp|Ltd|No|Dr|Mr|Ms|Mrs|St)\.\s)/)
    .map((each) => each.trim())
    .filter((each) => each !== '')
}

function finished(text: string): string {
  const plain = capitalized(text.trim())
  return /[.!?]["”)]*$/.test(plain) ? plain : `${plain.replace(/[,;:]$/, '')}.`
}

/** "14 differences." */
function isFragment(text: string): boolean {
  return text.trim().endsWith(':') || /^\d+ \w+\.$/.test(text)
}

/** What opens the letter comes first, then prices, verdicts and what is open; general advice comes last. */
function weightOf({ text, isItem }: Said, at: number): number {
  const says =
    /\$\d|\b(?:better|best|recommend\w*|excludes?|excluded|costs?|missing|do(?:es)? not|not met|need|must|due)\b/i
  const general = /^(?:Where|Coverage (?:is|may)|Nothing|If you|The (?:carrier|policies) decides?)\b/
  const rank = at === 0 ? 5 : general.test(text) ? 1 : !isItem && says.test(text) ? 4 : isItem ? 3 : 2
  return rank - at / 1000
}
