import type { LimitName } from './policyFacts.ts'
import { askedFor } from './askedFor.ts'
import { inSameWords } from './inSameWords.ts'
import { isPlain } from './isPlain.ts'
import { labelKey } from './values.ts'

/** What an amount on declarations is, by its label. */
export type AmountField = LimitName | 'deductible' | 'premium' | 'taxes' | 'fees' | 'total' | 'ignored'

interface AmountEntry {
  readonly field: AmountField
  /** One of these must match the label (see `labelKey`). */
  readonly labels: readonly RegExp[]
  /** Or the whole label fits otherwise. */
  readonly fits?: (key: string) => boolean
  /** None of these may match the label. */
  readonly not?: RegExp
  /** None of these may match the headings above; the coverage belongs to another part. */
  readonly notUnder?: RegExp
  /** Must match the headings, the column or the document's titles when the label alone could mean several things. */
  readonly under?: RegExp
}

const otherLiability =
  /umbrella|excess|liquor|employee benefit|employers? liab|professional|directors|employment|cyber|data breach|pollution|garage|hired|owned auto|business auto|commercial auto|garagekeepers|cargo|stop gap|fiduciary|crime|abuse|errors and omissions/

const valuation = String.raw`(?: (?:limit of insurance|limit|coverage|replacement cost|actual cash value|acv|rc|blanket|agreed value|agreed amount|special|including|incl|functional|coinsurance|inside|insured|at |basic|broad|there|in it|under construction|in (?:the )?course of construction).*)?$`
const owned = String.raw`^(?:(?:the|your|our|blanket|covered|insureds?|limit of insurance|coverage [a-z]|business|commercial|farm|owned|main|office) )*`
const goods =
  'contents|personal property|stock|furniture|fixtures|furnishings|equipment|inventory|supplies|machinery|tenants? improvements|improvements|betterments'

/** In order: the first entry that fits a label decides. */
const priceEntries: readonly AmountEntry[] = [
  {
    field: 'ignored',
    labels: [
      /\b(?:payroll|remuneration|gross sales|receipts|revenue|cost new|stated (?:amount|value)|exposure|rate(?:s)?$|per \$?1(?:00|000)|annual sales|square f\w*|area|minimum (?:and deposit|earned|premium|retained)|earned premium|deposit premium|advance premium|return premium|additional premium|installment|down payment|commission|installments?|total insured value|tiv|underlying|experience mod|year built|premium basis|loss reserve|paid|includes an increase|^increase of)\b/,
    ],
    not: /total (?:annual )?(?:advance|deposit|minimum and deposit) premium|total (?:estimated )?(?:annual )?premium|\bself insured retention\b.*\bunderlying\b/,
  },
  {
    field: 'total',
    labels: [
      /\b(?:total|amount|balance)(?: \w+)? (?:due|payable|charges?)\b|total (?:including|with) |total policy cost|total cost|grand total|premium(?: and| plus)? (?:tax(?:es)? and )?fees|total amount|^policy total$/,
    ],
  },
  {
    field: 'taxes',
    labels: [/\b(?:tax(?:es)?|assessments?|surcharges?|stamping|fire marshal)\b/],
    not: /premium.*(?:excluding|before|without)|\bcards?\b|\bloss (?:of )?assessments?\b|\b(?:pci|fines|penalties)\b/,
  },
  {
    field: 'fees',
    labels: [/\bfees?\b/],
    not: /per (?:pay(?:ment)?|instal?lment|bill)|each (?:pay(?:ment)?|instal?lment)|premium.*(?:excluding|before|without)|attorney|claims? fee|defen/,
  },
  {
    field: 'deductible',
    labels: [
      /\b(?:deductibles?|self insured retention|retentions?|sir|s i r|retained (?:limit|amount))\b|^(?:ded|deduct)\b|\bded$/,
    ],
    not: /waiver|disappearing|(?:shown|stated) in|aggregate deductible limit|see form for deductible/,
  },
  // What a deductible is called in London.
  {
    field: 'deductible',
    labels: [/^excess (?:each|any one|per)\b/],
    not: /\blimit/,
    notUnder: /umbrella|^excess$|excess liability/,
  },
  {
    field: 'deductible',
    labels: [
      /^aop$|^(?:all )?other (?:perils|causes of loss)\b|^all (?:other )?(?:perils|causes of loss)\b|\bnamed storm\b/,
    ],
    not: /aggregate|\blimit/,
    notUnder: /premium|\blimit|coverage/,
  },
  {
    field: 'premium',
    labels: [
      /\bpremium\b|^(?:(?:total|annual|policy|est|estimated|adv|advance|net|gross|dep|term|tot) )+prem$/,
    ],
    not: /bodily|property damage liability|tria|terrorism|audit/,
  },
]

