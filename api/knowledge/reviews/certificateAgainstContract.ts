import { dollars } from '../policies/policyMoney.ts'
import type { Reading } from '../../reading/index.ts'
import { nameOf } from './nameOf.ts'
import { holderDiscrepancy } from './holderDiscrepancy.ts'
import { codeDiscrepancies } from './claimDiscrepancies.ts'
import { claimedProvisions, markedSections } from './claimedProvisions.ts'
import { certificateExclusions } from './certificateExclusions.ts'
import { certificateBoxes } from './certificateBoxes.ts'
import { partyOf } from './certificateCells.ts'
import { completed, lacksCompleted } from './withListedForm.ts'
import { countedUmbrella } from './countedUmbrella.ts'
import { eventDate } from './eventDate.ts'
import { ongoingOnly } from './listedProvision.ts'
import { contractParties, textOf } from './contractParties.ts'
import { perils, sharedWords } from './likeWords.ts'
import { amountsIn } from './limitsNamed.ts'
import { readContractRequirements, type Requirement } from './contractRequirements.ts'
import { normal } from './coverageItem.ts'
import { sublimit } from './coverageItems.ts'
import { coverageRows, hasColumn } from './coverageRows.ts'
import { coverageTerms, policySentences } from './coverageTerms.ts'
import { refusesExclusion } from './exclusionCheck.ts'
import { type Family, familiesIn, familiesOf, familyLabels, familyOfItemKey } from './insuredFamilies.ts'
import { type Discrepancy, required } from './discrepancy.ts'
import { answeredDemands } from './answeredDemands.ts'
import { missingBoxes } from './missingBoxes.ts'
import {
  missingInsureds,
  missingLossPayee,
  missingWaiver,
  onlyInRemarks,
  saysOngoingOnly,
  unmarkedInsured,
} from './requiredProvisions.ts'
import { requiredNotice } from './requiredNotice.ts'
import type { Statement } from './statement.ts'

