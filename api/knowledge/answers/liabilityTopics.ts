import { type CoverageTopic, topic } from './coverageTopic.ts'

const injured =
  'slip(s|ped)?|trip(s|ped)|fell|falls|fall|tumbled|hurt|injur\\w+|burn(s|ed|t)? (him|her|them|it)s?|burned|bitten|bit|sick|poison\\w*|broke[n]? (his|her|a|an|their) \\w+|scald\\w*|chok\\w*|los(es?|t) (a|his|her) \\w+|died|drown\\w*|spilled .{0,20}on (a|the|someone)|collapsed|cut (his|her)|concussion|wounded'
const workers =
  "(employee|worker|crew|staff|waiter|waitress|server|cook|clerk|cashier|foreman|technician|housekeeper|roofer|laborer|driver|helper|nurse|teacher|stylist|bartender|dishwasher|hostess|host|mechanic|janitor|cleaner|guard|maid|painter|carpenter|plumber|electrician|welder|baker|installer)('?s)?\\b"

/** Who was hurt or wronged, by whom, and who is protected. */
export const liabilityTopics: readonly CoverageTopic[] = [
  topic(
    `\\b(${injured})\\b|\\b(lawsuit|sue[sd]?|suing|claimant|wants money|demands? (money|compensation))\\b`,
    'legally (obligated|liable|must pay|entitled)[^.]*\\b(damages|bodily injury|claim|loss)',
  ),
  topic(
    '\\b(bills?|ambulance|emergency room|er visit|hospital|first aid|doctor|med(ical)? pay\\w*|no.?fault|regardless of (fault|blame)|did nothing wrong|not? (our|my) fault)\\b',
    '\\bmedical (expenses?|payments?)\\b[^.]*\\b(accident|regardless|incurred|premises)',
  ),
  topic(
    '\\b(defam\\w*|libel\\w*|slander\\w*|bad.?mouth\\w*|false arrest|detain\\w*|wrongful eviction|evict\\w*|copyright|slogan|invasion of privacy|advertis\\w*|flyer|review about)\\b',
    'personal and advertising injury|\\blibel|\\bslander|\\bdefamation|infring',
  ),
  topic(
    '\\b(lawyer|attorney|legal (fees|bills|costs)|defen[ds]e?\\w*|court costs|represent us)\\b',
    '\\b(right and )?duty to defend|\\bdefen[sc]e (costs|expenses)|claims? expenses?\\b|\\bwill defend',
  ),
  topic(
    '\\b(legal (fees|bills|costs)|defen[sc]e (costs|fees|bills)|lawyers?)\\b.*\\b(limit|erode|eat|reduce|inside|outside|addition|taken out|included)\\b|\\b(inside|outside|within|erode\\w*|reduce\\w*|eat\\w* (up|into)) (of )?the limits?\\b',
    'defen[sc]e (costs|expenses)[^.]*\\blimits?\\b|claims? expenses?[^.]*\\b(reduce|erode|within|in addition|part of)',
  ),
  topic(
    '\\b(on purpose|intentional\\w*|deliberate\\w*|punch\\w*|hit a (child|kid|guest|customer|patron)|slapped|assault\\w*|fight|brawl|bouncer|doorman|security guard|self.?defen[sc]e|reasonable force)\\b',
    'expected or intended|intentional|reasonable force|assault|battery',
  ),
  topic(
    '\\b(molest\\w*|abus\\w*|touch(ed|ing)? (a|the) (child|kid|minor|patient|student)|inappropriate\\w*)\\b',
    'abuse|molestation',
  ),
  topic(
    '\\b(spill\\w*|pollut\\w*|dumped|fumes|solvent|chemicals?|contaminat\\w*|tar|oil leak\\w*|toxic|creek|storm drain|cleanup|clean.?up|runoff|diesel|fuel)\\b',
    'pollutants?|pollution|contaminants?',
  ),
  topic(
    '\\b(cars?|vans?|trucks?|pickups?|vehicles?|rear.?ended|driv(er|ers|ing|es)|hit (a|an|the)? ?(cyclist|pedestrian|bicyclist|biker|car|someone|somebody)|fender|collision|wreck|crash\\w*)\\b',
    '\\b(aircraft, )?autos?\\b[^.]*\\b(ownership|maintenance|use|operated|leas|hire|rent|borrow)|\\bcovered autos?\\b|\\bmotor vehicles?\\b',
  ),
  topic(
    '\\b(own (car|truck|vehicle)|personal (car|vehicle|truck)|errands?|rent(al|ed)? (car|truck|van)s?|cars? we rent|borrow\\w* (car|truck|van)|hired|non.?owned)\\b',
    'hired auto|non-?owned auto|\\bautos? you (do not own|lease|hire|rent|borrow)',
  ),
  topic(
    '\\b(boats?|watercraft|jet ?ski|yachts?|vessels?|drones?|planes?|airplanes?|aircraft)\\b',
    'aircraft|watercraft|unmanned',
  ),
  topic(
    '\\b(forklifts?|skid ?steer|bobcat|backhoe|excavator|crane|hoist|pallet jack|lift truck|loader)\\b',
    'mobile equipment|mechanical device|cranes?|contractors.? equipment',
  ),
  topic(
    '\\b(redo|re-do|fix (our|my) (own )?(work|job|mistake)|rotted|bad workmanship|shoddy|faulty (work|install\\w*)|poor work|(our|my) own work|work we did|job we did|built (it )?ourselves|(re)?place our (work|own)|warranty work|call.?back|finished (roof|job|work|project)|after we finished|(complete[d]?|finished) (job|work|project|roof))\\b',
    'damage to your work|\\byour work\\b|faulty|defective|workmanship|completed operations',
  ),
  topic(
    '\\b(subs?|sub.?contract\\w*|independent contractors?|1099)\\b',
    'sub-?contractors?|independent contractors?',
  ),
  topic(
    '\\b(recall\\w*|defective product|product we (sold|made)|products? liab\\w*|pulled? (it )?from (the )?shel\\w*)\\b',
    'recall|your product|products-completed',
  ),
  topic(
    '\\b(drunk|overserv\\w*|too many drinks|served (him|her|a|alcohol|too)|alcohol\\w*|liquor|beer|intoxicat\\w*|bar ?tend\\w*|cocktails?|wine|tipsy)\\b',
    'intoxicat|liquor|alcohol',
  ),
  topic(
    `\\b((our|my|an?|the|one of (our|my)( own)?|own|injured|hurt|fired)\\b.{0,30}\\b${workers}.{0,60}\\b(${injured}|hand|back|ladder)|on the job|at work|work comp|workers'? comp\\w*|work(er|men)s'? injur\\w*)`,
    "employee[^.]*\\b(course of|employment|injury)|workers'? compensation|employer'?s'? liability",
  ),
  topic(
    '\\b(benefits?|medical bills|lost wages|disabled worker)\\b|on the job|fell off|hurt at work|injured at work|' +
      `\\b${workers}.{0,40}\\b(${injured}|fell)`,
    'benefits required of you|workers.? compensation law',
  ),
  topic(
    '\\b(wife|husband|spouse|widow|family|kids|children|parents?) .{0,40}(sue|claim|loss of (services|consortium))|loss of (services|consortium)',
    'loss of services|consequential bodily injury|spouse|consortium',
  ),
  topic(
    '\\b(hold (him|her|them|it|us|the \\w+)? ?harmless|indemnif\\w*|promised .{0,40}in writing|signed (a|the) contract|contractual\\w*|insured contract|assumed)\\b',
    'liability assumed|assumed (by|under|in)|insured contract|contractual liability|indemnif',
  ),
  topic(
    '\\b(engineer\\w*|architect\\w*|survey\\w*|design\\w*|calculation|consult\\w*|advice|malpractice|professional|report was wrong|misdiagnos\\w*|inspection|missed (a|the)|overlooked|botched|negligen\\w*|errors?|mistakes?|omission\\w*)\\b',
    'professional (service|liability)|negligent act|errors?,? (or|and) omissions?|wrongful act|failure to (render|perform)',
  ),
  topic('\\b(asbestos|silica|lead paint|lead.?based)\\b', 'asbestos|silica|lead\\b'),
  topic('\\b(mold\\w*|mould|mildew|fung\\w*|rot(ted|ting)?|spores)\\b', 'fung(i|us)|mold|wet rot|dry rot'),
  topic(
    '\\b(covid\\w*|virus\\w*|pandemic|disease|bacteria|legionella|norovirus)\\b',
    'virus|communicable disease|bacteri|pandemic',
  ),
  topic('\\b(terror\\w*|bomb(ed|ing)?)\\b', 'terroris'),
  topic(
    '\\b(war|invasion|military|foreign state|insurrection|riot\\w*|civil commotion)\\b',
    '\\bwar\\b|warlike|hostile|insurrection|riot',
  ),
  topic('\\b(nuclear|radiation|radioactive)\\b', 'nuclear|radioactive'),
  topic(
    '\\b(hair\\w*|scalp|relaxer|perm|nails?|manicure|facial|wax(ed|ing)?|massage|tattoo\\w*|piercing|botox|tanning)\\b',
    '\\bhair|cosmetic|massage|manicure|body piercing',
  ),
  topic(
    '\\b(fired|terminat\\w* (an|the|our|my|a) |let go|laid off|demot\\w*|passed over|promot\\w*|harass\\w*|discriminat\\w*|retaliat\\w*|hostile work\\w*|refus\\w* to hire|didn.t hire|because of (her|his) (race|age|sex|gender|religion|pregnan\\w*)|wrongful(ly)? (termination|discharge|fired|terminated))\\b',
    'employment practices|wrongful (termination|employment|dismissal)|discrimination|harassment|refusal to employ|demotion|failure to promote',
  ),
  topic(
    '\\b(overtime|unpaid wages|wages?|minimum wage|hours worked|off the clock|tips?)\\b',
    'wage|overtime|fair labor',
  ),
  topic(
    '\\b(plant (closed|closing)|closed the (plant|factory|store)|mass layoff|without notice|warn act)\\b',
    'retraining notification|layoff|plant clos',
  ),
  topic(
    '\\b(ipo|go(ing)? public|public offering|securities|prospectus|shares? offering)\\b',
    'public offering|securities',
  ),
  topic('\\b(shareholders?|derivative|investors?)\\b', 'derivative|shareholder|security ?holder|securities'),
  topic(
    '\\b(cannot|can.t|unable to|not) indemnif\\w*|director is sued|sues? (a|the|our) (director|officer|ceo|cfo)',
    'except when and to the extent|non-?indemnif|not indemnified|insured person arising',
  ),
  topic(
    '\\b((paid|pay|advanced?|reimburs\\w*) .{0,20}(ceo|cfo|director|officer)|get it back|reimburs\\w* (us|the company))',
    'company has indemnified|has indemnified',
  ),
  topic(
    '\\b(convict\\w*|fraud|illegal (profit|gain)s?|crooked|criminal|embezzl\\w*)\\b',
    'fraudulent act|illegal profit|final (and )?(non-?appealable )?adjudication|dishonest',
  ),
  topic(
    '\\b(one (partner|owner|insured|member)|co-?owner|partners?) .{0,30}(sues?|against) (another|the other|each other|us)|sue each other|insured v\\w*|company sues',
    'insured against|insured versus|by or on behalf of (one|any) insured|brought by',
  ),
  topic(
    '\\b(pension|401k?|retirement plan|benefit plan|erisa|fiduciar\\w*)\\b',
    'fiduciary|employee benefit|retirement income',
  ),
  topic(
    '\\b(tail|discovery period|extended reporting|erp|after (we|the policy) (cancel|end|expire)\\w*)\\b',
    'discovery period|extended reporting|reporting period',
  ),
  topic(
    '\\b(claims.?made|when the (claim|error)|occurrence (basis|policy)|goes? by)\\b',
    'claims-?made|first made',
  ),
  topic(
    '\\b(prior (acts|work)|past work|before (we bought|the policy|inception|coverage|buying)|old (project|job)|retro\\w*|knew|already knew|known|knowledge|aware)\\b',
    'retroactive date|prior acts|had knowledge|prior knowledge|knew|before the inception|aware of',
  ),
  topic('\\b(subpoena\\w*|testif\\w*|deposition|witness)\\b', 'subpoena|testimony|deposition'),
  topic(
    '\\b(licens(e|ing) board|disciplin\\w*|state board|complaint with the board)\\b',
    'disciplinary|licensing board',
  ),
  topic('\\b(settle\\w*|consent|hammer)\\b', 'settle|consent'),
  topic(
    '\\b(fines?|penalt(y|ies)|punitive|treble|exemplary|sanctions?)\\b',
    'fines|penalties|punitive|exemplary|multiplied',
  ),
  topic('\\b(volunteers?|help(s|ing)? out|for free|unpaid helpers?|parents who help)\\b', 'volunteer'),
  topic(
    '\\b(additional insureds?|on our policy|named on|be added|add(ed)? (him|her|them|as|to)|landlord|owner of the building|general contractor|gc|requires? to be)\\b',
    'additional insured|any person or organization|manager or lessor',
  ),
  topic(
    '\\b(subrogat\\w*|come back (against|on|at|after)|go after|recover(y)? (from|against)|waive[rd]?|right to recover|collect from)\\b',
    'rights? (of|to) recover|subrogat|transfer of rights|waive',
  ),
  topic(
    '\\b(canad\\w*|toronto|vancouver|mexic\\w*|overseas|abroad|europe|foreign countr\\w*|outside (the )?(us|u\\.s\\.|country|united states)|another country|worldwide|japan|china|india|france|germany|england|london|brazil|asia|africa|australia|puerto rico|trip to)\\b',
    'territory|outside the united states|canada|worldwide',
  ),
  topic(
    '\\b(renting (a|the) (booth|chair|room)|rents? (a|our)|booth|tenant|lessee)\\b',
    'rent a|independent contractors|tenant|lease',
  ),
]
