import { numberWords, type Reading } from '../../reading/index.ts'
import { verbsOfChange } from './changesLimits.ts'
import { type Clause, clauseReferences, clausesOf, referredClause } from './clauses.ts'
import { documentParts, type DocumentPart } from './documentParts.ts'
import { sentencesOf } from './partSentences.ts'

/** What an endorsement does to a clause of the form that it names by its number or letter. */
export interface Amendment {
  /** The block of the endorsement that says so. */
  readonly block: number
  /** The sentence that says so. */
  readonly text: string
  readonly clause: Clause
  /**
   * `REMOVED`: "Exclusion b. is deleted"; `LIFTED` in some cases: "Exclusion d. does not apply to a sudden breakdown of boilers";
   * `CHANGED`: "In condition D.7. one year is replaced by two years".
   */
  readonly effect: 'REMOVED' | 'LIFTED' | 'CHANGED'
  /** The numbers of the locations that it is limited to; empty if it holds everywhere. */
  readonly places: readonly string[]
  /** The number or period that it puts in the place of another, as printed. */
  readonly change: Replacement | null
}

interface Replacement {
  readonly from: string
  readonly to: string
}

/** The amendments by reference that a document's endorsements make. */
export function amendmentsOf(
  reading: Reading,
  parts: readonly DocumentPart[] = documentParts(reading),
): Amendment[] {
  const endorsing = blocksOfEndorsements(reading, parts)
  if (endorsing.size === 0) return []
  const clauses = clausesOf(reading).filter(({ block }) => !endorsing.has(block))
  const texts = reading.blocks.flatMap((content, block) =>
    content.kind === 'table' || endorsing.has(block)
      ? []
      : sentencesOf(content).map((sentence): Clause => ({
          block,
          text: sentence.text,
          mark: '',
          above: new Set(),
          over: content.headings.join(' | '),
        })),
  )
  return [...endorsing].flatMap((block) => {
    const content = reading.blocks[block]
    if (!content || content.kind === 'table') return []
    const sentences = sentencesOf(content).map(({ text }) => text)
    return sentences.flatMap((text, at): Amendment[] => {
      const change = replacementIn(text, sentences[at + 1] ?? '')
      const effect = effectOf(text)
      const said = effect ?? (change && { effect: 'CHANGED' as const, before: text.slice(0, change.at) })
      if (!said) return []
      const references = clauseReferences(said.before)
      const named = references.map((reference) => referredClause(reference, clauses, content.text))
      const meant = references.length === 0 && change ? [describedClause(change, texts)] : named
      return meant.flatMap((clause) =>
        clause
          ? [
              {
                block,
                text,
                clause,
                effect: said.effect,
                places: placesIn(text),
                change: change?.put ?? null,
              },
            ]
          : [],
      )
    })
  })
}

function blocksOfEndorsements(reading: Reading, parts: readonly DocumentPart[]): ReadonlySet<number> {
  const lines = new Set(
    parts.flatMap(({ kind, pages }) => (kind === 'endorsement' ? pages.flatMap((page) => page.lines) : [])),
  )
  return new Set(
    [...reading.blocks.entries()].flatMap(([at, block]) =>
      block.kind !== 'table' && block.kind !== 'heading' && block.lines.some(({ line }) => lines.has(line))
        ? [at]
        : [],
    ),
  )
}

const removal = new RegExp(
  String.raw`\b(?:(?:is|are) (?:hereby )?(?:deleted|removed|waived|withdrawn|eliminated|replaced (?:as follows|(?:by|with) the following))|(?:does|do|shall|will) not apply)\b(?<rest>[^.;]*)`,
  'i',
)
const entirely =
  /^(?: in (?:its|their) entirety| from (?:this|the) policy| by this endorsement)*(?:,? and\b.*)?$/i
const staying = /\b(?:continues? to|still) appl(?:y|ies)\b|\bdoes not change\b/i
/** "In exclusion (f) the words “or drones” are deleted": the rest of it stays. */
const someWords = /\bwords?\b/i

