import { verbsOfChange } from '../facts/changesLimits.ts'
import { normal } from './coverageItem.ts'
import { sharedWords } from './likeWords.ts'
import type { Evidence } from './policyWording.ts'
import { statement, type Statement } from './statement.ts'
import { stated } from './statements.ts'

const amount = String.raw`((?:\$|USD )[\d,]*\d|\d{1,3}(?:,\d{3})+)`
const change = String.raw`(?:is|are) (?:hereby )?(?:(?:${verbsOfChange}|now)(?: from ${amount})?(?: (?:to(?: read)?|by|at))? )?`
const limit = String.raw`([A-Za-z][\w,’' -]{3,60}?) ${change}${amount}`
/** "For the Wolf River Aquarium project only, the limit per claim is increased to $4,000,000." */
const ahead = new RegExp(
  String.raw`^(?:[\w. -]{0,40}[.:] )?(?:for|at|on|during|while|with respect to|as respects|in connection with) ([^,;]{4,90}?)(?: only)?(?:, (?:the )?| the )${limit}`,
  'i',
)
/** "Belongings off premises are raised to $30,000 while at a fair." */
const behind = new RegExp(
  String.raw`^(?:the )?${limit}(?: (?:each|per|any one) \w+)?,? (?:only )?(?:for|at|during|while|when|with respect to) ([^,;]{4,90})`,
  'i',
)

/**
 * What a policy gives for the project, event or place that a contract is about, instead of what it gives for others: the
 * limits that an endorsement sets for it alone.
 */
export function withLimitsForContract(
  statements: readonly Statement[],
  sentences: readonly Evidence[],
  { contract, line }: { readonly contract: string; readonly line: string | null },
): readonly Statement[] {
  const own = sentences.flatMap(({ quote, page }, at) => {
    const [, circumstance, label, , amountBehind] = ahead.exec(quote) ?? []
    const [, labelAhead, , amountAhead, where] = behind.exec(quote) ?? []
    const about = circumstance ?? where
    const name = label ?? labelAhead
    const text = amountBehind ?? amountAhead
    if (!name || !text) return []
    // "The exclusion does not apply to the events listed: Lake Effect Oktoberfest. For these events the limit is $500,000."
    const before = sentences.slice(Math.max(0, at - 2), at).map((each) => each.quote)
    const isOwn = pointsBack.test(about ?? '')
      ? before.some((each) => namesIn(each).some((other) => isIn(contract, other)))
      : isOfContract(about ?? '', contract)
    if (!isOwn) return []
    const headings = line === null ? [] : [line]
    const given = statement(name, text, quote, { page, headings, origin: 'endorsement' })
    const alike = statements.find((each) => each.item !== null && labelOf(each.label) === labelOf(name))
    const item = given.item ?? alike?.item ?? null
    if (!added.test(quote)) return [{ ...given, item }]
    // What is added comes on top of the limit that the policy has anyway.
    const base = stated(statements, item?.key ?? '')
    return base?.amount != null && given.amount !== null
      ? [{ ...given, item, amount: base.amount + given.amount }]
      : []
  })
  const keys = new Set(own.flatMap(({ item }) => item?.key ?? []))
  return own.length === 0
    ? statements
    : [...own, ...statements.filter(({ item }) => item === null || !keys.has(item.key))]
}

/** Whether a contract is about what its own words or its name tell. */
function isOfContract(circumstance: string, contract: string): boolean {
  const [name] = namesIn(circumstance)
  if (name !== undefined) return isIn(contract, name)
  // "A fair or exhibition within 200 miles".
  const kind = circumstance.split(/\b(?:within|of|that|which|where|if|in which)\b/)[0] ?? ''
  const { share, count } = sharedWords(kind, contract)
  return count > 0 && share >= 0.5 && !/\bthis\b|\bany\b|\d/i.test(kind)
}

const added = /\b(?:increased|raised) by\b|\badditional limit\b/i
const pointsBack = /^(?:these|those|such|this|that)\b/i

function namesIn(text: string): string[] {
  return text.match(/\b[A-Z][\w&’'-]+(?: (?:of |the |and |& )?[A-Z][\w&’'-]+)+/g) ?? []
}

function isIn(contract: string, name: string): boolean {
  return normal(contract).includes(normal(name))
}

/** "Limit for each common cause" is "each common cause" of the declarations. */
function labelOf(label: string): string {
  return normal(label)
    .replaceAll(/\b(?:the|limits?|for|of)\b/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
