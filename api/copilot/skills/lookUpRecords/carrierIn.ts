import { carrierKind } from '../../../knowledge/index.ts'
import { folded } from '../../../platform/index.ts'
import type { Reply, Task } from '../../runs/task.ts'
import { outsideRecipientIn } from '../answerClient/outsideRecipient.ts'
import { nextOfName } from '../namedAccounts.ts'

export interface CarrierRow {
  readonly id: string
  readonly name: string
}

/** A text without carriers and others who are written to, whose names may begin like those of clients: "Casco Bay Underwriters". */
export function withoutCarriers(agency: Pick<Task['agency'], 'table'>, text: string): string {
  const outside = outsideRecipientIn(agency, text)
  let rest = outside ? text.replace(outside.words, ' ') : text
  for (const { name } of agency.table(carrierKind).values()) {
    const words = name.split(/\s+/).filter((word) => !/^(?:co|company|inc|corp|group)\b\.?$/i.test(word))
    if (words.length < 2) continue
    const spell = (part: readonly string[]) =>
      part.map((word) => word.replaceAll(/[^\p{L}\p{N}]/gu, '.')).join(String.raw`\s+`)
    // "Prairie Mutual" is short for Prairie Mutual Casualty; "Casco Bay" may be anybody.
    const at = words.findIndex((word, place) => place > 0 && ofCarriers.test(word))
    const isShort = at > 0 && at + 1 < words.length
    const spelled = isShort
      ? String.raw`${spell(words.slice(0, at + 1))}(?:\s+${spell(words.slice(at + 1))})?`
      : spell(words)
    rest = rest.replaceAll(new RegExp(String.raw`(?<![\p{L}\p{N}])${spelled}(?![\p{L}\p{N}])`, 'giu'), ' ')
  }
  return rest
}

const ofCarriers = /^(?:mutual|insurance|casualty|indemnity|assurance|surety|specialty|excess|underwriters)$/i

/** The carrier named in a message, by its full name, its first two words, or a first word that no other carrier has; null if several may be meant. */
export function carrierIn(agency: Pick<Task['agency'], 'table'>, request: string): CarrierRow | null {
  const { meant } = carriersIn(agency, request)
  return meant.length === 1 ? (meant[0] ?? null) : null
}

interface NamedCarriers {
  /** More than one where the words fit several alike: "Granite State". */
  readonly meant: readonly CarrierRow[]
  /** Those that begin as the message names a carrier, and go on otherwise: "Granite State Casualty", for "Granite State Mutual". */
  readonly near: readonly CarrierRow[]
}

export function carriersIn(agency: Pick<Task['agency'], 'table'>, request: string): NamedCarriers {
  const words = wordsOf(request)
  // A word behind a comma or a full stop goes on no name.
  const spelled = [...request.matchAll(/([^\p{L}\p{N}]*)([\p{L}\p{N}]+)/gu)].map(
    ([, before = '', word = '']) => (/^\s*$/.test(before) ? word : ''),
  )
  const found = [...agency.table(carrierKind).values()].map((row) => {
    const name = wordsOf(row.name)
    return { row, length: name.length, ...mentionOf(name, { words, spelled }) }
  })
  const fitting = found.filter(({ count, isOther }) => count > 0 && !isOther)
  const most = Math.max(...fitting.map(({ count }) => count))
  const [first, ...others] = fitting.filter(({ count }) => count === most).toSorted((a, b) => a.at - b.at)
  const near = found.filter(({ count, isOther }) => count > 1 && isOther).map(({ row }) => row)
  if (!first) return { meant: [], near }
  const alike = [first, ...others.filter(({ at }) => at === first.at)]
  const whole = alike.filter(({ length }) => length === most)
  // A first word alone may be anybody's: "with Granite".
  const isPlaced = most > 1 || (alike.length === 1 && placing.test(words[first.at - 1] ?? ''))
  return { meant: isPlaced ? (whole.length > 0 ? whole : alike).map(({ row }) => row) : [], near }
}

/** Asks which carrier is meant where several fit, or none goes on as it is named; null where it is clear. */
export function whichCarrier({ meant, near }: NamedCarriers): Reply | null {
  const names = (rows: readonly CarrierRow[]) =>
    new Intl.ListFormat('en-US', { type: 'disjunction' }).format(rows.map(({ name }) => name))
  if (meant.length > 1) return { text: `Which carrier do you mean: ${names(meant)}?` }
  return meant.length === 0 && near.length > 0
    ? { text: `No carrier of that name is on record. Do you mean ${names(near)}?` }
    : null
}

const placing = /^(?:with|from|by|at|through)$/

function wordsOf(text: string): string[] {
  return folded(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ')
}

/** How many words of a name a message has in a row, and where; whether it goes on as another carrier's name does. */
function mentionOf(
  name: readonly string[],
  { words, spelled }: { words: readonly string[]; spelled: readonly string[] },
) {
  let best = { count: 0, at: -1, isOther: false }
  for (const at of words.keys()) {
    const end = name.findIndex((word, place) => words[at + place] !== word)
    const count = end === -1 ? name.length : end
    const next = words[at + count] ?? ''
    const goesOn = kindOfCarrier.test(next) || nextOfName.test(spelled[at + count] ?? '')
    const isOther = count < name.length && goesOn && !name.includes(next)
    if (count > best.count) best = { count, at, isOther }
  }
  return best
}

const kindOfCarrier = /^(?:mutual|casualty|indemnity|assurance|surety|specialty|excess|underwriters)$/
