import type { LineOfBusiness } from '../../knowledge/index.ts'

/** What people call each line. */
export const lineNames: readonly (readonly [LineOfBusiness, RegExp])[] = [
  [
    'WORKERS_COMPENSATION',
    /\b(work(er'?s?|ers'?|man'?s?|men'?s?|mans|mens)?[\s-]*comp(ensation)?|w\/?c|(the|our|my|work|whose|his|her|their|under|carry|with|without|for|on|to) comp|(?:gl|liability|auto|property|bop|umbrella)(?:,? (?:and|&)|,| \+|\/) ?comp(?! (and|&|\/|\+) coll)|comp (renewal|policy|audit|auditor|premium|insurance|coverage|payroll|carrier|rates?|went|goes|going)|comp (go|jump) up)\b(?! (and|&|\/|\+) coll)/i,
  ],
  [
    'GENERAL_LIABILITY',
    /\b(general liability|responsabilidad (civil|general)|gen(eral)? liab\w*|c?gl|commercial liability|liability policy|the liability)\b/i,
  ],
  [
    'COMMERCIAL_AUTO',
    /\b(commercial auto|business auto|auto(mobile)?( policy| insurance| coverage)?|fleet( policy)?|truck(ing)? (policy|insurance)|vehicle (policy|insurance)|van insurance|car insurance)\b/i,
  ],
  ['BUSINESS_OWNERS', /\b(business ?owner'?s?'?|business policy|bop|b\.o\.p\.?)\b/i],
  ['PACKAGE', /\b(package( policy)?|cpp)\b/i],
  ['UMBRELLA', /\bumbrella\b/i],
  ['EXCESS', /\bexcess\b/i],
  ['CYBER', /\bcyber\b/i],
  ['DIRECTORS_AND_OFFICERS', /\b(d\s*&\s*o|d and o|directors?['’]?s?['’]? (and|&) officers?)\b/i],
  [
    'EMPLOYMENT_PRACTICES_LIABILITY',
    /\b(epli?|employment (?:practices|polic(?:y|ies)|liability|one|insurance))\b/i,
  ],
  [
    'PROFESSIONAL_LIABILITY',
    /\b(professional liability|malpractice|prof(essional)? liab\w*|professional (policy|coverage)|pl policy|(the|our|my) pl(?= (?:lapse|expire|renew|ends?|polic|limit|deductible|coverage|is|to|then|and)))\b/i,
  ],
  ['ERRORS_AND_OMISSION', /\b(e\s*&\s*o|e and o|errors (and|&) omissions?)\b/i],
  ['PRODUCT_LIABILITY', /\bproducts? liability\b/i],
  [
    'PROPERTY',
    /\b(property( policy| insurance| coverage)?|building (policy|insurance|coverage)|contents (policy|insurance)|fire policy)\b/i,
  ],
  // Lines that have no name of their own in the book.
  ['OTHER', /\bliquor\b/i],
  ['JEWELERS_BLOCK', /\bjewell?er'?s'? block\b/i],
  [
    'SHIPPING_AND_TRANSPORTATION',
    /\b(cargo|inland marine|(?:equipment|tools?) floater|contractor['’]?s['’]? equipment|motor truck|transit policy|shipping)\b/i,
  ],
  ['ACCIDENT_AND_HEALTH', /\b(accident (and|&) health|group health|health plan|health insurance)\b/i],
  [
    'RENTAL',
    /\b(rental policy|rent(al|ed) (equipment|gear) (policy|insurance|coverage)|rental (dwelling|house|home)|dwelling (fire )?policy|landlord policy|(house|home|condo|place) (that )?(i|we) rent out|on the rental(?! (car|truck|van|unit|equipment|lift|company)))\b/i,
  ],
]

/** What happens to a building or to what is in it. */
export const damageToProperty =
  /\b(?:drains?|sewers?|sewage|septic|sump pumps?|back(?:s|ed|ing)?[- ]?up(?: of)? water|water back[- ]?up|toilets?|pipes? (?:\w+ ){0,2}(?:freez\w*|froze\w*|burst\w*|break\w*|broke|leak\w*)|(?:frozen|burst|leaking) pipes?|water (?:damage|heater|leak)|leak(?:s|ed|ing)? (?:roof|into|through)|roof leak\w*|hail|lightning|tree (?:falls?|fell)|falling trees?|(?:wind|storm|hurricane)s? (?:blows?|blew|takes?|took|rips?|damages?d?)|power (?:goes|went|is|outage|failure)|spoil(?:s|ed|age)?|fire (?:in|at|damage)|burns? down|break-?ins?|burglar\w*|vandal\w*|graffiti|(?:steals?|stole|robs?) (?:from|the|our|my)|embezzl\w*|employee (?:theft|dishonesty)|earthquake|flood(?:s|ed|ing)?|mold|into (?:our|my|the) (?:fence|wall|door|storefront|window|building|sign|gate|shop|store))\b/i

