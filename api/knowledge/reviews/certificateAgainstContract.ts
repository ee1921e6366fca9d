import { dollars } from '../policies/policyMoney.ts'
import type { Reading } from '../../reading/index.ts'
import { flagOf, isYes, partiesBehind, partyOf, wordsOf, type Words } from './certificateCells.ts'
import { datesIn } from './identityDiscrepancies.ts'
import { contractParties, partiesIn } from './contractParties.ts'
import { readContractRequirements, type Requirement } from './contractRequirements.ts'
import { normal } from './coverageItem.ts'
import type { Discrepancy } from './discrepancy.ts'
import { daysIn } from './policyWording.ts'
import type { Statement } from './statement.ts'
import { readStatements } from './statements.ts'

/** What a contract asks for and a certificate does not show. */
export function certificateAgainstContract(
  certificate: Reading,
  shown: readonly Statement[],
  contract: Reading,
): Discrepancy[] {
  const insured = shown.find(({ label }) => /^(?:named )?insured$/.test(normal(label)))
  const requirements = readContractRequirements(contract, insured ? partyOf(insured.text) : null).filter(
    ({ isOthers, isConditional }) => !isOthers && !isConditional,
  )
  const text = normal(
    certificate.blocks
      .map((block) =>
        block.kind === 'table'
          ? block.rows
              .flat()
              .map((cell) => cell.text)
              .join(' ')
          : block.text,
      )
      .join(' '),
  )
  const roles = contractParties(contract)
  const found: Discrepancy[] = []
  for (const requirement of requirements) {
    const limits = requirement.kind === 'coverage' ? requirement.limits : []
    const isAbsent = limits.every(({ item }) => !shown.some((each) => each.item?.key === item.key))
    // A line that the certificate leaves out is one finding, however many limits the contract sets for it.
    for (const { item, amount } of isAbsent ? limits.slice(0, 1) : limits) {
      const values = shown.filter((each) => each.item?.key === item.key && each.amount !== null)
      const best = values.toSorted((a, b) => (b.amount ?? 0) - (a.amount ?? 0))[0]
      if (best?.amount != null && best.amount < amount)
        found.push(
          required(item.label, requirement, {
            shown: best,
            onCertificate: best.text,
            shouldBe: `${dollars(amount)} required`,
            severity: 'high',
          }),
        )
      else if (!best)
        found.push(
          required(item.label, requirement, {
            shown: null,
            onCertificate: 'not shown',
            shouldBe: `${dollars(amount)} required`,
            severity: 'high',
          }),
        )
    }
    if (requirement.kind === 'additionalInsured')
      found.push(...missingInsureds(certificate, requirement, { text, roles }))
    if (requirement.kind === 'waiver') {
      const isProperty = /property|contents/i.test(requirement.quote)
      const flag = flagOf(certificate, /sub.?r.? ?w|waive/, isProperty ? /property/ : /liability/)
      if (!isYes(flag?.text) && !/waiver of subrogation/.test(text))
        found.push(
          required(`Waiver of subrogation${isProperty ? ' (property)' : ''}`, requirement, {
            shown: flag,
            onCertificate: flag?.text ?? 'not shown',
            shouldBe: 'required',
            severity: 'medium',
          }),
        )
    }
    const isPrimary = /primary/.test(text)
    if (
      requirement.kind === 'primary' &&
      !(isPrimary && (/contribut/.test(text) || !/contribut/i.test(requirement.quote)))
    )
      found.push(
        required('Primary and noncontributory', requirement, {
          shown: null,
          onCertificate: isPrimary ? 'primary' : 'not shown',
          shouldBe: isPrimary ? 'primary and noncontributory' : 'required',
          severity: 'medium',
        }),
      )
    if (requirement.kind === 'notice') found.push(...noticeDiscrepancy(shown, requirement, text))
  }
  return [
    ...found,
    ...holderDiscrepancy(certificate, { roles, insured: insured?.text ?? null }),
    ...eventDate(certificate, contract),
  ]
}