/** In order, of labels in the words of `sameWords`. */
const limitEntries: readonly AmountEntry[] = [
  {
    field: 'glPersonalAndAdvertisingInjuryLimit',
    labels: [
      /\bpersonal (?:injury )?(?:and |or )?advertising|\badvertising (?:injury|liability)|\bpersonal injury(?: limit| liability)?(?: each(?: offense| person.*)?)?$/,
    ],
    notUnder: /umbrella|excess/,
  },
  {
    field: 'glRentedPremisesDamageLimit',
    labels: [/\brented premises\b/, /^(?:damage to premises|premises damage)\b/],
    not: /\bloss of\b|\bimprovements\b/,
    notUnder: /umbrella|excess/,
  },
  {
    field: 'glMedicalPerOccurrenceLimit',
    labels: [/\bmedical\b.*\beach (?:accident|occurrence)\b/],
    notUnder: /auto|umbrella|garage/,
    not: /auto|person|liability and medical/,
  },
  {
    field: 'glMedicalPerPersonLimit',
    labels: [
      /\bmedical expense/,
      /\bmedical\b.*\bperson\b|\bperson\b.*\bmedical\b/,
      /^(?:(?:premises|guest|no fault) )?medical(?: limit)?$/,
    ],
    not: /auto|accident|occurrence|aggregate|family|personal injury protection|liability (?:and|or) medical/,
    notUnder: /auto|umbrella|garage|covered autos/,
  },
  {
    field: 'glProductsAndCompletedOperationsLimit',
    labels: [
      /\bproducts?\b.*\b(?:completed|aggregate|limit)|\bcompleted operations|\baggregate\b.*\bproducts?\b/,
      /^products?$/,
    ],
    not: /\bdeductible|recall|withdrawal|general aggregate|each (?:occurrence|claim|auto)/,
    notUnder: /umbrella|excess/,
  },
  {
    field: 'glAggregateLimit',
    labels: [/\bgeneral\b.*\baggregate\b|\baggregate\b.*\bgeneral\b/],
    not: /umbrella|excess|liquor|professional|employee benefit|(?<!\b(?:other than|except|excluding) )products/,
    notUnder: otherLiability,
  },
  {
    field: 'glAggregateLimit',
    labels: [],
    fits: (key) =>
      isPlain(key, 'aggregate') && !/\bproperty\b(?! damage)|^(?!.*\bliability\b).*\bmedical\b/.test(key),
    under: /^(?!.*\bliquor).*(?:general liability|business ?owners|package|product liability)/,
    notUnder: otherLiability,
  },
  {
    field: 'glPerOccurrenceLimit',
    labels: [
      /^occurrence(?: limit)?$/,
      /^(?:general )?liability and medical expense(?: limit)?$/,
      /^(?:business|general) liability(?: limit)?(?: of insurance)?$/,
      /^general (?:liability (?:.* )?)?each(?: occurrence| accident)?$/,
    ],
    fits: (key) =>
      isPlain(key, 'occurrence', 'each') ||
      (isPlain(key, 'occurrence', 'limit injury') && !/\bmedical\b/.test(key)),
    notUnder: otherLiability,
  },
  {
    field: 'wcPerDiseasePolicyLimit',
    labels: [
      /\bdisease\b.*\b(?:policy|aggregate|all employees)\b|^aggregate\b.*\bdisease$/,
      /^(?!.*\b(?:employee|person|worker)\b).*\bpolicy limit\b.*\bdisease\b/,
    ],
  },
  {
    field: 'wcPerDiseasePolicyLimit',
    labels: [/^policy limit$/],
    under: /employers? liab|workers? comp/,
    notUnder: /auto|umbrella|excess/,
  },
  {
    field: 'wcPerDiseaseEmployeeLimit',
    labels: [
      /\bdisease\b.*\b(?:employee|person|emp|worker)\b/,
      /\beach (?:employee|person|worker)\b.*\bdisease\b/,
    ],
  },
  {
    field: 'wcPerDiseaseEmployeeLimit',
    labels: [/^each employee(?: limit)?$/],
    under: /employers? liab|workers? comp/,
    notUnder: /auto|umbrella|excess|benefit/,
  },
  {
    field: 'wcPerAccidentLimit',
    labels: [
      /\bby accident\b/,
      /\bpart (?:two|2)\b.*\baccident\b/,
      /^(?:el |e l |employers? liability )(?:limits? )?(?:each )?accident\b/,
    ],
    not: /disease/,
  },
  {
    field: 'wcPerAccidentLimit',
    labels: [/^accident(?: limit)?$/],
    fits: (key) =>
      isPlain(
        key.replace(/^(?:coverage b|part (?:two|2|ii))\s+/, ''),
        'accident',
        'each accidental employers employer e el bi',
      ),
    under: /employers? liab|workers? comp/,
    notUnder: /auto/,
  },
  {
    field: 'cyberAggregateLimit',
    labels: [
      /^aggregate limit/,
      /^(?:(?:maximum|aggregate|policy|combined|shared) )+(?:limit|maximum)(?: of (?:liability|insurance))?$/,
      /^all (?:insuring agreements|coverages|sections) combined$/,
    ],
    fits: (key) => isPlain(key, 'aggregate', 'aggregate cyber privacy suite shared'),
    under: /cyber|privacy|data breach|network security|information security/,
  },
  {
    field: 'propertyBuildingLimit',
    labels: [
      new RegExp(
        `${owned}(?:buildings?|structures?|dwelling|real property|building property)(?: \\d+)?(?: (?:buildings?|structures?|locations?|amount|values?))?(?: and structures?)?${valuation}`,
      ),
      /^coverage a (?:dwelling|buildings?)/,
      // What builders risk insures a building for.
      /^(?:estimated |total )?completed value(?: limit)?(?: of the (?:building|project))?$/,
      /^(?:to )?(?:rebuild|replace)(?:ing)? (?:your |the )?(?:house|home|dwelling|buildings?)\b/,
    ],
    not: /ordinance|debris|newly|increase|glass|property of others|auto/,
  },
  {
    field: 'propertyContentsLimit',
    labels: [
      new RegExp(
        `${owned}(?:personal property|contents|bpp|business property|belongings)(?: of (?:the )?insured)?${valuation}`,
      ),
      new RegExp(
        `${owned}(?=.*\\b(?:contents|stock|fixtures|furniture|inventory|personal property)\\b)(?:${goods})(?:(?: and)? (?:${goods}))+${valuation}`,
      ),
      /^household contents\b/,
      /^coverage [a-z] (?:farm )?(?:contents|(?:business )?personal property)\b/,
    ],
    not: /of others|off premises|away|newly|portable|transit|valuable|increase|fairs|exhibition|seasonal/,
  },
]

