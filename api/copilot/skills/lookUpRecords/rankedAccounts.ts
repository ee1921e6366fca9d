import { accountKind, businessPolicyKind, dollars, isCurrent } from '../../../knowledge/index.ts'
import type { Reply, Task } from '../../runs/task.ts'
import { linkTo, recordTable } from './recordTable.ts'

const several = String.raw`(?:clients|accounts|customers|insureds)`
const one = String.raw`(?:client|account|customer|insured)`
const asks = new RegExp(
  String.raw`\b(?:biggest|largest|top|best|smallest)\b.{0,25}\b${several}\b|\b${several}\b.{0,30}\b(?:highest|largest|biggest|most|lowest|smallest)\b.{0,15}\bpremiums?\b`,
  'i',
)
/** "Who is our biggest client by premium?", "which account pays the most premium?" */
const asksForOne = new RegExp(
  String.raw`^\s*(?:(?:who|which|what)(?:['’]s| is| are)? )?(?:our |the |my |your )?(?:single )?(?:biggest|largest|top|best|smallest) ${one}\b(?: (?:is|we have|by premium|by volume|in (?:the|our) book|of ours|of the agency))*\s*[?.!]*$|\b(?:who|which|what) ${one}\b.{0,30}\b(?:highest|largest|biggest|most|lowest|smallest)\b.{0,15}\bpremiums?\b|\bwho (?:pays?|has|brings?)\b.{0,20}\b(?:most|highest|least|lowest)\b.{0,15}\bpremiums?\b`,
  'i',
)
const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** The accounts with the most premium in force, or the least; null if the message asks for something else. */
export function rankedAccounts({ agency, request, today }: Task): Reply | null {
  const isOne = asksForOne.test(request)
  if (!isOne && !asks.test(request)) return null
  const isLeast = /\b(?:smallest|lowest|least)\b/i.test(request)
  const named =
    /\b(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|twenty)\b/i.exec(request)?.[1] ?? ''
  const count =
    Number(named) || (named === 'twenty' ? 20 : numbers.indexOf(named.toLowerCase()) + 1) || (isOne ? 5 : 10)
  const policies = agency.table(businessPolicyKind)
  const sums = [...agency.table(accountKind).values()].flatMap((account) => {
    const current = policies.related('account', account.id).filter((policy) => isCurrent(policy, today))
    const premium = current.reduce((sum, policy) => sum + policy.premium, 0)
    return premium > 0 ? [{ account, premium, count: current.length }] : []
  })
  const shown = sums
    .toSorted((a, b) => (isLeast ? a.premium - b.premium : b.premium - a.premium))
    .slice(0, Math.min(count, 50))
  if (shown.length === 0) return { text: 'No policy in force has a premium on record.' }
  return {
    text: [
      `${shown.length === 1 ? 'The account' : `The ${shown.length} accounts`} with the ${isLeast ? 'least' : 'most'} premium in force:`,
      '',
      ...recordTable(
        ['Account', 'Policies', 'Premium'],
        shown.map((each) => [linkTo(each.account), String(each.count), dollars(each.premium)]),
      ),
    ].join('\n'),
  }
}
