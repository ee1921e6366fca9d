import type { LimitName } from './policyFacts.ts'
import { labelKey } from './values.ts'

/** What an amount on declarations is, by its label. */
export type AmountField = LimitName | 'deductible' | 'premium' | 'taxes' | 'fees' | 'total' | 'ignored'

interface AmountEntry {
  readonly field: AmountField
  /** One of these must match the label (see `labelKey`). */
  readonly labels: readonly RegExp[]
  /** None of these may match the label. */
  readonly not?: RegExp
  /** None of these may match the headings above; the coverage belongs to another part. */
  readonly notUnder?: RegExp
  /** Must match the headings, the column or the document's titles when the label alone could mean several things. */
  readonly under?: RegExp
}

const otherLiability =
  /umbrella|excess|liquor|employee benefit|employers? liab|professional|directors|employment|cyber|data breach|pollution|garage|hired|owned auto|business auto|commercial auto|garagekeepers|cargo|stop gap|fiduciary|crime|abuse|errors and omissions/

/** Labels that have a word and one of its determiners and otherwise only words that leave their meaning. */
function onlyWith(word: string, determiners: string, others: string): RegExp {
  const anyOf = (words: string) => words.trim().split(/\s+/).join('|')
  const rest = anyOf(`${determiners} ${others} limit limits of insurance coverage the and or a l in for`)
  return new RegExp(`^(?=.*\\b(?:${anyOf(determiners)}) ${word}\\b)(?:(?:${rest}|${word}) ?)+$`)
}

/** In order: the first entry that fits a label decides. Labels are lower case without punctuation. */
const amountDictionary: readonly AmountEntry[] = [
  {
    field: 'ignored',
    labels: [
      /\b(?:payroll|remuneration|gross sales|receipts|revenue|cost new|stated (?:amount|value)|exposure|rate(?:s)?$|per \$?1(?:00|000)|annual sales|square f|area|minimum (?:and deposit|earned|premium)|earned premium|deposit premium|advance premium|return premium|additional premium|installment|down payment|commission|installments?|total insured value|tiv|underlying|experience mod|year built|premium basis|loss reserve|paid|includes an increase|^increase of)\b/,
    ],
    not: /total (?:annual )?(?:advance|deposit|minimum and deposit) premium|total (?:estimated )?(?:annual )?premium/,
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
    not: /premium.*(?:excluding|before|without)/,
  },
  {
    field: 'fees',
    labels: [/\bfees?\b/],
    not: /premium.*(?:excluding|before|without)|attorney|claims? fee|defen/,
  },
  {
    field: 'deductible',
    labels: [/\b(?:deductible|self insured retention|retention|sir)\b|^ded\b|\bded$/],
    not: /waiver|disappearing|(?:shown|stated) in|aggregate deductible limit|see form for deductible/,
  },
  {
    field: 'premium',
    labels: [/\bpremium\b/],
    not: /bodily|property damage liability|tria|terrorism|audit/,
  },
  {
    field: 'glPersonalAndAdvertisingInjuryLimit',
    labels: [
      /\bpersonal (?:and|or|injury and) ?adv|\bpersonal injury(?: limit| liability)?$|^pers(?:onal)? (?:and )?adv/,
    ],
    notUnder: /umbrella|excess/,
  },
  {
    field: 'glRentedPremisesDamageLimit',
    labels: [
      /damage to (?:premises )?rented|^rented premises|rented (?:to you )?premises|premises (?:that )?(?:you )?rent(?:ed)?\b|any one (?:fire|explosion)|fire (?:damage )?legal|fire damage(?: limit| liability|$)|tenants? legal liab|tenants? (?:property )?damage legal/,
    ],
    notUnder: /umbrella|excess/,
  },
  {
    field: 'glMedicalPerOccurrenceLimit',
    labels: [/\bmed(?:ical)?\b.*\b(?:each|per|any one) (?:accident|occurrence)\b/],
    notUnder: /auto|umbrella|garage/,
    not: /auto|person|liability and medical/,
  },
  {
    field: 'glMedicalPerPersonLimit',
    labels: [/\bmed(?:ical)? (?:exp|pay)/, /\bmedical\b.*\bperson\b/, /^medical$/],
    not: /auto|accident|occurrence|total|aggregate|family|personal injury protection|liability (?:and|or) medical/,
    notUnder: /auto|umbrella|garage|covered autos/,
  },
  {
    field: 'glProductsAndCompletedOperationsLimit',
    labels: [/\bproducts?\b.*\b(?:comp|agg|limit)|completed (?:operations|ops)\b/, /^products?$/],
    not: /other than|excluding|except|\bdeductible|recall|general aggregate/,
    notUnder: /umbrella|excess/,
  },
  {
    field: 'glAggregateLimit',
    labels: [
      /\bgeneral aggregate\b/,
      /other than products?.*aggregate|aggregate.*(?:other than|excluding|except) products?/,
      /^(?:general )?liability (?:annual )?aggregate(?: limit)?$/,
      /^liability and medical (?:expenses?|payments?)(?: \w+)* aggregate/,
      /^aggregate (?:limit )?other/,
    ],
    not: /umbrella|excess|liquor|professional|employee benefit/,
    notUnder: otherLiability,
  },
  {
    field: 'glPerOccurrenceLimit',
    labels: [
      onlyWith(
        'occurrence',
        'each per any one',
        `liability general business commercial bodily injury property damage combined single medical expenses expense payments`,
      ),
      /^occurrence(?: limit)?$/,
      /^(?:general )?liability and medical (?:expenses?|payments?)(?: limit)?$/,
      /^(?:business|general) liability(?: limit)?(?: of insurance)?$/,
    ],
    notUnder: otherLiability,
  },
  {
    field: 'wcPerAccidentLimit',
    labels: [
      /\bby accident\b/,
      /\bpart (?:two|2)\b.*\baccident\b/,
      /^(?:el |e l |employers? liability )(?:limit )?(?:each|per) accident/,
    ],
    not: /disease/,
  },
  {
    field: 'wcPerDiseasePolicyLimit',
    labels: [/\bdisease\b.*\bpolicy(?: limit)?\b|\bdisease\b.*\baggregate\b/],
  },
  {
    field: 'wcPerDiseaseEmployeeLimit',
    labels: [/\bdisease\b.*\b(?:employee|person|ea emp)/],
  },
  {
    field: 'wcPerAccidentLimit',
    labels: [/^each accident(?: limit)?$/],
    under: /employers? liab|workers? comp/,
    notUnder: /auto/,
  },
  {
    field: 'cyberAggregateLimit',
    labels: [
      /^(?:the )?(?:maximum |total |combined |overall )?(?:policy |annual )?(?:period )?aggregate(?: limit)?(?: of (?:liability|insurance))?(?: all .*)?$/,
      /^(?:cyber|policy)(?: policy)?(?: liability)? aggregate(?: limit)?(?: of liability)?$/,
      /^maximum policy aggregate/,
      /^aggregate limit/,
    ],
    under: /cyber|privacy|data breach|network security|information security/,
  },
  {
    field: 'propertyBuildingLimit',
    labels: [
      /^(?:blanket |covered )?buildings?(?: \d+)?(?: and structures?)?(?: (?:limit of insurance|limit|coverage|replacement cost|actual cash value|acv|rc|blanket|agreed value|agreed amount|special|including|functional|coinsurance|at |basic|broad).*)?$/,
      /^(?:limit of insurance )?buildings?(?: limit)?$/,
      /^coverage a (?:dwelling|buildings?)/,
      /^building property$/,
      /^(?:coverage [a-z] )?(?:farm )?(?:structures?|buildings?)$/,
    ],
    not: /ordinance|debris|newly|increase|glass|property of others|auto/,
  },
  {
    field: 'propertyContentsLimit',
    labels: [
      /^(?:your |blanket )?business personal property(?: (?:limit of insurance|limit|coverage|replacement cost|actual cash value|acv|rc|blanket|agreed value|agreed amount|special|including|functional|coinsurance|at |basic|broad).*)?$/,
      /^(?:business )?contents(?: (?:limit of insurance|limit|coverage|replacement cost|actual cash value|acv|rc|blanket|agreed value|agreed amount|special|including|functional|coinsurance|at |basic|broad).*)?$/,
      /^(?:your )?personal property(?: of (?:the )?insured)?(?: (?:limit of insurance|limit|coverage|replacement cost|actual cash value|acv|rc|blanket|agreed value|agreed amount|special|including|functional|coinsurance|at |basic|broad).*)?$/,
      /^bpp(?: limit)?$/,
      /^coverage [a-z] (?:farm )?(?:contents|(?:business )?personal property)\b/,
      /^contents and (?:equipment|fixtures|stock|furnishings|supplies)(?: limit)?$/,
      /^tenants? improvements and contents|^contents and tenants? improvements/,
    ],
    not: /of others|off premises|away|newly|portable|transit|valuable|increase|fairs|exhibition|seasonal/,
  },
]

