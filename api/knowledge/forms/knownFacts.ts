import { type Entity, scheduleOf, usualEntity } from './entities.ts'
import { attributeOf, generalAttributes, limitAttributes } from './fieldSubject.ts'
import type { KnownValue } from './knownValue.ts'
import { lineOf } from './linesOfBusiness.ts'
import { unexplained } from './unexplained.ts'

/** A known value, by what it is about. */
export interface Fact {
  readonly entity: Entity
  readonly attribute: string
  readonly value: string
  readonly source: string
  /** Its row, from 0, among several of its kind. */
  readonly row: number
  readonly line: string | null
  /** Whether a letter says it, which is newer than the records. */
  readonly isFromLetter: boolean
}

/** What a key of a record calls the things that it holds. */
const holders: readonly (readonly [RegExp, Entity])[] = [
  [/^(?:agency|producer|broker)$/, 'agency'],
  [/^vehicles?$|^autos$/, 'vehicle'],
  [/^drivers?$/, 'driver'],
  [/^(?:owners?|officers?|principals)$/, 'owner'],
  [/^(?:class\w*|codes)$/, 'class'],
  [/^years$/, 'lossYear'],
  [/^(?:loss(?:es)?|claims)$/, 'loss'],
  [/^(?:locations?|premises|buildings?)$/, 'location'],
  [/^(?:polic(?:y|ies)|expiring)$/, 'policy'],
  [/^(?:mortgagees?|(?:loss )?payees?|lien ?holders?|interests|holders?)$/, 'interest'],
  [/^(?:landlord|lessor)$/, 'landlord'],
  [/^(?:employee|worker|claimant|injured)$/, 'employee'],
  [/^contacts$/, 'person'],
  [/^(?:account|applicant|insured|client|customer|application)$/, 'insured'],
]

/** Holders with names and addresses that are not the applicant's. */
const strangers = /^(?:projects?|jobs?|managers?|surety|obligee|vendors?|suppliers?|sites?|work)$/

/** Known values by what they are about; what the vocabulary does not name is left out. */
export function knownFacts(known: readonly KnownValue[]): Fact[] {
  const lossLists = new Set(
    known.flatMap((each) => (recordAttribute(each) === 'lossDate' ? [each.within] : [])),
  )
  const owning = new Set(
    known.flatMap((each) => (recordAttribute(each) === 'ownership' ? [each.within] : [])),
  )
  const lists = schedulesIn(known)
  const facts = known.flatMap((each) => {
    // What somebody says of a field in words is known by all of them: "Foreign sales" are not the sales.
    if (each.within === undefined && unexplained(each.label).length > 0) return []
    const attribute =
      each.label === 'description' && lists.get(each.within ?? '') === 'class'
        ? 'classification'
        : recordAttribute(each)
    // "Additional insured: yes" is no name.
    if (attribute === null || (attribute === 'name' && /^(?:yes|no)$/i.test(each.value))) return []
    const entity = lossLists.has(each.within) ? 'loss' : holderOf(each, attribute, { owning, lists })
    if (entity === null) return []
    const fact: Fact = {
      entity,
      attribute,
      value: each.label.endsWith(' hours') ? `${each.value} hours` : each.value,
      source: each.source,
      row: each.index ?? 0,
      line: each.line ?? null,
      isFromLetter: each.isTold ?? false,
    }
    const role = fact.entity === 'interest' && attribute === 'name' ? roleOf(each.within ?? '') : undefined
    return role === undefined ? [fact] : [fact, { ...fact, attribute: 'role', value: role }]
  })
  return withPackageParts(facts)
}

/** What tells that a package insures a line. */
const signs: Readonly<Record<string, readonly string[]>> = {
  GENERAL_LIABILITY: ['eachOccurrence', 'generalAggregate', 'productsAggregate'],
  PROPERTY: ['buildingLimit', 'contents'],
}

/** The price of a package is not that of a part. */
const ofWhole: ReadonlySet<string> = new Set(['premium', 'deductible'])

/** Policies of the lines that a package insures, where no policy of their own does: forms ask for the "GL carrier". */
function withPackageParts(facts: readonly Fact[]): Fact[] {
  const policies = facts.filter(({ entity, line }) => entity === 'policy' && line !== null)
  const insured = new Set(policies.map(({ line }) => lineOf(line ?? '')))
  const packages = policies.filter(({ line }) => lineOf(line ?? '') === 'BUSINESS_OWNERS')
  const parts = Object.entries(signs).flatMap(([line, attributes]) => {
    const isPart = packages.some(({ attribute }) => attributes.includes(attribute))
    return isPart && !insured.has(line)
      ? packages.filter(({ attribute }) => !ofWhole.has(attribute)).map((fact) => ({ ...fact, line }))
      : []
  })
  return [...facts, ...parts]
}