/** What a contract asks for and a certificate does not show. */
export function certificateAgainstContract(
  certificate: Reading,
  shown: readonly Statement[],
  {
    asRead,
    contract,
    policy,
    today,
  }: { asRead: Reading; contract: Reading; policy: Reading | null; today: string | null },
): {
  readonly discrepancies: Discrepancy[]
  readonly missingLines: Discrepancy[]
  /** Provisions that the certificate neither states nor has a box for. */
  readonly unstated: Discrepancy[]
} {
  const insured = shown.find(({ label }) => /^(?:named )?insured$/.test(normal(label)))
  const families = familiesOf('', shown, null)
  // A certificate of one policy says nothing of other lines; theirs are other certificates.
  const isShown = ({ kind, item, quote }: Requirement) => {
    const family = item ? familyOfItemKey(item.key) : null
    // "On all policies, including workers compensation" is about the other lines, too.
    const named = familiesIn(quote.replace(/\bincluding\b.*/i, ''))
    if (kind === 'coverage')
      return family === null ? item?.key.startsWith('other:') !== true : families.has(family)
    return named.length === 0 || families.size === 0 || named.some((each) => families.has(each))
  }
  const all = readContractRequirements(contract, insured ? partyOf(insured.text) : null).filter(
    (each) => !each.isOthersDuty && !each.isConditional,
  )
  const requirements = all.filter(isShown)
  const text = normal(textOf(certificate))
  const rows = coverageRows(certificate)
  const boxes = certificateBoxes(certificate, shown, asRead)
  const roles = contractParties(contract)
  const found: Discrepancy[] = []
  const unstated: Discrepancy[] = []
  // "Primary policy number" is no wording.
  const remarks = textOf(certificate).replaceAll(/\bprimary (?:polic|carrier|insurer|contact)\w*/gi, '')
  const contractText = textOf(contract)
  const isListed = policy !== null && ongoingOnly(policy) !== null
  const ongoing = isListed || saysOngoingOnly(remarks)
  const claims = claimedProvisions(certificate, shown, 'additionalInsured')
  const about = { certificate, rows, contract, contractText, requirements, today }
  const above = countedUmbrella(shown, about)
  for (const requirement of requirements) {
    const limits = requirement.kind === 'coverage' ? requirement.limits : []
    const isAbsent = limits.every(({ item }) => !shown.some((each) => each.item?.key === item.key))
    // A line that the certificate leaves out is one finding, however many limits the contract sets for it.
    for (const { item, amount } of isAbsent ? limits.slice(0, 1) : limits) {
      const values = shown.filter((each) =>
        each.item === null
          ? each.amount !== null && sharedWords(each.label, requirement.quote).share >= 0.5
          : each.item.key === item.key && (each.amount !== null || each.standing !== 'stated'),
      )
      const best = values.toSorted((a, b) => (b.amount ?? 0) - (a.amount ?? 0))[0]
      const isShort =
        best?.standing === 'excluded' ||
        (best?.amount != null && best.amount + above(requirement, item.key) < amount)
      // One amount for employers liability is meant for what the certificate shows of its three limits.
      const isOfOne =
        item.key.startsWith('wcPerDisease') && !isAbsent && amountsIn(requirement.quote).length === 1
      if (isShort || (!best && !sublimit.test(item.key) && !isOfOne))
        found.push(
          required(best ? nameOf(best) : item.label, requirement, {
            shown: best ?? null,
            onCertificate: best?.text ?? 'not shown',
            shouldBe: `${dollars(amount)} required`,
            severity: 'high',
          }),
        )
    }
    if (requirement.kind === 'additionalInsured' && completed.test(requirement.quote) && ongoing)
      found.push(
        required('Additional insured for completed operations', requirement, {
          shown: null,
          onCertificate: saysOngoingOnly(remarks) ? 'ongoing operations only' : 'not shown',
          shouldBe: isListed
            ? `${lacksCompleted.charAt(0).toLowerCase()}${lacksCompleted.slice(1)}`
            : 'required (CG 20 37 or equivalent)',
          severity: 'high',
        }),
      )
    if (requirement.kind === 'additionalInsured')
      found.push(
        ...missingInsureds(certificate, shown, requirement, { text, roles }),
        ...unmarkedInsured(rows.length > 0 ? rows : markedSections(shown).map(({ row }) => row), {
          requirement,
          contractText,
          claims,
        }),
        ...onlyInRemarks(certificate, { rows, requirement, claims }),
      )
    // A mutual release is between the parties; a certificate shows only what the insurers have to waive.
    if (
      requirement.kind === 'waiver' &&
      (!/\breleases?\b/i.test(requirement.quote) || insurersWaive.test(requirement.quote))
    ) {
      const hasBox = hasColumn(certificate, 'waiver') || shown.some(({ label }) => waiverLabel.test(label))
      const missing = missingWaiver(certificate, shown, requirement, rows)
      ;(hasBox ? found : unstated).push(...missing)
    }
    if (requirement.kind === 'primary' && !/\bprimary\b/i.test(remarks))
      (mustShow.test(requirement.said ?? requirement.quote) ? found : unstated).push(
        required('Primary and noncontributory', requirement, {
          shown: null,
          onCertificate: 'not shown',
          shouldBe: 'required',
          severity: 'medium',
        }),
      )
    found.push(...missingBoxes(boxes, requirement), ...answeredDemands(shown, requirement))
    if (requirement.kind === 'deductible') found.push(...tooMuchKept(shown, requirement))
    if (requirement.kind === 'notice') found.push(...requiredNotice(certificate, shown, requirement))
  }
  const misnamed = holderDiscrepancy(certificate, {
    roles,
    insured: insured?.text ?? null,
    text: contractText,
  })
  return {
    discrepancies: [
      // A holder under a wrong name is missing as an insured only by that name.
      ...unique(found).filter(
        ({ field }) => !misnamed.some(({ shouldBe }) => field === `Additional insured ${shouldBe}`),
      ),
      ...termsAgainst(certificate, requirements),
      ...codeDiscrepancies(certificate, contract, 'contract'),
      ...misnamed,
      ...eventDate(certificate, shown, contract),
      ...certificateExclusions(certificate, contract),
      ...missingLossPayee(certificate, shown, { all, roles }),
    ],
    missingLines: missingLines(
      all.filter((each) => !isShown(each)),
      shown,
    ),
    unstated: unique(unstated),
  }
}

