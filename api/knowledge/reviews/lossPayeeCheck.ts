import { type Check, fails, holds, type JudgedPolicy, open } from './check.ts'
import { namesIn } from './contractParties.ts'
import { normal } from './coverageItem.ts'

/** A loss payee that the policy has to name, or provide for by contract. */
export function lossPayeeCheck(quote: string, { sentences }: Pick<JudgedPolicy, 'sentences'>): Check[] {
  if (!/\bloss payees?\b/i.test(quote)) return []
  const about = sentences.filter(({ quote: each, form }) =>
    /\bloss payees?\b|\bloss payable\b|\bpayable to you and\b/i.test(`${form ?? ''} ${each}`),
  )
  if (about.length === 0) return [fails('The policy has no loss payee provision.', null)]
  const [wanted] = namesIn(quote)
  const named = wanted && about.find((each) => normal(each.quote).includes(normal(wanted)))
  if (named) return [holds(`${wanted} is named as loss payee.`, named)]
  const isOpen = about.some(({ quote: each }) =>
    /\bwritten (?:agreement|contract|lease)|\brequire/i.test(each),
  )
  const other = about.find(({ quote: each }) => /\bloss payees?\b/i.test(each) && namesIn(each).length > 0)
  if (wanted !== undefined && other && !isOpen)
    return [fails(`The policy names ${namesIn(other.quote)[0]} as loss payee, not ${wanted}.`, other)]
  const own = about.find(({ quote: each }) =>
    /written (?:agreement|contract|lease)|as (?:their )?interests? may appear|where .{0,30}requires?/i.test(
      each,
    ),
  )
  return own
    ? [holds('The policy has a loss payable provision.', own)]
    : [open('The policy has a loss payable provision. Check whom it names.')]
}
