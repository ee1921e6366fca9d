import { limitText } from '../../../knowledge/index.ts'
import type { Reply, Task } from '../../runs/task.ts'
import { lookUpPolicies } from '../../tools/lookUpPolicies.ts'
import { namedLines } from '../letters/namedLines.ts'
import { accountsNamedIn } from '../namedAccounts.ts'
import { type FoundPolicy, linkTo, recordTable } from './recordTable.ts'

const asksToCompare = /\b(?:compar\w+|versus|vs\.?|difference between|side by side|next to)\b/i

/** Whether a message compares what two clients have: "compare Harbor's GL to Casco Roofing's". */
export function comparesClients(request: string): boolean {
  return (
    asksToCompare.test(request) &&
    !comparesPapers.test(request) &&
    (request.match(possessive)?.length ?? 0) > 1
  )
}

const possessive = /\p{L}(?:['’]s|s['’])(?=\s)/gu
const comparesPapers =
  /\b(?:quotes?|contracts?|leases?|proposals?|binders?|options?|files?|documents?|certificates?|renewals?|expiring|wording|forms?)\b/i

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
  const shared = new Set(
    linesOf(policies[0]).filter((line) => policies.every((own) => linesOf(own).includes(line))),
  )
  const all = [...new Set(policies.flatMap(linesOf))].toSorted(
    (x, y) => Number(shared.has(y)) - Number(shared.has(x)),
  )
  const rows = all.flatMap((line) => {
    const limits = policies.map((own) =>
      own.filter((policy) => policy.line === line).flatMap((policy) => policy.limits),
    )
    const names = [...new Set(limits.flatMap((own) => own.map(({ name }) => name)))]
    if (names.length === 0) return []
    const row = (name: string) => [
      name,
      ...limits.map((own) => {
        const stated = own.filter((each) => each.name === name).map(({ limit }) => limitText(limit))
        return stated.join(' and ') || '–'
      }),
    ]
    return [[`**${line}**`, ...accounts.map(() => '')], ...names.map(row)]
  })
  if (rows.length === 0)
    return { text: `No policy in force of ${accounts.map(linkTo).join(' or ')} has limits on record.` }
  return {
    text: [
      `Limits on record of the policies in force${shared.size === 0 ? '. No line is in common' : ''}:`,
      '',
      ...recordTable(['Limit', ...accounts.map(linkTo)], rows),
    ].join('\n'),
  }
}

function linesOf(policies: readonly FoundPolicy[] = []): string[] {
  return policies.map(({ line }) => line)
}
