import type { Reading } from '../../reading/index.ts'
import { textOf } from './contractParties.ts'
import { normal } from './coverageItem.ts'
import { coverageNamed } from './coverageNamed.ts'
import { itemOf } from './coverageItems.ts'
import { policySentences } from './coverageTerms.ts'
import { type Discrepancy, differs } from './discrepancy.ts'
import { tellingWords } from './likeWords.ts'
import type { Evidence, PolicyWording } from './policyWording.ts'
import { isKept } from './sameness.ts'
import type { Statement } from './statement.ts'

/** Coverages that a certificate shows and its policy excludes altogether, or does not have at all. */
export function lackingCoverages(
  shown: readonly Statement[],
  {
    policy,
    wording,
    says,
    isOfOnePolicy,
  }: {
    policy: Reading
    wording: PolicyWording
    says: readonly Statement[]
    /** Whether the certificate shows no other policy, which may have what this one lacks. */
    isOfOnePolicy: boolean
  },
): Discrepancy[] {
  const text = normal(textOf(policy))
  const sentences = policySentences(policy)
  return shown.flatMap((each) => {
    if (isKept(each) || (each.amount === null && each.standing !== 'included')) return []
    const excluded = excludedPeril(each, { sentences, wording, says })
    if (excluded) return [differs(each.label, each, excluded, { shouldBe: 'excluded', severity: 'high' })]
    // "Per vehicle $100,000", under "Motor truck cargo".
    const title = each.item === null ? each.headings.at(-2) : undefined
    const label = title ?? each.label
    const key = (title === undefined ? each.item : itemOf(title))?.key ?? ''
    const words = /\d/.test(label) ? [] : [...tellingWords(label)]
    const isLacking = isOfOnePolicy && each.amount !== null && ofOwn.test(key)
    const isNamed = () =>
      words.every((word) => text.includes(word)) ||
      says.some(({ item }) => item?.key === key) ||
      sentences.some(({ quote }) => coverageNamed(quote)?.key === key)
    return isLacking && words.length > 0 && !isNamed()
      ? [
          {
            field: readableName(label),
            onCertificate: each.text,
            shouldBe: 'not in the policy',
            source: 'policy',
            severity: 'high',
            certificate: each,
            reference: null,
          } satisfies Discrepancy,
        ]
      : []
  })
}

/** "MOTOR TRUCK CARGO" in a report is "Motor truck cargo". */
function readableName(label: string): string {
  return /[a-z]/.test(label) ? label : label.charAt(0) + label.slice(1).toLowerCase()
}

/** Coverages that a policy has only by name. */
const ofOwn =
  /^(?:motorCargo|garagekeepers|liquor\w*|pollution\w*|cyber\w*|employee\w+|employment\w+|professional\w*|flood|earthquake|sewerBackUp|spoilage|installation|productRecall|trailerInterchange|abuse)$/

const perils = [
  ['flood', /^floods?(?: (?:limit|coverage|insurance))*(?:,? (?:annual )?aggregate)?$/],
  [
    '(?:earthquake|earth movement)',
    /^earth(?:quake| movement)(?: (?:limit|coverage|insurance))*(?:,? (?:annual )?aggregate)?$/,
  ],
] as const

/** The exclusion of a peril that every sentence of the policy on it repeats. */
function excludedPeril(
  { label }: Statement,
  {
    sentences,
    wording,
    says,
  }: { sentences: readonly Evidence[]; wording: PolicyWording; says: readonly Statement[] },
) {
  const name = perils.find(([, own]) => own.test(normal(label)))?.[0]
  const named = name && new RegExp(String.raw`\b${name}`, 'i')
  if (!named) return null
  const isGiven = ({ label: given, amount, percent, standing }: Statement) =>
    named.test(given) &&
    standing !== 'excluded' &&
    (amount !== null || percent !== null || standing === 'included')
  if (says.some(isGiven)) return null
  const excluded = new Set(wording.exclusions.map(({ quote }) => quote))
  const about = sentences.filter(({ quote }) => named.test(quote))
  const [first] = about.filter(({ quote }) => excluded.has(quote))
  const isExcluded = (quote: string) =>
    excluded.has(quote) ||
    new RegExp(String.raw`\bexclu(?:des?|ded|ding|sion)\b.{0,80}\b${name}`, 'i').test(quote)
  return first && about.every(({ quote }) => isExcluded(quote))
    ? { text: first.quote, quote: first.quote, page: first.page }
    : null
}
