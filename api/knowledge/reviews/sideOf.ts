import { notExcluded } from './excludedThings.ts'
import { normal } from './coverageItem.ts'
import { coverageNamed } from './coverageNamed.ts'
import { dollars } from '../policies/policyMoney.ts'
import { isKept, ownWords } from './sameness.ts'
import { stated } from './statements.ts'
import { moneyIn, type Statement } from './statement.ts'

/** One side of a difference: what the document says, with its words. */
export interface Side {
  readonly text: string
  /** Cents; null when there is no amount. */
  readonly amount: number | null
  readonly standing: Statement['standing']
  readonly quote: string
  readonly page: number
}

/** What a statement is compared by. Hired and non-owned autos are one coverage, unless an offer tells them apart. */
export function keyOf({ item, label, text }: Statement): string {
  if (text === notExcluded) return `exclusion:${normal(label)}`
  if (item?.key === 'hiredNonOwned') {
    if (/physical damage/i.test(label)) return 'hiredDamage'
    const [isHired, isOther] = [/hired/i.test(label), /non-? ?owned/i.test(label)]
    if (isHired !== isOther) return isHired ? 'hired' : 'nonOwned'
  }
  // Small tools have a limit of their own beside the equipment of a schedule.
  if (item?.key === 'equipment' && /\btools\b/i.test(label) && !/equipment/i.test(label)) return 'tools'
  return item?.key ?? normal(label)
}

/** What an offer says of one item, with an amount only where no other row could be meant. */
export function sideOf(statements: readonly Statement[], key: string): Side | null {
  const about = statements.filter((each) => keyOf(each) === key)
  const [first] = about
  const best = first?.item
    ? (stated(
        about.filter(({ label }) => normal(label) === normal(first.item?.label ?? '')),
        first.item.key,
      ) ?? stated(about, first.item.key))
    : first
  if (!best) return null
  // Fees and taxes add up; everything else is said once.
  const sums = key === 'fees' || key === 'taxes'
  const amounts = about.flatMap((each) => (sums ? feesIn(each) : (each.amount ?? [])))
  const amount = sums && amounts.length > 0 ? amounts.reduce((sum, each) => sum + each, 0) : best.amount
  const { standing, quote, page } = best
  const isSum = sums && amounts.length > 1 && amount !== null
  const text = isSum ? `${dollars(amount)} together` : best.text
  const parts = key === 'premium' ? partsOfPremium(about) : []
  if (parts.length > 1) {
    const sum = parts.reduce((all, each) => all + (each.amount ?? 0), 0)
    return { text: `${dollars(sum)} together`, standing, quote, page, amount: sum }
  }
  const isUnclear = rowOfAmounts.test(text) || ((key === 'premium' || isKept(best)) && isTied(best, about))
  return { text, standing, quote, page, amount: isUnclear ? null : amount }
}

/** "$8,140 $275 $8,415": the amounts of several columns that were read as one. */
const rowOfAmounts = /^\$[\d,.]+ \$[\d,.]+/

/** Whether another row of the same name states another amount: neither can be told to be the one that is compared. */
function isTied(best: Statement, about: readonly Statement[]): boolean {
  const plain = (each: Statement) => ownWords(each).size
  return about.some(
    (each) =>
      each.amount !== null &&
      best.amount !== null &&
      each.amount !== best.amount &&
      each.origin === best.origin &&
      normal(best.label) !== normal(best.item?.label ?? '') &&
      plain(each) <= plain(best),
  )
}

/** "Package premium" and "Liquor premium": the prices of several coverages, where there is no other. */
function partsOfPremium(about: readonly Statement[]): Statement[] {
  const areParts = about.every(
    ({ label, amount }) =>
      amount !== null &&
      /^[A-Z][a-z &/]+ premium$/i.test(label) &&
      (/^package/i.test(label) || coverageNamed(label)),
  )
  return areParts ? [...new Map(about.map((each) => [normal(each.label), each])).values()] : []
}

/** "Issuance fee $450 and inspection fee $325": each amount of a charge printed after its name. */
function feesIn({ label, text, amount }: Statement): number[] {
  const named = [
    ...`${label} ${text}`.matchAll(
      /\b(?:fees?|charge|inspection|tax|stamping)\b[^$.;]{0,20}?((?:USD |\$)[\d,]+(?:\.\d{2})?)/gi,
    ),
  ]
  const amounts = named.flatMap(([, each = '']) => moneyIn(each) ?? [])
  return amounts.length > 1 ? amounts : amount === null ? [] : [amount]
}