/** What the record that names somebody says of their interest. */
function roleOf(within: string): string | undefined {
  return roles.find(([pattern]) => pattern.test(within))?.[1]
}

const roles: readonly (readonly [RegExp, string])[] = [
  [/mortgagees?$/, 'Mortgagee'],
  [/loss payees?$/, 'Loss payee'],
  [/lienholders?$/, 'Lienholder'],
]

/** What the innermost of the records that hold a value is about. */
export function holderIn({ within }: Pick<KnownValue, 'within'>): Entity | null {
  for (const word of (within ?? '').split(' ').toReversed()) {
    const found = holders.find(([pattern]) => pattern.test(word))?.[1]
    if (found) return found
  }
  return null
}

/** What the lists of the records are about whose names do not say it: "payroll" with class codes; null for boats. */
function schedulesIn(known: readonly KnownValue[]): ReadonlyMap<string, Entity | null> {
  const lists = Map.groupBy(
    known.filter(({ within, index }) => within !== undefined && index !== undefined),
    ({ within = '' }) => within,
  )
  return new Map(
    [...lists]
      .filter(([within]) => holderIn({ within }) === null)
      .map(([within, values]) => [within, subjectOfList(values)]),
  )
}

/** What a list of the records is about by its keys; serial numbers are those of machines as well. */
export function subjectOfList(list: readonly KnownValue[]): Entity | null {
  return scheduleOf(list.flatMap(({ label }) => (/^serial\b/.test(label) ? [] : [label])))
}

/** Null for a value of a list of which the vocabulary knows nothing. */
function holderOf(
  { within, label, index }: KnownValue,
  attribute: string,
  {
    owning,
    lists,
  }: {
    readonly owning: ReadonlySet<string | undefined>
    readonly lists: ReadonlyMap<string, Entity | null>
  },
): Entity | null {
  // { agency: 'Three Rivers' } is the name of an agency.
  const own = attribute === 'name' ? holders.find(([pattern]) => pattern.test(label))?.[1] : undefined
  if (own) return own
  if (label === 'landlord') return 'landlord'
  if (attribute === 'name' && /^(?:other|additional) (?:named )?insureds?$/.test(label)) return 'otherInsured'
  const words = (within ?? '').split(' ')
  // The losses of a policy are counted on it; those of a list are rows.
  if (/polic\w* loss(?! payee)/.test(within ?? '') && !/past/.test(within ?? '')) return 'policy'
  // Employees by job within a location are the classes of workers compensation.
  if (
    words.includes('employee') &&
    ['classCode', 'classification', 'payroll', 'fullTime', 'partTime', 'number'].includes(attribute) &&
    words.includes('locations')
  )
    return 'class'
  const named = holderIn({ within })
  // Employees in a list are counted, and not hurt.
  const isCounted = index !== undefined || /^(?:employees|fullTime|partTime|payroll)$/.test(attribute)
  const holder = named === 'employee' && isCounted ? null : named
  // What an application asks for is a policy's.
  if (holder === 'insured' && limitAttributes.has(attribute)) return 'policy'
  if (holder) return holder === 'person' && owning.has(within) ? 'owner' : holder
  const ofList = within === undefined ? undefined : lists.get(within)
  if (ofList !== undefined) return ofList
  if (within === undefined && /named|applicant|insured/i.test(label)) return 'insured'
  // { project: { name, address } } is nobody whom the vocabulary knows.
  if (generalAttributes.has(attribute) && words.some((word) => strangers.test(word))) return null
  return usualEntity(attribute) ?? 'insured'
}

