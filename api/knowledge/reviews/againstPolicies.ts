import { type Block, type Reading, sentencesOf } from '../../reading/index.ts'
import { againstPolicy, type PolicyComparison } from './againstPolicy.ts'
import type { Unchecked } from './compareLimits.ts'
import { type CoverageRow, familyOfTitle, policyParts } from './coverageRows.ts'
import type { Discrepancy } from './discrepancy.ts'
import { familiesIn } from './insuredFamilies.ts'
import { policiesIn } from './policiesIn.ts'
import { policyOfRows } from './policyOfRows.ts'
import { lineName } from './lineName.ts'
import { money } from './statement.ts'
import { withoutRows } from './withoutRows.ts'

/** A line of a certificate whose policy was not there to compare it with. */
export interface Uncompared {
  /** "Workers compensation" */
  readonly line: string
  readonly number: string
  readonly page: number
}

export interface PoliciesComparison {
  readonly discrepancies: readonly Discrepancy[]
  readonly agreeing: readonly string[]
  readonly unchecked: readonly Unchecked[]
  readonly uncompared: readonly Uncompared[]
  /** The policies that it was compared with, by their places. The text outside all lines is about the first: that of general liability, where there is one. */
  readonly compared: readonly number[]
}

/** Compares each line of a certificate with the policy of that line, and what it says besides with the policy it is about. */
export function againstPolicies(
  certificate: Reading,
  rows: readonly CoverageRow[],
  { asRead, policies: documents }: { asRead: Reading; policies: readonly Reading[] },
): PoliciesComparison {
  const parts = documents.flatMap((document, at) =>
    policiesIn(document, rows).map((policy) => ({ policy, at })),
  )
  const found = againstEach(certificate, rows, { asRead, policies: parts.map(({ policy }) => policy) })
  const documentOf = (at: number) => parts[at]?.at ?? at
  return {
    ...found,
    discrepancies: found.discrepancies.map((each) =>
      each.policy === undefined ? each : { ...each, policy: documentOf(each.policy) },
    ),
    compared: [...new Set(found.compared.map(documentOf))],
  }
}

function againstEach(
  certificate: Reading,
  rows: readonly CoverageRow[],
  { asRead, policies }: { asRead: Reading; policies: readonly Reading[] },
): PoliciesComparison {
  const [first, ...others] = policies
  if (!first) return { discrepancies: [], agreeing: [], unchecked: [], uncompared: [], compared: [] }
  const owners = others.length === 0 ? null : policyOfRows(rows, policies)
  const used = policies.flatMap((policy, at) => {
    const own = rows.filter((row) => owners?.get(row) === at)
    return own.length > 0 ? [{ policy, at, own }] : []
  })
  const [only, ...more] = used
  // A certificate whose lines tell nothing is about the first policy.
  if (!owners || !only || more.length === 0) {
    const { policy, at } = only ?? { policy: first, at: 0 }
    const { elsewhere } = policyParts(policy, rows)
    const own = rows.filter((row) => !elsewhere.includes(row))
    const about = withoutOthersText(certificate, {
      titles: new Set(own.map(({ title }) => title)),
      isAbout: aboutOf([own, elsewhere].map(familiesOfRows), 0),
      isMain: true,
    })
    const { discrepancies, ...rest } = againstPolicy(about, rows, { asRead, policy, isOneOfSeveral: false })
    return {
      ...rest,
      discrepancies: discrepancies.map((each) => ({ ...each, policy: at })),
      uncompared: elsewhere.map(uncomparedOf),
      compared: [at],
    }
  }
  const families = used.map(({ own }) => familiesOfRows(own))
  const main = Math.max(
    0,
    families.findIndex((each) => each.has('liability')),
  )
  const compared = used.map(({ policy, at, own }, index): PolicyComparison => {
    const mine = withoutRows(
      certificate,
      rows.filter((row) => !own.includes(row)),
    )
    const about = withoutOthersText(mine, {
      titles: new Set(own.map(({ title }) => title)),
      isAbout: aboutOf(families, index),
      isMain: index === main,
    })
    const found = againstPolicy(about, own, { asRead, policy, isOneOfSeveral: true })
    return { ...found, discrepancies: found.discrepancies.map((each) => ({ ...each, policy: at })) }
  })
  return {
    discrepancies: withoutRepeats(compared.flatMap(({ discrepancies }) => discrepancies)),
    agreeing: compared.flatMap(({ agreeing }) => agreeing),
    unchecked: compared.flatMap(({ unchecked }) => unchecked),
    uncompared: rows.filter((row) => owners.get(row) === null).map(uncomparedOf),
    compared: [...used.slice(main, main + 1), ...used.toSpliced(main, 1)].map(({ at }) => at),
  }
}

function familiesOfRows(rows: readonly CoverageRow[]): Set<string | null> {
  return new Set(rows.map(({ title }) => familyOfTitle(title)))
}

function uncomparedOf({ title, number }: CoverageRow): Uncompared {
  return { line: lineName(title), number: number.text, page: number.page }
}

/** Whose a sentence is that may name lines of business: this policy's, another one's, or null where it names none. */
type Subject = 'own' | 'other' | null

function aboutOf(families: readonly ReadonlySet<string | null>[], at: number): (text: string) => Subject {
  return (text) => {
    if (ofAll.test(text)) return 'own'
    const named = familiesIn(text)
    if (named.some((each) => families[at]?.has(each))) return 'own'
    return named.some((each) => families.some((own) => own.has(each))) ? 'other' : null
  }
}

const ofAll =
  /\b(?:all|each|every|both)\b(?: of)?(?: the)?(?: \w+)? (?:polic(?:y|ies)|coverages?|lines)\b|\ball of the above\b/i
/** What a certificate claims outside its lines; parties and addresses are the same for all policies. */
const claims =
  /\b(?:additional(?:ly)? insureds?|waive[rsd]?|subrogation|primary|contribut\w+|cancel\w*|notice|cover(?:s|ed|age)?|includ\w+|exclu\w+|appl(?:y|ies)|operations?|aggregate|deductible|retention)\b/i

/** A certificate without what it says outside its lines of other policies: all that names none is about the main one. */
function withoutOthersText(
  certificate: Reading,
  {
    titles,
    isAbout,
    isMain,
  }: { titles: ReadonlySet<string>; isAbout: (text: string) => Subject; isMain: boolean },
): Reading {
  const isOthers = (text: string) => {
    const subject = isAbout(text)
    return subject === 'other' || (subject === null && !isMain && (claims.test(text) || money.test(text)))
  }
  return {
    ...certificate,
    blocks: certificate.blocks.flatMap((block): Block[] => {
      if (block.headings.some((heading) => titles.has(heading))) return [block]
      if (block.kind === 'table') {
        if (isMain || block.header) return [block]
        const rows = block.rows.filter((row) => !isOthers(row.map(({ text }) => text).join(' ')))
        return rows.length > 0 ? [{ ...block, rows }] : []
      }
      const kept = sentencesOf(block.text).filter((text) => !isOthers(text))
      return kept.length > 0 ? [{ ...block, text: kept.join(' ') }] : []
    }),
  }
}

/** The insured, its address and what is said of all policies is wrong once. */
function withoutRepeats(found: readonly Discrepancy[]): Discrepancy[] {
  const keys = new Map<string, Discrepancy>()
  for (const each of found) {
    const key = [each.field, each.onCertificate, each.shouldBe].join('\n')
    if (!keys.has(key)) keys.set(key, each)
  }
  return [...keys.values()]
}
