import type { LossKind } from './lossKind.ts'
import { workerWords } from './exclusionSubjects.ts'

const hurt =
  '(?:hurt|injur\\w*|slip(?:s|ped)?|trip(?:s|ped)?|fell|falls?|burn(?:s|ed|t)|scald\\w*|sprain\\w*|cuts? (?:his|her|their|off)|bit|bitten|bites?|broke(?:n)? (?:his|her|their|a|an|the)? ?(?:\\w+ )?(?:legs?|arms?|wrist|ankle|hip|back|hand|foot|finger|neck|nose|tooth|ribs?)|lost (?:a|his|her) (?:finger|hand|leg|arm|eye)|got (?:sick|ill)|(?:food )?poison\\w*)'
const outsider =
  '(?:customers?|guests?|visitors?|patrons?|passers?-?by|pedestrians?|neighbou?rs?|mail(?:man| carrier)|postman|delivery (?:man|guy|person)|someone|somebody|shoppers?|diners?|students?|lady|woman|kids?|child(?:ren)?|strangers?|vendors?|inspectors?|homeowners?)'
const vehicle = '(?:trucks?|vans?|cars?|pickups?|vehicles?|suv|box truck|dump truck)'
const crashed =
  '(?:hit|hits|rear-?ended|back(?:s|ed) (?:in)?to|r[au]ns? into|sideswiped|crash\\w*|wreck\\w*|collid\\w*|clipped|totaled)'
const ours = '(?:our|my|one of (?:our|my)(?: own)?)'

function of(pattern: string): RegExp {
  return new RegExp(pattern, 'i')
}

