import type { Fact, NamedDeductible, NamedLimit, PolicyFacts } from '../facts/policyFacts.ts'
import type { LimitInWords } from '../facts/limitsInWords.ts'
import { labelKey } from '../facts/values.ts'
import { coverageSubjects } from '../policies/coverageSubjects.ts'
import type { Limit } from '../policies/policyLimit.ts'
import type { LineOfBusiness } from '../policies/policyTerms.ts'
import { usualCoverages } from '../policies/usualCoverages.ts'
import { coverageName } from './coverageName.ts'
import { limitCoverage, limitNamed } from './limitCoverage.ts'

/** Words that name a coverage. */
const coverage = new RegExp(String.raw`\b(?:${Object.values(coverageSubjects).join('|')})\b`, 'i')

const onlyCoverage = new RegExp(
  String.raw`^(?:${Object.values(coverageSubjects).join('|')})(?: coverage)?$`,
  'i',
)

/** How documents call usual coverages that are no field of the details. */
const names: Readonly<Record<string, RegExp>> = {
  'Combined single limit (each accident)':
    /^(?!.*(?:motorist|hired|non-?owned|garage)).*\b(?:combined single limit|csl)\b|^(?:covered autos? |auto(?:mobile)? |business auto )?liability(?: coverage| insurance)?(?:,? (?:each|any one) accident)?$/i,
  'Bodily injury (per person)': /^bodily injury(?: liability)?,? (?:each|per|any one) person/i,
  'Bodily injury (per accident)': /^bodily injury(?: liability)?,? (?:each|per|any one) accident/i,
  'Property damage (per accident)': /^property damage(?: liability)?,? (?:each|per|any one) accident/i,
  'Each occurrence':
    /^(?:(?:commercial|umbrella|excess|follow(?:ing)? form|liability|bodily injury|property damage|limits?|of|insurance|policy|the|and|[-–,:]),? ?)*(?:each|per|any one) occurrence(?: limit)?$/i,
  'Each claim':
    /^(?:[\w' ]*liability,? |limit,? )?(?:each|per|any one) (?:claim|wrongful act|(?:\w+ )?incident)(?: limit)?(?:,? including [\w ]*expenses)?$/i,
  'Each loss': /^(?:limit,? )?(?:each|per|any one) loss$/i,
  Aggregate:
    /^(?:umbrella |excess |policy |annual |general |[\w' ]*liability,? |limit,? )*aggregate(?: limit)?(?:,? all claims)?(?:,? including [\w ]*expenses)?(?:,? \(?(?:except|excluding|other than) (?:for )?autos?(?:mobile)?(?: liability)?\)?)?$/i,
  'Motor truck cargo':
    /^(?:motor truck )?cargo(?: legal liability)?(?:,? (?:each|per|any one) (?:vehicle|truck|power unit))?$/i,
  'Business income': /^business income(?: (?:and|with) extra expense)?$/i,
}

/** A coverage that documents state besides the fields of the details, with its limit. */
interface ExtraCoverage {
  readonly name: string
  readonly limit: Limit
  readonly proof: Fact<NamedLimit> | Fact<NamedDeductible> | Fact<LimitInWords>
}

type Stated = Pick<
  PolicyFacts,
  'limits' | 'extraLimits' | 'limitsInWords' | 'deductibles' | 'schedules' | 'scalars'
>

/**
 * The limits and deductibles of coverages that documents declare: usual coverages of the line by their usual names,
 * others as printed. One that documents state differently is left out.
 */
export function extraCoverages(type: LineOfBusiness, facts: Stated): readonly ExtraCoverage[] {
  const rows = facts.schedules.flatMap(({ kind, columns, rows: own }) => {
    const at = kind === 'coverages' ? columns.findIndex(({ key }) => key === 'coverage') : -1
    return at === -1 ? [] : own.map(({ cells }) => labelKey(cells[at]?.text ?? ''))
  })
  function nameOf({ value: { name }, source: { origin } }: Fact<{ readonly name: string }>): string | null {
    const label = name.trim()
    const usual = usualName(type, label)
    // What lies beneath an umbrella is no coverage of its own.
    if (usual !== undefined || type === 'UMBRELLA' || type === 'EXCESS') return usual ?? null
    const isRow = rows.some((row) => isOneCoverage(row, labelKey(label)))
    const isDeclared =
      origin === 'declarations'
        ? isRow || coverage.test(label)
        : origin === 'endorsement' && (isRow || ofOwn.test(label) || onlyCoverage.test(label))
    return isDeclared ? coverageName(label) : null
  }
  const limits = inForce(facts.extraLimits).flatMap((proof) => {
    const name = nameOf(proof)
    return name === null ? [] : [{ name, limit: proof.value.limit, proof }]
  })
  const deductibles = inForce(facts.deductibles).flatMap((proof) => {
    const own = nameOf(proof)
    const { amount } = proof.value
    if (own === null || amount === null || isMain(proof, facts)) return []
    const share =
      withRetention.includes(type) || /\bretention\b/i.test(proof.quote) ? 'retention' : 'deductible'
    return [{ name: withShare(own, share), limit: amount, proof }]
  })
  const inWords = (facts.limitsInWords ?? []).flatMap((proof) => {
    const field = limitNamed(type, proof.value.name)
    if (field !== null && facts.limits[field].fact) return []
    const name = field === null ? nameOf(proof) : limitCoverage(type, field)
    return name === null ? [] : [{ name, limit: proof.value.words, proof }]
  })
  const stated = Map.groupBy([...limits, ...inWords, ...deductibles], ({ name }) => coverageKey(name))
  return [...stated.values()].flatMap(([first, ...others]) =>
    first && others.every(({ limit }) => limit === first.limit) ? [first] : [],
  )
}

/** Without what the declarations say of a coverage that an endorsement changes. */
export function inForce<Named extends Fact<{ readonly name: string }>>(
  facts: readonly Named[],
): readonly Named[] {
  const changed = facts.filter(({ source }) => source.origin === 'endorsement')
  return facts.filter(
    ({ value, source }) =>
      source.origin === 'endorsement' ||
      !changed.some((other) => isOneCoverage(labelKey(other.value.name), labelKey(value.name))),
  )
}

/** Whether one label only says more of what the other names: "water damage", "water damage per unit". */
function isOneCoverage(one: string, other: string): boolean {
  return (
    one !== '' && other !== '' && (`${one} `.startsWith(`${other} `) || `${other} `.startsWith(`${one} `))
  )
}

/** An endorsement that adds a coverage: its name and how often its limit applies. */
const ofOwn = /\bliability\b.*\b(?:each|per|any one|aggregate)\b/i

/** Coverages that are one of their own beside any other, with the lines whose own they are. */
const besides: readonly (readonly [words: RegExp, lines: readonly LineOfBusiness[]])[] = [
  [/\b(?:umbrella|excess)\b/i, ['UMBRELLA', 'EXCESS']],
  [/\bcyber\b/i, ['CYBER']],
  [/\bemployment practices\b/i, ['EMPLOYMENT_PRACTICES_LIABILITY']],
  [/\b(?:fiduciary|sexual|employee benefits|liquor|pollution|regulatory)\b/i, []],
]

function usualName(type: LineOfBusiness, label: string): string | undefined {
  if (besides.some(([words, lines]) => words.test(label) && !lines.includes(type))) return undefined
  const bare = label.replace(/ \((?:shared|including|per|occurrence|claims)\b[^()]*\)$/i, '')
  return usualCoverages[type].find((name: string) => names[name]?.test(bare))
}

/** Whether a policy of a line calls a coverage by another name than its usual one, or only writes it differently. */
export function isSameCoverage(type: LineOfBusiness, own: string, name: string): boolean {
  return coverageKey(own) === coverageKey(name) || usualName(type, own) === name
}

function coverageKey(name: string): string {
  return labelKey(name).replaceAll(/\b(?:coverage|limit|the)\b|[^a-z\d]/g, '')
}

/** "Collision deductible", "Directors & Officers retention" */
export function withShare(name: string, share: string): string {
  const written = name.replace(/\bded\.?$/i, 'deductible')
  if (/\b(?:deductible|retention)\b/i.test(written)) return written
  const [, base = name, scope = ''] = /^(.*?)( \([^()]+\))?$/.exec(name) ?? []
  return `${base} ${share}${scope}`
}

/** Lines whose insureds keep a retention. */
const withRetention: readonly LineOfBusiness[] = [
  'CYBER',
  'DIRECTORS_AND_OFFICERS',
  'EMPLOYMENT_PRACTICES_LIABILITY',
]

/** Whether a deductible is the one of the whole policy, which the details have a field for. */
function isMain(
  { page, quote, value: { amount } }: Fact<NamedDeductible>,
  { scalars, limits }: Stated,
): boolean {
  return [scalars.deductible, limits.cyberRetentionLimit].some(
    ({ fact }) => fact?.value === amount && fact.page === page && fact.quote === quote,
  )
}