/** Vehicles of the client; a customer's truck that hits the fence is none. */
export const ofVehicles =
  /\b(?:our|my|the|company|work|delivery|on|in) (?:(?!customer|client|neighbor)\w+ )?(?:trucks?|vans?|cars?|vehicles?|trailers?|pickups?|fleet|reefers?|cargo|loads?|shipments?|freight)\b/i

/** What a message is about when it names no line, and the lines to look for then, the likeliest first. */
export const lineSubjects: readonly (readonly [RegExp, readonly LineOfBusiness[]])[] = [
  [
    /\b(phish|hack(ed|er|ers|ing)?|ransomware|data breach|breach of (our )?data|wire fraud|malware|social engineering|stolen (records|data)|leak(ed)? (data|records))\w*/i,
    ['CYBER', 'BUSINESS_OWNERS', 'PACKAGE'],
  ],
  [
    /\b(harass\w*|wrongful(ly)? (terminat|fir)\w*|discriminat\w*|eeoc|former employee (is )?su\w+)\b/i,
    ['EMPLOYMENT_PRACTICES_LIABILITY', 'DIRECTORS_AND_OFFICERS', 'PACKAGE'],
  ],
  [/\b(board (member|of directors)|directors?)\b.{0,40}\b(sued|liab\w+|claim)/i, ['DIRECTORS_AND_OFFICERS']],
  [
    /\b(jewel\w*|gem(stone)?s?|stones|diamonds?|watches|consign(ed|ment)|on memo|vault)\b/i,
    ['JEWELERS_BLOCK'],
  ],
  // What happens to a car of others is no matter of the client's auto policy.
  [
    /\b(guest|customer|neighbor|client|visitor|tenant|member|patron|parent|somebody else|someone else|other people)(['’]?s|s['’])? (parked )?(car|vehicle|truck)s?\b(?![^.?!]{0,20}\b(hit|crash|rear))/i,
    ['GENERAL_LIABILITY', 'BUSINESS_OWNERS', 'PACKAGE'],
  ],
  // `Our crew cracked her skylight`
  [
    /\b(?:cracked|broke|damaged|scratched|ruined|stained|flooded|dented)\b[^.?!]{0,12}\b(?:(?:his|her|their|somebody['’]?s|someone['’]?s)\b(?! (?:arm|leg|hand|wrist|ankle|back|foot|nose|ribs?|finger|shoulder|hip|own|windshield|car|truck|van|bumper))|(?:a|the|our) (?:customer|homeowner|client|neighbor|tenant)['’]?s)/i,
    ['GENERAL_LIABILITY', 'BUSINESS_OWNERS', 'PACKAGE'],
  ],
  [
    /\b(camion(es|etas?)?|carros?|trocas?|veh[ií]culos?|chofer(es)?|conductor(es)?|drivers?|(?:who|to|can|will|may|could|would|we|they|i|he|she|people|employees) drives?|drives|driving|truck(s|ing)?|vans?|vehicles?|cars?|pickup|camry|corolla|civic|accord|rav4|f-?\d50|transit|sprinter|silverado|sierra|ram \d+|tacoma|trailers?|tractors?|kenworth|peterbilt|freightliner|mack|volvo|western star|international|isuzu|hino|boom truck|rotator|wrecker|loss payee on (the|our|my) (lease|truck)|vin\b|fleet|(auto )?id cards?|insurance cards?|glove ?(box|compartment)|dmv|mvr|cdl|(?:his|her|their|['’]s|driver['’]?s?) licen[sc]e|garag(ed|ing)|box truck|tow(ing)?|fender|bumper|backed (?:up )?into|rear-?ended|windshield|on the road|highway)\b/i,
    ['COMMERCIAL_AUTO', 'SHIPPING_AND_TRANSPORTATION', 'PACKAGE'],
  ],
  [
    /\b(cargo|freight|shipments?|reefers?|refrigerat\w+ (unit|trailer|breakdown)|loads? of|load(s|ed)? (we )?haul|in transit|tools? (in|from) the (truck|van))\b/i,
    ['SHIPPING_AND_TRANSPORTATION', 'COMMERCIAL_AUTO', 'PROPERTY', 'PACKAGE', 'BUSINESS_OWNERS'],
  ],
  [
    /\b(?:officer|president|treasurer|owner|partner|principal|member)s?\b[^]{0,120}\b(?:died|passed away|deceased|death|retired|resigned|left|take (?:him|her) off)\b/i,
    ['WORKERS_COMPENSATION', 'BUSINESS_OWNERS', 'PACKAGE', 'GENERAL_LIABILITY'],
  ],
  [
    /\b(payroll|employees?|workers?|crew|(guys?|men|staff|helpers?|laborers?|team)\b[^]{0,120}\b(hurt|injur\w*|workers)|hurt (his|her|their|my)|injured on the job|class code|1099|ncci|experience rating|officer (exclusion|exclude|include)|exclude (myself|me|the owner)|audit|experience mod|emr|new hires?)\b/i,
    ['WORKERS_COMPENSATION', 'PACKAGE'],
  ],
  [
    /\b(malpractice|patient|(we|i) design(ed)?|tail (coverage|policy)|a tail|prior acts|retroactive|misdiagnos\w*|bad advice|design (error|mistake)|missed deadline|error in (our|the) (plans|drawings|work)|professional services?)\b/i,
    ['PROFESSIONAL_LIABILITY', 'ERRORS_AND_OMISSION'],
  ],
  [
    /\b(higher limits|extra limits?|additional limits?|(\d|two|three|five) million (over|on top|above)|excess of)\b/i,
    ['UMBRELLA', 'EXCESS'],
  ],
  [
    /\b(recall(ed)?|defective|product (hurt|injur|defect)\w*|made (someone|somebody|people|a customer) sick|food poisoning)\b/i,
    ['PRODUCT_LIABILITY', 'GENERAL_LIABILITY', 'BUSINESS_OWNERS', 'PACKAGE'],
  ],
  [
    /\b(subcontractors?|subs|slip(ped|s)?|tripp?(ed|s)?|(somebody|someone|a customer|guest|visitor|client) (gets|got|is|was|falls|fell) ?(hurt|injured)?|sue[sd]?|lawsuit|job ?site|guests?|hot tubs?|pool|sauna|minors?|kids?|children|members?|volunteers?|year[- ]olds?|void our coverage|rented|rental (equipment|lift|company|place)|equipment we rent|borrowed|damage (to )?(their|the client'?s|someone else'?s|a customer'?s)|liquor|event|waiver|hold harmless|contract requires|drone|aerial)\b/i,
    ['GENERAL_LIABILITY', 'BUSINESS_OWNERS', 'PACKAGE', 'UMBRELLA'],
  ],
  [
    /\b(building|aop|all other perils|wind[/ -]?(and )?hail|shopping center|strip (mall|center)|(shop|store|studio|gallery|office|salon|restaurant|inn|business) (policy|insurance)|roof|contents|inventory|equipment|ovens?|freezers?|walk-?in|spoil(ed|age)|fire|flood(ed|ing)?|water damage|leak(ed|ing|s)?|pipe|hail|wind|theft|stolen|stole|break-?in|burgl\w*|vandal\w*|signage|(the|our|new|old) signs?|vacan(t|cy)|unoccupied|(is|it['’]?s|sits?|stands?|stay(s|ing)?|building|house) empty|square (feet|foot)|sprinkler\w*|location|warehouse|second (shop|store|office)|storage unit|lease|landlord|mortgage\w*|lender|bank|tools?|business (interruption|income)|power outage|machine(ry|s)?)\b/i,
    ['PROPERTY', 'BUSINESS_OWNERS', 'PACKAGE', 'RENTAL', 'GENERAL_LIABILITY'],
  ],
]

/** An order to end the insurance, which a business that closes has not given by saying so. */
export const endsInsurance =
  /\b(?:cancel\w*|cxl|terminat\w*|drop(?:ping|ped)?|discontinu\w*|(?:end|stop|shut off|close out) (?:it|all|everything|this|our|my|the)\b|(?:no longer|don['’]?t|do not|won['’]?t) need|get rid of)\b/i

/** Machines that are no vehicles of an auto policy. */
export const equipment =
  /\b(?:(?:mini[- ]?)?excavators?|backhoes?|skid ?steers?|(?:wheel|track|front[- ]end) loaders?|pavers?|(?:bull)?dozers?|fork ?lifts?|telehandlers?|chippers?|stump grinders?|(?:scissor|boom) lifts?|trenchers?|road graders?|rollers?)\b/i

/** Cover that is bought as a policy of its own. */
export const newCover =
  /\b(flood|earthquake|epli?|employment practices|bonds?|bonded|life insurance|key (man|person)|disability|health (insurance|plan)|homeowner'?s|drones?|boat|pollution|crime|special event|builder'?s risk|own policy|new policy|separate policy|stand-?alone)\b/i
