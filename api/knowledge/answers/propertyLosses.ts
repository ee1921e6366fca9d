import { workerWords } from './exclusionSubjects.ts'
import type { LossKind } from './lossKind.ts'
import { anAuto, ours, pattern as of, vehicle } from './lossWords.ts'

/** Losses of the insured's own property and income; narrower ones come first. */
export const propertyLosses: readonly LossKind[] = [
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
      /\b(?:vacant|vacancy|unoccupied|(?:empty|closed up|shut up) (?:for|since)|(?:is|are|was|were|been|sits?|sat|sitting|stays?|stood|left) empty|nobody (?:lives|living))\b/i,
    insuredBy: ['PROPERTY'],
    bearing: /\b(?:vacan\w+|unoccup\w+)\b/i,
    isDecisive: true,
  },
  {
    name: 'spoilage',
    asked:
      /\bspoil(?:s|ed|t|ing|age)?\b|\b(?:food|stock|fish|meat|milk|beer|produce|lettuce|vaccines?)\b[^.?]*\b(?:went bad|thawed|warmed up)\b|\b(?:walk-?in|cooler|freezer|fridge|refrigerat\w+|chiller|reefer)\b[^.?]*\b(?:died|quit|broke\w*|failed|stopped|went out)\b/i,
    insuredBy: [],
    bearing:
      /\b(?:spoil\w*|perishable|refrigerat\w*|changes? (?:of|in) temperature|power (?:failure|outage))\b/i,
    isDecisive: true,
  },
  {
    name: 'delay',
    asked:
      /\b(?:load|delivery|deliver\w*|shipment|freight|cargo|goods|receiver|consignee)\b[^?]*\b(?:(?:days?|hours?|weeks?) late|(?:too|was|were|arrived|came|got there|showed up) (?:\w+ )?late|delay\w*|missed (?:the|its|our|an?) (?:\w+ )?(?:appointment|delivery|window|deadline|market))\b/i,
    insuredBy: [],
    bearing: /\b(?:delays?|late delivery|loss of (?:market|use))\b/i,
    isDecisive: true,
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
    isNamed: true,
  },
  {
    name: 'earth movement',
    asked: /\b(?:earthquakes?|quake|landslide|mudslide|sinkhole|ground (?:shook|moved|opened|shifted))\b/i,
    insuredBy: ['PROPERTY'],
    bearing:
      /\bearth ?(?:quake|movement)\w*|\b(?:movement of (?:the )?earth|landslide|mudslide|sinkhole|subsidence)\b/i,
    isNamed: true,
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
    isNamed: true,
  },
  {
    name: 'mold',
    asked: /\b(?:mold|mildew|fung(?:i|us))\b/i,
    insuredBy: ['PROPERTY'],
    bearing: /\b(?:mold|mildew|fung(?:i|us)|rot)\b/i,
    isNamed: true,
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
    name: 'things stolen out of a vehicle',
    asked: of(
      `\\b(?:laptops?|tablets?|phones?|purses?|wallets?|cameras?|golf clubs|luggage|belongings|valuables)\\b[^.?]*\\b(?:in|from|inside|out of|off) (?:the|a|an|our|my|his|her|their)?[^.?]{0,20}(?:${vehicle}|back ?seat|trunk|glove box)`,
    ),
    insuredBy: ['AUTO_DAMAGE'],
    bearing:
      /\b(?:property|effects|belongings|contents|articles)\b[^.;]{0,30}\b(?:left|carried|kept)? ?in (?:an? |any |the )?(?:covered )?"?autos?\b/i,
    isOpen: 'UNLESS_EXCLUDED',
    isDecisive: true,
  },
  {
    name: 'theft by an employee',
    asked: of(
      `\\b(?:${workerWords}|partner|(?:our|my) own (?:guys?|people|men|staff))\\b[^.?]*\\b(?:stole|steal\\w*|stolen|embezzl\\w*|skimm\\w*|took (?:cash|money)|theft)|\\b(?:theft|stealing|embezzlement)\\b[^.?]*\\bby (?:an? |the |our |my )?(?:\\w+ )?(?:${workerWords}|partner)\\b`,
    ),
    insuredBy: [],
    bearing:
      /\b(?:dishonest\w*|criminal acts?|employee theft|fidelity|entrust\w*)\b|\b(?:theft|conversion)\b[^.;]*\bby you\b[^.;]*\bemployees\b/i,
    isDecisive: true,
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
    unless: /\bfire (?:sprinklers?|alarms?|suppression|protection|extinguish\w*|pumps?|doors?|systems?)\b/i,
    insuredBy: ['PROPERTY'],
    bearing: /\b(?:fire|explosion)\b/i,
    isNarrow: true,
  },
]
