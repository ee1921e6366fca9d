const ordinals = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
]

/** What "the second" may be of, if it is of a list and of nothing else. */
const listed = String.raw`(?:ones?|clients?|accounts?|insureds?|on (?:the|that|your) list)`
const byWord = new RegExp(
  String.raw`\bthe\s+(${ordinals.join('|')}|last)\s+(?:${listed}\b|$)|^\s*(?:the\s+)?(${ordinals.join('|')}|last)[\s.!]*$`,
  'i',
)
const byNumber = /^\s*(?:#|no\.?\s*|number\s+)?(\d{1,2})[\s.!]*$|(?:#|\bnumber\s+)(\d{1,2})\b/i

/** "The one in Saco". */
const byPlace = /\bthe (?:ones?|client|account|insured) (?:in|at|on) (\p{L}[\p{L}\d .'’-]{2,40}?)\s*[.!?]*$/iu

/**
 * The row of a Markdown list or table that a message picks: "the first one", "number 2", "the one in Saco". Null if it
 * picks none.
 */
export function pickedRow(said: string, shown: string): string | null {
  const place = byPlace.exec(said)?.[1]?.toLowerCase()
  const there = place ? rowsOf(shown).filter((row) => row.toLowerCase().includes(place)) : []
  if (there.length === 1) return there[0] ?? null
  const [, one, alone] = byWord.exec(said.replace(/[\s.!?]+$/, '')) ?? []
  const word = (one ?? alone)?.toLowerCase()
  const [, whole, named] = byNumber.exec(said) ?? []
  const number = Number(whole ?? named)
  if (word === undefined && !(number > 0)) return null
  const rows = rowsOf(shown)
  const at = word === 'last' ? rows.length - 1 : word === undefined ? number - 1 : ordinals.indexOf(word)
  return rows[at] ?? null
}

/** The items of a list, or the rows below a table's heading. */
function rowsOf(markdown: string): string[] {
  const lines = markdown.split('\n')
  const rule = lines.findIndex((line) => /^\|(?:\s*:?-+:?\s*\|)+$/.test(line))
  if (rule >= 0) {
    const rest = lines.slice(rule + 1)
    const end = rest.findIndex((line) => !line.startsWith('|'))
    return end < 0 ? rest : rest.slice(0, end)
  }
  return lines.flatMap((line) => /^\s*(?:[-*]|\d{1,2}\.)\s+(.+)$/.exec(line)?.[1]?.trim() ?? [])
}
