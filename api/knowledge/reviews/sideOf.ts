import { normal } from './coverageItem.ts'
import { itemOf } from './coverageItems.ts'
import { sharedWords } from './likeWords.ts'
import { priceKeys } from './tableStatements.ts'
import { ownWords } from './sameness.ts'
import { stated } from './statements.ts'
import type { Statement } from './statement.ts'

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
export function keyOf({ item, label }: Statement): string {
  if (item?.key === 'hiredNonOwned') {
    if (/physical damage/i.test(label)) return 'hiredDamage'
    const [isHired, isOther] = [/hired/i.test(label), /non-? ?owned/i.test(label)]
    if (isHired !== isOther) return isHired ? 'hired' : 'nonOwned'
  }
  // What clients and vendors claim has a limit of its own beside what employees claim.
  if (item?.key === 'employmentPractices' && /third[- ]party/i.test(label)) return 'thirdPartyEmployment'
  // Small tools have a limit of their own beside the equipment of a schedule.
  if (item?.key === 'equipment' && /\btools\b/i.test(label) && !/equipment/i.test(label)) return 'tools'
  return item?.key ?? normal(label)
}

/** The statement of an offer that says most plainly what one item is. */
export function sourceOf(statements: readonly Statement[], key: string): Statement | null {
  const about = statements.filter((each) => keyOf(each) === key)
  const [first] = about
  if (!first?.item) return first ?? null
  const named = about.filter(({ label }) => normal(label) === normal(first.item?.label ?? ''))
  return stated(named, first.item.key) ?? stated(about, first.item.key)
}

/** What an offer says of one item; `unclear` where another amount of it may as well be meant. */
export function sideOf(statements: readonly Statement[], key: string): Side | 'unclear' | null {
  const about = statements.filter((each) => keyOf(each) === key)
  const best = sourceOf(statements, key)
  if (!best) return null
  const { text, amount, standing, quote, page } = best
  if (rowOfAmounts.test(text) || isTied(best, about)) return 'unclear'
  return { text, standing, quote, page, amount }
}

/** "$8,140 $275 $8,415": the amounts of several columns that were read as one. */
const rowOfAmounts = /^\$[\d,.]+ \$[\d,.]+/

/** Whether a statement has its name from the document: "Electronics are covered as cargo up to $75,000" has not. */
function isPrinted({ label, quote }: Statement): boolean {
  return normal(quote).includes(normal(label))
}

/** Whether another row of the same name states another amount: neither can be told to be the one that is compared. */
function isTied(best: Statement, about: readonly Statement[]): boolean {
  const plain = (each: Statement) => ownWords(each).size
  return about.some(
    (each) =>
      each.amount !== null &&
      best.amount !== null &&
      each.amount !== best.amount &&
      each.origin === best.origin &&
      ((normal(each.label) === normal(best.label) && isPrinted(each)) ||
        (normal(best.label) !== normal(best.item?.label ?? '') && plain(each) <= plain(best))),
  )
}

/** Whether the amounts of two offers under one key are hardly of one thing. */
export function areUnlike(left: readonly Statement[], right: readonly Statement[], key: string): boolean {
  const [a, b] = [sourceOf(left, key), sourceOf(right, key)]
  return areFarApart(a, b) || [a, b].some(isHeld) || holdsMore(a, b, right) || holdsMore(b, a, left)
}

/** Amounts of other names of which one is many times the other are hardly of one thing. */
function areFarApart(a: Statement | null, b: Statement | null): boolean {
  if (!a?.amount || !b?.amount || normal(a.label) === normal(b.label)) return false
  return Math.max(a.amount, b.amount) >= mostTimes * Math.min(a.amount, b.amount)
}

const mostTimes = 20

/** "Contents including improvements" is no limit of improvements. */
function isHeld(own: Statement | null): boolean {
  const holder = /^(.{6,}?),? (?:including|incl\.?) /i.exec(own?.label ?? '')?.[1]
  const item = holder === undefined ? null : itemOf(holder)
  if (own?.item == null || item === null || priceKeys.has(own.item.key)) return false
  // "Deductible per occurrence, including adjustment expense" is held by nothing else, whatever it is a deductible of.
  return item.key !== own.item.key && item.key !== itemOf(own.label)?.key
}

/** "Contents including improvements" beside "Contents", where the other offer insures improvements apart. */
function holdsMore(own: Statement | null, other: Statement | null, others: readonly Statement[]): boolean {
  const more = /\b(?:including|incl\.?)\s+(.{4,40})$/i.exec(own?.label ?? '')?.[1]
  const item = more === undefined ? null : itemOf(more)
  return (
    item !== null &&
    other !== null &&
    !priceKeys.has(item.key) &&
    !sharedWords(more ?? '', other.label).count &&
    others.some((each) => each !== other && each.amount !== null && each.item?.key === item.key)
  )
}