/** "On a primary basis, and the certificate shall so state": what a contract wants to read on the certificate itself. */
const mustShow =
  /\bcertificates?\b[^.;]{0,40}\b(?:shall|must|will|to|should)\b[^.;]{0,30}\b(?:state|show|say|reflect|evidence|indicate|read)\b|\b(?:shown|stated|noted|evidenced|indicated) (?:on|in) (?:the|each|every|any) certificates?\b/i

const insurersWaive = /\b(?:insurers?|carriers?|compan(?:y|ies)|polic(?:y|ies))\b.{0,30}\bwaive/i

/** A row that answers whether subrogation is waived. */
const waiverLabel = /^(?:waiver of subrogation|subrogation waived)\b/i

/** Deductibles above what the contract allows, for all perils or for the one that it names. */
function tooMuchKept(shown: readonly Statement[], requirement: Requirement): Discrepancy[] {
  const { amount: most, quote, said } = requirement
  const lines = familiesIn(said ?? quote)
  const isNarrow = perils.test(quote) && !/\bincluded\b/i.test(quote)
  return shown.flatMap((each) => {
    const isAbout = ['deductible', 'retention'].some(
      (kind) =>
        new RegExp(kind, 'i').test(quote) && new RegExp(kind, 'i').test(`${each.item?.key} ${each.label}`),
    )
    const own = perils.exec(each.label)?.[0].toLowerCase()
    const isOther = own === undefined ? isNarrow : !quote.toLowerCase().includes(own)
    const ofRow = familiesIn([...each.headings, each.label].join(' '))
    const isOfOtherLine = lines.length > 0 && ofRow.length > 0 && !ofRow.some((line) => lines.includes(line))
    if (!isAbout || isOther || isOfOtherLine || most === null || each.amount === null || each.amount <= most)
      return []
    const shouldBe = `not above ${dollars(most)}`
    return [
      required(each.label, requirement, {
        shown: each,
        onCertificate: each.text,
        shouldBe,
        severity: 'medium',
      }),
    ]
  })
}

/** What several sentences of a contract ask for is missing once. */
function unique(found: readonly Discrepancy[]): Discrepancy[] {
  return found.filter(
    (each, at) =>
      !found.slice(0, at).some(({ field }) => field === each.field || field.startsWith(`${each.field} and `)),
  )
}

/** One finding for each line of business that the certificate leaves out. */
function missingLines(requirements: readonly Requirement[], shown: readonly Statement[]): Discrepancy[] {
  const found = requirements.flatMap((requirement) => {
    const { kind, item, limits } = requirement
    const family = item ? familyOfItemKey(item.key) : null
    if (kind !== 'coverage' || !item || family === null) return []
    // What a policy may not exclude is no policy of its own.
    if (limits.length === 0 && refusesExclusion(requirement.quote)) return []
    const amount = limits[0]?.amount
    const shouldBe = amount === undefined ? 'required' : `${dollars(amount)} ${shortLine(family)}required`
    const excluded = shown.find((each) => each.standing === 'excluded' && each.item?.key === item.key) ?? null
    return [
      {
        family,
        finding: required(lineNamed(family), requirement, {
          shown: excluded,
          onCertificate: excluded?.text ?? 'not shown',
          shouldBe,
          severity: 'high',
        }),
      },
    ]
  })
  return [...new Map(found.toReversed().map((each) => [each.family, each.finding])).values()].toReversed()
}

/** "$1,000,000 auto liability required", as most call it. */
function shortLine(family: Family): string {
  return family === 'auto' ? 'auto liability ' : ''
}

function lineNamed(family: Family): string {
  const name = family === 'auto' ? 'automobile liability' : familyLabels[family]
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** A term that the contract asks for and the certificate shows otherwise: replacement cost beside actual cash value. */
function termsAgainst(certificate: Reading, requirements: readonly Requirement[]): Discrepancy[] {
  const claims = policySentences(certificate)
  return coverageTerms.flatMap((term) => {
    const asked = requirements.find(({ quote }) => term.asked.test(quote))
    const shown = claims.find(({ quote }) => term.contrary?.test(quote))
    return asked && shown
      ? [
          required(term.label, asked, {
            shown: { text: shown.quote, quote: shown.quote, page: shown.page },
            onCertificate: shown.quote,
            shouldBe: `${term.asked.exec(asked.quote)?.[0] ?? term.label} required`,
            severity: 'high',
          }),
        ]
      : []
  })
}
