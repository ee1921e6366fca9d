import { dollars } from '../policies/policyMoney.ts'
import { cannotTell, type Judgment, met, notMet } from './contractFinding.ts'
import type { Requirement } from './contractRequirements.ts'
import { familiesIn, familyLabels } from './insuredFamilies.ts'
import { sharedWords } from './likeWords.ts'
import { amountsIn } from './limitsNamed.ts'
import type { Evidence } from './policyWording.ts'
import type { JudgedPolicy } from './check.ts'
import { isExample } from './reviewedPolicy.ts'
import { moneyIn, percentage, shareWithFloor } from './statement.ts'

/** No deductible of the policy may be above what the contract allows, wherever the policy states it. */
export function judgeDeductible(
  { amount, quote }: Requirement,
  { statements, sentences, families }: JudgedPolicy & { readonly families: ReadonlySet<string> },
): Judgment {
  if (noneAllowed.test(quote)) {
    const none = sentences.find((each) => /\b(?:no|without) deductible\b/i.test(each.quote))
    const own = statements.find(
      (each) => /deductible|retention/i.test(`${each.item?.label} ${each.label}`) && (each.amount ?? 0) > 0,
    )
    if (own) return notMet(`${own.label} is ${own.text}, the contract allows none.`, own)
    return none ? met('The policy has no deductible.', none) : cannotTell('The policy states no deductible.')
  }
  if (amount === null)
    return cannotTell('The contract asks for approval of deductibles; ask the other party.')
  const named = familiesIn(quote)
  const other = named[0]
  if (other && !named.some((each) => families.has(each)))
    return cannotTell(`The reviewed policy is not the ${familyLabels[other]} policy. Check that one.`)
  const excepted =
    /\b([\w ,-]{3,60}?) (?:is |are )?excepted\b|\b(?:except|other than|but not) (?:for )?([^.;)]{3,60})/i.exec(
      quote,
    )
  const exception = excepted?.[1] ?? excepted?.[2] ?? ''
  const isExcepted = (text: string) =>
    exception !== '' && sharedWords(exception.replaceAll(/deductibles?/gi, ''), text).share === 1
  const own = statements
    .filter(({ item, label }) => item !== null && /deductible|retention/i.test(`${item.label} ${label}`))
    .filter(({ label, quote: words }) => !isExcepted(`${label} ${words}`))
  const read = [
    ...own.flatMap((each) =>
      each.amount === null ? [] : [{ amount: each.amount, label: each.label, each }],
    ),
    ...sentences.flatMap((each) =>
      deductiblesIn(each).map((found) => ({ amount: found, label: 'A deductible', each })),
    ),
  ]
  const largest = read.toSorted((a, b) => b.amount - a.amount)[0]
  if (largest && largest.amount > amount)
    return notMet(
      `${largest.label} is ${dollars(largest.amount)}, the contract allows ${dollars(amount)}.`,
      largest.each,
    )
  const share = own.find(
    (each) => (each.percent !== null && each.amount === null) || shareWithFloor.test(each.quote),
  )
  if (share)
    return cannotTell(
      `${share.label} is a percentage: ${share.percent === null ? share.quote.replace(/\.$/, '') : share.text}. Compare the amounts.`,
    )
  const statedShare = sentences.find(
    ({ quote: sentence }) => deductibleShare.test(sentence) && !isExcepted(sentence),
  )
  if (statedShare)
    return { ...cannotTell('A deductible is a percentage. Compare the amounts.'), evidence: statedShare }
  const unread = sentences.find((each) => mayKeepMore(each, amount))
  if (largest && unread)
    return { ...cannotTell('The policy may state a larger deductible. Compare its words.'), evidence: unread }
  // What the clause asks beside its deductible is not settled by it.
  if (largest && /\b(?:not less than|at least|insured? .{0,60}\bfor|limits? of)\b/i.test(quote))
    return cannotTell(`The largest deductible is ${dollars(largest.amount)}. Check the rest of the clause.`)
  return largest
    ? met(`The largest deductible is ${dollars(largest.amount)}.`, largest.each)
    : cannotTell('The policy states no deductible.')
}

/** "For theft the deductible is five percent of its value." */
const deductibleShare = new RegExp(
  String.raw`\bdeductible\b[^.]{0,40}(?:${percentage.source})|(?:${percentage.source})[^.]{0,30}\bdeductible\b`,
  'i',
)

const noneAllowed =
  /\bwithout (?:any )?(?:deductible|retention)\b|\bno (?:deductible|retention) (?:is |are )?(?:allowed|permitted|applies|accepted)\b/i

const longestRow = 80

const kept = String.raw`(?:deductibles?|(?:self-insured )?retentions?|SIR)`
/** The word before its amount, with nothing between them that another amount could be for; or right behind it. */
const besideAmount = new RegExp(
  String.raw`\b${kept}\b(?!s? (?:limit|does not))[^$.;]{0,90}?((?:\$|USD )\s?[\d,]*\d)|((?:\$|USD )\s?[\d,]*\d)[^$.;,]{0,25}\b${kept}\b(?!:? (?:of |is )?(?:\$|USD ))`,
  'gi',
)

/** The amounts of a sentence that are kept: "Flood: $250,000, deductible $25,000", "The retention that applies to fraud is $50,000". */
function deductiblesIn({ quote, form }: Evidence): number[] {
  if (isExample.test(quote)) return []
  // "Property damage $10,000 per occurrence.", in an endorsement on the deductible.
  if (
    /\bdeductibles?\b/i.test(form ?? '') &&
    quote.length < longestRow &&
    !/\b(?:limits?|premium)\b/i.test(quote)
  )
    return amountsIn(quote).map((each) => each.amount)
  return [...quote.matchAll(besideAmount)].flatMap(
    ([, behind, before]) => moneyIn(behind ?? before ?? '') ?? [],
  )
}

/** "Each claim deductible: 25,000", "a retention of ten thousand dollars": an amount without a sign that is above what is allowed. */
function mayKeepMore({ quote }: Evidence, allowed: number): boolean {
  const behind = new RegExp(String.raw`\b${kept}\b[^$.;]{0,60}`, 'i').exec(quote)?.[0] ?? ''
  return !isExample.test(quote) && (amountsIn(behind)[0]?.amount ?? 0) > allowed
}
