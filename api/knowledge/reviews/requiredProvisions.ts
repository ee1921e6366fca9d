import type { Reading } from '../../reading/index.ts'
import { isYes, type Words } from './certificateCells.ts'
import { claimedProvisions } from './claimedProvisions.ts'
import { partiesIn } from './contractParties.ts'
import type { Requirement } from './contractRequirements.ts'
import { normal } from './coverageItem.ts'
import { policySentences } from './coverageTerms.ts'
import { type CoverageRow, coverageRows, hasColumn } from './coverageRows.ts'
import { type Discrepancy, required } from './discrepancy.ts'
import { type Family, familiesIn } from './insuredFamilies.ts'
import { lineName } from './lineName.ts'
import type { Statement } from './statement.ts'

/** A waiver that the contract wants on lines whose boxes are not marked, and that no words of the certificate claim. */
export function missingWaiver(
  certificate: Reading,
  shown: readonly Statement[],
  requirement: Requirement,
  rows: readonly CoverageRow[],
): Discrepancy[] {
  const isProperty = /property|contents/i.test(requirement.quote)
  const claims = claimedProvisions(certificate, shown, 'waiver')
  // Few forms have a box for it on property: only an answer says that there is none.
  const asked = isProperty
    ? rows.filter(({ title, waiver }) => /property/i.test(title) && waiver !== null)
    : rowsAsked(rows, requirement)
  if (isProperty && asked.length === 0) return []
  const isClaimedFor = ({ title }: CoverageRow) =>
    claims.some(({ text }) => {
      const lines = familiesIn(text)
      return lines.length === 0 || familiesIn(title).some((line) => lines.includes(line))
    })
  const unmarked = asked.filter((row) => !isYes(row.waiver?.text) && !isClaimedFor(row))
  // A line that is not marked beside one that is has been forgotten only where the contract names lines.
  const isWhole = unmarked.length === asked.length || namesLines(requirement)
  if ((asked.length === 0 ? claims.length > 0 : unmarked.length === 0) || !isWhole) return []
  const [first] = unmarked
  const answer = shown.find(({ label, text }) => /^waiver\b|^subrogation\b/i.test(label) && /^no/i.test(text))
  const box = first?.waiver ?? answer ?? null
  const lines =
    unmarked.length < rows.length ? unmarked.map(({ title }) => lineName(title).toLowerCase()) : []
  return [
    required(`Waiver of subrogation${isProperty ? ' (property)' : ''}`, requirement, {
      shown: box,
      onCertificate: box?.text ?? 'not shown',
      shouldBe: ['required', lines.join(', ')].filter(Boolean).join(' for '),
      severity: 'medium',
    }),
  ]
}

const everyPolicy = /\b(?:all|each|every)\b.{0,40}\b(?:polic|insur|coverage|lines?\b)/i

function namesLines({ quote }: Requirement): boolean {
  return familiesIn(quote).length > 0 || everyPolicy.test(quote)
}

const usualLines: readonly Family[] = ['liability', 'auto', 'umbrella', 'workersCompensation']

/** The rows of a certificate that a clause on others is about: of the lines that it names, or of all for liability and injury. */
function rowsAsked(rows: readonly CoverageRow[], { quote }: Requirement): CoverageRow[] {
  const named = familiesIn(quote)
  const asked = named.length === 0 || everyPolicy.test(quote) ? [...named, ...usualLines] : named
  return rows.filter(({ title }) => familiesIn(title).some((each) => asked.includes(each)))
}

/** What a certificate says of additional insureds for ongoing operations alone. */
export function saysOngoingOnly(remarks: string): boolean {
  return (
    /\badditional insured\b[^.;]{0,120}\bongoing operations?\b|\bongoing operations? only\b|\bCG ?20 ?10\b(?! ?11 ?85)/i.test(
      remarks,
    ) && !/\bcompleted operations?\b(?! ?agg)|\bCG ?20 ?37\b/i.test(remarks)
  )
}

