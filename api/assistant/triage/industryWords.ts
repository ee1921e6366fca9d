/** Words that people of a trade use of their own work, by a word of the trade's name. */
const tradeWords: Readonly<Record<string, string>> = {
  living: 'care|resident|senior|nurse|caregiver',
  nursing: 'care|resident|nurse',
  'home care': 'care|aide|caregiver',
  health: 'care|patient|health|nurse',
  mill: 'mill|lumber|timber|wood',
  yoga: 'yoga|class|studio|mat',
  salon: 'salon|stylist|hair|color|foils|chair rental|nails',
  spa: 'spa|massage|facial',
  bakery: 'bakery|oven|bread|pastr|cake|sfogliatell|dough|flour',
  caf: 'cafe|coffee|espresso|barista',
  coffee: 'coffee|roast|espresso|beans',
  restaurant: 'restaurant|kitchen|fryer|diners|menu|liquor|hood',
  cater: 'cater|wedding|banquet|buffet',
  roof: 'roof|shingle|torch',
  electric: 'electric|wiring|panel|lift|conduit',
  plumb: 'plumb|pipe|water heater',
  hvac: 'hvac|furnace|condenser|rooftop unit',
  landscap: 'landscap|mow|irrigation|lawn|plow',
  tree: 'tree|limb|stump|arborist|chipper|bucket truck',
  paint: 'paint|sprayer',
  daycare: 'daycare|kids|children|playground|parents',
  school: 'students|classroom|campus',
  dental: 'dental|dentist|patient|hygienist|crown',
  medical: 'patient|clinic|exam',
  photograph: 'photo|shoot|film|camera|drone',
  drone: 'drone|fly|aerial|shoot|film',
  sign: 'sign|awning|banner|mall job|boom',
  mov: 'movers|moving|pianos?|haul',
  truck: 'truck|haul|load|freight|trailer|cdl|reefer|dot number',
  boat: 'boat|marina|dock|slip',
  marina: 'boat|marina|dock|storage yard|slip',
  seafood: 'seafood|fish|lobster|oyster|walk-in',
  machine: 'machine|cnc|lathe|mill|weld',
  weld: 'weld|torch',
  security: 'guard|patrol|armed',
  event: 'tent|event|stage|rental',
  brew: 'brew|taproom|beer|keg',
  winery: 'wine|tasting|vineyard',
  farm: 'farm|barn|tractor|harvest|hay',
  vet: 'vet|animal|dog|cat',
  pet: 'dog|groom|kennel|pet',
  kennel: 'dog|kennel|board',
  clean: 'clean|janitor|carpets?',
  archit: 'architect|drawings|design|plans',
  engineer: 'engineer|drawings|stamp',
  account: 'tax|bookkeep|audit client',
  law: 'client matter|attorney|litigation',
  software: 'software|app|saas|code|client data',
  gym: 'gym|member|treadmill|trainer',
  fitness: 'gym|fitness|trainer|class',
  print: 'print|press',
  florist: 'flower|bouquet|arrangement',
  jewel: 'jewel|diamond|ring',
  auto: 'mechanic|shop|garage|lift|tow',
  pool: 'pool|chlorine',
  pest: 'pest|termite|spray',
  book: 'books|bookstore|author',
  church: 'church|congregation|parish',
  hotel: 'guest|rooms|front desk',
  warehouse: 'warehouse|pallet|racks',
}

/** The words by which somebody of this trade may be known. */
export function industryWords(industry: string): string[] {
  const folded = industry.toLowerCase()
  const known = Object.entries(tradeWords).flatMap(([trade, words]) =>
    folded.includes(trade) ? words.split('|') : [],
  )
  const own = folded
    .split(/[^a-z]+/)
    .filter(
      (word) =>
        word.length > 4 &&
        !/^(services?|contractors?|general|company|store|shop|office|center|supply|other|business|buildings?|propert(y|ies)|equipment|products?|management|owners?)$/.test(
          word,
        ),
    )
  return [...new Set([...own.map((word) => word.replace(/(ers?|ing|s)$/, '')), ...known])]
}

/** Whether a text has a trade's name in full: `the toy store`, `dental offices`. */
export function isTradeIn(industry: string, text: string): boolean {
  const stems = stemsIn(industry)
  const said = new Set(stemsIn(text))
  return stems.length > 0 && stems.every((stem) => said.has(stem))
}

function stemsIn(words: string): string[] {
  return (words.toLowerCase().match(/\p{L}{3,}/gu) ?? []).map((word) => word.replace(/(?:ers?|ing|e?s)$/, ''))
}
