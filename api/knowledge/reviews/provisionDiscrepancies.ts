import type { Reading } from '../../reading/index.ts'
import { isYes, holderOf, partyOf, type Words } from './certificateCells.ts'
import { type CoverageRow, coverageRows, type PolicyPart } from './coverageRows.ts'
import { type Claim, claimedProvisions, partiesClaimed, type ProvisionName } from './claimedProvisions.ts'
import type { Judgment } from './contractFinding.ts'
import { normal } from './coverageItem.ts'
import { policySentences } from './coverageTerms.ts'
import { type Discrepancy, differs } from './discrepancy.ts'
import { familiesIn } from './insuredFamilies.ts'
import { judgeAdditionalInsured, judgeProvision } from './judgeProvisions.ts'
import { listedProvision } from './listedProvision.ts'
import type { PolicyWording } from './policyWording.ts'
import { refusal, type Statement } from './statement.ts'
import { provisionsFor } from './provisionsFor.ts'

const insurerName = /\b(?:insurance|indemnity|casualty|assurance) (?:company|co\b|corporation|exchange)/i

interface Provision {
  readonly name: ProvisionName
  readonly field: string
  /** Any policy text that mentions it. */
  readonly subject: RegExp
  judge(wording: PolicyWording, wanted: readonly string[], clause: string): Judgment
}

const provisions: readonly Provision[] = [
  {
    name: 'additionalInsured',
    field: 'Additional insured',
    subject:
      /\b(?:additional|designated) (?:insured|assured)|\b(?:any|each|every) (?:person|organization|client|customer|party|entity|owner)\b.{0,80}\b(?:written (?:contract|agreement)|contract|agreement)\b/i,
    judge: ({ additionalInsureds }, wanted, clause) =>
      judgeAdditionalInsured(additionalInsureds, {
        wanted,
        asksCompleted: claimsCompleted(clause),
      }),
  },
  {
    name: 'waiver',
    field: 'Waiver of subrogation',
    subject: /\bwaive(?:rs?|d)?\b|\bsubrogation\b/i,
    judge: ({ waivers }, wanted) => judgeProvision(waivers, wanted, 'a waiver of subrogation'),
  },
  {
    name: 'primary',
    field: 'Primary and noncontributory',
    subject: /\bcontribut(?!(?:ing|es?|ed) to the\b)/i,
    judge: ({ primary }, wanted) => judgeProvision(primary, wanted, 'primary and noncontributory wording'),
  },
]

/** Additional insureds, waivers and primary wording that a certificate claims and the endorsements of the policy do not give. */
export function provisionDiscrepancies(
  certificate: Reading,
  shown: readonly Statement[],
  {
    policy,
    wording,
    insured,
    parts,
  }: { policy: Reading; wording: PolicyWording; insured: string | null; parts: readonly PolicyPart[] },
): Discrepancy[] {
  const sentences = policySentences(policy)
  const holder = holderOf(certificate)
  // A policy whose number is in the margin of its pages alone has no part by it.
  const rows = parts.length > 0 ? parts.map(({ row }) => row) : coverageRows(certificate)
  const kept = holder
    ? withheldProvisions(shown, rows, { policy, wording, holder: partyOf(holder.text) })
    : []
  const isWhole = parts.every(({ blocks }) => blocks === null)
  const claimed = provisions.flatMap(({ name, field, subject, judge }): Discrepancy[] => {
    // The words that name parties tell most; the others claim it for the holder.
    const claims = claimedProvisions(certificate, shown, name)
    for (const each of claims.length > 0 ? claims : isWhole ? marksOf(rows, name) : []) {
      const own = ofLine(wording, `${each.line ?? ''} ${each.text}`, policy)
      const named = partiesClaimed(each).filter(
        (party) =>
          !insurerName.test(party) && (insured === null || !normal(insured).includes(normal(partyOf(party)))),
      )
      const wanted = named.length > 0 ? named : holder ? [partyOf(holder.text)] : []
      const { status, reason, evidence: proof } = judge(own, wanted, each.text)
      const mentions = sentences.filter(
        ({ quote, form }) => subject.test(`${form ?? ''} ${quote}`) && !ownWaiver.test(quote),
      )
      // "No waiver of recovery is given", "no additional insured has primary and noncontributory status".
      const between = name === 'primary' ? 6 : 2
      const denied = new RegExp(
        String.raw`\bno (?:[a-z]+ ){0,${between}}(?:non-?)?(?:${subject.source}|waivers?\b)${name === 'primary' ? '' : '(?!.{0,12}\\bprimary)'}`,
        'i',
      )
      const evidence =
        proof ??
        mentions.find(({ quote }) => refusal.test(quote) || denied.test(quote)) ??
        (name === 'primary' ? sentences.find(({ quote }) => isExcess.test(quote)) : undefined) ??
        null
      // Policy wording that mentions it but can't be interpreted proves nothing.
      if (status !== 'not met') continue
      if (evidence === null && (mentions.length > 0 || listedProvision(policy, name))) continue
      // The parties that one sentence claims may stand otherwise by the same endorsement.
      const apart = name === 'additionalInsured' ? insuredsApart(own, named, { claim: each, holder }) : []
      if (apart.length > 1) return apart
      const label = /^subrogation waived(?=:)/i.exec(each.text)?.[0] ?? field
      const title = named.length > 0 ? `${label}: ${named.join(', ')}` : label
      const found = { field: title, onCertificate: each.text, shouldBe: reason, severity: 'high' } as const
      return [
        evidence
          ? differs(title, each, { text: evidence.quote, quote: evidence.quote, page: evidence.page }, found)
          : { ...found, source: 'policy' as const, certificate: each, reference: null },
      ]
    }
    return []
  })
  return [...kept, ...claimed]
}