/** The lines on which a contract wants additional insureds by name, and whose boxes are empty beside one that is marked. */
export function unmarkedInsured(
  rows: readonly CoverageRow[],
  {
    requirement,
    contractText,
    claims,
  }: {
    requirement: Requirement
    contractText: string
    /** What the certificate says of additional insureds beside its boxes. */
    claims: readonly Words[]
  },
): Discrepancy[] {
  const [subject = '', ...rest] = requirement.quote.split(/\badditional(?:ly)? insureds?\b/i)
  const policies = /\b(?:on|under|to|by|in)\b.{0,80}\b(?:polic(?:y|ies)|insurance|coverages?)\b[^.;]*/i
  const place = policies.exec(rest.join(' '))?.[0] ?? subject
  const lettered = [...place.matchAll(/\(([a-z])\)/g)].flatMap(([, letter]) => {
    const item = new RegExp(String.raw`\(${letter}\)\s+([A-Z].{0,50})`).exec(contractText)?.[1] ?? ''
    return familiesIn(item)
  })
  const asked = new Set([...lettered, ...familiesIn(place)])
  const lines = rows.filter(({ title }) =>
    familiesIn(title).some((family) => family !== 'workersCompensation' && asked.has(family)),
  )
  const unmarked = lines.filter(({ title, additionalInsured }) => {
    const isTold = claims.some(({ text }) => {
      // A form for general liability says nothing of the other lines.
      const named = /\bCG ?\d\d\b/.test(text) ? [...familiesIn(text), 'liability'] : familiesIn(text)
      return named.length === 0 || familiesIn(title).some((family) => named.includes(family))
    })
    return !isYes(additionalInsured?.text) && !isTold
  })
  // Where nothing is marked at all, that is the finding.
  const isMarked = (row: CoverageRow) => isYes(row.additionalInsured?.text)
  if (unmarked.length === 0 || (claims.length === 0 && !rows.some(isMarked))) return []
  const names = unmarked.map(({ title }) => lineName(title).toLowerCase()).join(' and ')
  return [
    required(`Additional insured on ${names}`, requirement, {
      shown: unmarked[0]?.additionalInsured ?? null,
      onCertificate: 'not marked',
      shouldBe: 'required',
      severity: 'high',
    }),
  ]
}

/** An additional insured that only the remarks name, while no box for it is marked: nobody can tell on which policy. */
export function onlyInRemarks(
  certificate: Reading,
  {
    rows,
    requirement,
    claims,
  }: { rows: readonly CoverageRow[]; requirement: Requirement; claims: readonly Words[] },
): Discrepancy[] {
  const [claim] = claims
  const liability = rows.filter(({ title }) => familiesIn(title).includes('liability'))
  const isBlank = liability.length > 0 && rows.every((row) => !row.additionalInsured)
  if (!claim || !isBlank || !hasColumn(certificate, 'additionalInsured')) return []
  return [
    required('Additional insured box, general liability', requirement, {
      shown: claim,
      onCertificate: 'blank, named only in the description',
      shouldBe: 'marked Y',
      severity: 'medium',
    }),
  ]
}

/** The parties that the contract wants as additional insureds and the certificate does not show. */
export function missingInsureds(
  certificate: Reading,
  shown: readonly Statement[],
  requirement: Requirement,
  { text, roles }: { text: string; roles: ReadonlyMap<string, string> },
): Discrepancy[] {
  const flag =
    coverageRows(certificate).find(({ title }) => /liab|occurrence/i.test(title))?.additionalInsured ?? null
  const parties = partiesIn(requirement.quote, roles)
  const isSaid =
    claimedProvisions(certificate, shown, 'additionalInsured').length > 0 ||
    parties.some((party) =>
      new RegExp(`additional insureds?.{0,60}${normal(party)}|${normal(party)}.{0,160}\\binsureds?\\b`).test(
        text,
      ),
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
  // A certificate may leave the legal form out of a name.
  const bare = (party: string) => normal(party).replace(/(?: (?:llc|inc|lp|llp|corp|co|company|ltd))+$/, '')
  const missing = parties.filter((party) => /[A-Z]/.test(party) && !text.includes(bare(party)))
  if (missing.length === 0) return first
  return [
    ...first,
    required(`Additional insured ${missing.join(' and ')}`, requirement, {
      shown: null,
      onCertificate: 'not shown',
      shouldBe: 'additional insured',
      severity: 'high',
    }),
  ]
}

/** A party that the contract wants as loss payee, where the certificate names another or says that there is none. */
export function missingLossPayee(
  certificate: Reading,
  shown: readonly Statement[],
  { all, roles }: { all: readonly Requirement[]; roles: ReadonlyMap<string, string> },
): Discrepancy[] {
  const requirement = all.find(({ quote }) => lossPayee.test(quote))
  const payee = requirement && lossPayeeIn(requirement.quote, roles)
  const stated = shown.find(({ label }) => lossPayee.test(label))
  if (!requirement || !payee || !stated) return []
  const said = policySentences(certificate).filter(({ quote }) => lossPayee.test(quote))
  const isNamed = [stated, ...said].some(({ quote }) => normal(quote).includes(normal(payee)))
  return isNamed
    ? []
    : [
        required('Loss payee', requirement, {
          shown: stated,
          onCertificate: stated.text,
          shouldBe: payee,
          severity: 'medium',
        }),
      ]
}

const lossPayee = /\bloss payees?\b/i

/** "With Landlord as loss payee", "naming Lessor loss payee". */
function lossPayeeIn(quote: string, roles: ReadonlyMap<string, string>): string | undefined {
  const before = quote.split(lossPayee)[0]?.split(/[,;:]/).at(-1) ?? ''
  return [...roles].find(([role]) => new RegExp(`\\b${role}\\b`).test(before))?.[1]
}
