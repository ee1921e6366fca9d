import type { Reading } from '../../reading/index.ts'
import { normal } from './coverageItem.ts'
import { readPolicyWording } from './policyWording.ts'
import { certificateAgainstContract } from './certificateAgainstContract.ts'
import { columnValues, partyOf, type Words } from './certificateCells.ts'
import type { Discrepancy } from './discrepancy.ts'
import { moneyIn, readStatements, type Statement } from './statements.ts'

export interface CertificateReview {
  readonly discrepancies: readonly Discrepancy[]
  /** The fields that agree with the policy. */
  readonly agreeing: readonly string[]
}

/** Compares a certificate with the policy behind it and with the contract that asks for it. */
export function reviewCertificate(
  certificate: Reading,
  { policy, contract }: { policy: Reading | null; contract: Reading | null },
): CertificateReview {
  const shown = readStatements(certificate)
  const agreeing: string[] = []
  const discrepancies = [
    ...(policy ? againstPolicy(certificate, shown, { policy, agreeing }) : []),
    ...(contract ? certificateAgainstContract(certificate, shown, contract) : []),
  ].filter((each, _, all) => each.source === 'policy' || !all.some((other) => settles(other, each)))
  const order = { high: 0, medium: 1, low: 2 }
  return { discrepancies: discrepancies.toSorted((a, b) => order[a.severity] - order[b.severity]), agreeing }
}

/** Whether a certificate that is corrected to its policy also has what the contract asks for. */
function settles(correction: Discrepancy, { field, shouldBe }: Discrepancy): boolean {
  const [real, asked] = [moneyIn(correction.shouldBe), moneyIn(shouldBe)]
  return (
    correction.source === 'policy' &&
    correction.field === field &&
    real !== null &&
    asked !== null &&
    real >= asked
  )
}

/** Facts that identify a policy: how each is labeled there and on certificates, and how it is compared. */
const identities = [
  {
    field: 'Policy number',
    policy: /^policy (number|no)\b/,
    certificate: /policy (number|no)\b/,
    compare: sameCode,
  },
  {
    field: 'Named insured',
    policy: /^(first )?named insured$|^insured$/,
    certificate: /^(named )?insured$/,
    compare: sameParty,
  },
  {
    field: 'Carrier name',
    policy: /^(insurance )?(company|carrier|insurer)( name)?$|^issued by$|^insuring company$/,
    certificate: /^insurer( [a-f])?( name)?$|^(insurance )?(company|carrier)$/,
    compare: sameParty,
  },
] as const

function againstPolicy(
  certificate: Reading,
  shown: readonly Statement[],
  { policy, agreeing }: { policy: Reading; agreeing: string[] },
): Discrepancy[] {
  const says = readStatements(policy)
  const found: Discrepancy[] = []
  for (const { field, policy: inPolicy, certificate: onCertificate, compare } of identities) {
    const real =
      says.find(({ label }) => inPolicy.test(normal(label))) ??
      (field === 'Carrier name' ? carrierLine(policy) : null)
    const values =
      columnValues(certificate, onCertificate) ??
      shown.filter(({ label }) => onCertificate.test(normal(label)))
    if (!real || values.length === 0) continue
    const wrong = values.filter(({ text }) => !compare(text, real.text))
    // One certificate may show several policies: only when none is this one does it differ.
    if (wrong.length < values.length) agreeing.push(field)
    else if (wrong[0])
      found.push(
        differs(field, wrong[0], real, {
          shouldBe: partyOf(real.text),
          onCertificate: partyOf(wrong[0].text),
          severity: 'high',
        }),
      )
  }
  found.push(...termDiscrepancies(certificate, says, agreeing))
  for (const statement of shown) {
    const { item, amount } = statement
    if (!item || amount === null) continue
    const about = says.filter((each) => each.item?.key === item.key && each.amount !== null)
    const decisive = about.filter(({ origin }) => origin === 'endorsement')
    const real = decisive.length > 0 ? decisive : about
    if (real.length === 0) {
      const excluded = says.find((each) => each.item?.key === item.key && each.standing === 'excluded')
      if (excluded)
        found.push(differs(item.label, statement, excluded, { shouldBe: 'not covered', severity: 'high' }))
    } else if (real.some((each) => each.amount === amount)) agreeing.push(item.label)
    else {
      const nearest = real.toSorted(
        (a, b) => Math.abs((a.amount ?? 0) - amount) - Math.abs((b.amount ?? 0) - amount),
      )[0]
      if (nearest)
        found.push(differs(item.label, statement, nearest, { severity: severityOf(item.materiality) }))
    }
  }
  return [...found, ...excludedOperations(shown, policy)]
}

