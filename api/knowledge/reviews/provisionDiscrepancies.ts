import { type Reading, sentencesOf } from '../../reading/index.ts'
import { isYes, partiesBehind, partyOf, type Words, wordsOf } from './certificateCells.ts'
import type { Judgment } from './contractFinding.ts'
import { namesIn } from './contractParties.ts'
import { normal } from './coverageItem.ts'
import { policySentences } from './coverageTerms.ts'
import { type Discrepancy, differs } from './discrepancy.ts'
import { judgeAdditionalInsured, judgeProvision } from './judgeProvisions.ts'
import type { PolicyWording } from './policyWording.ts'
import { refusal, type Statement } from './statement.ts'

interface ProvisionKind {
  readonly field: string
  /** What the label of a box or a cell says, with a yes or a name behind it. */
  readonly label: RegExp
  /** What a sentence says that claims it. */
  readonly claim: RegExp
  /** What a policy says that speaks of it at all. */
  readonly subject: RegExp
  judge(wording: PolicyWording, wanted: readonly string[], said: string): Judgment
}

const kinds: readonly ProvisionKind[] = [
  {
    field: 'Additional insured',
    label: /\badd(?:'?l|itional)\.? ?ins(?:d|r|r?d|ureds?)?\b/i,
    claim:
      /\b(?:is|are|as)\b[^.]{0,30}\badditional(?:ly)? insureds?\b|\badditional insureds?\b[^:.]{0,30}:\s*[A-Z][a-z]/i,
    subject: /\b(?:additional|designated) (?:insured|assured)/i,
    judge: ({ additionalInsureds }, wanted, said) =>
      judgeAdditionalInsured(additionalInsureds, {
        wanted,
        asksCompleted: /\bcompleted op/i.test(said) && !/not (?:for|including) completed/i.test(said),
      }),
  },
  {
    field: 'Waiver of subrogation',
    label: /\bsubr(?:ogation)?\.? ?(?:w(?:vd|aived|aiver)|is waived)?\b|\bwaiver(?: of subrogation)?\b/i,
    claim: /\bwaivers? of subrogation\b|\bsubrogation (?:is )?waived\b|\bwaives?\b.{0,40}\bsubrogation\b/i,
    subject: /\bwaive[rd]?\b|\bsubrogation\b/i,
    judge: ({ waivers }, wanted) => judgeProvision(waivers, wanted, 'a waiver of subrogation'),
  },
  {
    field: 'Primary and noncontributory',
    label: /\bprimary\b.{0,12}\bnon-? ?contribut\w+/i,
    claim: /\bprimary (?:and|\/|&) ?non-? ?contribut\w+/i,
    subject: /\bcontribut/i,
    judge: ({ primary }, wanted) => judgeProvision(primary, wanted, 'primary and noncontributory wording'),
  },
]

const denied = /\b(?:not?|none|without|per policy|as the policy provides|n\/a)\b/i
const yes = String.raw`[^A-Za-z\[(]{0,4}(?:\[ ?x ?\]|\( ?x ?\)|☒|✓|\by(?:es)?\b|\bx\b)`

/** Additional insureds, waivers and primary wording that a certificate claims and the endorsements of the policy do not give. */
export function provisionDiscrepancies(
  certificate: Reading,
  shown: readonly Statement[],
  { policy, wording, insured }: { policy: Reading; wording: PolicyWording; insured: string | null },
): Discrepancy[] {
  const sentences = policySentences(policy)
  const holder = partiesBehind(certificate, /^(?:certificate )?holder\b|^issued to\b/i)[0]
  const units = wordsOf(certificate).flatMap((words) =>
    sentencesOf(words.text).map((text) => ({ ...words, text })),
  )
  return kinds.flatMap(({ field, label, claim, subject, judge }) => {
    const marked = new RegExp(`(?:${label.source})${yes}`, 'i')
    const labeled = shown
      .filter((each) => label.test(each.label) && each.label.length < 60)
      .filter(({ text }) => isYes(text.split(/[\s,]/)[0]) || (namesIn(text).length > 0 && !denied.test(text)))
    const claims: Words[] = [
      ...units.filter(({ text }) => claim.test(text) && !denied.test(text)),
      ...labeled.map(({ label: name, text, quote, page }) => ({ text: `${name}: ${text}`, quote, page })),
      ...units.filter(({ text }) => marked.test(text)),
    ]
    // The words that name parties tell most; the others claim it for the holder.
    for (const each of claims) {
      const named = namesIn(each.text)
        .map((name) => name.split(/(?<=[a-z]{4})\.\s+/).at(-1) ?? name)
        .filter((name) => insured === null || !normal(insured).includes(normal(partyOf(name))))
      const wanted = named.length > 0 ? named : holder ? [partyOf(holder.text)] : []
      const { status, reason, evidence: proof } = judge(wording, wanted, each.text)
      const mentions = sentences.filter(({ quote, form }) => subject.test(`${form ?? ''} ${quote}`))
      const evidence = proof ?? mentions.find(({ quote }) => refusal.test(quote)) ?? null
      // A policy that speaks of it without having been understood proves nothing.
      if (status !== 'not met' || (evidence === null && mentions.length > 0)) continue
      const reference = evidence ? { text: evidence.quote, quote: evidence.quote, page: evidence.page } : null
      const title = named.length > 0 ? `${field}: ${named.join(', ')}` : field
      const found = { field: title, onCertificate: each.text, shouldBe: reason, severity: 'high' } as const
      return [
        reference
          ? differs(title, each, reference, found)
          : { ...found, source: 'policy' as const, certificate: each, reference },
      ]
    }
    return []
  })
}
