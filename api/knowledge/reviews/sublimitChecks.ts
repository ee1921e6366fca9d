import { dollars } from '../policies/policyMoney.ts'
import { type Check, fails, type JudgedPolicy, open, type Proof } from './check.ts'
import type { CoverageItem } from './coverageItem.ts'
import { coverageNamed } from './coverageNamed.ts'
import { sharedWords, tellingWords } from './likeWords.ts'
import type { Evidence } from './policyWording.ts'
import { moneyIn } from './statement.ts'

/** "The most we will pay is $2,000,000", "but not for more than $50,000", "sublimit of $25,000". */
const capped =
  /\b(?:the most we (?:will )?pay|not (?:for )?more than|no more than|sub-?limit(?:ed)?(?: of| to)?|limited to|up to)\b[^$.;]{0,60}((?:\$|USD) ?[\d,]+)/i
const included = /\b(?:including|shall include|must include|includes?|together with)\b (.{8,})$/i

/** "Including claims that involve health information": what the policy pays less for than the contract asks. */
export function includedCheck({ requirement: { quote, amount, item }, policy }: Proof): Check | null {
  const [, part = ''] = included.exec(quote) ?? []
  if (tellingWords(part).size === 0) return null
  const least = amount ?? (sameAmount.test(part) ? largest(policy, item?.key) : null)
  if (least === null) return null
  const asked = part.replace(sameAmount, '')
  const less = policy.sentences.find((each) => {
    const most = moneyIn(capped.exec(each.quote)?.[1] ?? '')
    const { share, count } = sharedWords(asked, each.quote)
    return most !== null && most < least && share >= 0.5 && count >= 2
  })
  const most = less && moneyIn(capped.exec(less.quote)?.[1] ?? '')
  return less && most
    ? fails(
        `The policy pays no more than ${dollars(most)} for a part of it, the contract asks for ${dollars(least)}.`,
        less,
      )
    : null
}

const sameAmount = /\b(?:for|in|with|at) (?:the|that) same (?:amount|limits?)\b/i

function largest({ statements }: Proof['policy'], key: string | undefined): number | null {
  const amounts = statements.flatMap((each) =>
    each.item?.key === key && key !== undefined && each.amount !== null ? [each.amount] : [],
  )
  return amounts.length === 0 ? null : Math.max(...amounts)
}

const refusesLower =
  /\blimits?\b[^.;]{0,40}\b(?:is|are|be|stay|remain|apply) (?:also )?(?:the same|equal(?:ly)?|no lower|not lower|no less) (?:for|to|on)\b|\bsame limits?\b[^.;]{0,30}?\bfor\b|\b(?:no|not have (?:an?|any)|without(?: an?| any)?) (?:lower|separate|reduced|special) (?:sub-?)?limits?\b|\b(?:no|without(?: any)?|not (?:be )?(?:subject to|contain|have)(?: an?| any)?) sub-?limits?\b/i

/** "Shall not have a lower limit for electronics or metals": one that the policy has for some of it. */
export function lowerLimitCheck(quote: string, policy: JudgedPolicy): Check[] {
  const refused = refusesLower.exec(quote)
  if (!refused) return []
  const things = tellingWords(
    quote.slice(refused.index + refused[0].length).replace(/\bas (?:for|to|on)\b.*/i, ''),
  )
  const lower = policy.sentences.find(
    (each) =>
      each.quote.length < longestRow &&
      /(?:\$|USD) ?\d|\bnot covered\b/i.test(each.quote) &&
      !tellingWords(each.quote).isDisjointFrom(things),
  )
  return [
    lower
      ? fails('The policy has a lower limit for some of it.', lower)
      : open('Check the policy for lower limits.'),
  ]
}

const longestRow = 160

const limited = /^(.{4,60}?),? (?:does|do) not (?:apply|extend) to ([^.;]{4,160})/i

/** "Medical payments do not apply to guests at an event away from premises": those for whom the contract asks for it. */
export function limitedCheck({ requirement: { item, quote }, policy }: Proof): Check | null {
  const own = item && leftOut(item, quote, policy.sentences)
  return own ? fails('The policy does not give it to those whom the contract names.', own) : null
}

/** The sentence that takes a coverage from those whom a text names. */
export function leftOut(
  item: CoverageItem,
  text: string,
  sentences: readonly Evidence[],
): Evidence | undefined {
  return sentences.find((each) => {
    const [, name = '', whom = ''] = limited.exec(each.quote) ?? []
    return (
      !/\b(?:exclusion|deductible|endorsement|this)\b/i.test(name) &&
      coverageNamed(name)?.key === item.key &&
      !tellingWords(whom).difference(tellingWords(item.label)).isDisjointFrom(tellingWords(text))
    )
  })
}

const notFor = /\bdoes not (?:apply|extend) to ((?:part|section|coverage|insuring agreement) [A-Z\d]\w*)\b/i

/** "This endorsement does not apply to Part Two", where Part Two is the insurance that the contract asks it for. */
export function otherPartCheck({ requirement: { quote }, policy, ownForm }: Proof): Check | null {
  const asked = coverageNamed(quote)
  for (const each of asked ? ownForm : []) {
    const [, part = ''] = notFor.exec(each.quote) ?? []
    if (part === '') continue
    const titled = new RegExp(String.raw`^${part}\b[\s:.–—-]+(\w.{3,60})`, 'i')
    const titles = policy.sentences.flatMap(({ quote: text, form }) =>
      [form ?? '', text].flatMap((title) => titled.exec(title)?.[1] ?? []),
    )
    if (titles.some((title) => coverageNamed(title)?.key === asked?.key))
      return fails(`The endorsement does not apply to ${asked?.label.toLowerCase()}.`, each)
  }
  return null
}