function missingInsureds(
  certificate: Reading,
  requirement: Requirement,
  { text, roles }: { text: string; roles: ReadonlyMap<string, string> },
): Discrepancy[] {
  const flag = flagOf(certificate, /add.?l|addl|additional/, /liability|occurrence/)
  const parties = partiesIn(requirement.quote, roles)
  const isSaid =
    /additional insureds? ?y(?:es)?\b|\b(?:is|are|as) (?:an? |also )?(?:included as )?(?:an? )?additional insureds?\b/.test(
      text,
    )
  const first =
    isYes(flag?.text) || isSaid
      ? []
      : [
          required('Additional insured', requirement, {
            shown: flag,
            onCertificate: flag?.text ?? 'not shown',
            shouldBe: `Y${parties.length > 0 ? `, ${parties.join(', ')}` : ''}`,
            severity: 'high',
          }),
        ]
  const missing = parties.filter((party) => /[A-Z]/.test(party) && !text.includes(normal(party)))
  return [
    ...first,
    ...missing.map((party) =>
      required(`Additional insured ${party}`, requirement, {
        shown: null,
        onCertificate: 'not shown',
        shouldBe: 'additional insured',
        severity: 'high',
      }),
    ),
  ]
}

function noticeDiscrepancy(
  shown: readonly Statement[],
  requirement: Requirement,
  text: string,
): Discrepancy[] {
  if (requirement.days === null) return []
  const cancellation = shown.find(({ label }) => /cancel/.test(normal(label)))
  if (!cancellation)
    return /\b(?:days|thirty) .{0,40}(?:notice|cancel)|(?:notice|cancel).{0,60}\bdays\b/.test(text)
      ? []
      : [
          required('Notice of cancellation', requirement, {
            shown: null,
            onCertificate: 'not shown',
            shouldBe: `${requirement.days} days`,
            severity: 'medium',
          }),
        ]
  const days = daysIn(cancellation.text)
  const isWeak = /endeavou?r/i.test(cancellation.text)
  if (days !== null && days >= requirement.days && !isWeak) return []
  const onCertificate = days === null ? cancellation.text : `${days} days${isWeak ? ', endeavor' : ''}`
  return [
    required('Notice of cancellation', requirement, {
      shown: cancellation,
      onCertificate,
      shouldBe: `${requirement.days} days`,
      severity: 'medium',
    }),
  ]
}

function holderDiscrepancy(
  certificate: Reading,
  { roles, insured }: { roles: ReadonlyMap<string, string>; insured: string | null },
): Discrepancy[] {
  const holder = partiesBehind(certificate, /^(?:certificate )?holder\b/i)[0]
  const isInsured = (name: string) => insured !== null && normal(insured).startsWith(normal(partyOf(name)))
  const names = [...new Set(roles.values())].filter((name) => !isInsured(name))
  if (!holder || names.length === 0 || names.some((name) => normal(holder.text).includes(normal(name))))
    return []
  const words = new Set(normal(partyOf(holder.text)).split(' '))
  const alike = names.filter(
    (name) =>
      normal(name)
        .split(' ')
        .filter((word) => words.has(word)).length >= 2,
  )
  return [
    {
      field: 'Certificate holder',
      onCertificate: partyOf(holder.text),
      shouldBe: (alike.length > 0 ? alike : names).join(' or '),
      source: 'contract',
      severity: 'high',
      certificate: holder,
      reference: null,
    },
  ]
}

/** A certificate for an event names its day. */
function eventDate(certificate: Reading, contract: Reading): Discrepancy[] {
  const label = /^(?:event|show|performance|rental|use) dates?\b/i
  const asked = readStatements(contract).find((each) => label.test(each.label))
  const agreed = datesIn(asked?.text ?? '')[0]
  const shown = wordsOf(certificate).find(({ text }) => /^(?:description|remarks?|event)\b/i.test(text))
  const named = datesIn(shown?.text ?? '')
  if (!asked || !agreed || !shown || !named[0] || named.some(({ day }) => day === agreed.day)) return []
  return [
    {
      field: 'Event date',
      onCertificate: named[0].text,
      shouldBe: agreed.text,
      source: 'contract',
      severity: 'medium',
      certificate: shown,
      reference: asked,
    },
  ]
}

function required(
  field: string,
  { quote, page }: Requirement,
  { shown, ...said }: { shown: Words | null } & Pick<Discrepancy, 'onCertificate' | 'shouldBe' | 'severity'>,
): Discrepancy {
  return { field, ...said, source: 'contract', certificate: shown, reference: { quote, page } }
}
