import type { Reading } from '../../reading/index.ts'
import { isProvision } from './confirmedWording.ts'
import { cannotTell, type Judgment, met, notMet } from './contractFinding.ts'
import { namesIn, partiesIn } from './contractParties.ts'
import type { Requirement } from './contractRequirements.ts'
import { normal } from './coverageItem.ts'
import { listedProvision, ongoingOnly } from './listedProvision.ts'
import type { Evidence } from './policyWording.ts'

export const completed = /completed operations|CG ?20 ?37/i
export const lacksCompleted = 'The contract asks for CG 20 37, the policy has only CG 20 10'

/** A form that the policy lists may give what no wording was found for: what stands beside its title, or its schedule, decides. */
export function withListedForm(
  judgment: Judgment,
  { kind, quote }: Requirement,
  { reading, roles }: { readonly reading: Reading; readonly roles: ReadonlyMap<string, string> },
): Judgment {
  if (judgment.status !== 'not met' || !isProvision(kind)) return judgment
  const asksCompleted = kind === 'additionalInsured' && completed.test(quote)
  const ongoing = asksCompleted ? ongoingOnly(reading) : null
  if (ongoing) return notMet(`${lacksCompleted}.`, ongoing)
  // The wording of the form, where the policy has it, says whom and which work it names.
  const isRead = completed.test(judgment.evidence?.form ?? '')
  const isCompleted = asksCompleted && judgment.evidence !== null && !isRead
  if (judgment.evidence !== null && !isCompleted) return judgment
  const listed = listedProvision(reading, kind, isCompleted ? /\bCG[ -]?20[ -]?37\b/ : undefined)
  if (listed === null) return judgment
  const entry = wholeEntry(listed, reading)
  if (!asksCompleted && forAnybody.test(entry.quote))
    return met('The policy lists a form that gives it where a written contract requires it.', entry)
  const named = namesIn(entry.quote).map(normal)
  const wanted = partiesIn(quote, roles).map(normal)
  if (wanted.length > 0 && wanted.every((party) => named.includes(party)))
    return met('The policy lists a form that names the party.', entry)
  const reason = `The policy lists a form for this: ${listed.quote.replace(/\.$/, '')}. Check whom its schedule names.`
  return { ...cannotTell(reason), evidence: listed }
}

/** Standard forms that need no schedule, and what is printed beside the titles of others. */
const forAnybody =
  /\bCG ?20 ?(?:01|33|38)\b|\bCG ?24 ?53\b|\bCA ?04 ?49\b|\bblanket\b|\bautomatic\b|\b(?:where|when|as|if)(?: \w+)? required by\b|\b(?:any|all)\b[^;]{0,60}\bwritten (?:contract|agreement)\b/i

/** An entry of a list of forms as it goes on over lines. */
function wholeEntry(listed: Evidence, { blocks }: Reading): Evidence {
  const start = listed.quote.slice(0, 24)
  const entries = blocks.flatMap((block) =>
    block.kind === 'table' || block.page !== listed.page ? [] : block.text.split(/;\s+|:\s+(?=[A-Z]{2})/),
  )
  const own = entries.find((entry) => entry.includes(start) && entry.length > listed.quote.length)
  return own ? { ...listed, quote: own } : listed
}
