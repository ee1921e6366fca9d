import { stemsOf } from '../../reading/passages/passageIndex.ts'
import type { StandingRow } from './standingRows.ts'

/** What people call machines whose makers call them otherwise. */
const otherNames: readonly (readonly [RegExp, RegExp])[] = [
  [/\bskid ?steers?\b/i, /\bskid|\bbobcat\b|\btrack loader|\bctl\b/i],
  [/\bbob ?cats?\b/i, /\bbobcat\b|\bskid ?steer/i],
  [/\b(?:track ?hoe|digger|mini ?ex)\w*/i, /\bexcavator/i],
  [/\bfork ?lifts?\b/i, /\bfork ?lift|\btelehandler|\blift truck/i],
  [/\b(?:lull|telehandler)s?\b/i, /\btelehandler|\btelescopic/i],
  [/\b(?:man ?lift|cherry picker|boom lift)s?\b/i, /\bboom lift|\baerial|\bman ?lift/i],
  [/\bplows?\b/i, /\bplow/i],
  [/\bpick-?ups?\b/i, /\bpick-?up|\bf-?\d{3}\b|\bsilverado|\bram\b|\bsierra|\btundra/i],
]
const rowNumber =
  /\b(?:unit|item|auto|vehicle|truck|no\.?|number|class|code)\s*#?\s*(\d{1,5})\b|#\s?(\d{1,3})\b/i

/** The only row that a question names: by its number, by a word that no other row has, or by what people call such a thing. */
export function namedRow(question: string, rows: readonly StandingRow[]): StandingRow | null {
  const [, first, second] = rowNumber.exec(question) ?? []
  const number = first ?? second
  const numbered = rows.filter(
    ({ texts }) => number !== undefined && (texts['number'] === number || texts['classCode'] === number),
  )
  if (numbered.length === 1) return numbered[0] ?? null
  const asked = new Set(stemsOf(question))
  const words = rows.map(({ name }) => new Set(stemsOf(name)))
  const named = rows.filter((_, at) =>
    [...(words[at] ?? [])].some(
      (word) =>
        asked.has(word) && !plain.has(word) && words.every((other, of) => of === at || !other.has(word)),
    ),
  )
  if (named.length > 0) return named.length === 1 ? (named[0] ?? null) : null
  const meant = otherNames.filter(([called]) => called.test(question))
  const alike = rows.filter(({ name }) => meant.some(([, own]) => own.test(name)))
  return alike.length === 1 ? (alike[0] ?? null) : null
}

/** A question without the common names of machines: "what is the insured for" of "what is the skid steer insured for". */
export function withoutOtherNames(question: string): string {
  return otherNames.reduce((text, [called]) => text.replace(called, ' '), question)
}

/** Words that a row's name and a question may share by chance. */
const plain = new Set(
  stemsOf('work operations all other and new limit cost value unit truck auto vehicle class code'),
)
