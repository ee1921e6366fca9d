import { attributeOf, limitAttributes, wordsOf } from './fieldSubject.ts'

interface Kind {
  /** What labels and headings call it. */
  readonly called: RegExp
  /** Whether a form asks about one of it at most. */
  readonly isSingle?: true
  /** Attributes that alone tell that it is meant: a VIN is a vehicle's. */
  readonly attributes?: string
  /** Those of them, and others, that tell a line of its schedule. */
  readonly signs?: string
  /** What names one of several: in the records, and in the words of a letter. */
  readonly key?: string
  readonly names?: string
}

const single = { isSingle: true } as const

/** Whom or what a form may ask about; the special before the general. */
const kinds = {
  writer: {
    ...single,
    called:
      /^(?:(?:this )?(?:report|form|application|request|statement|list) )?(?:prepared|completed|submitted|reported|requested|made|answered|provided|filled (?:in|out)) by\b|^authorized by\b|^(?:preparer|request(?:e|o)r)(?: s)?\b|^(?:name of )?(?:the )?person (?:who )?(?:prepar|complet|request|report|mak)\w+/,
  },
  otherInsured: {
    ...single,
    called: /^(?!.*first named).*(?:other named insured|additional named insured)/,
  },
  inspection: { ...single, called: /inspection|survey contact|contact type inspection/ },
  accounting: { ...single, called: /accounting(?: records?)?|acctng|billing contact|bookkeep/ },
  claims: { ...single, called: /claims? (?:information )?contact|contact for claims/ },
  safety: { ...single, called: /safety (?:contact|director|manager|officer|coordinator)/ },
  security: { ...single, called: /(?:security|incident|breach)(?: response)? (?:contact|officer)/ },
  inCharge: { ...single, called: /person in charge|(?:general|store|site) manager$/ },
  principal: {
    ...single,
    called:
      /^(?:the )?(?:owner|principal|proprietor)(?: s)?(?: name)?$|^print(?:ed)? name$|^name (?:print(?:ed)?|in print)$/,
  },
  otherParty: {
    ...single,
    called: /other (?:vehicle|driver|part(?:y|ies)|car|motorist)|adverse (?:vehicle|driver|party)/,
  },
  removedVehicle: {
    ...single,
    called: /(?:deleted?|removed?|dropped)\b.*(?:vehicle|vin|auto)|vehicle to be (?:deleted|removed)/,
  },
  employee: {
    ...single,
    called:
      /^(?:the )?(?:injured |hurt )?(?:employee|worker)(?: s)?(?: (?:information|details|data))?$|\binjured (?:employee|worker|person|party)\b|\bclaimants?\b(?! count)/,
    attributes: 'wage wagePer weeklyWage hourlyRate hoursPerWeek daysPerWeek',
  },
  removedDriver: {
    ...single,
    called: /(?:deleted?|removed?|dropped)\b.*driver|drivers? (?:to be )?(?:deleted|removed|dropped)/,
  },
  incident: { called: /^(?:accidents?|violations?|convictions?|tickets?)\b.*\b(?:driver|name)$/ },
  refund: { ...single, called: /\b(?:return(?:ed)?|unearned) premium\b|\brefund\b/ },
  landlord: { ...single, called: /landlord|(?<!bank or )lessor/ },
  removedInterest: {
    ...single,
    called:
      /\b(?:old|former|prior|previous|present|existing|current|removed|deleted) (?:additional )?(?:interest|mortgagee|lender|loss payee|lien ?holder)\b|\b(?:interest|mortgagee|lender|loss payee|lien ?holder) (?:to be |being )?(?:removed|deleted|replaced|released)\b|\b(?:remove|delete) (?:the |this )?(?:additional )?(?:interest|mortgagee|lender|loss payee|lien ?holder)\b/,
  },
  interest: {
    called:
      /additional interest|\bnew interest\b|\binterest (?:to be )?added\b|bank or lessor|loss payee|lien ?holder|mortgagee|lender|certificate (?:recipient|holder|(?:is )?(?:wanted|requested|needed) by|for|to)\b|(?<!polic(?:y|ies) |account |stock |card )\bholder\b/,
    attributes: 'loanNumber additionalInsureds',
  },
  /** A policy year of a loss run, which no label asks for by a name. */
  lossYear: { called: /(?!)/ },
  loss: {
    called: /\bloss(?:es)?\b|\bclaims?\b(?! made\b)|occurrence date/,
    attributes: 'lossDate claimDate lossDescription lossLine claimStatus valued',
    signs: 'lossDate lossDescription paid claimStatus',
  },
  driver: {
    called: /\bdrivers?\b|\bdrv\b|\boperators?\b/,
    attributes: 'accidents licensedSince hired violations birth',
    signs: 'birth licensedSince violations',
    key: 'name',
    names: 'name',
  },
  vehicle: {
    called: /\bvehicles?\b|\bveh\b|\bautos?\b|\btrucks?\b/,
    attributes: 'vin plate make model costNew purchased use equipment',
    signs: 'vin make model costNew',
    key: 'vin',
    names: 'make model',
  },
  owner: {
    called:
      /^(?!.*\b(?:applicant|assured|insured)\b).*\bowners?\b|individuals|\bofficers?\b|\bpartners\b|principals/,
    attributes: 'ownership included title',
    signs: 'title ownership included',
    names: 'name',
  },
  class: {
    called: /\bclass(?:es|ifications?)?\b|\brating\b|\bhazards?\b|job code|employee info/,
    attributes: 'classCode classification exposure basis hazard',
    signs: 'classCode classification',
    key: 'classCode',
    names: 'classification',
  },
  policy: {
    called:
      /prior|expiring|current carrier|present carrier|previous|polic(?:y(?! ?(?:holder|owner))|ies)|underlying/,
    attributes:
      'coinsurance valuation causesOfLoss waitingPeriod businessIncome deductible limits carrier policyNumber premium effective expiration experienceMod claims reserved paid',
    signs: 'carrier policyNumber premium expiration',
  },
  location: {
    called:
      /\bloc(?:ation)?s?\b|^property name$|name of (?:the )?(?:property|complex)$|premises|building|\b(?:lot|yard|shop|store|plant) address|commercial structure|garag/,
    attributes:
      'yearBuilt stories area sprinklers totalArea garagingZip construction protectionClass burglarAlarm roofUpdated buildingNumber placeDescription occupancy',
    names: 'line1 city name placeDescription',
  },
  presentAgency: {
    ...single,
    called: /\b(?:present|current|former|previous|prior|existing|old) (?:agent|agency|producer|broker)\b/,
  },
  agency: { ...single, called: /\bagency\b|\bproducer\b|\bbroker\b/ },
  insured: {
    ...single,
    called:
      /insured|assured|applicant|account|employer|business|policy ?(?:holder|owner)|customer|client|proposer/,
  },
} satisfies Record<string, Kind>