/** What a sentence does to the clauses that it names, and where it names them; null if nothing. */
function effectOf(text: string): { effect: 'REMOVED' | 'LIFTED'; before: string } | null {
  const found = staying.test(text) ? null : removal.exec(text)
  if (!found) return null
  const before = text.slice(0, found.index)
  const isWhole = entirely.test(
    (found.groups?.['rest'] ?? '')
      .replace(placed, '')
      .replace(/\b(?:at|the buildings)\b/gi, '')
      .trimEnd(),
  )
  return { effect: isWhole && !someWords.test(before) ? 'REMOVED' : 'LIFTED', before }
}

const spelled = Object.keys(numberWords).join('|')
const unit = String.raw`(?:consecutive |calendar |business |working )?(?:days?|weeks?|months?|years?|hours?|minutes?|percent|feet|miles?)`
const counted = String.raw`(?:\$ ?\d[\d,]*|\d[\d,]*%?|(?:${spelled})(?:-(?:${spelled}))?)(?: ${unit}\b)?`
const replaced = new RegExp(
  String.raw`\b(?:the (?:number|period|words?|figure|phrase) (?:of )?)?["“]?(?<from>${counted})["”]?(?<described>(?: (?!is\b|are\b|becomes?\b)[\p{L}’'-]+){1,8})? (?:(?:is|are) (?:hereby )?(?:${verbsOfChange}|deleted and replaced)(?: by| with| to)?|becomes?) ["“]?(?<to>${counted})`,
  'iu',
)
const instead = new RegExp(
  String.raw`(?<!\w)(?<to>${counted}),? (?:instead of|in place of|in lieu of|rather than) ["“]?(?<from>${counted})`,
  'i',
)
const periodIn = new RegExp(String.raw`(?<![\w$])(?:\d+|${spelled}) ${unit}\b`, 'i')
const periodGone = new RegExp(
  String.raw`^The (?<from>(?:\d+|${spelled})[ -]${unit}) (?:period|limit|requirement|notice)?\s*(?:is|are) (?:hereby )?(?:deleted|removed|eliminated)`,
  'i',
)

interface FoundReplacement {
  readonly put: Replacement
  readonly at: number
  /** What the old value is of: "for a suit against us"; empty if not said. */
  readonly described: string
}

/** "One year is replaced by two years", "the 30 days become 60 days", "within two years. The one year period is deleted." */
export function replacementIn(text: string, next: string): FoundReplacement | null {
  const found = replaced.exec(text) ?? instead.exec(text)
  const { from, to, described = '' } = found?.groups ?? {}
  // "Item 5 is amended to $35,000" has the number of the item.
  const isAlike = from !== undefined && to !== undefined && from.startsWith('$') === to.startsWith('$')
  if (found && isAlike) return { put: { from, to }, at: found.index, described }
  const gone = periodGone.exec(next)?.groups?.['from']
  const now = periodIn.exec(text)
  return gone !== undefined && now ? { put: { from: gone, to: now[0] }, at: now.index, described: '' } : null
}

/** The one sentence with the old value and the words by which a change describes it: "The one year for a suit against us is changed to two years." */
function describedClause({ put, described }: FoundReplacement, texts: readonly Clause[]): Clause | null {
  const words = described.toLowerCase().match(/\p{L}{4,}/gu) ?? []
  const [clause, ...others] = texts.filter(
    ({ text }) => amendedText(text, put) !== null && words.every((word) => text.toLowerCase().includes(word)),
  )
  return clause && others.length === 0 ? clause : null
}

const placed =
  /\b(?:premises|locations?|buildings?) (?:nos?\.? |numbers? |#)?(\d{1,3}(?:(?:, and |, | and | & | or )\d{1,3})*)\b/gi

/** The locations that a text names by number: "at Premises 1 and 2". */
function placesIn(text: string): string[] {
  return [...text.matchAll(placed)].flatMap(([, numbers = '']) =>
    (numbers.match(/\d+/g) ?? []).map((each) => String(Number(each))),
  )
}

/** A clause's sentence with the number or period that an amendment puts in; null unless it has the old one once. */
export function amendedText(text: string, { from, to }: Replacement): string | null {
  const old = new RegExp(
    String.raw`(?<![\w$,.])${from.replaceAll(/[$.]/g, String.raw`\$&`)}(?!\w|[,.]\d)`,
    'gi',
  )
  return [...text.matchAll(old)].length === 1 ? text.replace(old, to) : null
}
