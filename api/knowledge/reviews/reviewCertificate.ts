import type { Reading } from '../../reading/index.ts'
import { readContractRequirements, type Requirement } from './contractRequirements.ts'
import { normal } from './coverageItems.ts'
import { daysIn, readPolicyWording } from './policyWording.ts'
import { contractParties, partiesIn } from './reviewContract.ts'
import { moneyIn, readStatements, type Statement } from './statements.ts'

/** Something on a certificate that is not as its source has it. */
export interface Discrepancy {
  readonly field: string
  readonly onCertificate: string
  readonly shouldBe: string
  readonly source: 'policy' | 'contract'
  readonly severity: 'high' | 'medium' | 'low'
  /** The certificate's words; null when it is silent. */
  readonly certificate: Place | null
  /** The source's words; null when its silence is the finding. */
  readonly reference: Place | null
}

export interface Place {
  readonly quote: string
  readonly page: number
}

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
    ...(contract ? againstContract(certificate, shown, contract) : []),
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
  const description = shown.find(({ label }) => /^description/.test(normal(label)))
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
        ...{
          field: `Description: ${activity}`,
          onCertificate: 'included',
          source: 'policy',
          severity: 'high',
        },
        ...{
          shouldBe: `excluded${excluded.form ? ` by ${excluded.form}` : ''}`,
          certificate: description,
          reference: excluded,
        },
      } satisfies Discrepancy,
    ]
  })
}

function againstContract(
  certificate: Reading,
  shown: readonly Statement[],
  contract: Reading,
): Discrepancy[] {
  const requirements = readContractRequirements(contract).filter(
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
    for (const { item, amount } of requirement.kind === 'coverage' ? requirement.limits : []) {
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
    if (requirement.kind === 'primary' && !/primary/.test(text))
      found.push(
        required('Primary and noncontributory', requirement, {
          shown: null,
          onCertificate: 'not shown',
          shouldBe: 'required',
          severity: 'medium',
        }),
      )
    if (requirement.kind === 'notice') found.push(...noticeDiscrepancy(shown, requirement))
  }
  return [...found, ...holderDiscrepancy(shown, roles)]
}

function missingInsureds(
  certificate: Reading,
  requirement: Requirement,
  { text, roles }: { text: string; roles: ReadonlyMap<string, string> },
): Discrepancy[] {
  const flag = flagOf(certificate, /add.?l|addl|additional/, /liability|occurrence/)
  const parties = partiesIn(requirement.quote, roles)
  const first = isYes(flag?.text)
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

function noticeDiscrepancy(shown: readonly Statement[], requirement: Requirement): Discrepancy[] {
  const cancellation = shown.find(({ label }) => /cancel/.test(normal(label)))
  const days = cancellation ? daysIn(cancellation.text) : null
  const isWeak = cancellation !== undefined && /endeavor|endeavour/i.test(cancellation.text)
  if (requirement.days === null || !cancellation || (days !== null && days >= requirement.days && !isWeak))
    return []
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

function holderDiscrepancy(shown: readonly Statement[], roles: ReadonlyMap<string, string>): Discrepancy[] {
  const holder = shown.find(({ label }) => /^certificate holder$|^holder$/.test(normal(label)))
  const names = [...roles.values()]
  if (!holder || names.length === 0 || names.some((name) => normal(holder.text).includes(normal(name))))
    return []
  return [
    {
      ...{
        field: 'Certificate holder',
        onCertificate: partyOf(holder.text),
        shouldBe: names.join(' or '),
        source: 'contract',
      },
      ...{ severity: 'high', certificate: holder, reference: null },
    },
  ]
}

/** The cells of a certificate's column whose header fits; null when it has no such column. */
function columnValues(
  certificate: Reading,
  header: RegExp,
): Pick<Statement, 'text' | 'quote' | 'page'>[] | null {
  for (const block of certificate.blocks) {
    if (block.kind !== 'table' || !block.header) continue
    const index = block.header.findIndex(({ text }) => header.test(normal(text)))
    if (index < 0) continue
    return block.rows.flatMap((row) => {
      const cell = row[index]
      return cell && cell.text.trim() !== '' ? [{ text: cell.text, quote: cell.text, page: cell.page }] : []
    })
  }
  return null
}

/** A yes-or-no cell in the row of a coverage. */
function flagOf(
  certificate: Reading,
  header: RegExp,
  row: RegExp,
): Pick<Statement, 'text' | 'quote' | 'page'> | null {
  for (const block of certificate.blocks) {
    if (block.kind !== 'table' || !block.header) continue
    const index = block.header.findIndex(({ text }) => header.test(normal(text)))
    const cells = block.rows.find((each) => each.some(({ text }) => row.test(normal(text))))
    const cell = index < 0 ? undefined : cells?.[index]
    if (cell) return { text: cell.text.trim() || 'N', quote: cell.text, page: cell.page }
  }
  return null
}

function isYes(text: string | undefined): boolean {
  return /^(y|yes|x|\[x\])$/i.test(text?.trim() ?? '')
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

type Words = Pick<Statement, 'text' | 'quote' | 'page'>

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

function required(
  field: string,
  { quote, page }: Requirement,
  { shown, ...said }: { shown: Words | null } & Pick<Discrepancy, 'onCertificate' | 'shouldBe' | 'severity'>,
): Discrepancy {
  return { field, ...said, source: 'contract', certificate: shown, reference: { quote, page } }
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

function partyOf(text: string): string {
  return text.split(/,(?! ?(?:LLC|Inc|LP|LLP|Ltd|Co)\b)|\n|\bNAIC\b/)[0]?.trim() ?? text
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

function dollars(cents: number): string {
  return `$${(cents / 100).toLocaleString('en-US')}`
}
