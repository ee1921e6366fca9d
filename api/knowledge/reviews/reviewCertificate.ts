import type { Reading } from '../../reading/index.ts'
import { type CoverageRow, coverageRows, policyParts } from './coverageRows.ts'
import { lineName, rowDiscrepancies } from './rowDiscrepancies.ts'
import { itemOf } from './coverageItems.ts'
import { claimDiscrepancies, missingSignature } from './claimDiscrepancies.ts'
import { certificateForm } from './certificateForm.ts'
import { certificateAgainstContract } from './certificateAgainstContract.ts'
import { datesIn } from '../facts/values.ts'
import { identityDiscrepancies } from './identityDiscrepancies.ts'
import { wordingDiscrepancies } from './wordingDiscrepancies.ts'
import { excludedClaims } from './excludedClaims.ts'
import { normal } from './coverageItem.ts'
import { type Discrepancy, differs } from './discrepancy.ts'
import { perils, qualifierOf, tellingWords } from './likeWords.ts'
import { provisionDiscrepancies } from './provisionDiscrepancies.ts'
import { readReviewedPolicy } from './reviewedPolicy.ts'
import { readStatements } from './statements.ts'
import { moneyIn, type Statement } from './statement.ts'

export interface CertificateReview {
  readonly discrepancies: readonly Discrepancy[]
  /** Lines of business that the contract asks for and the certificate does not list: another certificate may. */
  readonly missingLines: readonly Discrepancy[]
  /** The fields that agree with the policy. */
  readonly agreeing: readonly string[]
}

/** Compares a certificate with the policy behind it and with the contract that asks for it. */
export function reviewCertificate(
  read: Reading,
  { policy, contract }: { policy: Reading | null; contract: Reading | null },
): CertificateReview {
  const certificate = certificateForm(read)
  const shown = readStatements(certificate)
  const rows = coverageRows(certificate)
  const agreeing: string[] = []
  const against = contract ? certificateAgainstContract(certificate, shown, contract) : null
  const discrepancies = [
    ...(policy ? againstPolicy(certificate, rows, { policy, agreeing }) : []),
    ...(against?.discrepancies ?? []),
    ...missingSignature(certificate, contract ? 'contract' : 'policy'),
  ].filter((each, _, all) => each.source === 'policy' || !all.some((other) => settles(other, each)))
  const joined = joinedLimits(discrepancies)
  const order = { high: 0, medium: 1, low: 2 }
  return {
    discrepancies: joined.toSorted((a, b) => order[a.severity] - order[b.severity]),
    missingLines: against?.missingLines ?? [],
    agreeing,
  }
}

/** Limits of one line that are wrong alike are one error: "Umbrella each occurrence and aggregate". */
function joinedLimits(found: readonly Discrepancy[]): Discrepancy[] {
  const groups = Map.groupBy(found, ({ field, source, onCertificate, shouldBe }) => {
    const line = /^(?:Umbrella|Employers liability)\b/.exec(field)?.[0]
    const amounts = [moneyIn(onCertificate), moneyIn(shouldBe)]
    return line && amounts.every((amount) => amount !== null) ? [line, source, ...amounts].join(' ') : {}
  })
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (!first) return []
    const names = others.map(({ field }) => field.replace(/^(?:Umbrella|Employers liability,?) /, ''))
    return [{ ...first, field: [first.field, ...names].join(' and ') }]
  })
}

/** Whether a certificate that is corrected to its policy also has what the contract asks for. */
function settles(correction: Discrepancy, { field, shouldBe }: Discrepancy): boolean {
  const [real, asked] = [moneyIn(correction.shouldBe), moneyIn(shouldBe)]
  return (
    correction.source === 'policy' &&
    correction.field === field &&
    asked !== null &&
    (real === null || real >= asked)
  )
}

/** Words that say nothing of which limit is meant. */
const plainWords = /^(?:the|of|any|one|each|per|to|and|or|limits?|insurance|coverages?|liability|for|in)$/

/** How far two labels are the same, from 0 to 1. */
function likeness(a: string, b: string): number {
  const wordsIn = (text: string) =>
    new Set(
      normal(text)
        .split(' ')
        .filter((word) => word !== '' && !plainWords.test(word) && !/^\d+$/.test(word))
        .map((word) => word.slice(0, 6)),
    )
  const [left, right] = [wordsIn(a), wordsIn(b)]
  const shared = [...left].filter((word) => right.has(word)).length
  return shared / Math.max(1, Math.min(left.size, right.size))
}

