import type { Reading } from '../../reading/index.ts'
import { normal } from './coverageItem.ts'
import type { PolicyFacts } from '../facts/policyFacts.ts'
import type { PolicyWording } from './policyWording.ts'
import { readReviewedPolicy } from './reviewedPolicy.ts'
import { certificateAgainstContract } from './certificateAgainstContract.ts'
import { columnValues, partyOf, type Words } from './certificateCells.ts'
import type { Discrepancy } from './discrepancy.ts'
import { readStatements } from './statements.ts'
import { moneyIn, type Statement } from './statement.ts'

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

/** Facts that identify a policy, how certificates label them, and how they are compared. */
const identities = [
  {
    field: 'Policy number',
    fact: ({ scalars }: PolicyFacts) => scalars.policyNumber.fact,
    certificate: /policy (number|no)\b/,
    compare: sameCode,
  },
  {
    field: 'Named insured',
    fact: ({ scalars }: PolicyFacts) => scalars.insuredName.fact,
    certificate: /^(first )?(named )?insured$/,
    compare: sameParty,
  },
  {
    field: 'Carrier name',
    fact: ({ scalars }: PolicyFacts) => scalars.carrierName.fact,
    certificate: /^insurer( [a-f])?( name)?$|^(insurance )?(company|carrier)( affording coverage)?$/,
    compare: sameParty,
  },
] as const

function againstPolicy(
  certificate: Reading,
  shown: readonly Statement[],
  { policy, agreeing }: { policy: Reading; agreeing: string[] },
): Discrepancy[] {
  const { facts, statements: says, wording } = readReviewedPolicy(policy)
  const found: Discrepancy[] = []
  for (const { field, fact, certificate: onCertificate, compare } of identities) {
    const real = fact(facts)
    const values =
      columnValues(certificate, onCertificate) ??
      shown.filter(({ label }) => onCertificate.test(normal(label)))
    if (!real || values.length === 0) continue
    const wrong = values.filter(({ text }) => !compare(text, real.value))
    // One certificate may show several policies: only when none is this one does it differ.
    if (wrong.length < values.length) agreeing.push(field)
    else if (wrong[0])
      found.push(
        differs(
          field,
          wrong[0],
          { text: real.value, quote: real.quote, page: real.page },
          {
            shouldBe: partyOf(real.value),
            onCertificate: partyOf(wrong[0].text),
            severity: 'high',
          },
        ),
      )
  }
  found.push(...termDiscrepancies(certificate, shown, { facts, agreeing }))
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
  return [...found, ...excludedOperations(shown, wording)]
}

/** The certificate's effective and expiration dates have to be the policy's. */
function termDiscrepancies(
  certificate: Reading,
  shown: readonly Statement[],
  { facts, agreeing }: { facts: PolicyFacts; agreeing: string[] },
): Discrepancy[] {
  const period = shown.find(({ label }) => /^policy (period|term)|^term$/.test(normal(label)))
  const found: Discrepancy[] = []
  for (const [field, pattern, real, at] of [
    [
      'Effective date',
      /^(policy )?eff(ective)?( date)?$|^inception( date)?$/,
      facts.scalars.effectiveDate.fact,
      0,
    ],
    ['Expiration date', /^(policy )?exp(ires|iration|iry)?( date)?$/, facts.scalars.expirationDate.fact, 1],
  ] as const) {
    const cells =
      columnValues(certificate, pattern) ?? shown.filter(({ label }) => pattern.test(normal(label)))
    const values = cells.flatMap((value) => {
      const date = datesIn(value.text)[0]
      return date ? [{ ...value, text: date.text, day: date.day }] : []
    })
    const stated = datesIn(period?.text ?? '')[at]
    if (period && stated) values.push({ ...period, ...stated })
    if (!real || values.length === 0) continue
    // Another policy on the same certificate may run over other dates.
    const wrong = values.every(({ day }) => day !== real.value) ? values[0] : undefined
    if (!wrong) agreeing.push(field)
    else
      found.push(
        differs(
          field,
          wrong,
          { text: real.value, quote: real.quote, page: real.page },
          {
            shouldBe: usDate(real.value),
            severity: 'high',
          },
        ),
      )
  }
  return found
}

function usDate(day: string): string {
  const [year, month, date] = day.split('-')
  return `${month}/${date}/${year}`
}

/** Operations that the certificate describes and the policy excludes. */
function excludedOperations(shown: readonly Statement[], { exclusions }: PolicyWording): Discrepancy[] {
  const description = shown.find(({ label }) => normal(label).startsWith('description'))
  if (!description) return []
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

/** Names without case and punctuation, `&` as `and`, and without the address behind them. LLC and Inc. differ. */
function sameParty(a: string, b: string): boolean {
  const name = (text: string) =>
    normal(partyOf(text).replaceAll('&', ' and '))
      .replaceAll(/\bthe\b/g, '')
      .replaceAll(/\bincorporated\b/g, 'inc')
      .replaceAll(/\bcorporation\b/g, 'corp')
      .replaceAll(/\bcompany\b/g, 'co')
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
