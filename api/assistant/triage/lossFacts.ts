import { sentencesOf } from '../../reading/index.ts'
import { changeDetails } from './changeDetails.ts'
import { withoutNobodyHurt } from './withoutNobodyHurt.ts'
import { withTimeWords } from './withTimeWords.ts'

/** One thing that a carrier wants to know about a loss. */
interface LossFact {
  /** The heading in a notice; null for what has its own place there. */
  readonly heading: string | null
  /** In words for the client; null if nobody is asked for it. */
  readonly asked: string | null
  /** How a message says it. */
  readonly said: RegExp
  /** How a message says all that is asked, where mentioning it is not enough. */
  readonly known?: RegExp
  /** The losses it is asked for; all of them if absent. What says that nobody was hurt is left out before. */
  readonly losses?: RegExp
  /** Whether it is asked for only unless nobody was hurt. False if absent. */
  readonly isOfInjury?: boolean
  /** What belongs under the heading, if not the whole clause that says it. */
  readonly find?: (text: string) => readonly string[]
}

const traffic =
  /\b(crash\w*|collision|collided|rear-?ended|wreck\w*|(?:car|auto|truck|traffic) accident|backed (?:\w+ ){0,4}into|(?:hit|struck|sideswiped|scraped|clipped) (?:\w+ ){0,3}(?:cars?|trucks?|vans?|vehicles?|pickups?|suvs?))\b/i
const crime = /\b(stole\w*|theft|broke\w* in\w*|break-?in|burglar\w*|robbed|vandal\w*)\b/i
const crimeOrFire = new RegExp(
  String.raw`${crime.source}|\bfire\b|\bhit[- ]and[- ]run\b|\b(?:drove|took) off\b`,
  'i',
)
const hurt =
  /\b(hurt|injur\w*|hospital|ambulance|emergency (?:room|department)|(?:to|in|at) (?:the |an? )?er\b|surgery|fractur\w+|urgent care|broke (?:his|her|their|my|an?) \w+|broken (?!glass|window|door|lock|pipe)\w+|bleeding|unconscious|unharmed|unhurt|concussion|whiplash|bruis\w+|sprain\w*|(?:twist|tweak|strain|pull|wrench)ed (?:his|her|their|my) \w+|walk-?in (?:clinic|care)|clinic|stitches|sore|stiff|in pain|(?:neck|back|head|shoulder|knee|wrist|ankle|leg|arm|chest) (?:pain|hurts?|injury)|(?:is|are|was|were|am) (?:ok(?:ay)?|fine|all ?right|safe)|everyone is (ok|okay|fine|safe)|nobody (?:was|is|got)|no one (?:was|is|got))\b/i