/** A kind of loss that the certificate names in the same breath and the policy has another amount for: "including theft". */
function separate({ item, text, amount }: Statement, says: readonly Statement[]): Statement | undefined {
  if (!item) return undefined
  const shown = tellingWords(text)
  return says.find((each) => {
    const own = [...tellingWords(each.label)].filter(
      (word) => !tellingWords(item.label).has(word) && word !== 'deductibl',
    )
    return (
      each.item?.key === item.key &&
      each.amount !== null &&
      each.amount !== amount &&
      own.length > 0 &&
      own.every((word) => shown.has(word))
    )
  })
}

/** What the policy says of the same thing; limits of one kind are told apart by their names. */
function counterparts(shown: Statement, says: readonly Statement[]): Statement[] {
  const peril = perils.exec(shown.label)?.[0].toLowerCase()
  const about = says.filter(
    (each) =>
      (each.item?.key ?? null) === (shown.item?.key ?? null) &&
      (peril === undefined || !/deductible/i.test(shown.label) || each.quote.toLowerCase().includes(peril)),
  )
  const isOneOfSeveral = about.length > 1 && shown.item !== null
  const said = isOneOfSeveral ? `${shown.label} ${shown.text}` : shown.label
  const scored = about.map((each) => ({
    each,
    score: likeness(isOneOfSeveral ? `${each.label} ${each.quote}` : each.label, said),
  }))
  const best = Math.max(0, ...scored.map(({ score }) => score))
  if (shown.item === null && best < 0.75) return []
  const like = scored
    .filter(
      ({ each, score }) => best < 0.5 || score >= best || (each.origin === 'endorsement' && score >= 0.5),
    )
    .map(({ each }) => each)
  const qualifier = qualifierOf(`${shown.label} ${shown.text}`)
  const alike = like.filter((each) => qualifierOf(`${each.label} ${each.text}`) === qualifier)
  return qualifier !== null && alike.length > 0 ? alike : like
}

function againstPolicy(
  whole: Reading,
  rows: readonly CoverageRow[],
  { policy, agreeing }: { policy: Reading; agreeing: string[] },
): Discrepancy[] {
  const { facts, statements: says, wording, hasWording } = readReviewedPolicy(policy)
  const { parts, elsewhere } = policyParts(policy, rows)
  const certificate = withoutRows(whole, elsewhere)
  const shown = readStatements(certificate)
  const found: Discrepancy[] = [
    ...identityDiscrepancies(certificate, shown, {
      facts,
      says,
      policy,
      agreeing,
      hasRows: parts.length > 0,
    }),
    ...rowDiscrepancies(certificate, parts, { policy, facts, agreeing }),
  ]
  const bySelf = new Map(
    parts.flatMap(({ row, blocks }) =>
      blocks ? [[row.title, readStatements({ ...policy, blocks: [...blocks] })] as const] : [],
    ),
  )
  for (const limit of shown) {
    const title = limit.headings.find((heading) => bySelf.has(heading))
    const { statement, about } = counterpartsOf(limit, says, title === undefined ? null : { title, bySelf })
    const { item, amount } = statement
    const name = item?.label ?? statement.label
    // Every line may have a retention of its own.
    const isKept = title !== undefined && /deductible|retention/i.test(name)
    const field = isKept ? `${lineName(title)}: ${name.toLowerCase()}` : name
    const excluded = about.find(({ standing }) => standing === 'excluded')
    const amounts = about.map(withNil).filter((each) => each.amount !== null)
    const decisive = amounts.filter(({ origin }) => origin === 'endorsement')
    const real = decisive.length > 0 ? decisive : amounts
    if (item?.key === 'retroactiveDate') {
      const [claimed, kept] = [datesIn(statement.text)[0], datesIn(about[0]?.text ?? '')[0]]
      if (claimed && kept && about[0] && claimed.iso !== kept.iso)
        found.push(differs(field, statement, about[0], { severity: 'medium', shouldBe: kept.text }))
    } else if (amount === null) {
      if (statement.standing === 'included' && excluded && real.length === 0)
        found.push(differs(field, statement, excluded, { severity: 'high' }))
    } else if (real.length === 0) {
      if (excluded)
        found.push(differs(field, statement, excluded, { shouldBe: 'not covered', severity: 'high' }))
    } else if (real.some((each) => each.amount === amount)) {
      const other = separate(statement, says)
      if (other) found.push(differs(`${field}: ${other.label}`, statement, other, { severity: 'medium' }))
      else agreeing.push(field)
    } else {
      const nearest = real.toSorted(
        (a, b) => Math.abs((a.amount ?? 0) - amount) - Math.abs((b.amount ?? 0) - amount),
      )[0]
      if (nearest)
        found.push(
          differs(field, statement, nearest, { severity: severityOf(item?.materiality ?? 'medium') }),
        )
    }
  }
  return withoutRepeats([
    ...found,
    ...wordingDiscrepancies(certificate, { policy, wording }),
    ...excludedClaims(certificate, shown, { policy, wording }),
    ...claimDiscrepancies(certificate, policy),
    // Declarations alone cannot show that an endorsement is missing.
    ...(hasWording
      ? provisionDiscrepancies(certificate, shown, {
          policy,
          wording,
          insured: facts.scalars.insuredName.fact?.value ?? null,
        })
      : []),
  ])
}