const injuryToEmployee =
  /\binjury to (?:any |an? |your |the |our )*(?:"?employees?"?|workers?)\b|\bworkers['’]? compensation\b|\b(?:any|a) compensation law/i
const anAuto = /\b(?:autos?|automobiles?|motor vehicles?|vehicles?)\b/i

/** The first that matches counts; narrower ones come first. */
const lossKinds: readonly LossKind[] = [
  {
    name: 'an injury of a subcontractor’s employee',
    asked: of(
      `\\bsub(?:contractor)?s?['’]?s?['’]? (?:\\w+ )?${workerWords}\\b[^.?]*\\b${hurt}|\\b${workerWords} of (?:a|our|my|the|one of our) sub(?:contractor)?s?\\b[^.?]*\\b${hurt}`,
    ),
    insuredBy: ['LIABILITY'],
    bearing: /\binjury\b\W* to\b[^.;]*\b(?:sub-?)?contractors?\b|\bcontractors?['’] (?:employees|workers)\b/i,
    isOpen: 'UNLESS_EXCLUDED',
    misread: injuryToEmployee,
    notes: [
      {
        wording: injuryToEmployee,
        saying: 'This exclusion is for your own employees, not for those of a subcontractor:',
      },
      {
        wording: /\b(?:liability|obligation)\b[^.;]*\bassum(?:ed|ption)\b|\bcontractual liability\b/i,
        saying: 'Liability that you took on in the subcontract:',
      },
    ],
  },
  {
    name: 'a car driven into the insured’s property',
    asked: of(
      `\\b(?:${vehicle}|driver|drunk|forklift)\\b[^.?]*\\b(?:r[au]ns?|drove|crash\\w*|slammed|plowed|backed) (?:in)?to (?:${ours}|the (?:building|store|shop|house|front|fence))|\\bhit (?:our|my) (?:building|store|shop|house|fence|sign|wall|garage)\\b`,
    ),
    unless: of(`^(?:${ours}) (?:\\w+ )?(?:${vehicle}|driver)\\b`),
    insuredBy: ['PROPERTY'],
    bearing: null,
  },
  {
    name: 'an accident in an employee’s own car',
    asked: of(
      `\\b(?:his|her|their|employee['’]?s) own ${vehicle}\\b|\\bpersonal (?:${vehicle}|auto)\\b[^.?]*\\b(?:errand|deliver\\w*|work)`,
    ),
    insuredBy: ['AUTO_LIABILITY'],
    bearing: anAuto,
    isOfOthers: true,
    isOpen: 'BY_CAUSE',
  },
  {
    name: 'an accident with the insured’s vehicle',
    asked: of(
      `\\b(?:${ours}|the|company|with (?:our|my)) (?:[\\w-]+ )?${vehicle}\\b[^.?]*\\b${crashed}|\\b${ours} (?:\\w+ )?${workerWords}\\b[^.?]*\\b(?:rear-?ended|${crashed} (?:an?other |someone['’]s |somebody['’]s |the |a |parked )*${vehicle})|\\b${crashed}\\b[^.?]*\\bwith (?:our|my) ${vehicle}\\b`,
    ),
    insuredBy: ['AUTO_LIABILITY'],
    bearing: anAuto,
    isOfOthers: true,
  },
  {
    name: 'an injury of the insured’s employee',
    asked: of(
      `\\b(?:${ours})(?: own)? (?:\\w+ )?${workerWords}(?:['’]s)?\\b[^.?]*\\b(?:${hurt}|fall|broken|injury)|\\b(?:an?|the) (?:employee|worker|crew member)(?:['’]s)?\\b[^.?]*\\b(?:${hurt}|broken|injury)`,
    ),
    unless: of(`\\b(?:injur\\w*|hurt|burn\\w*|hit) (?:a|an|the|some|another) ?(?:\\w+ )?${outsider}\\b`),
    insuredBy: ['EMPLOYEE_INJURY'],
    bearing: injuryToEmployee,
    isOfOthers: true,
  },
  {
    name: 'a dog bite',
    asked: /\bdogs?\b[^.?]*\b(?:bit|bites?|bitten|attack\w*|knocked)\b|\bdog bites?\b/i,
    insuredBy: ['LIABILITY', 'MEDICAL'],
    bearing: /\b(?:dogs?|canine|animals?)\b/i,
  },
  {
    name: 'a fight',
    asked: /\b(?:fight|fistfight|punched|stabbed|assault\w*|beat(?:en)? up|bouncer)\b/i,
    insuredBy: ['LIABILITY'],
    bearing: /\b(?:assault|battery)\b/i,
  },
  {
    name: 'alcohol',
    asked: /\b(?:drunk|intoxicated|overserved|over-served|alcohol|liquor|beer|wine)\b/i,
    insuredBy: ['LIABILITY'],
    bearing: /\b(?:intoxicat\w*|liquor|alcohol\w*)\b/i,
  },
  {
    name: 'work done over',
    asked:
      /\bredo\b|\bdo (?:it|the job|the work) over\b|\b(?:bad|shoddy|poor|faulty|defective) (?:work|job|workmanship)\b|\b(?:fix|replace|repair|tear out) our own work\b/i,
    insuredBy: ['LIABILITY'],
    bearing: /"?\byour work\b"?|\bfaulty\b|\bworkmanship\b|\bimpaired property\b/i,
    isOpen: 'BY_CAUSE',
  },
  {
    name: 'damage after the work is done',
    asked:
      /\b(?:finished|completed|did|installed|built|wrapped up)\b[^.?]*\b(?:last (?:year|month|week|summer|fall|spring|winter)|(?:years?|months?|weeks?) (?:ago|later|back))\b|\b(?:years?|months?|weeks?) after (?:we|the (?:job|work))\b/i,
    insuredBy: ['LIABILITY'],
    bearing: /\bproducts-completed operations hazard\b|\bcompleted operations\b|"?\byour work\b"?/i,
    isOpen: 'BY_CAUSE',
  },
  {
    name: 'damage to the property of others',
    asked: of(
      `\\b(?:we|i|our|my|${workerWords})\\b[^.?]*\\b(?:flooded|damaged|broke|dropped|cracked|scratched|ruined|dented|spilled|burned|smashed|knocked|set)\\b[^.?]*\\b(?:(?:customer|client|neighbou?r|homeowner|tenant|owner|landlord|someone|somebody)['’]s|their|(?:a|the) (?:customer|client|neighbou?r|homeowner))`,
    ),
    unless: of(`\\b(?:${ours}|company) (?:\\w+ )?${vehicle}\\b`),
    misread: anAuto,
    insuredBy: ['LIABILITY'],
    bearing: null,
  },
  {
    name: 'damage to what others left with the insured',
    asked:
      /\b(?:customer|client|tenant|guest|patient|neighbou?r)s?['’]s? (?:\w+ )?(?:stuff|things|belongings|goods|property|furniture|equipment|car|vehicle|phone|coat|dress)\b/i,
    insuredBy: ['LIABILITY'],
    bearing: /\bcare, custody\b|\bproperty of others\b|\bgoods of customers\b|\bstored goods\b/i,
  },
  {
    name: 'an injury of someone else',
    asked: of(
      `\\b${outsider}\\b[^.?]*\\b${hurt}|\\b(?:hit|struck|injured|hurt|burned|knocked down) (?:a|an|the|some|another|my|our)? ?${outsider}\\b|\\b(?:slip and fall|slip-and-fall)\\b`,
    ),
    insuredBy: ['LIABILITY', 'MEDICAL'],
    bearing: null,
  },
  {
    name: 'damage to the insured’s vehicle',
    asked: of(
      `\\bwindshield\\b|\\bhit (?:a )?deer\\b|\\b(?:${ours}|the|company) (?:\\w+ )?${vehicle} (?:was|were|got|is|has been) (?:\\w+ )?(?:stolen|vandalized|flooded|totaled|keyed|hit|damaged|dented)\\b|\\b(?:hail|tree|flood)\\b[^.?]*\\b(?:${ours}|the) (?:\\w+ )?${vehicle}\\b`,
    ),
    insuredBy: ['AUTO_DAMAGE'],
    bearing: anAuto,
    isOfOthers: true,
  },
  {
    name: 'an empty building',
    asked:
      /\b(?:vacant|vacancy|unoccupied|(?:empty|closed up|shut up) (?:for|since)|been empty|sitting empty|nobody (?:lives|living))\b/i,
    insuredBy: ['PROPERTY'],
    bearing: /\b(?:vacan\w+|unoccup\w+)\b/i,
  },
  {
    name: 'freezing',
    asked: /\b(?:froze|frozen|freez(?:e|es|ing))\b(?![^.?]*\b(?:food|stock|fish|meat)\b)/i,
    insuredBy: ['PROPERTY'],
    bearing: /\b(?:freez(?:e|es|ing)|froze|frozen|thaw\w*)\b/i,
  },
  {
    name: 'a sewer backup',
    asked: /\b(?:sewers?|drains?|sump)\b[^.?]*\b(?:back|overflow|came up)|\bback(?:s|ed|ing)?[ -]?up\b/i,
    insuredBy: ['PROPERTY'],
    bearing: /\b(?:back(?:s|ed|ing)?[ -]?up|sewers?|sump)\b/i,
  },
  {
    name: 'flood',
    asked:
      /\bflood(?:s|ing|ed|waters?)?\b|\bstorm surge\b|\b(?:river|creek|lake|stream)\b[^.?]*\b(?:rose|rise|overflow\w*|over its banks)\b/i,
    insuredBy: ['PROPERTY'],
    bearing: /\bfloods?\b|\bsurface water\b|\boverflow of (?:any |a )?(?:body|lake|river|stream)/i,
  },
  {
    name: 'earth movement',
    asked: /\b(?:earthquakes?|quake|landslide|mudslide|sinkhole|ground (?:shook|moved|opened|shifted))\b/i,
    insuredBy: ['PROPERTY'],
    bearing:
      /\bearth ?(?:quake|movement)\w*|\b(?:movement of (?:the )?earth|landslide|mudslide|sinkhole|subsidence)\b/i,
  },
  {
    name: 'collapse',
    asked:
      /\bcollaps\w*|\bcaved in\b|\b(?:wall|roof|ceiling|floor|deck)\b[^.?]*\b(?:fell|gave way|came down)\b/i,
    insuredBy: ['PROPERTY'],
    bearing: /\b(?:collaps\w*|settling|cracking|caving)\b/i,
    isOpen: 'BY_CAUSE',
  },
  {
    name: 'a burst pipe',
    asked:
      /\bpipes?\b[^.?]*\b(?:burst|bursts|broke|breaks|leak\w*|let go)\b|\b(?:burst|broken|leaking) pipes?\b|\bwater heater\b|\b(?:toilet|sink|tub|dishwasher|washing machine)\b[^.?]*\b(?:overflow\w*|leak\w*)/i,
    insuredBy: ['PROPERTY'],
    bearing: /\b(?:seepage|leakage)\b/i,
  },
  {
    name: 'pests',
    asked: /\b(?:mice|mouse|rats?|rodents?|termites?|squirrels?|raccoons?|bed ?bugs?|ants|insects?)\b/i,
    insuredBy: ['PROPERTY'],
    bearing: /\b(?:rodents?|vermin|insects?|pests?|infestation|animals)\b/i,
  },
  {
    name: 'mold',
    asked: /\b(?:mold|mildew|fung(?:i|us))\b/i,
    insuredBy: ['PROPERTY'],
    bearing: /\b(?:mold|mildew|fung(?:i|us)|rot)\b/i,
  },
  {
    name: 'a leaking roof',
    asked: /\broof\b[^.?]*\bleak\w*|\brain\b[^.?]*\b(?:came|got|leaked|poured) (?:in|through)\b/i,
    unless: /\b(?:hail|wind|tornado|hurricane|tree)\b|\bnot leak/i,
    insuredBy: ['PROPERTY'],
    bearing: /\b(?:rain|wear|rot|deterioration|decay|open roof)\b/i,
    isOpen: 'BY_CAUSE',
  },
  {
    name: 'theft by an employee',
    asked: of(
      `\\b(?:${workerWords}|partner)\\b[^.?]*\\b(?:stole|steal\\w*|stolen|embezzl\\w*|skimm\\w*|took (?:cash|money)|theft)`,
    ),
    insuredBy: [],
    bearing: /\b(?:dishonest\w*|criminal acts?|employee theft|fidelity|entrust\w*)\b/i,
  },
  {
    name: 'stolen tools',
    asked: /\btools?\b/i,
    unless: /^(?!.*\b(?:stole|stolen|steals?|theft|thieves|broke(?:n)? in(?:to)?|missing)\b)/i,
    insuredBy: ['PROPERTY'],
    bearing: /\btools\b|\bequipment (?:you own|rented|loaned)|\bcare, custody\b/i,
  },
  {
    name: 'theft',
    asked: /\b(?:stole|stolen|steals?|burglar\w*|broke(?:n)? in(?:to)?|robbed|robbery|theft|thieves)\b/i,
    unless: /\bnot (?:been )?stolen\b/i,
    insuredBy: ['PROPERTY'],
    bearing: /\b(?:theft|stolen|burglary|robbery|disappearance)\b/i,
    isNarrow: true,
  },
  {
    name: 'broken glass or vandalism',
    asked:
      /\b(?:vandal\w*|graffiti|(?:broke|smashed|shattered)\b[^.?]*\b(?:window|glass)|(?:window|glass)\b[^.?]*\b(?:broke|broken|smashed|shattered))\b/i,
    unless: /\bwindshield\b/i,
    insuredBy: ['PROPERTY'],
    bearing: /\b(?:vandalism|glass|malicious mischief)\b/i,
  },
  {
    name: 'wind, hail or a falling tree',
    asked:
      /\b(?:wind|winds|windstorm|hail|tornado|hurricane|lightning)\b|\btrees?\b[^.?]*\b(?:fell|falls?|fallen|came down|landed)\b/i,
    unless: /\bdeductible\b|\bwindshield\b/i,
    insuredBy: ['PROPERTY'],
    bearing: /\b(?:windstorms?|wind|hail|hurricane|falling objects|lightning)\b/i,
    isNarrow: true,
  },
  {
    name: 'lost income',
    asked:
      /\blost (?:sales|income|revenue|business|profits?)\b|\b(?:had to|have to|we) (?:close|shut)(?:d| down)?\b|\b(?:shut|closed) (?:down|for)\b/i,
    insuredBy: ['INCOME'],
    bearing: /\bincome\b/i,
  },
  {
    name: 'a fire in rented premises',
    asked:
      /\b(?:fire|burn\w*)\b[^.?]*\b(?:rent|rents|rented|lease|leased|landlord['’]?s?)\b|\b(?:rent|rented|lease|leased|landlord['’]?s?)\b[^.?]*\b(?:fire|burn\w*)\b/i,
    insuredBy: ['LIABILITY'],
    misread: /\bproperty (?:that )?you own\b/i,
    bearing: null,
    isOpen: 'BY_CAUSE',
    notes: [
      {
        wording: /\b(?:rented premises|premises (?:that )?(?:you rent|rented)|fire (?:damage )?legal)\b.*\$/i,
        saying: 'The limit for it:',
      },
    ],
  },
  {
    name: 'fire',
    asked: /\b(?:fire|caught fire|burned down|smoke damage|explosion|exploded|blew up)\b/i,
    insuredBy: ['PROPERTY'],
    bearing: /\b(?:fire|explosion)\b/i,
    isNarrow: true,
  },
]

/** What happened, if it is one of the common losses. */
export function lossKindOf(text: string): LossKind | null {
  return lossKinds.find(({ asked, unless }) => asked.test(text) && unless?.test(text) !== true) ?? null
}
