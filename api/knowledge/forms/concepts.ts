import { stemmer } from 'stemmer'
import { unabbreviated } from './unabbreviated.ts'

/** What several words name together, before they are taken one by one. */
const phrases: readonly (readonly [RegExp, string])[] = [
  [/\b(?:sub-?chapter )?["'“]?s["'”]?[ -]corp(?:oration)?\b/g, 'scorporation'],
  [/\be-?mails?\b/g, 'email'],
  [/\((?:lbs?|ft|sq\.? ?ft|miles?|mi|yrs?)\.?\)/g, ''],
  [/\bcell(?= phone)|\bmobile(?= phone)/g, 'cellular'],
  [/\bbusiness personal property\b|\bpersonal property\b|\bbpp\b/g, 'contents'],
  [/\b(?:square (?:feet|foot|footage)|sq\.? ?f(?:oo)?t\.?)\b/g, 'area'],
  [/\b(?:causes? of loss|covered causes?|perils?)\b/g, 'causes'],
  [/\b(?:gross vehicle weight(?: rating)?|gvwr?)\b/g, 'grossweight'],
  [/\b(?:date of birth|birth ?dates?|dob)\b/g, 'birthday'],
  [/\b(?:doing business as|d\/?b\/?a|trade name)\b/g, 'dba'],
  [/\b(?:federal (?:employer )?(?:tax )?id\w*|tax id\w*|fein|ein)\b/g, 'fein'],
  [/\b(?:insurance (?:company|carrier)|insurer)\b/g, 'carrier'],
  [/\b(?:each|per|any one|one) occurrence\b/g, 'occurrence'],
  [/\bcombined single(?: limit)?\b|\bcsl\b/g, 'singlelimit'],
  [/\b(?:physical damage|\bpd\b(?= ded))/g, 'physicaldamage'],
  [/\bfull[- ]time\w*|^(?:# ?|number )?f\/?t$/g, 'fulltime'],
  [/\bpart[- ]time\w*|^(?:# ?|number )?p\/?t$/g, 'parttime'],
  [/\b(?:private passenger|passenger cars?|sedans?|suvs?)\b/g, 'passengercar'],
  [/\bowner[- ]operators?\b/g, 'owneroperator'],
  [/\b(?:us ?dot|dot)\b/g, 'usdot'],
  [/\b(?:tenant finish|tenant improvements?|fit-?outs?)\b/g, 'tenantfinish'],
  [/\bhead ?counts?\b/g, 'employees'],
  [
    /\b(?:took|take|brought|bring) in\b|\bturned over\b|\bbilled\b|\b(?:closed|finished|ended) (?:the|last) year(?:'s books)? (?:at|with)\b|\bshould (?:land|come in|end up) at\b/g,
    'revenue',
  ],
  [/\b(?:not counting|not including|excluding|excludes?|apart from)\b/g, 'without'],
  [/\byears? in (?:business|operation|trade)\b|\btime in business\b/g, 'businessyears'],
  [
    /\b(?:year|date)(?: business| company)? (?:established|founded|started|formed|organized)\b/g,
    'established',
  ],
  [/\bin (?:business|operation) since\b/g, 'established'],
  [/\byear of founding\b|\bstarted at\b|\bbusiness start(?:ed)?\b/g, 'established'],
  [/\b(?:years?|yrs?) built\b|\b(?:built|put up|erected) in\b|^built$/g, 'yearbuilt'],
  [
    /\b(?:building|house|structure) (?:is|was|dates) (?:back to|from)(?= (?:18|19|20)\d\d\b| {2})/g,
    'building yearbuilt',
  ],
  [/\bnon-?renew\w*/g, 'nonrenewed'],
  [/\bworkers['’]? comp(?:ensation)?\b|\bwork comp\b/g, 'workerscomp'],
  [/\badditional insureds?\b/g, 'additionalinsured'],
  [/\b(?:handled|managed|run|looked after|taken care of|provided|administered) by\b/g, 'provider $&'],
  [/\b(?:looks? after|takes? care of|manages|administers)(?= (?:the|our|all)\b)/g, 'provider $&'],
  [/\bin the office\b/g, 'clerical $&'],
  [/\b(?:must|have to|has to|need to) (?:carry|have|show|provide)\b/g, 'required $&'],
  [
    /\bbelongs? to\b|\b(?:rent|lease|rented|leased|renting|leasing)\b(?=[^.;]{0,40}\bfrom\b)|\bowns the (?:building|place|property|space)\b/g,
    'landlord $&',
  ],
  [/\bmotor truck cargo\b/g, 'cargo'],
  [/\bedr\b/g, 'endpoint detection'],
  [/\b(?:within|as far(?: out)? as|out to)(?=[\s\d,]+miles\b)/g, 'radius'],
  [/\b(?:farthest|furthest)(?= (?:we|i|they|any|our)\b)/g, 'maximum radius $&'],
  [/\b(?:highest|tallest)\b/g, 'maximum height'],
  [/\b(?:higher|taller)\b/g, 'height'],
  [/\babove(?=(?: \S+)? +(?:feet|ft|stories)\b)/g, 'height above'],
  [/\bsubcontracted (?:work|labor)\b/g, 'subcontractors'],
  [/\bhired (?:and|&) non-?owned\b/g, 'hirednonowned'],
]

/** Words that say the same on a form, in a record and in a letter. */
const synonyms: readonly string[] = [
  'revenue sales receipts turnover gross grossed sold',
  'established founded started formed opened incorporated',
  'occupied occupy use used',
  'height high tall',
  'payroll wages remuneration salaries',
  'employee staff people worker crew personnel men women guys',
  'vehicle truck van auto automobile pickup unit fleet',
  'contents inventory stock furnishings',
  'stories floors storeys',
  'subcontractor sub subcontracted subs subcontract',
  'claim loss incident',
  'effective eff inception begin commence',
  'expiration exp expire end',
  'coinsurance coins',
  'deductible ded',
  'amount limit value sum worth',
  'wiring electrical electric rewired',
  'heating furnace boiler hvac heat',
  'plumbing pipes piping',
  'roof roofing',
  'updated update replaced renovated redone upgraded improvement improved',
  'remodel renovation remodeling renovate',
  'residential house home homeowner dwelling',
  'liquor alcohol beer wine bar pour',
  'license licence',
  'class cl',
  'company co firm',
  'building structure bldg',
  'annual yearly ann',
  'phone telephone cell mobile',
  'website web url',
  'zip postal postcode',
  'state zone',
  'maximum max most tops largest biggest greatest',
  'minimum min least fewest under',
  'projected expected expect anticipate anticipated forecast project hope next upcoming coming budget budgeted',
  'prior previous current present existing',
  'number no count num',
  'year yr',
  'sprinkler sprinklered sprnk sprk',
  'basement basm basmt bsmt',
  'description desc descr',
  'agreement agrmt',
  'construction constructed',
  'camera cam cams cameras dashcam',
  'garage garaging garaged parked',
  'passenger rider ride',
  'percentage percent pct',
  'seat seating seats chair stool',
  'outside outdoor outdoors patio sidewalk terrace deck',
  'inside indoor indoors dining',
  'premises location site spot corner',
  'owner principal proprietor',
  'distance far',
  'foot feet ft',
  'mile mi miles mileage',
  'cost spend spent',
  'mortgage mortgagee',
  'record file',
  'hold held',
  'individual client patient consumer',
  'appraised appraisal appraiser',
  'retention retained retain',
  'trained training certified certification',
]
const nameOf = new Map(
  synonyms.flatMap((line) => {
    const words = line.split(' ')
    return words.map((word) => [stemmer(word), stemmer(words[0] ?? word)] as const)
  }),
)

/** Words that tell little of what is meant. */
const weak = new Set(
  `a an the of and or for to in at by on with any are is do does be been have has you your our we us i it its that this which what who how please all other if than per
  number total annual amount name date year type code percentag estim approxim appli applic insur insured compani busi describ prior expir descript inform detail give list show each
  kind account polici full own main month last past twelv 12 foot distanc offic person undefin under want request desir`.split(
    /\s+/,
  ),
)

/**
 * The words of a label, a record's key or a letter, each once, under the names that their synonyms share:
 * "Gross receipts" as "revenu".
 */
export function conceptsOf(text: string): string[] {
  const plain = phrases.reduce(
    (renamed, [pattern, name]) => renamed.replaceAll(pattern, ` ${name} `),
    unabbreviated(text)
      .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
      .toLowerCase()
      .replaceAll('_', ' ')
      .replaceAll('’', "'"),
  )
  const words =
    plain
      .replaceAll('#', ' number ')
      .replaceAll('%', ' percent ')
      .match(/[a-z]+|\d+/g) ?? []
  const names = words
    .filter((word) => !stops.has(word) && /\d|../.test(word))
    .map((word) => {
      const stem = stemmer(word)
      return nameOf.get(stem) ?? stem
    })
  return [...new Set(names)]
}

const stops = new Set(
  'a an the of and or for to in at by on with any are is do does be been have has you your our we us i it its that this which what who how please all other if than'.split(
    ' ',
  ),
)

/** How much a concept tells: "payroll" much, "total" little. */
export function weightOf(concept: string): number {
  return weak.has(concept) ? 0.2 : 1
}

/** Whether two concepts are the same, or one is written short for the other: "prot" for "protection", but no "year" for "year built". */
export function isSameConcept(a: string, b: string): boolean {
  if (a === b) return true
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  return short.length >= 3 && short !== 'year' && long.length >= short.length + 2 && long.startsWith(short)
}