/** Labels that say which perils a deductible is for; the policy's own deductible has none of them. */
export const perilWords =
  /wind|hail|hurricane|named storm|water|glass|flood|earth|quake|theft|optional|equipment|sewer|back ?up|fraud|extortion|instruction|collision|comprehensive|employee|crime|money|sinkhole|boiler|spoilage|cosmetic|roof|medical|towing|transfer|social|waiting|breach|benefit|side a|underlying/

/** Labels of amounts that are no limit although nothing else is known about them. */
export const noLimitWords =
  /\b(?:premium|tax|fees?|totals?|dues|charges?|deposit|modification|constant|recoupment|credits|deductible|retention|payroll|rate|basis|value|cost|price|paid|reserve|incurred|sales|revenue|date|year|policy number|page|class|code|zip|phone|account|factor|percent|installment|due|balance|commission|discount|credit|surcharge|asset|budget|pay|terrorism)\b/

/** What a label stands for, given what it stands under. */
export function fieldOf(label: string, heading: string, context: string, column: string): AmountField | null {
  const key = labelKey(label.replace(/\((?:[A-Z]{2}[^)]*\d)\)/g, '').replace(/(?<=\w)\(s\)/gi, 's')).replace(
    /^(?:\d{1,2}|[a-z]) /,
    '',
  )
  const under = labelKey(heading)
  const surroundings = `${under} ${labelKey(column)} ${context}`
  const entry = amountDictionary.find(
    ({ labels, not, notUnder, under: needed }) =>
      labels.some((pattern) => pattern.test(key)) &&
      !not?.test(key) &&
      !notUnder?.test(`${under} ${key}`) &&
      !(
        notUnder?.test(context) && !/general liability|business ?owners|package/.test(`${context} ${under}`)
      ) &&
      needed?.test(surroundings) !== false,
  )
  return entry?.field ?? null
}
