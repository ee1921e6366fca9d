/** A list within running text: "We do not insure: (a) war; (b) flood." */
export interface InlineList {
  /** What stands before the first item. */
  readonly lead: string
  readonly items: readonly string[]
  /** How the next item would begin, if numbers or letters mark them: the list may go on in the next paragraph. */
  readonly next: string | null
}

/** The items of a text: those with consecutive numbers or letters, or those between semicolons after a colon. */
export function listedItems(text: string): InlineList | null {
  const { marks, next } = longestRun([...text.matchAll(printedMark)])
  const [first, second] = marks
  const colon = text.lastIndexOf(': ')
  const between = text.slice(colon + 2).split(/;\s+/)
  // "B. We do not cover: land; paving" is itself an item that holds a list.
  const isWhole = first?.index === 0 && !second
  if (colon !== -1 && between.length > 1 && (!first || isWhole))
    return { lead: text.slice(0, colon + 1), items: between.map(trimmed), next: null }
  if (!first) return null
  return {
    lead: text.slice(0, first.index).trim(),
    items: marks.map((each, at) => trimmed(text.slice(each.index, marks[at + 1]?.index))),
    next,
  }
}

/** How the item would begin that follows the last of a text; null when its items have no numbers or letters. */
export function nextMark(text: string): string | null {
  return longestRun([...text.matchAll(printedMark)]).next
}

const printedMark =
  /(?<=^|[:;.,]\s|\b(?:and|or)\s|\s(?=\())(\(?)(\d{1,2}|[a-zA-Z]|[ivx]{2,5})([.)])\s+(?=\S)/g

function trimmed(item: string): string {
  return item.trim().replace(/(?:[;,]| (?=and$|or$))\s*(?:and|or)?$/, '')
}

interface Run {
  readonly marks: readonly RegExpExecArray[]
  readonly next: string | null
}

/** The longest series of marks that follow one another, from the first of its kind or from the start of the text. */
function longestRun(marks: readonly RegExpExecArray[]): Run {
  const runs = marks.flatMap((start) =>
    orders.flatMap((names): Run[] => {
      const from = names.indexOf(start[2] ?? '')
      if (from === -1 || (from > 0 && start.index > 0)) return []
      const run = [start]
      for (const mark of marks)
        if (
          mark.index > start.index &&
          mark[2] === names[from + run.length] &&
          mark[1] === start[1] &&
          mark[3] === start[3]
        )
          run.push(mark)
      return [{ marks: run, next: `${start[1] ?? ''}${names[from + run.length] ?? ''}${start[3] ?? ''}` }]
    }),
  )
  const none: Run = { marks: [], next: null }
  return runs.reduce((longest, run) => (run.marks.length > longest.marks.length ? run : longest), none)
}

const letters = 'abcdefghijklmnopqrstuvwxyz'
const orders: readonly (readonly string[])[] = [
  Array.from({ length: 99 }, (_, at) => String(at + 1)),
  [...letters],
  [...letters.toUpperCase()],
  ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii', 'xiii', 'xiv', 'xv'],
]

/** Whether a text begins the section after the one that another begins: "9. When coverage ends" after "8. Exclusions". */
export function isNextSection(text: string, before: string): boolean {
  const [mark, own] = [text, before].map((each) => sectionMark.exec(each)?.[1])
  if (mark === undefined || own === undefined) return false
  // "J." under "I. Exclusions" is an item of theirs.
  const names = romans.includes(own) ? romans : orders.find((each) => each.includes(own))
  return names?.[names.indexOf(own) + 1] === mark
}

const sectionMark = /^([A-Z]|[IVX]{1,5}|\d{1,2})\.\s+(?=[A-Z])/
const romans = 'I II III IV V VI VII VIII IX X XI XII XIII XIV XV'.split(' ')