/** Dates on both sides, in any order: the certificate's effective and expiration dates have to be the policy's. */
function termDiscrepancies(
  certificate: Reading,
  says: readonly Statement[],
  agreeing: string[],
): Discrepancy[] {
  const period = says.find(({ label }) =>
    /policy (period|term)|^(coverage|term) (period|dates)|^(proposed )?term$/.test(normal(label)),
  )
  const effective = says.find(({ label }) => /^(policy )?(effective|inception)( date)?$/.test(normal(label)))
  const expiration = says.find(({ label }) => /^(policy )?expir(ation|y|es)( date)?$/.test(normal(label)))
  const term = [
    ...datesIn(period?.text ?? ''),
    ...datesIn(effective?.text ?? ''),
    ...datesIn(expiration?.text ?? ''),
  ]
  const [start, end] = [term[0], term[1]]
  const found: Discrepancy[] = []
  for (const [field, pattern, real] of [
    ['Effective date', /^(policy )?eff(ective)?( date)?$/, start],
    ['Expiration date', /^(policy )?exp(ires|iration|iry)?( date)?$/, end],
  ] as const) {
    const values =
      columnValues(certificate, pattern)?.flatMap((value) => (datesIn(value.text)[0] ? [value] : [])) ?? []
    if (!real || values.length === 0) continue
    const wrong = values.find(({ text }) => datesIn(text)[0]?.day !== real.day)
    const source = period ?? (field === 'Effective date' ? effective : expiration)
    if (!wrong) agreeing.push(field)
    else if (source) found.push(differs(field, wrong, source, { shouldBe: real.text, severity: 'high' }))
  }
  return found
}

/** Operations that the certificate describes and the policy excludes. */
function excludedOperations(shown: readonly Statement[], policy: Reading): Discrepancy[] {
  const description = shown.find(({ label }) => normal(label).startsWith('description'))
  if (!description) return []
  const { exclusions } = readPolicyWording(policy)
  const activities = description.text
    .replaceAll(/-\s+/g, '-')
    .split(/,|\band\b|;|\bincluding\b/)
    .map((part) =>
      part
        .replace(/\b(operations|services?|work|at .*)\b/gi, '')
        .replace(/[.]/g, '')
        .trim(),
    )
    .filter((part) => part.length >= 6 && !/\d/.test(part))
  return activities.flatMap((activity) => {
    const words = normal(activity)
    const excluded = exclusions.find(
      ({ quote, form }) =>
        normal(quote).includes(words) &&
        /endorsement|liability|exclusion/i.test(`${form}`) &&
        /does not apply to|exclud/i.test(quote),
    )
    if (!excluded) return []
    return [
      {
        field: `Description: ${activity}`,
        onCertificate: 'included',
        source: 'policy',
        severity: 'high',

        shouldBe: `excluded${excluded.form ? ` by ${excluded.form}` : ''}`,
        certificate: description,
        reference: excluded,
      } satisfies Discrepancy,
    ]
  })
}

/** The first line of a policy that names an insurance company. */
function carrierLine(policy: Reading): Pick<Statement, 'text' | 'quote' | 'page'> | null {
  const company =
    /\b([A-Z][\w&.'’]*(?: [A-Z][\w&.'’]*| of| and)* (?:Insurance|Casualty|Indemnity|Mutual|Assurance|Surety|Underwriters|Fire|Specialty|Lloyd’?'?s)\b[\w &]*?(?:Company|Corporation|Group|Exchange|Association|Inc\.?|Co\.|London))/
  for (const block of policy.blocks) {
    if (block.page > 2 || block.kind === 'table') continue
    const name = company.exec(block.text)?.[1]
    if (name) return { text: name, quote: name, page: block.page }
  }
  return null
}

function differs(
  field: string,
  shown: Words,
  real: Words,
  {
    severity,
    shouldBe = real.text,
    onCertificate = shown.text,
  }: Pick<Discrepancy, 'severity'> & Partial<Discrepancy>,
): Discrepancy {
  return { field, onCertificate, shouldBe, source: 'policy', severity, certificate: shown, reference: real }
}

function severityOf(materiality: 'high' | 'medium' | 'low'): Discrepancy['severity'] {
  return materiality === 'low' ? 'medium' : materiality
}

function sameCode(a: string, b: string): boolean {
  const code = (text: string) => text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')
  return code(a) === code(b) || code(a).startsWith(code(b))
}

/** Names without case and punctuation, `&` as `and`, and without the address behind them. */
function sameParty(a: string, b: string): boolean {
  const name = (text: string) =>
    normal(partyOf(text).replaceAll('&', ' and '))
      .replaceAll(/\b(the|inc|llc|co|corp|company|ltd)\b/g, '')
      .replaceAll(/\s+/g, ' ')
      .trim()
  const [left, right] = [name(a), name(b)]
  return (
    left === right ||
    (left.length > 8 && right.startsWith(`${left} `)) ||
    (right.length > 8 && left.startsWith(`${right} `))
  )
}

/** The days in a text, in their order. */
function datesIn(text: string): { text: string; day: string }[] {
  return [
    ...text.matchAll(/\b(\d{1,2})[/-](\d{1,2})[/-](\d{2,4})\b|\b([A-Z][a-z]+)\.? (\d{1,2}),? (\d{4})\b/g),
  ].flatMap((match) => {
    const [whole, month, day, year, name, dayOfName, yearOfName] = match
    if (month && day && year)
      return [
        { text: whole, day: `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` },
      ]
    const parsed = new Date(`${name} ${dayOfName}, ${yearOfName} UTC`)
    return Number.isNaN(parsed.getTime()) ? [] : [{ text: whole, day: parsed.toISOString().slice(0, 10) }]
  })
}
