import type { Reading } from '../../reading/index.ts'
import { isProvision } from './confirmedWording.ts'
import { cannotTell, type Judgment, met, notMet } from './contractFinding.ts'
import { namesIn, partiesIn } from './contractParties.ts'
import type { Requirement } from './contractRequirements.ts'
import { normal } from './coverageItem.ts'
import { listedProvision, ongoingOnly } from './listedProvision.ts'
import type { Evidence } from './policyWording.ts'

/** "Ongoing and completed operations", "after the work is finished". */
export const completed =
  /completed operations|CG ?20 ?37|\bafter (?:the |its |that |such )?(?:work|operations|project|job|completion)\b(?: (?:is|are|has been|have been) (?:completed?|finished|accepted|done)| of the (?:work|project))?/i
export const lacksCompleted = 'The contract asks for CG 20 37, the policy has only CG 20 10'

/** Whether a policy is of lines alone that know no completed operations, nor the CG forms for them. */
export function lacksWork(families: ReadonlySet<string>): boolean {
  const lines: readonly string[] = ['auto', 'cargo', 'workersCompensation', 'property', 'equipment', 'crime']
  return families.size > 0 && [...families].every((each) => lines.includes(each))
}

/** A demand on several policies, as far as it is for those. */
export function withoutWork(requirement: Requirement): Requirement {
  const quote = requirement.quote
    .replaceAll(/\bCG ?\d\d ?\d\d(?: ?\d\d ?\d\d)?/g, '')
    .replaceAll(new RegExp(completed, 'gi'), '')
  return { ...requirement, quote }
}

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
  const ofCompleted = asksCompleted ? listedProvision(reading, kind, /\bCG[ -]?20[ -]?37\b/) : null
  const listed = isCompleted ? ofCompleted : (ofCompleted ?? listedProvision(reading, kind))
  if (listed === null) return judgment
  const entry = wholeEntry(listed, reading)
  const wanted = partiesIn(quote, roles).map(normal)
  // "… in a construction agreement with you": only for the party that signed it.
  const isForAll = wanted.length < 2 || !/\bCG ?20 ?33\b|\bagreement with you\b/i.test(entry.quote)
  if (!asksCompleted && isForAll && forAnybody.test(entry.quote))
    return met('The policy lists a form that gives it where a written contract requires it.', entry)
  const named = namesIn(entry.quote).map(normal)
  if (wanted.length > 0 && wanted.every((party) => named.includes(party)))
    return met('The policy lists a form that names the party.', entry)
  const reason = `The policy lists a form for this: ${listed.quote.replace(/\.$/, '')}. Check whom its schedule names.`
  return { ...cannotTell(reason), evidence: listed }
}

/** "CG 20 10 07 04" */
const withEdition = /\b([A-Z]{2})[ -]?(\d{2})[ -]?(\d{2})[ -]?\(?((?:0[1-9]|1[0-2])[ /-]?\d{2})\)?(?!\d)/g
const orAsBroad = /\bequivalents?\b|\bas broad\b|\bsubstitute\b|\bsimilar\b|\bequal\b/i

/** Another edition of a form than the contract names gives another scope: it is told, and proves nothing by itself. */
export function withEditions(judgment: Judgment, quote: string, { pages }: Reading): Judgment {
  const lines = pages.flatMap((page) => page.lines.map(({ text }) => text))
  const given = editionsIn(lines.join('\n'))
  const other = [...editionsIn(quote)].flatMap(([form, asked]) => {
    const own = given.get(form)
    const [edition] = asked
    return own && edition !== undefined && own.isDisjointFrom(asked)
      ? [`The contract names ${form} ${edition}, the policy has the edition ${[...own].join(' and ')}.`]
      : []
  })
  if (other.length === 0) return judgment
  const reason = [judgment.reason, ...other].join(' ')
  return judgment.status === 'met' && !orAsBroad.test(quote)
    ? { ...judgment, status: 'cannot tell', reason }
    : { ...judgment, reason }
}

function editionsIn(text: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const [, letters = '', first = '', second = '', edition = ''] of text.matchAll(withEdition)) {
    const form = `${letters} ${first} ${second}`
    found.set(form, (found.get(form) ?? new Set()).add(edition.replace(/^(\d{2})\D?(\d{2})$/, '$1 $2')))
  }
  return found
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