/** "Retention: none" is a retention of nothing. */
function withNil(statement: Statement): Statement {
  const isKept = /retention|deductible/i.test(`${statement.item?.key} ${statement.label}`)
  return isKept && statement.amount === null && /^(?:none|nil)\b/i.test(statement.text)
    ? { ...statement, amount: 0, standing: 'stated' }
    : statement
}

/** What the policy says of a limit: in the part of its line, or else anywhere. */
function counterpartsOf(
  shown: Statement,
  says: readonly Statement[],
  line: { readonly title: string; readonly bySelf: ReadonlyMap<string, readonly Statement[]> } | null,
): { statement: Statement; about: readonly Statement[] } {
  if (line === null) return { statement: shown, about: counterparts(shown, says) }
  const quotes = new Set(
    [...line.bySelf].flatMap(([title, own]) => (title === line.title ? [] : own.map(({ quote }) => quote))),
  )
  // What an endorsement changes stands behind the parts.
  const changed = says.filter(
    ({ origin, quote, label }) =>
      origin === 'endorsement' && (!quotes.has(quote) || quote.length > label.length + 40),
  )
  const own = [...(line.bySelf.get(line.title) ?? []), ...changed]
  const rest = says.filter(({ quote }) => !quotes.has(quote))
  for (const statement of [shown, inLine(shown, line.title)])
    for (const said of [own, rest]) {
      const about = counterparts(statement, said)
      if (about.length > 0) return { statement, about }
    }
  return { statement: shown, about: [] }
}

/** A certificate without the rows of other policies. */
function withoutRows(certificate: Reading, rows: readonly CoverageRow[]): Reading {
  if (rows.length === 0) return certificate
  const numbers = new Set(rows.map(({ number }) => number.quote))
  const titles = new Set(rows.map(({ title }) => title))
  return {
    ...certificate,
    blocks: certificate.blocks
      .filter(({ headings }) => !headings.some((heading) => titles.has(heading)))
      .map((block) =>
        block.kind === 'table'
          ? { ...block, rows: block.rows.filter((row) => !row.some(({ text }) => numbers.has(text))) }
          : block,
      ),
  }
}

/** A limit that its line alone tells: "Any one loss", under "Leased / rented equipment". */
function inLine(statement: Statement, title: string): Statement {
  if (statement.item !== null) return statement
  const label = `${title} ${statement.label}`
  return { ...statement, label, item: itemOf(label) }
}

/** One sentence of the certificate that differs from one of the policy is told once. */
function withoutRepeats(found: readonly Discrepancy[]): Discrepancy[] {
  return found.filter(
    (each, at) =>
      !found
        .slice(0, at)
        .some(
          (other) =>
            other.certificate?.quote === each.certificate?.quote &&
            other.reference?.quote === each.reference?.quote &&
            other.onCertificate === each.onCertificate,
        ),
  )
}

function severityOf(materiality: 'high' | 'medium' | 'low'): Discrepancy['severity'] {
  return materiality === 'low' ? 'medium' : materiality
}
