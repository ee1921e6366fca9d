import type { Reading } from '../../reading/index.ts'
import { exclusionHeading } from './exclusionHeading.ts'
import { listedItems } from './listedItems.ts'

/** A numbered or lettered paragraph of a policy, or an item of a list within one. */
export interface Clause {
  /** Its block among those of the reading. */
  readonly block: number
  readonly text: string
  /** Its own number or letter, in lower case. */
  readonly mark: string
  /** The numbers and letters that it stands under: "d" for the seventh of "D. CONDITIONS". */
  readonly above: ReadonlySet<string>
  /** The headings over it, and the paragraph that leads to its list. */
  readonly over: string
}

/** How a text names a clause: "condition D.7.", "Exclusion (b) of Section II". */
export interface ClauseReference {
  /** "exclusion"; null if only numbers and letters name it, as in "In B.2. …". */
  readonly word: string | null
  /** Its numbers and letters, outermost first, in lower case: "d", "7". */
  readonly path: readonly string[]
  /** "section ii", in lower case. */
  readonly part: string | null
}

const mark = String.raw`(?:[a-z]|\d{1,3}|[ivx]{2,4})`
const ownMark = new RegExp(
  String.raw`^(?:(?:exclusion|condition|item|paragraph|clause)\.? (?:no\.? )?)?\(?(${mark})[.)](?=\s|$)`,
  'i',
)
const headingMark = new RegExp(
  String.raw`^(?:(?:section|part|item|article|coverage|agreement)\s+)?\(?(${mark})(?:[.):–—-]|\s+[–—-]|(?<=(?:section|part|item|article)\s\w+)\s)`,
  'i',
)

/** The clauses of a document, in order. */
export function clausesOf({ blocks }: Reading): Clause[] {
  const clauses: Clause[] = []
  let leadIn = ''
  let under: { key: string; marks: string[] } = { key: '', marks: [] }
  for (const [block, content] of blocks.entries()) {
    if (content.kind === 'table') continue
    const text = content.text.trim()
    const own = ownMark.exec(text)?.[1]?.toLowerCase()
    const key = content.headings.join(' | ')
    if (key !== under.key) [under, leadIn] = [{ key, marks: [] }, '']
    if (own === undefined && content.kind === 'paragraph') leadIn = text
    const over = `${key} ${leadIn}`
    const headings = content.headings.flatMap(
      (heading) => headingMark.exec(heading)?.[1]?.toLowerCase() ?? [],
    )
    if (own !== undefined && !isTitle(content.kind, text)) {
      const kept = under.marks.filter((each) => kindOf(each) !== kindOf(own))
      clauses.push({ block, text, mark: own, above: new Set([...headings, ...kept]), over })
      under.marks = [...kept, own]
    }
    const list = listedItems(text)
    if (list && list.items.length > 1)
      for (const item of list.items) {
        const inner = ownMark.exec(item)?.[1]?.toLowerCase()
        if (inner === undefined || item === text) continue
        const above = new Set([...headings, ...(own === undefined ? [] : [own])])
        clauses.push({ block, text: item, mark: inner, above, over: `${over} ${list.lead}` })
      }
  }
  return clauses
}

/** "D. CONDITIONS" heads clauses and is none; "14. Supplementary payments. We pay up to $300 a day …" is one. */
function isTitle(kind: string, text: string): boolean {
  return kind === 'heading' && text.split(' ').length < 8
}

function kindOf(each: string): 'number' | 'letter' {
  return /^\d/.test(each) ? 'number' : 'letter'
}

