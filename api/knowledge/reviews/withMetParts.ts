import type { ContractFinding } from './contractFinding.ts'
import type { Requirement } from './contractRequirements.ts'
import { amountsIn } from './limitsNamed.ts'

/**
 * A clause that asks for several limits, of which some are not met: what of it is met is told beside it, by its own words.
 * "$1,000,000 each occurrence; $5,000 medical expense" is half met by a policy that excludes medical expense.
 */
export function withMetParts(
  finding: ContractFinding,
  judged: (part: Requirement) => ContractFinding,
): readonly ContractFinding[] {
  const { requirement, status } = finding
  if (status !== 'not met' || requirement.kind !== 'coverage' || requirement.limits.length < 2)
    return [finding]
  const parts = partsOfClause(requirement)
  const isOneCoverage =
    new Set(requirement.limits.map(({ item }) => item.key)).size < requirement.limits.length
  if (isOneCoverage || parts.length !== requirement.limits.length) return [finding]
  const findings = parts.map((part) => judged(part))
  const isMet = findings.map((each) => each.status === 'met')
  if (!isMet.includes(true) || !isMet.includes(false)) return [finding]
  // Limits that are met one behind another are one part.
  const runs = parts.flatMap((part, at) => {
    if (!isMet[at] || (at > 0 && isMet[at - 1])) return []
    const end = isMet.indexOf(false, at)
    const own = parts.slice(at, end < 0 ? parts.length : end)
    const last = own.at(-1) ?? part
    const from = requirement.quote.indexOf(part.quote)
    const to = requirement.quote.indexOf(last.quote, from) + last.quote.length
    return [
      { ...part, limits: own.flatMap(({ limits }) => limits), quote: requirement.quote.slice(from, to) },
    ]
  })
  return [
    finding,
    ...runs
      .map((run) => ({ ...judged(run), partOf: requirement.quote }))
      .filter((each) => each.status === 'met'),
  ]
}

/** The words of each limit of a clause: cut where the words behind one amount end, or before those of the next begin. */
function partsOfClause(requirement: Requirement): Requirement[] {
  const { quote, limits } = requirement
  const amounts = amountsIn(quote)
  if (amounts.length !== limits.length || requirement.said !== undefined) return []
  let from = 0
  return limits.map((limit, at) => {
    const own = amounts[at]
    const next = amounts[at + 1]
    const end = own ? own.index + own.text.length : 0
    const between = next ? quote.slice(end, next.index) : ''
    const cut = next ? /[;,] (?:and )?|\s(?=and )/.exec(between) : null
    const to = next ? (cut ? end + cut.index + 1 : next.index) : quote.length
    const words = quote.slice(from, to).trim().replace(/^and /, '').replace(/[;,]$/, '')
    from = cut && next ? end + cut.index + cut[0].length : to
    return { ...requirement, limits: [limit], item: limit.item, amount: limit.amount, quote: words }
  })
}
