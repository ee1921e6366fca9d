import type { Requirement } from './contractRequirements.ts'
import type { LineOfBusiness } from '../policies/policyTerms.ts'
import type { Statement } from './statement.ts'

/** The lines of business that tell one policy from another. */
export const familyLabels = {
  liability: 'general liability',
  property: 'property',
  auto: 'auto',
  cargo: 'motor truck cargo',
  workersCompensation: 'workers compensation',
  umbrella: 'umbrella or excess liability',
  professional: 'professional liability',
  cyber: 'cyber',
  pollution: 'pollution',
  crime: 'crime',
  employment: 'employment practices',
  equipment: 'equipment',
  liquor: 'liquor liability',
} as const

export type Family = keyof typeof familyLabels

const familyOfItem: readonly [RegExp, Family][] = [
  [/^umbrella/, 'umbrella'],
  [/^wc/, 'workersCompensation'],
  [/^motorCargo/, 'cargo'],
  [/^(auto|hired|uninsured|collision|comprehensive|garage|personalInjury)/, 'auto'],
  [/^professional/, 'professional'],
  [/^cyber/, 'cyber'],
  [/^pollution/, 'pollution'],
  [/^employment/, 'employment'],
  [/^(employeeDishonesty|money|forgery)/, 'crime'],
  [/^(equipment|rentedEquipment|installation|buildersRisk)$/, 'equipment'],
  [/^liquor/, 'liquor'],
  [
    /^(building|contents|improvements|glass|businessIncome|sewer|spoilage|flood|earthquake|ordinance|equipmentBreakdown|signs)/,
    'property',
  ],
  [
    /^(eachOccurrence|generalAggregate|productsAggregate|personalAdvertising|medical|rentedPremises)/,
    'liability',
  ],
]

/** Policies of other lines have an aggregate, medical payments and what a statute sets too. */
const provesNothing = /^(?:generalAggregate|medicalExpense|equipmentBreakdown|wcStatutory)$/

const familiesOfLine: Partial<Record<LineOfBusiness, readonly Family[]>> = {
  BUSINESS_OWNERS: ['liability', 'property'],
  COMMERCIAL_AUTO: ['auto'],
  CYBER: ['cyber'],
  EMPLOYMENT_PRACTICES_LIABILITY: ['employment'],
  ERRORS_AND_OMISSION: ['professional'],
  EXCESS: ['umbrella'],
  GENERAL_LIABILITY: ['liability'],
  PACKAGE: ['liability', 'property'],
  PROFESSIONAL_LIABILITY: ['professional'],
  PROPERTY: ['property'],
  SHIPPING_AND_TRANSPORTATION: ['cargo'],
  UMBRELLA: ['umbrella'],
  WORKERS_COMPENSATION: ['workersCompensation'],
}

/** Limits of these lines have names that other lines use too: "Each occurrence", "Per accident". */
const namedAlike = new Set<string>(['liability', 'auto', 'workersCompensation', 'umbrella'])

/** The limits of a policy that is known to be of one line, without those that only sound like another line's. */
export function limitsOfLine(statements: readonly Statement[], line: LineOfBusiness): readonly Statement[] {
  const own = familiesOfLine[line]
  if (own?.length !== 1) return statements
  return statements.filter(({ item, quote }) => {
    const family =
      item && !/^(?:medicalExpense|hiredNonOwned)$/.test(item.key) ? familyOfItemKey(item.key) : null
    return (
      family === null || !namedAlike.has(family) || own.includes(family) || familiesIn(quote).includes(family)
    )
  })
}

/** Whether none of these policies can be of a line. A package may be of any but an umbrella, an auto policy may have cargo, an unusual policy be of any. */
export function isLineMissing(family: Family, lines: readonly LineOfBusiness[]): boolean {
  const all = Object.values(familiesOfLine)
  return (
    all.some((own) => own.includes(family)) &&
    lines.every((line) => {
      const own = familiesOfLine[line]
      const mayHave =
        (line === 'PACKAGE' && family !== 'umbrella') || (line === 'COMMERCIAL_AUTO' && family === 'cargo')
      return !mayHave && own !== undefined && !own.includes(family)
    })
  )
}