const token = String.raw`\(?(?:[A-Za-z]|\d{1,3}|[IVXivx]{2,4})(?:[.)(]+(?:[A-Za-z]|\d{1,2}|[ivx]{2,4})(?![A-Za-z\d]))*[.)]*`
const words = String.raw`exclusions?|conditions?|paragraphs?|items?|clauses?|provisions?|agreements?|subparagraphs?|limitations?`
const partName = String.raw`(?:section|part|coverage|article|agreement) (?:[A-Z]|[IVX]{1,4}|\d{1,2}|one|two|three|four|five|six)\b`
/** "Exclusions (b) and (c) of Section II", "Section II, exclusion b.", "In B.2.", "Section VI.C" */
const references = new RegExp(
  String.raw`(?:\b(?<before>${partName}),? )?\b(?<word>${words})\.? (?:no\.? |number )?(?<tokens>${token}(?:(?:, and |, | and | or )${token}(?=[\s,;:.]))*)(?=[\s,;:.)]|$)(?: (?:of|in|under) (?:the )?(?<after>${partName}))?|\b(?:in|sections?|parts?|articles?|paragraphs?) (?<bare>(?:[A-Z]|[IVX]{2,4})\.(?:[A-Z]|\d{1,2})(?:\.(?:[a-z]|\d{1,2}))?)(?=[.,;:]*(?:\s|$))`,
  'gi',
)

/** The clauses that a text names, in its order. */
export function clauseReferences(text: string): ClauseReference[] {
  return [...text.matchAll(references)].flatMap(({ groups }) => {
    const { word, tokens, bare, before, after } = groups ?? {}
    const part = (after ?? before)?.toLowerCase() ?? null
    const named = (bare ?? tokens ?? '').split(/, and |, | and | or /)
    return named.flatMap((each): ClauseReference[] => {
      // "An exclusion a carrier adds"
      if (bare === undefined && /^a$/i.test(each)) return []
      const path = each.toLowerCase().match(/[a-z\d]+/g) ?? []
      return path.length === 0 ? [] : [{ word: word?.toLowerCase().replace(/s$/, '') ?? null, path, part }]
    })
  })
}

/** The clause that a text refers to; null if none bears its number, or several do alike. */
export function referredClause(
  { word, path, part }: ClauseReference,
  clauses: readonly Clause[],
  /** The text that names it: of alike clauses, the one that shares its words is meant. */
  naming: string,
): Clause | null {
  const own = path.at(-1)
  const bearing = clauses.filter(
    (clause) => clause.mark === own && path.slice(0, -1).every((each) => clause.above.has(each)),
  )
  const isOfWord =
    word === 'exclusion' || word === 'limitation'
      ? ({ over }: Clause) => exclusionHeading.test(over) || notPaid.test(over)
      : word === 'condition'
        ? ({ over }: Clause) => /\bconditions?\b/i.test(over)
        : word === 'item'
          ? ({ text }: Clause) => /^item\b/i.test(text)
          : () => true
  const ofWord = bearing.filter(isOfWord)
  const ofPart = withinPart(ofWord, part)
  // "Condition 15" may stand under another heading, if only one paragraph has the number.
  const [only, ...others] = ofWord.length > 0 ? ofPart : withinPart(bearing, part)
  if (!only) return null
  if (others.length === 0) return only
  const ranked = [only, ...others]
    .map((clause) => ({ clause, shared: sharedWords(clause.text, naming) }))
    .toSorted((a, b) => b.shared - a.shared)
  const [best, next] = ranked
  return best && best.shared > (next?.shared ?? 0) ? best.clause : null
}

const notPaid =
  /\bwhat we do not pay\b|\bdo(?:es)? not (?:cover|insure|pay)\b|\bwill not pay\b|\bunless\b[^.]*\bexcluded\b/i

/** Those of a part of the form, like Section II, if any stands under it. */
function withinPart(clauses: readonly Clause[], part: string | null): readonly Clause[] {
  if (part === null) return clauses
  const named = new RegExp(String.raw`\b${part}\b`, 'i')
  const within = clauses.filter(({ over }) => named.test(over))
  return within.length > 0 ? within : clauses
}

function sharedWords(one: string, other: string): number {
  const own = new Set(one.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
  return new Set((other.toLowerCase().match(/\p{L}{4,}/gu) ?? []).filter((word) => own.has(word))).size
}
