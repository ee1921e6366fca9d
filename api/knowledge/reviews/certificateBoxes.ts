import type { Reading } from '../../reading/index.ts'
import type { AggregatePer, CoveredAuto } from '../policies/certificateFacts.ts'
import { isYes, type Words, wordsOf } from './certificateCells.ts'
import type { Statement } from './statement.ts'

/** What is ticked on a certificate, with its words. */
export interface Ticked<Value> {
  readonly values: ReadonlySet<Value>
  readonly words: Words
}

/** The boxes of a certificate besides those for provisions; null where none of a kind is ticked. */
export interface CertificateBoxes {
  readonly autos: Ticked<CoveredAuto> | null
  readonly aggregatePer: Ticked<AggregatePer> | null
  /** Whether the form prints boxes of this kind. */
  readonly has: Readonly<Record<'autos' | 'aggregatePer', boolean>>
}

const autos = [
  ['ANY', /^any autos?\b/i],
  ['OWNED', /^(?:all )?owned\b/i],
  ['SCHEDULED', /^scheduled\b/i],
  ['HIRED', /^hired\b/i],
  ['NON_OWNED', /^(?:hired (?:and|&|\/) )?non-? ?owned\b/i],
] as const satisfies readonly (readonly [CoveredAuto, RegExp])[]

const aggregates = [
  ['POLICY', /^(?:per )?policy\b(?! (?:number|no\b|eff|exp|limit|period))/i],
  ['PROJECT', /^(?:per )?pro-? ?j(?:ect)?\b/i],
  ['LOCATION', /^(?:per )?loc(?:ation)?\b/i],
] as const satisfies readonly (readonly [AggregatePer, RegExp])[]

/** How a report calls the autos of each box. */
export const autoWords = {
  ANY: 'any auto',
  OWNED: 'owned autos',
  SCHEDULED: 'scheduled autos',
  HIRED: 'hired autos',
  NON_OWNED: 'non-owned autos',
} as const satisfies Record<CoveredAuto, string>

/** How certificates show one of several kinds. */
interface Choice<Value> {
  readonly kinds: readonly (readonly [Value, RegExp])[]
  /** A label whose value names the kind: "Aggregate applies per: Project". */
  readonly label: RegExp
  /** A sentence, with the kind as its group: "The aggregate applies per project". */
  readonly sentence: RegExp
  /** Whether a box is of this choice. */
  readonly isOwn: (box: Box) => boolean
}

const autoChoice: Choice<CoveredAuto> = {
  kinds: autos,
  label: /^(?:covered )?autos?(?: covered)?$/i,
  sentence:
    /\b(?:auto|liability).{0,40}?\b(any auto)\b|\b(?:policy|insurance|coverage)\b[^.;]{0,30}\b(?:covers|insures|includes|applies to)\b[^.;]{0,20}\b(any auto)\b/i,
  isOwn: () => true,
}

const aggregateChoice: Choice<AggregatePer> = {
  kinds: aggregates,
  label: /\baggregate\b.{0,20}\b(?:per|applies)\b/i,
  sentence:
    /\baggregate\b.{0,30}?\bper:? (policy|project|location)\b(?!:? no\b)|\b(per project)\b(?=:? yes)/i,
  // "[X] Policy" may be of anything.
  isOwn: ({ label, text }) =>
    /\baggregate\b.{0,30}\b(?:per|applies)\b/is.test(text) || /^(?:policy|pro-? ?ject|loc)\W*$/i.test(label),
}

/**
 * What the boxes of a certificate show, or its labels and sentences where it has no boxes. The form has each box with the
 * words beside it; where these go on below, the certificate as it was read has them together.
 */
export function certificateBoxes(
  form: Reading,
  shown: readonly Statement[],
  asRead: Reading,
): CertificateBoxes {
  const printed = asRead.pages.map(({ lines }) => lines.map(({ text }) => text).join(' ')).join(' ')
  const choose = <Value>(choice: Choice<Value>) =>
    chosen(choice, wordsOf(form), shown) ?? chosen(choice, wordsOf(asRead), [])
  return {
    autos: choose(autoChoice),
    aggregatePer: choose(aggregateChoice),
    has: {
      autos: /\bany auto\b/i.test(printed),
      aggregatePer: /\baggregate\b.{0,40}\bappl(?:y|ies)\b/i.test(printed),
    },
  }
}

function chosen<Value>(
  { kinds, label, sentence, isOwn }: Choice<Value>,
  words: readonly Words[],
  shown: readonly Statement[],
): Ticked<Value> | null {
  const named = (text: string, place: Words) =>
    kinds.flatMap(([value, name]) => (name.test(text) ? [{ value, words: place }] : []))
  const boxes = words.flatMap(boxesIn).flatMap((box) => (isOwn(box) ? named(box.label, box.words) : []))
  const answers = shown.flatMap((each) => {
    if (each.label.length >= longestLabel) return []
    // "Owned, hired and non-owned" answers with several.
    if (label.test(each.label))
      return each.text
        .replace(/^\W*x\W+/i, '')
        .split(/\s*(?:[,;/&]|\band\b)\s*/i)
        .flatMap((text) => named(text, each))
    return isYes(each.text) ? named(each.label, each) : []
  })
  const said = words.flatMap((each) => {
    const [, ...groups] = each.text.search(mark) >= 0 ? [] : (sentence.exec(each.text) ?? [])
    return groups.flatMap((text) => (text === undefined ? [] : named(text, each)))
  })
  const marked = [...boxes, ...answers]
  const found = marked.length > 0 ? marked : said
  const [first] = found
  return first ? { values: new Set(found.map(({ value }) => value)), words: first.words } : null
}

const longestLabel = 60

interface Box {
  readonly label: string
  /** The words that the box stands in. */
  readonly text: string
  readonly words: Words
}

const mark = /\[ ?[xX]? ?\]|\( ?[xX]? ?\)|[☐☒☑✓✔✕✖✗✘×■●]|(?<=^|\s)X(?=\s+[A-Z])/g
const tick = /x|[☒☑✓✔✕✖✗✘×■●]/i

/** The ticked boxes of a cell or a line, each with the text beside it. */
function boxesIn(words: Words): Box[] {
  const { text } = words
  const marks = [...text.matchAll(mark)]
  const last = marks.at(-1)
  // "ANY AUTO [X]": the names are before their boxes where none is behind the last.
  const isBehind =
    last !== undefined && marks[0]?.index !== 0 && text.slice(last.index + last[0].length).trim() === ''
  return marks.flatMap(({ 0: sign, index }, at) => {
    if (!tick.test(sign)) return []
    const before = marks[at - 1]
    const label = isBehind
      ? text.slice(before ? before.index + before[0].length : 0, index)
      : text.slice(index + sign.length, marks[at + 1]?.index ?? text.length)
    return [{ label: label.trim(), text, words }]
  })
}
