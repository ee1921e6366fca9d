/** Something that policies, quotes, certificates and contracts speak of under many names. */
export interface CoverageItem {
  readonly key: string
  /** How it is called in a report. */
  readonly label: string
  /** What its label looks like, lower case, without punctuation. Tried in order; the first item that fits wins. */
  readonly pattern: RegExp
  /** Fits only when one of the headings, or the row it stands in, fits too. */
  readonly within?: RegExp
  /** What must not stand in the label. */
  readonly except?: RegExp
  /** Which value is better for the insured. */
  readonly better: 'higher' | 'lower' | null
  readonly materiality: 'high' | 'medium' | 'low'
}

/** The vocabulary of the reviews, the special before the general. */
export const coverageItems = [
  // Price and terms of an offer.
  item(
    'minimumEarned',
    'Minimum earned premium',
    /minimum (and deposit )?earned|minimum earned|earned (premium|at inception)|earned on the first day/,
    'lower',
    'medium',
  ),
  item(
    'total',
    'Total cost',
    /^(grand )?total( amount| cost| payable| due| premium)?( (including|with|incl).*)?$|total (payable|due|cost|amount)|total.*(taxes|fees)|amount due/,
    'lower',
    'high',
    { except: /payroll|revenue|area|insured value|tiv/ },
  ),
  item('terrorism', 'Terrorism', /terroris|tria\b/, null, 'low'),
  item('taxes', 'Taxes', /\btax(es)?\b|stamping|surcharge|assessment/, 'lower', 'low', {
    except: /sales|property tax/,
  }),
  item('fees', 'Fees', /\bfees?\b/, 'lower', 'medium', { except: /attorney|legal/ }),
  item('premium', 'Premium', /premium/, 'lower', 'high', { except: /finance|audit|deposit|down|basis|rate/ }),
  item('payment', 'Payment plan', /pay(ment|able)|instal?lment|billing/, null, 'low', {
    except: /medical|supplementary|loss payable|prompt/,
  }),
  item('validity', 'Validity of the offer', /valid|good for|expires if not|offer (is )?open/, null, 'low', {
    except: /licen/,
  }),
  item('retroactiveDate', 'Retroactive date', /retro(active)? date|prior acts/, null, 'high'),
  item('coinsurance', 'Coinsurance', /coinsurance|agreed value/, 'lower', 'medium'),
  item('valuation', 'Valuation', /^valuation|replacement cost or|actual cash value or/, null, 'medium'),
  // Deductibles.
  item(
    'windDeductible',
    'Wind and hail deductible',
    /(wind|hail|hurricane|named storm).*(deductible|retention)|(deductible|retention).*(wind|hail|hurricane|named storm)/,
    'lower',
    'medium',
  ),
  item(
    'waterDeductible',
    'Water back-up deductible',
    /(back ?up|water|sewer).*deductible|deductible.*(back ?up|water|sewer)/,
    'lower',
    'low',
  ),
  item('glassDeductible', 'Glass deductible', /glass.*deductible/, 'lower', 'low'),
  item('collisionDeductible', 'Collision deductible', /collision/, 'lower', 'medium'),
  item(
    'comprehensiveDeductible',
    'Comprehensive deductible',
    /comprehensive|other than collision/,
    'lower',
    'medium',
  ),
  item(
    'cyberRetention',
    'Cyber retention',
    /(cyber|privacy|data|network).*(retention|deductible)|(retention|deductible).*(cyber|privacy|data|network)/,
    'lower',
    'medium',
  ),
  item('retention', 'Self-insured retention', /self ?insured|retention|\bsir\b/, 'lower', 'medium'),
  item(
    'liabilityDeductible',
    'Liability deductible',
    /(liability|bodily injury|bi|pd|claim|bi pd).*deductible|deductible.*(liability|bodily injury|per claim|each claim)/,
    'lower',
    'medium',
  ),
  item('propertyDeductible', 'Property deductible', /deductible/, 'lower', 'medium'),
  // Professional and management lines.
  item(
    'professionalOccurrence',
    'Professional liability each act',
    /professional.*(each|per|limit|act|claim|occurrence)|malpractice.*(each|per)|errors (and|&) omissions.*(each|per|limit)/,
    'higher',
    'high',
    { except: /aggregate/ },
  ),
  item(
    'professionalAggregate',
    'Professional liability aggregate',
    /(professional|malpractice|errors (and|&) omissions).*aggregate/,
    'higher',
    'high',
  ),
  item(
    'professionalOccurrence',
    'Professional liability each act',
    /^(each|per) (act|claim|wrongful act)( limit)?$|^limit$/,
    'higher',
    'high',
    { within: /professional|malpractice|errors/ },
  ),
  item('professionalAggregate', 'Professional liability aggregate', /aggregate/, 'higher', 'high', {
    within: /professional|malpractice|errors/,
  }),
  item(
    'professionalOccurrence',
    'Professional liability',
    /professional liability|professional$|malpractice|errors (and|&) omissions/,
    'higher',
    'high',
  ),
  item(
    'cyber',
    'Cyber',
    /cyber|data (compromise|breach)|privacy|network security|information security/,
    'higher',
    'medium',
  ),
  item(
    'employmentPractices',
    'Employment practices liability',
    /employment practices|\bepli?\b/,
    'higher',
    'medium',
  ),
  item('directorsOfficers', 'Directors and officers liability', /directors|d&o/, 'higher', 'high'),
  item('employeeBenefits', 'Employee benefits liability', /employee benefits/, 'higher', 'low'),
  item('liquor', 'Liquor liability', /liquor/, 'higher', 'high'),
  item('pollution', 'Pollution liability', /pollution/, 'higher', 'high'),
  item('abuse', 'Abuse and molestation', /abuse|molest/, 'higher', 'high'),
  // Workers compensation.
  item(
    'wcPerDiseasePolicy',
    'Employers liability, disease policy limit',
    /disease.*(policy|limit)|policy limit/,
    'higher',
    'high',
    { except: /employee/ },
  ),
  item(
    'wcPerDiseaseEmployee',
    'Employers liability, disease each employee',
    /disease.*employee|each employee|ea employee/,
    'higher',
    'high',
  ),
  item(
    'wcPerAccident',
    'Employers liability, each accident',
    /each accident|ea accident|per accident|employers? ?'?s? liability/,
    'higher',
    'high',
    { except: /auto|combined single|csl|bodily injury and property/ },
  ),
  item('wcStatutory', 'Workers compensation', /workers'?’? ?comp|statutory/, null, 'high'),
  // Umbrella and auto.
  item(
    'umbrellaOccurrence',
    'Umbrella each occurrence',
    /(umbrella|excess).*(each|per|occurrence)/,
    'higher',
    'high',
    { except: /aggregate|primary|retention/ },
  ),
  item('umbrellaAggregate', 'Umbrella aggregate', /(umbrella|excess).*aggregate/, 'higher', 'high'),
  item('umbrellaOccurrence', 'Umbrella each occurrence', /each occurrence|per occurrence/, 'higher', 'high', {
    within: /umbrella|excess/,
  }),
  item('umbrellaAggregate', 'Umbrella aggregate', /aggregate/, 'higher', 'high', {
    within: /umbrella|excess/,
  }),
  item('umbrellaOccurrence', 'Umbrella', /umbrella|excess liability|follow(ing)? form/, 'higher', 'high'),
  item('hiredNonOwned', 'Hired and non-owned auto', /hired|non ?owned/, 'higher', 'high'),
  item(
    'uninsuredMotorist',
    'Uninsured motorist',
    /uninsured|underinsured|\bum\b|\buim\b/,
    'higher',
    'medium',
  ),
  item(
    'autoLiability',
    'Auto liability combined single limit',
    /combined single|\bcsl\b|auto(mobile)? liability|covered autos? liability|commercial auto/,
    'higher',
    'high',
  ),
  item(
    'autoLiability',
    'Auto liability combined single limit',
    /^(liability|each accident|ea accident|any auto)/,
    'higher',
    'high',
    { within: /auto/ },
  ),
  item('motorCargo', 'Motor truck cargo', /cargo/, 'higher', 'high'),
  item('garagekeepers', 'Garagekeepers', /garage ?keepers/, 'higher', 'medium'),
  // General liability.
  item(
    'productsAggregate',
    'Products-completed operations aggregate',
    /products?.*(aggregate|agg\b)|completed op.*(aggregate|agg\b)|^products.*comp/,
    'higher',
    'high',
    { except: /other than/ },
  ),
  item(
    'generalAggregate',
    'General aggregate',
    /general agg|other than products|(liability|policy|annual).*aggregate|^aggregate( limit)?$|aggregate limit/,
    'higher',
    'high',
    { except: /cyber|professional|umbrella/ },
  ),
  item(
    'personalAdvertising',
    'Personal and advertising injury',
    /personal.*adv|advertising injury|^personal injury/,
    'higher',
    'medium',
  ),
  item(
    'rentedPremises',
    'Damage to rented premises',
    /rented to|rented premises|premises rented|tenant'?s premises|fire (damage )?legal|damage to (rented )?premises|fire damage/,
    'higher',
    'medium',
  ),
  item('medicalExpense', 'Medical expense', /med(ical)? (exp|pay|per)|medical$|med exp/, 'higher', 'low', {
    except: /occurrence|liability/,
  }),
  item('stopGap', 'Stop gap employers liability', /stop ?gap/, 'higher', 'medium'),
  item(
    'eachOccurrence',
    'Each occurrence',
    /each occ|per occ|occurrence|^(business |general |commercial general |bodily injury.*)?liability( limits?)?$|^liability and medical/,
    'higher',
    'high',
    { except: /deductible|premises|theft|dishonest|wind|sign|theft/ },
  ),
  // Property.
  item('sewerBackUp', 'Sewer and drain back-up', /back ?up|sewer|sump/, 'higher', 'high'),
  item('spoilage', 'Spoilage', /spoil|perishable|refrigerat/, 'higher', 'medium'),
  item(
    'employeeDishonesty',
    'Employee dishonesty',
    /dishonest|employee theft|fidelity|crime/,
    'higher',
    'low',
  ),
  item('moneyInside', 'Money and securities, inside', /money.*in(side)?\b/, 'higher', 'low', {
    except: /outside/,
  }),
  item('moneyOutside', 'Money and securities, outside', /money.*out/, 'higher', 'low'),
  item('forgery', 'Forgery or alteration', /forger/, 'higher', 'low'),
  item(
    'equipmentBreakdown',
    'Equipment breakdown',
    /equipment breakdown|boiler|mechanical breakdown/,
    'higher',
    'medium',
  ),
  item(
    'businessIncome',
    'Business income',
    /business in(come|terruption)|extra expense|loss of (income|rents)|rental value/,
    'higher',
    'medium',
    { except: /dependent|waiting|utility/ },
  ),
  item('waitingPeriod', 'Waiting period', /waiting/, 'lower', 'medium'),
  item('ordinance', 'Ordinance or law', /ordinance/, 'higher', 'medium'),
  item('signs', 'Outdoor signs', /\bsigns?\b/, 'higher', 'low'),
  item('electronicData', 'Electronic data', /electronic data|computer|edp/, 'higher', 'low'),
  item('glass', 'Glass', /\bglass\b/, 'higher', 'low'),
  item('utilityServices', 'Utility services', /utility|off premises (power|service)/, 'higher', 'low'),
  item('flood', 'Flood', /flood/, 'higher', 'high'),
  item('earthquake', 'Earthquake', /earthquake|earth movement/, 'higher', 'high'),
  item('installation', 'Installation floater', /installation/, 'higher', 'medium'),
  item('buildersRisk', 'Builders risk', /builders? ?'?s? risk|course of construction/, 'higher', 'high'),
  item(
    'rentedEquipment',
    'Leased and rented equipment',
    /(leased|rented|hired).*(equipment|tools)|equipment.*(leased|rented)/,
    'higher',
    'medium',
  ),
  item(
    'equipment',
    'Contractors equipment',
    /contractor'?s'? equipment|scheduled equipment|tools|inland marine/,
    'higher',
    'medium',
  ),
  item('improvements', 'Tenant improvements', /improvement|betterment/, 'higher', 'medium'),
  item(
    'contents',
    'Business personal property',
    /business personal|personal property|\bcontents\b|\bbpp\b|stock/,
    'higher',
    'medium',
    { except: /newly|off ?premises|others|clients/ },
  ),
  item('newlyAcquired', 'Newly acquired property', /newly acquired/, 'higher', 'low'),
  item('building', 'Building', /\bbuildings?\b|\bdwelling\b|\bstructures?\b/, 'higher', 'high', {
    except: /ordinance|glass|newly|year|construction|code/,
  }),
] as const satisfies readonly CoverageItem[]

function item(
  key: string,
  label: string,
  pattern: RegExp,
  better: CoverageItem['better'],
  materiality: CoverageItem['materiality'],
  { within, except }: { within?: RegExp; except?: RegExp } = {},
): CoverageItem {
  return { key, label, pattern, better, materiality, ...(within && { within }), ...(except && { except }) }
}

/** What a label speaks of, where it stands under these headings; null when it is in nobody's vocabulary. */
export function itemOf(label: string, headings: readonly string[] = []): CoverageItem | null {
  const words = normal(label)
  const around = normal([...headings, label].join(' '))
  return (
    coverageItems.find(
      ({ pattern, within, except }) =>
        pattern.test(words) && !except?.test(words) && (within === undefined || within.test(around)),
    ) ?? null
  )
}

/** Lower case, plain punctuation, single spaces. */
export function normal(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('\u00AD', '')
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[‐‑–—/-]/g, ' ')
    .replaceAll(/[^a-z0-9&' ]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