const recordKeys: readonly (readonly [RegExp, string])[] = [
  [
    /^industry$|^operations$|^(?:description|nature) of (?:operations|business)$|^business description$/,
    'operations',
  ],
  [/^full address$/, 'fullAddress'],
  [/^postal code$/, 'zip'],
  [/^zone$/, 'state'],
  [/^line ?1$/, 'line1'],
  [/^line ?2$/, 'line2'],
  [/^(?:today|as of|prepared(?: on)?|application date)$/, 'today'],
  [/^interval type$|^payment (?:plan|frequency)$/, 'paymentPlan'],
  [/^agent$|^contact$/, 'contact'],
  [/^role$|^(?:job|position) title$|^(?:occupation|position)$/, 'title'],
  [/^license$/, 'licenseNo'],
  [/^legal entity type$/, 'legalEntity'],
  [/^ownership type$|^interest$/, 'interest'],
  [/^area occupied by business$/, 'area'],
  [/^total stories$/, 'stories'],
  [/^personal property coverage$/, 'contents'],
  [/^building coverage$/, 'buildingLimit'],
  [/^business income$/, 'businessIncome'],
  [/^insurance effective at$/, 'effective'],
  [/^from$/, 'effective'],
  [/^to$/, 'expiration'],
  [/^expires at$/, 'expiration'],
  [/^inforce at$/, 'effective'],
  [/^number of stories$/, 'stories'],
  [/^(?:started|founded|established|opened|organized|formed) (?:on|in)$/, 'started'],
  [/^total paid amount$/, 'paid'],
  [/^total reserved amount$/, 'reserved'],
  [/^claim status$/, 'claimStatus'],
  [/^loss line$/, 'lossLine'],
  [/^loss description$|^loss type$/, 'lossDescription'],
  [/^location$/, 'number'],
  [/^form$/, 'trigger'],
  [/^billing(?: type| plan)?$/, 'billing'],
  [/^(?:assigned )?producer$/, 'contact'],
  [/^make (?:and )?(?:body|model)$/, 'model'],
  [/^incurred$|^total incurred$/, 'incurred'],
  [/^valued$/, 'valued'],
  [/^years covered$/, 'yearsCovered'],
  [/^description of loss$/, 'lossDescription'],
  [/^full name$/, 'name'],
  [/^factor$/, 'experienceMod'],
  [/^total employee payroll$/, 'payroll'],
]

/** What the limits of a policy are called for short. */
const limitKeys: Readonly<Record<string, string>> = {
  products: 'productsAggregate',
  medical: 'medicalExpense',
  personal: 'personalInjury',
  'each claim': 'eachOccurrence',
  aggregate: 'generalAggregate',
}

const isDay = /^\d{2}\/\d{2}\/\d{4}$/

function recordAttribute({ label, within, value }: KnownValue): string | null {
  if (/^(?:full )?name$/.test(label) && /agency (?:producer|contact|agent)$/.test(within ?? ''))
    return 'contact'
  // { carrier: { name: 'Pilot Mutual' } } names no applicant.
  if (/^(?:full |legal )?name$/.test(label) && /\b(?:carrier|insurer)$/.test(within ?? '')) return 'carrier'
  const own = recordKeys.find(([pattern]) => pattern.test(label.toLowerCase()))?.[1]
  if (own) return own
  const words = (within ?? '').split(' ')
  if (label === 'description' && words.some((word) => /^(?:loss(?:es)?|claims?|incidents?)$/.test(word)))
    return 'lossDescription'
  if (
    /^(?:policy )?type$|^line(?: of business)?$/.test(label) &&
    words.some((word) => /^(?:loss(?:es)?|claims?)$/.test(word))
  )
    return 'lossLine'
  if (label === 'description' && /^(?:account|applicant|insured|client|business)$/.test(words.at(-1) ?? ''))
    return 'operations'
  if (label === 'description' && /^(?:locations?|premises|buildings?)$/.test(words.at(-1) ?? ''))
    return 'placeDescription'
  if (/^(?:stated |insured )?value$/.test(label) && words.includes('vehicles')) return 'costNew'
  if (words.includes('limits') && label in limitKeys) return limitKeys[label] ?? null
  if (label === 'term' && /^20\d\d$/.test(value)) return 'year'
  if (label === 'bldg') return 'buildingNumber'
  if (label === 'building' && /^\d{1,3}$/.test(value)) return 'buildingNumber'
  if (label === 'building' && /^\$?[\d,]{4,}$/.test(value)) return 'buildingLimit'
  if (/^(?:injured )?(?:employee|worker)$/.test(label) && /^[A-Z][a-z]/.test(value)) return 'name'
  if (label === 'number' && words.at(-1) === 'license') return 'licenseNo'
  if (label === 'number' && words.some((word) => /^(?:polic|prior|expiring)/.test(word)))
    return 'policyNumber'
  if (/^(?:next )?renewal(?: date)?$/.test(label) && isDay.test(value)) return 'expiration'
  // { policy: { billing: { bank: { name } } } }: a policy has no name.
  if (/^(?:full |legal )?name$/.test(label) && holderIn({ within: words.join(' ') }) === 'policy') return null
  if (label === 'date' && words.some((word) => /^(?:loss(?:es)?|claims?)$/.test(word))) return 'lossDate'
  if (label === 'description' && words.some((word) => /^(?:class\w*|codes|employee|info)$/.test(word)))
    return 'classification'
  if (label.endsWith('aggregate applies per')) return 'aggregatePer'
  return attributeOf(label)
}
