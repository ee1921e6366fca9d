import { type CoverageTopic, topic } from './coverageTopic.ts'

/** What happened to property, vehicles, income and data. */
export const lossTopics: readonly CoverageTopic[] = [
  topic(
    '\\b(fire|burned down|burned|burnt|lightning|hail\\w*|tornado\\w*|wind\\w*|storm\\w*|hurricane|tree fell|explo\\w*|smoke|roof (was |got )?(took|taken|torn|blown|ruined)|took the roof|ruined the roof|vandal\\w*|thie(f|ves)|stole\\w*|steal\\w*|theft|burglar\\w*|broke in|break.?in|robb\\w*|destroyed|looted|broke the \\w+ ?(windows?|glass|doors?))\\b',
    'direct physical (loss|damage)',
  ),
  topic(
    '\\b(hail\\w*|wind\\w*|hurricane|named storm|tornado\\w*)\\b',
    '\\b(wind|windstorm|hail|hurricane|named storm)\\b',
  ),
  topic(
    '\\b(thie(f|ves)|stole\\w*|steal\\w*|theft|burglar\\w*|broke in|break.?in|robb\\w*|shoplift\\w*)\\b',
    '\\btheft\\b|burglary|robbery',
  ),
  topic(
    '\\b(flood\\w*|river|creek|storm surge|rising water|heavy rain|overflow\\w* (its|their) banks|tidal|tsunami|rain ran)\\b',
    '\\bflood\\b|surface water|overflow of any body',
  ),
  topic(
    '\\b(sewers?|sewage|drains?|sump|toilet|back(s|ed)?.?(up|ing up)|backup|overflow\\w*)\\b',
    '\\b(sewer|drain|sump)\\b|water back-?up|back-?up of',
  ),
  topic(
    '\\b(dripp\\w*|slow leak|leak\\w* (unnoticed|for|since|under)|seep\\w*|unnoticed|over time|gradual\\w*|for (weeks|months))\\b',
    'seepage|continuous or repeated|leakage',
  ),
  topic(
    '\\b(pipes?|burst|plumbing|water heater|froze\\w*|freez\\w*)\\b',
    'water damage|freez|plumbing|discharge or leakage',
  ),
  topic(
    '\\b(earth ?quake|quake|ground (shook|moved|gave way)|tremors?|land ?slide|sink ?hole|mud ?slide|settl(ing|ed)|walls cracked|foundation cracked|shaking|subsidence)\\b',
    'earth movement|earthquake|landslide|sinkhole|subsidence',
  ),
  topic(
    '\\b(power (went|was|outage|failure|cut|loss)|outage|black ?out|grid|electricity|utility|utilities|internet provider|lost power)\\b',
    'failure of (power|electrical|utility)|utility service|power or other utility|telecommunications|infrastructure',
  ),
  topic(
    '\\b(surge|short.?circuit\\w*|electrical (arcing|current)|fried|artificial\\w* current|arcing)\\b',
    'artificially generated|electrical',
  ),
  topic(
    '\\b(boiler|mechanical (failure|breakdown)|broke down|(machine|engine|motor|freezer|transmission) (just )?(died|dies|failed|fails|quit\\w*)|equipment (failed|breakdown)|compressor|motor burned)\\b',
    'mechanical breakdown|equipment breakdown|boiler|electrical breakdown',
  ),
  topic(
    '\\b(spoil\\w*|thaw\\w*|freezers?|refrigerat\\w*|cooler|walk.?in|melt\\w*|perish\\w*)\\b',
    'spoil|perishable|refrigerat|temperature|failure of power',
  ),
  topic(
    '\\b(rats?|mice|rodents?|termites?|bugs?|insects?|squirrels?|vermin|chewed|infest\\w*|raccoons?|birds?)\\b',
    'infestation|insects|rodents|vermin',
  ),
  topic(
    '\\b(wear|worn|wore|rust\\w*|old age|deteriorat\\w*|corro\\w*|decay\\w*|maintenance)\\b',
    'wear and tear|deterioration|corrosion|decay',
  ),
  topic(
    '\\b(vacan\\w*|empty|unoccupied|stood empty|nobody (was )?(there|in it)|closed up)\\b',
    'vacan|unoccupied',
  ),
  topic(
    '\\b(code|ordinance|city (makes|requires|says|wants|told)|inspector (makes|requires|says)|permit|zoning|ada|tear(ing)? (it )?down|demoli\\w*|upgrades?|bring .{0,20}up to)\\b',
    'ordinance or law|building code|demolition|increased cost of construction',
  ),
  topic(
    '\\b(debris|rubble|wreckage|haul\\w* (away|off)|clear(ing)? (out|away|the)|clean(ing)? up after|removal)\\b',
    'debris',
  ),
  topic(
    '\\b(new(ly)? (building|location|warehouse|store|shop|place|house)|bought (a|another|an)|purchased|just (bought|acquired|opened)|acquired|another (building|warehouse|location)|second location)\\b',
    '(newly )?acquire|new(ly)? (constructed|acquired)|you acquire or form',
  ),
  topic(
    '\\b(company|corporation|subsidiary|firm|business|entity) we (just )?(bought|acquired|formed|started)|new(ly)? (company|corporation|subsidiary|entity|llc)\\b|(bought|acquired|formed) (a|another) (company|corporation|subsidiary|business)',
    'organization you newly acquire|newly acquired (organization|entity|subsidiar)|acquire or form',
  ),
  topic(
    '\\b(moved? (it|them|property|to save)|temporar\\w* stor\\w*|save it|preserv\\w*)\\b',
    'preserve|preservation|moved|temporarily stored',
  ),
  topic(
    '\\b(lost (income|sales|profits?|revenue|business)|business (income|interruption)|shut ?(down)?|closed|rebuild\\w*|reopen|downtime|systems? (are|were|was|go|is|be) down|site (was|is|went) down|loss of income|cannot open|can.t open)\\b',
    'business income|loss of income|income loss|business interruption|period of restoration|suspension',
  ),
  topic('\\b(extra expenses?|temporary (space|location)|rent another)\\b', 'extra expense'),
  topic('\\b(signs?|neon)\\b', 'outdoor signs?|\\bsigns?\\b'),
  topic('\\b(glass|windows?|storefront)\\b', '\\bglass\\b'),
  topic(
    '\\b(fences?|trees?|shrubs?|landscap\\w*|outdoor property)\\b',
    'outdoor property|fences|trees, shrubs',
  ),
  topic('\\b(cash|till|register|safe|money|checks?|deposit)\\b', '\\bmoney\\b|securities'),
  topic(
    '\\b((employee|bookkeeper|manager|cashier|clerk|staff|accountant|worker).{0,40}(stole|steal\\w*|skimm\\w*|embezzl\\w*|pocket\\w*|forg\\w*)|embezzl\\w*|employee (theft|dishonesty)|(partner|owner|officer|member|manager|co-?founder).{0,20}(stole|steal\\w*|took|emptied)|dishonest\\w*|crime coverage|fidelity)\\b',
    'dishonest|employee theft|criminal act|fidelity|embezzle',
  ),
  topic(
    '\\b(wired|wire (transfer|fraud)|phish\\w*|fake (e-?mail|invoice)|bogus|spoof\\w*|impersonat\\w*|fraudulent\\w*|hacked mailbox|social engineering|tricked|duped|scam\\w*|crook|con artist)\\b',
    'fraudulent (instruction|transfer)|social engineering|funds transfer|wire transfer|impersonat|transfer or theft of money',
  ),
  topic(
    '\\b(valuable papers|records|blueprints|accounts receivable|receivables)\\b',
    'valuable papers|accounts receivable|records',
  ),
  topic(
    '\\b(tools?|equipment)\\b.*\\b(stolen|stole|job ?site|truck|trailer|overnight)\\b|job ?site tools',
    'tools|contractors.? equipment|equipment',
  ),
  topic(
    '\\b(transit|shipping|shipment|in the truck|on the road|off.?premises|away from)\\b',
    'transit|away from|off-premises|off premises',
  ),
  topic(
    '\\b(freight|cargo|haul(ed|ing)|goods (of|we)|customers?.? (property|goods|stuff|car|laptop)|in our care|bailee|property of others|left with us|belongings of)\\b',
    'care, custody (or|and) control|property of others|transported|bailee|cargo',
  ),
  topic('\\b(coinsurance|too little|under.?insured|insured to value|not enough insurance)\\b', 'coinsurance'),
  topic(
    '\\b(replacement cost|new for old|depreciat\\w*|actual cash|acv|full value|brand new|before we repair|how (is|are|will) .{0,40}valued)\\b',
    'replacement cost|actual cash value|depreciation|valuation',
  ),
  topic(
    '\\b(alarms?|sprinklers?|protective|fire suppression|hood|extinguish\\w*)\\b',
    'alarm|sprinkler|protective (safeguard|device)|suppression',
  ),
  topic('\\b(mortgage\\w*|lender|bank|loss payee|lienholder|lien)\\b', 'mortgage|loss payee|lender'),
  topic(
    '\\b(deer|animal|hit a (deer|dog)|hail|tree fell|fell on|windshield|fire|flood\\w*|stolen)\\b',
    'comprehensive',
  ),
  topic('\\b(rolled|overturn\\w*|hit a (pole|wall|tree|guardrail)|collision|backed into)\\b', 'collision'),
  topic('\\b(tow(ed|ing|s)?|tow truck|roadside|broke down|disabled|stranded)\\b', 'towing|disabled|roadside'),
  topic('\\b(flat|tires?|blow.?outs?|blew|puncture)\\b', 'tires?|blowout|puncture'),
  topic('\\b(uninsured|underinsured|um|uim|um/uim|hit.and.run|no insurance)\\b', 'uninsured|underinsured'),
  topic('\\b(pip|no.?fault|personal injury protection)\\b', 'no-fault|personal injury protection'),
  topic('\\b(trailers?|semi ?trailers?)\\b', 'trailer'),
  topic(
    '\\b(hack\\w*|breach\\w*|data|leak(ed)? (records|at)|customer records|ssns?|social security numbers?|patient (data|records|files)|identity theft|exposed|privacy)\\b',
    'privacy (event|breach|liability)|security (failure|breach)|personal information|data breach|unauthorized (access|disclosure)',
  ),
  topic(
    '\\b(ransom\\w*|extort\\w*|encrypt(ed)? our|bitcoin|locked (our|us|up)|held hostage|blackmail\\w*)\\b',
    'extortion|ransom',
  ),
  topic(
    '\\b(notif(y|ying|ication).{0,30}(customers?|people|patients|affected)|credit monitoring|forensic\\w*|breach coach)\\b',
    'credit monitoring|notification|forensic',
  ),
  topic(
    '\\b(deleted|wiped|lost data|hard drive|files|corrupt\\w*|restore (the )?data|electronic data)\\b',
    'electronic data|data (restoration|recovery)|restor\\w+ (of )?data',
  ),
  topic('\\b(laptops?|usb|phone|tablet|portable|unencrypted|stick)\\b', 'portable device|encrypt'),
  topic('\\b(ddos|denial of service|malware|virus)\\b', 'denial of service|malicious code|malware'),
  topic('\\b(cyber\\w*)\\b', 'cyber|security failure|computer (system|attack)|malicious code'),
]
