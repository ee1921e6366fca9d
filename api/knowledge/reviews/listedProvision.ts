import type { Reading } from '../../reading/index.ts'
import { provisionForms } from '../facts/provisionForms.ts'
import type { ProvisionKind } from '../policies/certificateFacts.ts'
import type { ProvisionName } from './claimedProvisions.ts'
import { textOf } from './contractParties.ts'
import type { Evidence } from './policyWording.ts'

const kinds = {
  additionalInsured: 'ADDITIONAL_INSURED',
  waiver: 'WAIVER_OF_SUBROGATION',
  primary: 'PRIMARY_NONCONTRIBUTORY',
} as const satisfies Record<ProvisionName, ProvisionKind>
const anyNumber = /\b[A-Z]{2,4}[ -]?\d{2}[ -]?\d{2}\b/
const withheld = /\b(?:not|none|without|deleted|removed|exclu\w+|n\/a)\b/i

/** The line of a schedule that lists a form for a provision: it shows that the policy may grant it, but not to which party. */
export function listedProvision(policy: Reading, name: ProvisionName, number?: RegExp): Evidence | null {
  const form = provisionForms[kinds[name]]
  for (const { lines, number: page } of policy.pages) {
    for (const [at, line] of lines.entries()) {
      // Its number may have a cell of its own, or wrap onto the next line.
      const row = [line, ...lines.slice(at + 1, at + 3)].map(({ text }) => text).join(' ')
      const start = line.text.length
      const isNumbered = (row.match(number ?? form.number)?.index ?? start) < start
      const isTitled =
        !number && anyNumber.test(line.text) && line.text.length < longest && form.title.test(line.text)
      if ((isNumbered || isTitled) && !withheld.test(line.text))
        return { quote: entryIn(row, line.text, number ?? form.number), page, form: null }
    }
  }
  return null
}

/** "Contractors equipment form", as the schedule of the policy calls "CE 10"; empty where it lists none. */
export function listedTitle(form: string | null, policy: Reading): string {
  const code = /^[A-Z]{1,5}[- ]?\d{2,5}\b/.exec(form ?? '')?.[0]
  const listed = code && new RegExp(String.raw`\b${code}\s+([A-Z][A-Za-z' ]{3,60})`).exec(textOf(policy))
  return listed?.[1] ?? ''
}

const longest = 110

/** One form of a schedule: its number in a cell of its own with its title, or its part of a line that lists several. */
function entryIn(row: string, line: string, number: RegExp): string {
  const start = row.search(number)
  if (start < 0) return line
  const isCell = line.trim().length < shortestEntry
  const listed = (line.match(new RegExp(anyNumber.source, 'g')) ?? []).length
  if (!isCell && listed < 2) return line
  const entry = row.slice(start, isCell ? undefined : line.length)
  const own = /^[A-Z]{2,4}[ -]?\d{2}[ -]?\d{2}(?:[ (]*\d{2}[ /]\d{2}\)?)?/.exec(entry)?.[0] ?? ''
  const rest = entry.slice(own.length)
  const end = rest.search(/;|\b[A-Z]{2,4}[ -]?\d{2}[ -]?\d{2}\b/)
  return `${own}${end < 0 ? rest : rest.slice(0, end)}`.trim()
}

const shortestEntry = 16

/** CG 20 10 in a policy that has no form for completed operations; null where it has one, or neither. The edition of 1985 gives both. */
export function ongoingOnly(policy: Reading): Evidence | null {
  const given =
    /\bCG[ -]?20[ -]?(?:37|10[ -]?11[ -]?85)\b|\badditional insured.{0,60}\bcompleted operations\b/i
  return policy.pages.some(({ lines }) => lines.some(({ text }) => given.test(text)))
    ? null
    : listedProvision(policy, 'additionalInsured', /\bCG[ -]?20[ -]?10\b/)
}