/** Labels that say which perils a deductible is for; the policy's own deductible has none of them. */
export const perilWords =
  /wind|hail|hurricane|named storm|water|glass|flood|earth|quake|theft|optional|equipment|sewer|back ?up|fraud|extortion|instruction|collision|comprehensive|employee|crime|money|sinkhole|boiler|spoilage|cosmetic|roof|medical|towing|transfer|social|waiting|breach|benefit|side a|underlying/

/** Labels of amounts that are no limit although nothing else is known about them. */
export const noLimitWords =
  /\b(?:premium|tax|fees?|(?:sub ?)?totals?|dues|charges?|deposit|modification|constant|recoupment|credits|deductibles?|retentions?|payroll|rate|basis|value|cost|price|paid|reserve|incurred|sales|revenue|date|year|policy number|page|class|code|zip|phone|account|factor|percent|installment|due|balance|commission|discount|credit|surcharge|asset|budget|pay|terrorism|tria|tripra)\b/

/** "Liability, management and crime": a heading over limits of general liability and others. */
const ofSeveral = /^(?:(?:business|commercial|general) )*liability\b.*\band\b/

/** What a label means under its headings. */
export function fieldOf(label: string, heading: string, context: string, column: string): AmountField | null {
  const key = labelKey(
    askedFor(label)
      .replace(/\((?:[A-Z]|[A-Z]{2}[^)]*\d)\)/g, '')
      .replace(/(?<=\w)\(s\)/gi, 's'),
  )
    .replace(/^(?:\d{1,2}[a-z]?|(?:part )?[a-z]) (?!and\b|i r\b)/, '')
    .replace(/^(?:location|loc|premises|prem|building|bldg) (?:no )?\d{1,3} (?=[a-z])/, '')
    .replace(/^of which | (?:(?:not|no) more than|up to|at most)$/g, '')
    .replace(/^coverage [a-c] (?=bodily|personal (?:and|injury)|medical)/, '')
  const same = inSameWords(key)
  const under = labelKey(heading)
  const surroundings = `${under} ${labelKey(column)} ${context}`
  function isIt(text: string, { labels, fits, not, notUnder, under: needed }: AmountEntry): boolean {
    return (
      (labels.some((pattern) => pattern.test(text)) || fits?.(text) === true) &&
      !not?.test(text) &&
      !notUnder?.test(`${ofSeveral.test(under) ? '' : under} ${key} ${text}`) &&
      !(
        notUnder?.test(context) &&
        !/general liability|business ?owners|package/.test(`${context} ${under} ${key}`)
      ) &&
      needed?.test(surroundings) !== false
    )
  }
  // "Total" below other amounts is their sum, and no aggregate.
  const isSum = /^(?:grand |sub ?)?totals?$/.test(key)
  const entry =
    priceEntries.find((each) => isIt(key, each)) ??
    (isSum ? undefined : limitEntries.find((each) => isIt(same, each)))
  if (entry) return entry.field
  // "Building (greenhouse)"
  const bare = label.replace(/\s*\([a-z][a-z ]+\)$/i, '')
  const field = bare === label ? null : fieldOf(bare, heading, context, column)
  const isEach = field === 'glAggregateLimit' && /\((?:per|each|any one) [a-z]+\)$/i.test(label)
  return isEach || field === 'propertyBuildingLimit' || field === 'propertyContentsLimit' ? field : null
}
