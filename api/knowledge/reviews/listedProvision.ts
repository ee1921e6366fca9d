import type { Reading } from '../../reading/index.ts'
import type { ProvisionName } from './claimedProvisions.ts'
import type { Evidence } from './policyWording.ts'

/** The standard forms that give others something, and how their titles name it. */
const forms: Readonly<Record<ProvisionName, { readonly number: RegExp; readonly title: RegExp }>> = {
  additionalInsured: {
    number: /\b(?:CG[ -]?20[ -]?(?:10|11|26|33|37|38)|CA[ -]?20[ -]?48)\b/,
    title: /\badditional insureds?\b/i,
  },
  waiver: {
    number:
      /\b(?:CG[ -]?24[ -]?(?:04|53)|CA[ -]?04[ -]?44|CU[ -]?24[ -]?03|WC[ -]?00[ -]?03[ -]?13|WC[ -]?04[ -]?03[ -]?06|WC[ -]?42[ -]?03[ -]?04)\b/,
    title: /\bwaiver of (?:transfer of |our )?(?:rights?|subrogation)\b/i,
  },
  primary: {
    number: /\b(?:CG[ -]?20[ -]?01|CA[ -]?04[ -]?49)\b/,
    title: /\bprimary (?:and|&|\/) ?non-? ?contributory\b/i,
  },
}
const anyNumber = /\b[A-Z]{2,4}[ -]?\d{2}[ -]?\d{2}\b/
const withheld = /\b(?:not|none|without|deleted|removed|exclu\w+|n\/a)\b/i

/** The line of a schedule that lists a form for a provision: it shows that the policy may grant it, but not to which party. */
export function listedProvision(policy: Reading, name: ProvisionName, number?: RegExp): Evidence | null {
  const form = forms[name]
  for (const { lines, number: page } of policy.pages) {
    for (const [at, line] of lines.entries()) {
      // Its number may have a cell of its own, or wrap onto the next line.
      const row = [line, ...lines.slice(at + 1, at + 3)].map(({ text }) => text).join(' ')
      const start = line.text.length
      const isNumbered = (row.match(number ?? form.number)?.index ?? start) < start
      const isTitled =
        !number && anyNumber.test(line.text) && line.text.length < longest && form.title.test(line.text)
      if ((isNumbered || isTitled) && !withheld.test(line.text)) return { quote: line.text, page, form: null }
    }
  }
  return null
}

const longest = 110

/** CG 20 10 in a policy that has no form for completed operations; null where it has one, or neither. The edition of 1985 gives both. */
export function ongoingOnly(policy: Reading): Evidence | null {
  const given =
    /\bCG[ -]?20[ -]?(?:37|10[ -]?11[ -]?85)\b|\badditional insured.{0,60}\bcompleted operations\b/i
  return policy.pages.some(({ lines }) => lines.some(({ text }) => given.test(text)))
    ? null
    : listedProvision(policy, 'additionalInsured', /\bCG[ -]?20[ -]?10\b/)
}