export type Entity = keyof typeof kinds | 'person'

/** The people a form asks for by role. */
export const contactRoles = [
  'inspection',
  'accounting',
  'claims',
  'safety',
  'security',
  'inCharge',
  'principal',
] as const
export type ContactRole = (typeof contactRoles)[number]

export function isContactRole(entity: Entity): entity is ContactRole {
  return contactRoles.some((role) => role === entity)
}

const all = Object.entries(kinds) as [keyof typeof kinds, Kind][]

export function kindOf(entity: Entity): Partial<Kind> {
  return entity === 'person' ? {} : kinds[entity]
}

/** Whether it comes in rows: the letter at the end of a coded name is the row. */
export function isOfRows(entity: Entity): boolean {
  const { isSingle, names, signs } = kindOf(entity)
  return entity !== 'policy' && !isSingle && (names !== undefined || signs !== undefined)
}

export const entityPatterns: readonly RegExp[] = all.map(([, { called }]) => called)

export function entityOf(text: string): Entity | null {
  // "Applicant (as it should appear on the policy)": an aside says whose something is only where nothing else does.
  const [plain, aside] = [text.replaceAll(/\([^)]*\)/g, ' '), /\(([^)]*)\)/.exec(text)?.[1]]
  if (aside !== undefined) return entityOf(plain) ?? entityOf(aside)
  const words = wordsOf(text)
  if (/location of|loss location/.test(words)) return 'location'
  return all.find(([, { called }]) => called.test(words))?.[0] ?? null
}

const owners = new Map<string, Entity>([
  ...[...limitAttributes].map((attribute) => [attribute, 'policy'] as const),
  ...all.flatMap(([entity, { attributes = '' }]) =>
    attributes.split(' ').map((attribute) => [attribute, entity] as const),
  ),
])

/** What something is about when its attribute alone says it. */
export function usualEntity(attribute: string | null): Entity | null {
  return (attribute && owners.get(attribute)) || null
}

/** Whether it is a term of a policy, and not what happened under it. */
export function isOfPolicies(attribute: string): boolean {
  return owners.get(attribute) === 'policy' && !['paid', 'reserved', 'claims'].includes(attribute)
}

/** The schedule that a line of fields belongs to, by the labels on it. */
export function scheduleOf(labels: readonly string[]): Entity | null {
  // "Code" alone may be the agency's.
  const isOfClasses = labels.some((label) =>
    /^(?:classification|exposure|basis)$/.test(attributeOf(label) ?? ''),
  )
  const own = isOfClasses ? labels : labels.filter((label) => wordsOf(label) !== 'code')
  const found = new Set(own.map((label) => attributeOf(label)))
  // "Security contact ____ Title ____" and "Report made by ____ Title ____" are no lines of owners.
  if (found.has('contact') || labels.some((label) => /\bby$|^print\w* name|\bsignature\b/i.test(label)))
    found.delete('title')
  const [best] = schedules
    .map(([entity, signs]) => ({ entity, hits: signs.filter((sign) => found.has(sign)).length }))
    .toSorted((a, b) => b.hits - a.hits)
  return best && best.hits >= (best.entity === 'policy' || best.entity === 'loss' ? 2 : 1)
    ? best.entity
    : null
}

/** Whether a line of fields is about a building: where it is, and when or of what it was built. */
export function isScheduleOfPlaces({
  label,
  beside,
}: {
  readonly label: string
  readonly beside: readonly string[]
}): boolean {
  const found = new Set([label, ...beside].map((each) => attributeOf(each)))
  return (
    ['address', 'line1', 'fullAddress'].some((each) => found.has(each)) &&
    ofBuilding.some((each) => found.has(each))
  )
}

const ofBuilding = ['yearBuilt', 'construction', 'occupancy', 'totalArea']

const schedules = (['vehicle', 'driver', 'owner', 'class', 'loss', 'policy'] as const).map(
  (entity) => [entity, kinds[entity].signs.split(' ')] as const,
)