const otherParty =
  /\b(?:the )?other (?:drivers?|party|parties|car|truck|vehicle|guy|owner)\b|\bdriven by\b|\b(?:claimant|customer|guest|visitor|tenant|pedestrian|bicyclist|cyclist|passer-?by|neighbor|patient|resident|patron|homeowner)s?\b|\b(?:[Hh]is|[Hh]er|[Tt]heir|[Tt]he) (?:name|phone|number|cell|address|plate)\b|\bname(?: is|['’]s|d) \p{Lu}|\b(?:license )?plate\b|\bbelong(?:s|ed|ing) to\b|\bowned by\b/u
const clock = String.raw`(?:\d{1,2}(?::\d\d)? ?[ap]\.?m\b\.?|\b\d{1,2}(?::\d\d (?:this|in the|yesterday|last)| (?:this|in the|yesterday)) (?:morning|afternoon|evening|night)\b|\bnoon\b|\bmidnight\b)`
const daytime = String.raw`(?:(?:this|yesterday|in the|(?:mon|tues|wednes|thurs|fri|satur|sun)day) (?:morning|afternoon|evening|night)|last night|overnight|tonight)\b`
const street =
  'st|street|ave?|avenue|blvd|boulevard|rd|road|hwy|highway|ln|lane|dr|drive|ct|court|pl|place|pkwy|parkway|pike|turnpike|way|plaza|route|rte|rt|exit|mile marker|intersection|corner|interstate'
const premises =
  'office|shop|store|warehouse|restaurant|kitchen|dining room|building|job ?site|site|lot|yard|garage|basement|house|home|bakery|plant|school|church|patio|deck|lobby|stairs|sidewalk|bathroom|restroom|loading dock|driveway'

const whereSeen =
  /\b(?:towed|tow (?:yard|lot|truck)|body shop|impound\w*|(?:is|are|was taken) (?:now |still |sitting |parked )*(?:at|in) (?:\p{Lu}|our|the (?:yard|shop|lot|warehouse)))/iu
/** `He is at Mercy` tells of a person. */
const ofPerson = /^(?:and |but )?(?:he|she|they|i|we)\b/i

/** What carriers ask of a loss, in the order of a notice. */
const facts: readonly LossFact[] = [
  {
    heading: null,
    asked: 'the date it happened',
    said: /\b(today|yesterday|tonight|overnight|this (morning|afternoon|evening)|last (night|week)|just (now|happened)|ago|(mon|tues|wednes|thurs|fri|satur|sun)day|\d{1,2}\/\d{1,2}|(january|february|march|april|may|june|july|august|september|october|november|december) \d)\b/i,
  },
  {
    heading: 'Time of loss',
    asked: 'about what time it happened',
    said: /\b(tonight|overnight|(this|yesterday|in the|(mon|tues|wednes|thurs|fri|satur|sun)day) (morning|afternoon|evening|night)|last night|noon|midnight|just (now|happened)|(minutes?|hours?) ago|\d{1,2} ?[ap]\.?m)\b/i,
    find: (text) => {
      const pattern = (of: string) =>
        new RegExp(String.raw`(?:(?:around|about|approximately|just (?:before|after)) )?${of}`, 'i')
      return [(pattern(clock).exec(text) ?? pattern(daytime).exec(text))?.[0] ?? []].flat()
    },
  },
  {
    heading: 'Place of loss',
    asked: 'where it happened',
    said: /\b((?:unit|apt\.?|apartment|suite|building|bldg\.?|floor|space|dock|bay) #?\d+[A-Z]?|I-? ?\d+|(?:US|SR|route|rt|rte|interstate|exit|hwy|mile(?: marker)?) ?-?\d+|(?:on|off|along) (?:the )?\d{1,3}(?=,? (?:north|south|east|west|this|last|near|in|at|by|yesterday|today|just|around|on)\b|[NSEW]B?\b|[,.;]|$)|highway|intersection|corner of|parking lot|driveway|street|avenue|road|boulevard|(?:at|on|near|off|along|and) (?:\w+ ){1,3}(?:st|ave?|blvd|rd|hwy|ln|dr|pkwy|pike|lane|drive|parkway|turnpike)|(our|my|the|your) (\w+ )?(office|shop|store|warehouse|restaurant|kitchen|dining room|building|job ?site|site|lot|yard|garage|basement|location|house|home|bakery|plant|school|church|patio|deck|lobby|stairs|sidewalk|bathroom|restroom|loading dock)|(?:a|the) job (?:in|at|on) \w+)\b/i,
    find: placesIn,
  },
  {
    heading: 'Vehicle',
    asked: 'which of your vehicles it was',
    said: /\b(?:19[89]\d|20[0-4]\d) \p{Lu}|\bVIN\b|\b(?:our|my|the) (?:[\w-]+ ){0,3}(?:truck|van|pickup|trailer|car)\b/iu,
    losses: traffic,
    find: (text) => vehiclesOf(text).own,
  },
  {
    heading: 'Driver',
    asked: 'who was driving',
    said: /\bdriv(?:er|ing|en)\b|\bI (?:was|backed|hit)\b/i,
    losses: traffic,
    find: driversOf,
  },
  {
    heading: 'Other party',
    asked: 'the name and phone number of the other party',
    said: otherParty,
    losses: traffic,
    find: (text) => [
      ...vehiclesOf(text).others,
      ...clausesWith(otherParty, text).filter(
        (clause) =>
          !notOfOthers.test(clause) && !vehiclesOf(text).others.some((each) => clause.includes(each)),
      ),
    ],
  },
  {
    heading: 'Other party’s insurance',
    asked: 'the other party’s insurance company and policy number',
    said: /\b(?:his|her|their|its|other \w+['’]s?)\b[^.;\n]{0,40}\b(?:insur\w+|carrier|policy)\b|\binsured (?:by|with|through)\b|\b(?:has|have|with|through) (?:State Farm|Geico|GEICO|Progressive|Allstate|USAA|Farmers|Nationwide|Liberty Mutual|Travelers|American Family)\b|^(?:\w+ )?(?:insurance|insurer|carrier)\s*:/im,
    losses: traffic,
  },
  {
    heading: 'Injuries',
    asked: 'whether anyone was hurt',
    said: hurt,
    losses:
      /\b(crash\w*|accident|collision|collided|rear-?ended|wreck\w*|hit|fire|fell|slipped|burst|explo\w+)\b/i,
  },
  {
    heading: 'Police or fire report',
    asked: 'the police or fire report number, if there is one',
    said: /\b(?:police|sheriff\w*|troopers?|state patrol|highway patrol|deput(?:y|ies)|fire department|firefighters)\b|\b[A-Z]{1,4}PD\b|\b(?:report|case|incident) ?(?:number|no\.|#|num)|\b(?:officer|sgt|sergeant|detective) \p{Lu}/iu,
    known:
      /\b(?:report|case|incident)\b[^.\n]{0,20}\d|\bno (?:police|(?:police )?report)\b|\b(?:police|they|nobody) (?:did not|didn['’]t|were not|weren['’]t|was not|wasn['’]t)\b/i,
    // A scrape that hurt nobody has no report; a theft and a fire do.
    losses:
      /\b(crash\w*|accident|collision|collided|rear-?ended|wreck\w*|fire|stole\w*|theft|broke\w* in\w*|break-?in|burglar\w*|robbed|vandal\w*)\b/i,
    isOfInjury: true,
  },
  {
    heading: 'Citations',
    asked: null,
    said: /\b(?:cited|citations?|ticketed|(?:got|given|issued|wrote) (?:him |her |them )?an? ticket|at fault|admitted|apologi[sz]ed)\b/i,
  },
  {
    heading: null,
    asked: 'the name of anyone who was hurt',
    said: /\b(?:[Nn]ame(?: is|'s|’s)|named|Mr\.?|Mrs\.?|Ms\.?) \p{Lu}|\p{Lu}\p{Ll}+ \p{Lu}[\p{L}'’-]+(?:,[^,.]{2,40})?,? (?:was|got|is|has|went|fell|slipped|tripped|broke|hurt|injured|cut|burned)\b|\b(?!The|Police|She|He|They|Someone|Everyone|Nobody)\p{Lu}\p{Ll}{2,} (?:was (?:hurt|injured|taken)|got hurt|went to|broke (?:his|her)|hurt (?:his|her)|fell|slipped)\b/u,
    losses:
      /\b(?:hurt|injur\w*|hospital|ambulance|(?:to|in|at) the er|broke (?:his|her|their) \w+|bleeding|unconscious)\b/i,
    isOfInjury: true,
  },
  {
    heading: 'Witnesses',
    asked: 'the names and phone numbers of any witnesses',
    said: /\b(witness\w*|saw (it|him|her|them|what|the)|nobody saw|no one saw)\b/i,
    losses:
      /\b(crash\w*|accident|collision|collided|rear-?ended|wreck\w*|hit|fell|slipped|tripped|hurt|injur\w*|ambulance)\b/i,
  },
  {
    heading: 'Damage',
    asked: 'what was damaged or taken, and about what it is worth',
    said: /\b(?:damag\w*|total(?:ed|led)|dent\w*|estimates?|worth|valued?(?: at)?|(?:cost|price)s?|repairs?|replac\w+|drivable|scrap\w*|smashed|ruined)\b|\$\s?\d/i,
    losses: crime,
  },
  {
    heading: 'Where it can be seen',
    asked: null,
    find: (text) =>
      clausesWith(whereSeen, text).filter((clause) => !ofPerson.test(clause) && !hurt.test(clause)),
    said: whereSeen,
  },
  {
    heading: 'Attorney',
    asked: 'the name and phone number of their lawyer',
    said: /\b(?:[Ll]awyer|[Aa]ttorney|[Ll]aw (?:firm|office))(?:'s name is|,| is| named| of)? \p{Lu}\p{Ll}+|\p{Lu}\p{Ll}+ (?:&|[Ll]aw\b)/u,
    losses: /\b(lawyers?|attorneys?|law (firm|office)|su(ed|ing)|lawsuit)\b/i,
  },
]

/** What is only asked when staff report a loss; a client's first message is not answered with a questionnaire. */
const onlyForCarrier = new Set(['Vehicle', 'Driver', 'Other party', 'Other party’s insurance', 'Damage'])

/** What is not said yet of a loss, in words for the client. */
export function missingFacts(written: string, { isForCarrier = false } = {}): string[] {
  const text = withTimeWords(written)
  const told = withoutNobodyHurt(text)
  const isHarmless = told !== text
  return facts.flatMap(({ heading, asked, said, known, losses, isOfInjury = false, find }) =>
    asked === null ||
    (known ?? said).test(text) ||
    (find?.(text) ?? []).length > 0 ||
    losses?.test(told) === false ||
    (isOfInjury && isHarmless && !(heading && crimeOrFire.test(text))) ||
    (!isForCarrier && onlyForCarrier.has(heading ?? ''))
      ? []
      : [asked],
  )
}

/** What is said of a loss, each under its heading; and the sentences that no heading has whole. */
export function lossFacts(text: string): {
  readonly headed: readonly { readonly label: string; readonly value: string }[]
  readonly told: readonly string[]
} {
  const sentences = sentencesOf(text).filter(isTold)
  const said = sentences.join('\n')
  const headed = facts.flatMap(({ heading, said: pattern, find }) => {
    if (heading === null) return []
    const found = find?.(said) ?? clausesWith(pattern, said)
    const values = [...new Set(found.map((each) => each.replace(label, '').replace(/[\s.,;]+$/, '')))]
    return values.length > 0 ? [{ label: heading, value: values.filter(Boolean).join('; ') }] : []
  })
  const isHeaded = (sentence: string) =>
    clausesOf(sentence).every((clause) =>
      headed.some(({ value }) => value.includes(clause.replace(label, '').replace(/[\s.,;]+$/, ''))),
    )
  return { headed, told: sentences.filter((sentence) => !isHeaded(sentence)) }
}

/** "Driver: Luis Ortega": what a form or a list calls it. */
const label =
  /^(?:date|time|location|place|where|driver|vehicle|what happened|description|injur\w+|police(?: report)?|witness(?:es)?|damages?|other (?:party|driver))(?: (?:and|of|\/) \w+)*\s*[:–-]\s*/i

/** Greetings, requests to the agency and complaints about it are no part of what happened. */
function isTold(sentence: string): boolean {
  return !notTold.test(sentence) && !onlyName.test(sentence) && !sentence.endsWith('?')
}

const notTold =
  /^(?:hi|hello|hey|dear|good (?:morning|afternoon|evening)|thanks|thank you|regards|best|sincerely|(?:and |also )?(?:please|pls|can|could|call|let|tell|send|notify|report|fill|file|complete|use|attach\w*|we need|i need|i want|i['’]d like|we['’]d like|my name is|this is (?!an?\b|the\b|our\b|my\b)\p{L}+))\b|\b(?:complain\w*|disgrace\w*|unacceptable|attorney general|bad faith|policy number|attached|insured is)\b/iu
/** A signature. */
const onlyName = /^\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+)?[,.]?$/u

const longClause = 80

/** The clauses of a text that say something; of a long one, only the parts that do.  a clause ends where somebody or something else is spoken of. */
function clausesWith(said: RegExp, text: string): string[] {
  return clausesOf(text)
    .filter((clause) => said.test(clause))
    .map((clause) => {
      const part = clause.split(/,\s+/).filter((each) => said.test(each) && each.includes(' '))
      return clause.length > longClause && part.length > 0 ? part.join(', ') : clause
    })
}

const nextSubject = String.raw`(?=(?:he|she|they|it|we|i|his|her|their|our|my|the|nobody|no one|everyone|police|\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?(?= (?:was|is|has|had|went|got|saw|came|took)\b))(?: |$))`

function clausesOf(text: string): string[] {
  return text
    .split(
      new RegExp(
        String.raw`\n+|;\s*|(?<=[.!?])\s+(?=\p{Lu})|,?\s+(?:and|but)\s+${nextSubject}|,\s+${nextSubject}`,
        'u',
      ),
    )
    .map((clause) => clause.trim())
    .filter(Boolean)
}

const notOfOthers = /\b(?:witness\w*|saw (?:it|him|her|them|what|the)|police|report|insur\w+|policy)\b/i

/** Addresses, crossings, named places and the insured's own premises behind "at", "on" or "near". */
function placesIn(text: string): string[] {
  const labeled =
    /^(?:place|location|where|address)(?: of (?:the )?(?:loss|accident))?\s*[:–-]\s*(.+)$/im.exec(text)?.[1]
  if (labeled) return [labeled]
  const found = [...text.matchAll(placePattern)]
    .map(([, place = '']) => place.replace(notPlace, '').trim())
    .filter(isPlace)
  return found.filter((place, at) => !found.slice(0, at).some((wider) => wider.includes(place))).slice(0, 2)
}

const placePattern =
  /\b(?:at|on|near|in|inside|outside|behind|off(?! an? )|along|from) (?=((?:[^,.;\n]|,(?= \d{1,6} \p{Lu})|,(?= \p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?(?:,| \p{Lu}{2}\b|$|[.;\n]| (?:and|when|where|on|this|last|by)\b))|\.(?=\S))+))/gu
const notPlace =
  /(?:,? (?:at|around|about) \d{1,2}(?::\d\d| ?[ap]\.?m| (?:this|in the|yesterday|on)\b|$)|,? on (?:\d|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? \d|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|,? (?:by|to|for|when|while|who|that|which|because|after|before|this|last|yesterday|around|about|with|broke|and (?:\w+ed|stole|broke|hit|hurt|slid|fell|ran|the|an?|our|my|his|her|they|he|she|we))\b| (?:was|were|is|got|went|came|had|has|took) ).*$/i
const isNoPlace =
  /^(?:the )?(?:\d{1,2}\/|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? \d|(?:19|20)\d\d\b|(?:mon|tues|wednes|thurs|fri|satur|sun)day|ice\b)/i
const hasPlaceWord = new RegExp(String.raw`\b(?:${street}|I-? ?\d+|US-? ?\d+|${premises})\b`, 'i')
const isPlaceName = /^(?:\d{1,6} \p{L}|(?:the )?\p{Lu}[\p{L}'’&-]+(?: (?:\p{Lu}|of|and|&)[\p{L}'’&-]*)+)/u

function isPlace(text: string): boolean {
  return !isNoPlace.test(text) && (hasPlaceWord.test(text) || isPlaceName.test(text))
}

/** The vehicles of the insured, and those that the words before them give to somebody else. */
function vehiclesOf(text: string): { readonly own: string[]; readonly others: string[] } {
  const own: string[] = []
  const others: string[] = []
  for (const { description, vin } of changeDetails(text).vehicles) {
    const at = description === null ? -1 : text.indexOf(description)
    const line = [description, vin && `VIN ${vin}`].filter(Boolean).join(', ')
    const [before, behind] = [text.slice(Math.max(0, at - 30), at), text.slice(at)]
    if (at > 0 && ofOthers.test(before)) others.push((/^[^.;\n]*/.exec(behind)?.[0] ?? line).trim())
    else own.push(line)
  }
  const named = [...text.matchAll(unnumbered)].map(([, name = '']) => name.trim())
  return { own: own.length > 0 ? own : named.slice(0, 1), others }
}

const ofOthers =
  /\b(?:by|hit|struck|into|clipped|sideswiped|scraped|other|his|her|their)\s+(?:(?:an?|another|the|parked|other)\s+)*$/i
const unnumbered =
  /\b[Oo]ur ((?:[\p{L}\d-]+ ){0,3}(?:trucks?|van|pickup|trailer|car|loader|excavator|trencher|skid steer)(?: (?:#|no\.? ?|number |unit )?\d+)?)\b/gu

/** Who drove for the insured. */
function driversOf(text: string): string[] {
  const name = String.raw`(\p{Lu}[\p{L}'’-]+(?: \p{Lu}\.(?= ))?(?: \p{Lu}[\p{L}'’-]+)?)`
  const patterns = [
    String.raw`\b(?:[Oo]ur|[Mm]y) (?:truck )?driver,? (?:was |is |named )?${name}`,
    String.raw`(?<![Oo]ther )\b[Dd]river(?: was| is|\s*:) ${name}`,
    String.raw`${name},? (?:was (?:driving|behind the wheel|at the wheel)|drove|backed) (?!(?:the other|another|his own|her own)\b)`,
    String.raw`\b(?:[Oo]ur|[Mm]y) (?:[\p{L}\d-]+ ){0,3}(?:truck|van|pickup|car),? (?:driven by |was driven by )?${name}`,
  ]
  return patterns.flatMap((pattern) => new RegExp(pattern, 'u').exec(text)?.[1] ?? []).slice(0, 1)
}