const familyWords: readonly [RegExp, Family][] = [
  [
    /umbrella|excess liability|\bexcess\b(?=\s*(?:[,;)]|policy\b|insurance\b|and\b|$))(?<!\bis excess)/i,
    'umbrella',
  ],
  [/workers?['’]?s? compensation|employers?['’]?s? liability/i, 'workersCompensation'],
  [
    /\bauto(?:mobile)?s?\b|\bphysical damage (?:insurance|coverage)\b[^.;]{0,60}\bvehicles?\b|\bvehicles?\b[^.;]{0,60}\bphysical damage\b/i,
    'auto',
  ],
  [
    /professional (?:liability|insur\w+|carrier|coverage|(?:and [\w ]+ )?polic)|errors (?:and|&) omissions/i,
    'professional',
  ],
  [/\bnetwork (?:liability )?polic/i, 'cyber'],
  [/general liability|\bC?GL\b/i, 'liability'],
  [/\bcargo\b/i, 'cargo'],
  [/\bproperty (?:insur|polic|coverage)/i, 'property'],
  [/\bcyber|network security/i, 'cyber'],
  [/\bpollution/i, 'pollution'],
]

/** The lines of business that a clause names. */
export function familiesIn(quote: string): Family[] {
  return familyWords.flatMap(([pattern, family]) => (pattern.test(quote) ? [family] : []))
}

export function familyOf({ item, kind }: Requirement): Family | null {
  if (!item || kind !== 'coverage') return null
  return familyOfItemKey(item.key)
}

/** The line of business that a coverage belongs to; null for terms that policies of any line have. */
export function familyOfItemKey(key: string): Family | null {
  return familyOfItem.find(([pattern]) => pattern.test(key))?.[1] ?? null
}

/** Coverages that policies of several lines have. */
export const ownOfSeveral = new Set(['medicalExpense', 'equipmentBreakdown', 'hiredNonOwned'])

/** Whether a policy states the coverage that is asked for itself, though it belongs to another line as a rule. */
export function statesOwn(
  { item, quote }: Pick<Requirement, 'item' | 'quote'>,
  {
    statements,
    families,
  }: { readonly statements: readonly Statement[]; readonly families: ReadonlySet<string> },
): boolean {
  const key = item?.key ?? ''
  // The medical payments of an auto policy are for those in the auto.
  const isOfAutos =
    key === 'medicalExpense' && families.has('auto') && !/\b(?:auto(?:mobile)?s?|vehicles?)\b/i.test(quote)
  return ownOfSeveral.has(key) && !isOfAutos && statements.some((each) => each.item?.key === key)
}

const longestTitle = 300
/** Limits that no policy on alcohol alone has. */
const ofGeneral = /^(?:productsAggregate|personalAdvertising|rentedPremises|medicalExpense)$/
const ofLiability = /bodily injury|(?<!legal )liability/

/** What a policy insures: what it states a limit for, and what it calls itself, where its text is at hand. */
export function familiesOf(
  text: string,
  statements: readonly Statement[],
  line: LineOfBusiness | null,
): Set<string> {
  const families = new Set<string>(line ? familiesOfLine[line] : [])
  const own = line ? familiesOfLine[line] : undefined
  for (const { item, amount, headings, quote } of statements) {
    const family = item && amount !== null && !provesNothing.test(item.key) ? familyOfItemKey(item.key) : null
    // "Liability $1,000,000", in an auto policy, only sounds like general liability.
    const isAlike =
      own?.length === 1 &&
      family !== null &&
      family !== 'umbrella' &&
      namedAlike.has(family) &&
      !own.includes(family)
    // "Catastrophe limit, any one occurrence", of a policy that insures no liability; "assault sublimit, each event".
    const isOfOther =
      own === undefined &&
      family === 'liability' &&
      ((text !== '' && !ofLiability.test(text)) || /\bsub-?limit/i.test(quote))
    if (family && !isOfOther && (!isAlike || familiesIn([...headings, quote].join(' ')).includes(family)))
      families.add(family)
  }
  const opening = text.slice(0, 1_500)
  if (/businessowners|business owners|package/.test(opening)) families.add('liability').add('property')
  if (/general liability/.test(opening)) families.add('liability')
  if (/workers compensation/.test(opening)) families.add('workersCompensation')
  // A liquor policy may be filed under general liability.
  const isGeneral =
    /general liability/.test(text) || statements.some(({ item }) => ofGeneral.test(item?.key ?? ''))
  if (families.has('liquor') && text !== '' && !isGeneral) families.delete('liability')
  // Nothing else says what the policy is: its title does.
  if (families.size === 0) for (const each of familiesIn(text.slice(0, longestTitle))) families.add(each)
  return families
}
