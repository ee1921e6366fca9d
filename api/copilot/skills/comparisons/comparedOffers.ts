import { type Difference, quotedOptions } from '../../../knowledge/index.ts'
import { type ReadingContext, readFileOf } from '../../documents/documentReading.ts'
import type { TaskFile } from '../../documents/taskFile.ts'
import type { Task } from '../../runs/task.ts'
import { compare } from '../../tools/compare.ts'
import { titledRows } from './titledRows.ts'
import { compareOffers } from '../../tools/compareOffers.ts'

/** One thing that offers say, alike or not. */
export interface OfferRow extends Pick<Difference, 'key' | 'label' | 'materiality'> {
  /** In the order of the offers; null where one does not mention it. */
  readonly sides: readonly Difference['a'][]
  /** The offer that is better for the insured than each other one; null when none is. */
  readonly best: number | null
}

/** Offers by the number of their box, then as they were attached; documents on record come last. */
export function inOrder(offers: readonly TaskFile[], attached: readonly TaskFile[]): TaskFile[] {
  const place = ({ id }: TaskFile) => {
    const at = attached.findIndex((file) => file.id === id)
    return at >= 0 ? at : Infinity
  }
  return offers.toSorted((x, y) => (x.prefix ?? '~').localeCompare(y.prefix ?? '~') || place(x) - place(y))
}

/** The row to compare prices by: the first in which every offer states what it costs, or else any. */
export function priceRow<Priced extends Pick<OfferRow, 'key' | 'sides'>>(
  rows: readonly Priced[],
): Priced | null {
  const priced = priceKeys.flatMap((key) => rows.filter((row) => row.key === key))
  return priced.find(({ sides }) => sides.every((side) => side?.amount != null)) ?? priced[0] ?? null
}

const priceKeys = ['total', 'totalWithoutTerrorism', 'premium']

/** What rows say of the price, in the order in which it adds up; they are told apart from the coverages. */
const costOrder = [
  'premium',
  'charges',
  'fees',
  'taxes',
  'terrorism',
  'total',
  'totalWithoutTerrorism',
  'totalWithTerrorism',
  'totalAsQuoted',
]

/** Whether a row is part of what the offers cost. */
export function isCost({ key }: Pick<OfferRow, 'key'>): boolean {
  return costOrder.includes(costKeyOf(key))
}

/** The premium of one coverage stands behind the whole premium. */
function costKeyOf(key: string): string {
  return key.split(':')[0] ?? key
}

/** What an offer requires before or after it is bound: a row of its own for each, which compares with no other. */
function isCondition({ key }: Pick<OfferRow, 'key'>): boolean {
  return key.startsWith('condition:')
}

/**
 * The rows that a reader compares: the costs, in the order they add up and each told once, then the others. What each offer
 * requires is no row.
 */
export function shownRows<Row extends Pick<OfferRow, 'key'>>(rows: readonly Row[]): Row[] {
  const has = (key: string) => rows.some((row) => row.key === key)
  const isSplit = has('fees') && has('taxes')
  const told = has('charges') && isSplit ? ['fees', 'taxes'] : has('fees') || has('taxes') ? ['charges'] : []
  const kept = rows.filter((row) => !told.includes(row.key) && !isCondition(row))
  const placeOf = ({ key }: Row) => costOrder.indexOf(costKeyOf(key))
  return [
    ...kept.filter(isCost).toSorted((a, b) => placeOf(a) - placeOf(b)),
    ...kept.filter((row) => !isCost(row)),
  ]
}

/** An amount to compare by, where "none" is nothing; null when there is none. */
export function comparableAmount(side: OfferRow['sides'][number]): number | null {
  if (!side) return null
  if (/^(?:none|nil|waived|no\b|n\/?a$|not applicable)/i.test(side.text)) return 0
  return side.standing === 'excluded' ? null : side.amount
}

/** What offers say, in the order of the offers. */
export interface ComparedOffers {
  readonly rows: readonly OfferRow[]
  readonly names: readonly string[]
  /** Whom they are for; null where that is not known. */
  readonly insured: string | null
  /** The last day on which each can be accepted; null where it is not known. */
  readonly expires: readonly (string | null)[]
  /** What each requires before or after it is bound. */
  readonly conditions: readonly (readonly NonNullable<Difference['a']>[])[]
}

/** The offers of some files: each option of a quote that prices several is one of its own. */
export async function quotedOffers(context: ReadingContext, files: readonly TaskFile[]): Promise<TaskFile[]> {
  const offers = await Promise.all(
    files.map(async (file) => {
      if (file.option !== undefined) return [file]
      const { reading } = await readFileOf(context, file.id)
      const options = quotedOptions(reading)
      return options.length > 1 ? options.map((_, option): TaskFile => ({ ...file, option })) : [file]
    }),
  )
  return offers.flat()
}

/** An offer as tools take it. */
export function offeredOf({ id, option }: Pick<TaskFile, 'id' | 'option'>) {
  return { fileId: id, option }
}

/** Whether a quote says it for the agency only: what a client gets names no commission. */
export function isForAgency(words: string): boolean {
  return /^(?:(?:agency|agent|broker|producer|gross|net|your)(?:['’]s)? )?commissions?\b|^(?:agent|broker|producer)(?:['’]s)? compensation\b|\bcommissions?\b[^.;]{0,12}\d+(?:\.\d+)?\s?%|%\s(?:\w+ )?commissions?\b/i.test(
    words,
  )
}

/** A comparison without what it says for the agency only, for a document that a client may get. */
export function forClient<
  Compared extends {
    readonly rows: readonly { readonly label: string }[]
    readonly same: readonly { readonly label: string }[]
    readonly options: readonly { readonly conditions: readonly { readonly text: string }[] }[]
  },
>(compared: Compared): Compared {
  const { rows, same, options } = compared
  return {
    ...compared,
    rows: rows.filter(({ label }) => !isForAgency(label)),
    same: same.filter(({ label }) => !isForAgency(label)),
    options: options.map((option) => ({
      ...option,
      conditions: option.conditions.filter(({ text }) => !isForAgency(text)),
    })),
  }
}

/** Everything that two offers or more say, item by item. */
export async function comparedOffers(
  { journal }: Pick<Task, 'journal'>,
  offers: readonly TaskFile[],
): Promise<ComparedOffers> {
  const [a, b] = offers
  if (offers.length > 2 || !a || !b) {
    const { rows, same, ...about } = await journal.call(compareOffers, { offers: offers.map(offeredOf) })
    return { rows: titledRows([...rows, ...same.map((row) => ({ ...row, ...alike }))]), ...about }
  }
  const { differences, same, ...about } = await journal.call(compare, { a: offeredOf(a), b: offeredOf(b) })
  const rows = differences.map(({ key, label, materiality, better, ...sides }): OfferRow => ({
    key,
    label,
    materiality,
    sides: [sides.a, sides.b],
    best: better === null ? null : better === 'A' ? 0 : 1,
  }))
  return {
    rows: titledRows([
      ...rows,
      ...same.map(({ label, ...sides }) => ({ label, sides: [sides.a, sides.b], ...alike })),
    ]),
    ...about,
  }
}

/** Whether all offers say the same. */
export function areAlike({ key }: Pick<OfferRow, 'key'>): boolean {
  return key === alike.key
}

const alike = { key: 'same', materiality: 'low', best: null } as const