function claimsCompleted(clause: string): boolean {
  return /\bcompleted op/i.test(clause) && !/not (?:for|including) completed/i.test(clause)
}

/** What is wrong with each of the parties that a claim names, those alike together; a party that the policy insures is in none. */
function insuredsApart(
  { additionalInsureds }: PolicyWording,
  named: readonly string[],
  { claim, holder }: { claim: Claim; holder: Words | null },
): Discrepancy[] {
  const signed = holder ? normal(partyOf(holder.text)) : ''
  // Whoever signed the contract with the insured is known only where the holder is among them.
  const knowsWho = named.some((party) => normal(party) === signed)
  const judged = named.flatMap((party) => {
    const isDirect = !knowsWho || normal(party) === signed
    const { status, reason, evidence } = judgeAdditionalInsured(additionalInsureds, {
      wanted: [party],
      asksCompleted: claimsCompleted(claim.text),
      isDirect,
    })
    return status === 'not met' && evidence
      ? [{ party, evidence, reason: reason.replace(`: ${party}.`, '.').replace(`${party}: `, '') }]
      : []
  })
  return [...Map.groupBy(judged, ({ reason }) => reason)].flatMap(([reason, group]) => {
    const [first] = group
    if (!first) return []
    const parties = group.map(({ party }) => party)
    const { quote, page } = first.evidence
    return differs(
      `Additional insured: ${parties.join(', ')}`,
      claim,
      { text: quote, quote, page },
      { shouldBe: `${parties.join(' and ')}: ${reason}`, severity: 'high' },
    )
  })
}

/** "This insurance is excess over it": of the policy itself, whatever it does for autos or premises alone. */
const isExcess =
  /\bthis (?:insurance|policy|coverage) (?:is|applies as|will be|shall be) (?:only )?excess\b(?! (?:over|of) (?:[a-z]+ ){0,3}(?:fire|builders|auto))/i

/** "You may waive your rights against another party before a loss": what the insured may do is no promise of the insurer. */
const ownWaiver =
  /^(?:\W*\w{1,2}[.)] )?(?:[A-Z][\w ]{3,40}\. )?(?:you|the insured) may (?:waive|give up|release)\b/i

/** The box that is marked for the one row of this policy; the rows of a package are compared with their parts. */
function marksOf(rows: readonly CoverageRow[], name: ProvisionName): Claim[] {
  const [row] = rows
  const mark = row && name !== 'primary' && rows.length === 1 ? row[name] : null
  return row && mark && isYes(mark.text) ? [{ ...mark, text: `${row.title}: ${mark.text}` }] : []
}

/** What the policy provides for the line of business that a claim names: "waiver of subrogation on general liability". */
function ofLine(wording: PolicyWording, lineName: string, policy: Reading): PolicyWording {
  return {
    ...wording,
    additionalInsureds: provisionsFor(wording.additionalInsureds, lineName, policy),
    waivers: provisionsFor(wording.waivers, lineName, policy),
    primary: provisionsFor(wording.primary, lineName, policy),
  }
}

/** "Waiver of subrogation: none", "Additional insured: N", where the policy gives it to the holder by name. */
function withheldProvisions(
  shown: readonly Statement[],
  rows: readonly CoverageRow[],
  { policy, wording, holder }: { policy: Reading; wording: PolicyWording; holder: string },
): Discrepancy[] {
  return provisions.flatMap(({ name, field }) => {
    const label = withheld[name]
    if (label === null || name === 'primary') return []
    const none: (Words & { readonly line: string })[] = [
      ...rows.flatMap((row) => {
        const mark = row[name]
        return mark ? [{ ...mark, line: row.title }] : []
      }),
      ...shown.flatMap((each) =>
        label.test(each.label) ? [{ ...each, line: `${each.headings.at(-2)} ${each.label}` }] : [],
      ),
    ].filter(({ text }) => /^(?:none|no?)\b(?!\/)/i.test(text))
    for (const { line, ...mark } of none) {
      const own = ofLine(wording, line, policy)
      const lines = familiesIn(line)
      // "N" for the cargo, below "Y" for the trucks.
      const isGivenBeside = rows.some(
        (row) =>
          isYes(row[name]?.text) &&
          (lines.length === 0 || familiesIn(row.title).some((each) => lines.includes(each))),
      )
      if (isGivenBeside) continue
      const given = (name === 'waiver' ? own.waivers : own.additionalInsureds).find(({ whole }) => {
        const ofLines = familiesIn(whole)
        return (
          normal(whole).includes(normal(holder)) &&
          (lines.length === 0 || ofLines.length === 0 || lines.some((each) => ofLines.includes(each)))
        )
      })
      if (!given) continue
      const words = { ...given, text: given.quote }
      const shouldBe = name === 'waiver' ? `waived in favor of ${holder}` : `Y, ${holder}`
      return [differs(field, mark, words, { shouldBe, severity: name === 'waiver' ? 'medium' : 'high' })]
    }
    return []
  })
}

/** How certificates label the answer that a provision is not given. */
const withheld: Readonly<Record<ProvisionName, RegExp | null>> = {
  additionalInsured: /\badd(?:'?l|itional)\.? ins(?:d|ured)/i,
  waiver: /\bwaiver\b|\bsubrogation\b/i,
  primary: null,
}
