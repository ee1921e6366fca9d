import { dollars, type Difference } from '../../../knowledge/index.ts'
import type { TaskFile } from '../../documents/taskFile.ts'
import type { Task } from '../../runs/task.ts'
import {
  comparableAmount,
  comparedOffers,
  type ComparedOffers,
  isCost,
  type OfferRow,
  quotedOffers,
} from './comparedOffers.ts'
import { type OfferCorrections, offerCorrections } from './offerCorrections.ts'

/** Of an amount that no longer holds after a correction. */
const open = 'To be recalculated'

type Side = NonNullable<Difference['a']>

/** What the offers of some files say, item by item, with what the user corrected. */
export async function offersAsCorrected(task: Task, files: readonly TaskFile[]) {
  const quoted = await quotedOffers(task, files)
  const corrections = await offerCorrections(task, quoted)
  return correctedOffers(await comparedOffers(task, quoted), quoted, corrections)
}

/** What offers say with what the user corrected in it, each mark of which says by whom. */
export function correctedOffers(
  compared: ComparedOffers,
  files: readonly TaskFile[],
  { all, by }: OfferCorrections,
): ComparedOffers & { readonly files: readonly TaskFile[] } {
  let rows = [...compared.rows]
  const names = [...compared.names]
  const more: { file: TaskFile; name: string; sides: Map<string, Side> }[] = []
  function put(
    { key, label, materiality }: Pick<OfferRow, 'key' | 'label' | 'materiality'>,
    at: number,
    side: Side,
  ) {
    const isOwn = (row: OfferRow) =>
      key === 'same' || row.key === 'same' ? row.label === label : row.key === key
    const known = rows.find(isOwn)
    const sides = (known?.sides ?? files.map(() => null)).with(at, side)
    const changed = {
      key: key === 'same' ? `said:${label}` : key,
      label: known?.label ?? label,
      materiality,
      sides,
    }
    const row = { ...changed, best: bestOf(changed) }
    rows = known ? rows.map((each) => (each === known ? row : each)) : [...rows, row]
  }
  for (const each of all) {
    const at = files.findIndex(({ id, option }) => id === each.offer.id && option === each.offer.option)
    if (each.kind === 'carrier')
      for (const [place, file] of files.entries())
        if (file.id === each.offer.id) {
          const [, quoted = ''] = /(, quoted as .*)$/.exec(names[place] ?? '') ?? []
          names[place] = `${each.name}${quoted}`
        }
    if (each.kind === 'value' && at >= 0) {
      const isKnown = rows.some(
        ({ key, sides }) => key === each.row.key && each.amount !== null && sides[at]?.amount === each.amount,
      )
      if (isKnown) continue
      put(each.row, at, saidBy(by, each.text, each.amount))
      // What was charged on another premium, and the total that held it, are none any more.
      const dependent = each.row.key === 'premium' ? /^(?:total|taxes$|charges$)/ : /^total/
      if (isCost(each.row) && !each.row.key.startsWith('total'))
        for (const row of rows.filter(({ key, sides }) => dependent.test(key) && sides[at]))
          put(row, at, saidBy(by, open, null))
    }
    const total = each.kind === 'value' && at >= 0 ? totalAgain(compared.rows, rows, at) : null
    if (total)
      put(total.row, at, { ...saidBy(by, '', total.amount), text: `${dollars(total.amount)} (recalculated)` })
    if (each.kind === 'option') {
      const own: [string, Side][] = [['premium', addedBy(by, each.premium)]]
      if (each.limitKey !== null) own.push([each.limitKey, addedBy(by, each.limit)])
      const name = `${(names[files.findIndex(({ id }) => id === each.offer.id)] ?? each.offer.name).replace(/, quoted as .*$/, '')}, ${dollars(each.limit)} limit (added by ${by})`
      more.push({ file: { ...each.offer, option: added + more.length }, name, sides: new Map(own) })
    }
  }
  const widened = rows.map((row) => {
    const sides = [...row.sides, ...more.map(({ sides: own }) => own.get(row.key) ?? null)]
    return more.length === 0 || row.key === 'same'
      ? { ...row, sides }
      : { ...row, sides, best: bestOf({ ...row, sides }) }
  })
  return {
    files: [...files, ...more.map(({ file }) => file)],
    rows: widened,
    insured: compared.insured,
    names: [...names, ...more.map(({ name }) => name)],
    expires: [...compared.expires, ...more.map(() => null)],
    conditions: [...compared.conditions, ...more.map(() => [])],
  }
}

/**
 * What an offer comes to after a correction, where its total was the premium with its fees and taxes: null while one of
 * them is not known.
 */
function totalAgain(
  before: readonly OfferRow[],
  after: readonly OfferRow[],
  at: number,
): { readonly row: OfferRow; readonly amount: number } | null {
  const row = after.find(({ key }) => key === 'total' || key === 'totalWithoutTerrorism')
  if (row?.sides[at]?.text.startsWith(open) !== true) return null
  const partsIn = (rows: readonly OfferRow[]) =>
    ['premium', 'fees', 'taxes'].map((key) => {
      const side = rows.find((each) => each.key === key)?.sides[at] ?? null
      const isAmount = side === null || !/\bplus\b/i.test(side.text)
      return side === null && key !== 'premium' ? 0 : isAmount ? comparableAmount(side) : null
    })
  const sumIn = (rows: readonly OfferRow[]) =>
    partsIn(rows).reduce((sum, part) => (sum === null || part === null ? null : sum + part), 0)
  const [old, amount] = [sumIn(before), sumIn(after)]
  const printed = before.find(({ key }) => key === row.key)?.sides[at]?.amount ?? null
  const didAddUp = old !== null && printed !== null && Math.abs(old - printed) <= 100
  return didAddUp && amount !== null ? { row, amount } : null
}

/** Options that only the user tells are numbered apart from those of the quote. */
const added = 100

function saidBy(by: string, text: string, amount: number | null): Side {
  return { text: `${text} (corrected by ${by})`, amount, standing: 'stated', quote: '', page: 1 }
}

function addedBy(by: string, amount: number): Side {
  return { ...saidBy(by, dollars(amount), amount), text: `${dollars(amount)} (added by ${by})` }
}

/** The best amount of a row in which every offer has one; null where it is not known whether less or more is better. */
function bestOf(row: Pick<OfferRow, 'key' | 'label' | 'sides'>): number | null {
  const amounts = row.sides.map(comparableAmount)
  const known = amounts.filter((amount) => amount !== null)
  const isLower = isCost(row) || /deductible|retention/i.test(`${row.key} ${row.label}`)
  const isHigher = /limit|aggregate|occurrence|claim/i.test(row.label)
  if (known.length < amounts.length || (!isLower && !isHigher)) return null
  const best = isLower ? Math.min(...known) : Math.max(...known)
  return known.filter((amount) => amount === best).length > 1 ? null : amounts.indexOf(best)
}
