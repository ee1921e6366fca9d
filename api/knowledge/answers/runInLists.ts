import type { Passage } from '../../reading/passages/passagesOf.ts'

interface OpenList {
  readonly lead: string
  readonly block: number
  last: Mark
}

interface Mark {
  readonly style: string
  readonly at: number
}

/**
 * The items of a list that runs on in a paragraph, each on its own after the words that lead to all of them:
 * "We will not pay for loss: (1) to money; (2) by delay."
 */
export function runInLists(passages: readonly Passage[]): Passage[] {
  let open: OpenList | null = null
  return withFirstItems(passages).flatMap((passage) => {
    if (passage.kind === 'row' || passage.kind === 'heading') {
      open = null
      return [passage]
    }
    const { text, block } = passage
    const known: OpenList | null = open?.block === block ? open : null
    const [, lead, rest = ''] = known ? [] : (startsList.exec(text) ?? [])
    const list = known ?? (lead === undefined ? null : { lead, block, last: { style: '', at: 0 } })
    const items = list === null ? [] : itemsOf(known ? text : rest, list.last)
    const last = items.at(-1)?.mark
    if (list === null || last === undefined) {
      open = null
      return [passage]
    }
    open = { ...list, last }
    return items.map((item, at) =>
      at === 0 && !known
        ? { ...passage, text: `${lead} ${item.text}` }
        : { ...passage, text: item.text, leadIn: list.lead },
    )
  })
}

/** "This insurance does not apply to: A." is no sentence without the first item. */
function withFirstItems(passages: readonly Passage[]): readonly Passage[] {
  const whole: Passage[] = []
  for (const passage of passages) {
    const before = whole.at(-1)
    const isFirst = before?.block === passage.block && before.page === passage.page
    if (isFirst && before.kind !== 'row' && endsAtMark.test(before.text))
      whole[whole.length - 1] = { ...before, text: `${before.text} ${passage.text}` }
    else whole.push(passage)
  }
  return whole
}

const endsAtMark = /: \(?(?:1|a|i|A)[.)]$/
const startsList = /^([^:]{3,200}:)\s+(\(?(?:1|a|i|A)[.)]\s.*)$/s
const mark = /^(\(?)(\d{1,2}|[a-z]|[A-Z])([.)])\s/
/** Where the next item of a list may begin. */
const between = /(?<=[;,.](?: (?:and|or))?)\s+(?=\(?(?:\d{1,2}|[a-zA-Z])[.)]\s)/

/** The items of a text that begins with the one after the last; none if it begins with something else. */
function itemsOf(text: string, last: Mark): { readonly text: string; readonly mark: Mark }[] {
  const items: { text: string; mark: Mark }[] = []
  for (const part of text.split(between)) {
    const before = items.at(-1)
    const own = markOf(part)
    const { style, at } = before?.mark ?? last
    if (own && own.at === at + 1 && (own.style === style || at === 0)) items.push({ text: part, mark: own })
    else if (before) items[items.length - 1] = { ...before, text: `${before.text} ${part}` }
    else return []
  }
  return items
}

function markOf(text: string): Mark | null {
  const [, opens, own, closes] = mark.exec(text) ?? []
  if (own === undefined) return null
  const isNumber = /\d/.test(own)
  const first = own === own.toUpperCase() ? 'A' : 'a'
  return {
    style: `${opens}${isNumber ? 1 : first}${closes}`,
    at: isNumber ? Number(own) : own.charCodeAt(0) - first.charCodeAt(0) + 1,
  }
}

/** Whether one item of a list follows the other: "C. Asbestos, lead or silica." and "D. Any liability …" */
export function isNextItem(one: string, other: string): boolean {
  const [own, next] = [markOf(one), markOf(other)]
  return own !== null && next !== null && own.style === next.style && next.at === own.at + 1
}
