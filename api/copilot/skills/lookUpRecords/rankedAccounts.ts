import { accountKind, businessPolicyKind, dollars, isCurrent } from '../../../knowledge/index.ts'
import type { Reply, Task } from '../../runs/task.ts'
import { linkTo, recordTable } from './recordTable.ts'

const asks =
  /\b(?:biggest|largest|top|best|smallest)\b.{0,25}\b(?:clients|accounts|customers|insureds)\b|\b(?:clients|accounts|customers|insureds)\b.{0,30}\b(?:highest|largest|biggest|most|lowest|smallest)\b.{0,15}\bpremiums?\b/i
const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** The accounts with the most premium in force, or the least; null if the message asks for something else. */
export function rankedAccounts({ agency, request, today }: Task): Reply | null {
  if (!asks.test(request)) return null
  const isLeast = /\b(?:smallest|lowest)\b/i.test(request)
  const named =
    /\b(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|twenty)\b/i.exec(request)?.[1] ?? ''
  const count = Number(named) || (named === 'twenty' ? 20 : numbers.indexOf(named.toLowerCase()) + 1) || 10
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
      `The ${shown.length} accounts with the ${isLeast ? 'least' : 'most'} premium in force:`,
      '',
      ...recordTable(
        ['Account', 'Policies', 'Premium'],
        shown.map((each) => [linkTo(each.account), String(each.count), dollars(each.premium)]),
      ),
    ].join('\n'),
  }
}
