import { dollars } from '../../../knowledge/index.ts'
import type { Reply, Task } from '../../runs/task.ts'
import { lookUpPolicies } from '../../tools/lookUpPolicies.ts'
import { namedLines } from '../letters/namedLines.ts'
import { accountsNamedIn } from '../namedAccounts.ts'
import { type FoundPolicy, linkTo, recordTable } from './bookAnswer.ts'

const asksToCompare = /\b(?:compar\w+|versus|vs\.?|difference between|side by side|next to)\b/i

/** The limits in force of two or more accounts side by side; null if the message compares no accounts. */
export async function comparedLimits(task: Task): Promise<Reply | null> {
  const { journal, request } = task
  if (!asksToCompare.test(request)) return null
  const accounts = accountsNamedIn(task, request).slice(0, 4)
  if (accounts.length < 2) return null
  const lines = namedLines(request)
  const policies: (readonly FoundPolicy[])[] = []
  for (const { id } of accounts) {
    const filter = { accountId: id, isInForce: true, ...(lines.length > 0 ? { lines } : {}) }
    policies.push((await journal.call(lookUpPolicies, filter)).policies)
  }
  const limits = new Map<string, string[]>()
  for (const [column, own] of policies.entries())
    for (const { line, limits: stated } of own)
      for (const { name, limit } of stated) {
        const key = `${line}: ${name}`
        const row = limits.get(key) ?? accounts.map(() => '–')
        const known = row[column] ?? '–'
        row[column] = known === '–' ? dollars(limit) : `${known} and ${dollars(limit)}`
        limits.set(key, row)
      }
  const rows = [...limits].toSorted(([a], [b]) => a.localeCompare(b)).map(([name, row]) => [name, ...row])
  if (rows.length === 0)
    return { text: `No policy in force of ${accounts.map(linkTo).join(' or ')} has limits on record.` }
  return {
    text: [
      'Limits on record of the policies in force:',
      '',
      ...recordTable(['Limit', ...accounts.map(linkTo)], rows),
    ].join('\n'),
  }
}
