import { stemmer } from 'stemmer'

/** Words that mean the same to an underwriter, by their stems. */
const synonyms: readonly string[] = [
  'aircraft fli plane airplan',
  'watercraft boat skiff vessel',
  'subcontractor subcontract sub sublet subconsult',
  'medic health nurs clinic',
  'vaccin shot immun',
  'repossess repo',
  'suit su lawsuit sue',
  'scan scanner',
  'encrypt',
  'explos blast dynamit',
  'hazard hazmat placard danger',
  'equip tool machineri machin',
  'retail store shop',
  'solid wood charcoal',
  'flamb flame flambe',
  'dig excav earth',
  'tunnel underground',
  'frai fry fryer deep',
  'outdoor patio outsid sidewalk',
  'music band duo dj',
  'danc dancer',
  'injur injuri hurt',
  'server bartend waiter serv waitstaff',
  'bouncer doorman',
  'deliv deliveri',
  'season summer',
  'home hous',
  'guarante warranti warrant',
  'recal discontinu stop',
  'foreign import oversea abroad taiwan china canada mexico europ vietnam india japan germani itali hondura guatemala korea thailand',
  'declin cancel nonrenew',
  'chemic chlorin acid flammabl solvent',
  'transport van shuttl bus',
  'haul freight cargo load',
  'subsidiari parent',
  'alcohol liquor beer wine bar spirit',
  'violat citat cite',
  'lift crane boom liftgat',
  'train certif card',
  'safeti',
  'report unreport',
  'travel confer',
  'toolbox tailgat',
  'torch tar',
  'condo condominium',
  'passeng rider ride',
  'claim loss',
  'dwell apart',
  'underground ground basement below',
  'interchang lend lent borrow share',
  'board kennel',
  'camera cam dashcam',
  'fenc gate',
  'townhous tract',
  'brief talk orient',
  'driver drive drove driven',
  'laptop phone devic portabl comput tablet',
  'crime burglari theft stolen stole robberi vandal',
  'take took taken',
  'give gave given',
  'keep kept',
  'hold held',
  'sell sold',
  'teach taught',
  'wear wore worn',
  'write wrote written',
  'break broke broken',
  'bring brought',
  'send sent',
  'inspect tag',
]
const groupOf = new Map(
  synonyms.flatMap((line) => {
    const words = line.split(' ')
    return words.map((word) => [word, words[0] ?? word] as const)
  }),
)

/** Words that say nothing about the subject of a question. */
export const generic = new Set(
  `a an the of and or for to in at by on with any are is do does did be been have has had you your our we us i it its they them their this that these those if
  applicant insured busi compani oper perform work use emploi employe own leas rent provid conduct involv includ present past year last five three month within during all other than about
  requir need must don doesn didn won can isn aren wasn weren hasn haven couldn wouldn ever current now propos explain ye no not never none nobodi noth busi thing someth what which who when type servic custom polici coverag insur form written program predominantli equip vehicl
  premis build locat anyon someon new order percent person peopl staff each everi one two so just also there here been get got have will would can up out from as but us most done make made over under more less time help system
  live floor place surfac similar off applic anoth entiti sold sell product run keep kept plan put touch deal handl deeper higher longer deep permit allow properti issu formal anyth els receiv offer respond least yearli annual regularli`.split(
    /\s+/,
  ),
)

export function stemOf(word: string): string {
  const stem = stemmer(word.toLowerCase())
  return groupOf.get(stem) ?? stem
}

/** "Corrigan Bay Development Partners LP" develops nothing, nor do "Kestrel Hospitality Builders". */
const companyName =
  /(?:[A-Z][\w&'’.-]* )+(?:Inc|LLC|PLLC|LP|LLP|Corp|Co|Company|Partners|Bank|Trust|Insurance)\b\.?|(?<=[a-z] )(?:[A-Z][a-z][\w'’-]* ){2,}/g

/** The stems of the words that say what a text is about. */
export function subjectsOf(text: string): Set<string> {
  return new Set(
    [
      ...phrases
        .reduce((stated, [pattern, name]) => stated.replace(pattern, name), text.replaceAll(companyName, ' '))
        .toLowerCase()
        .matchAll(/[a-z]+/g),
    ].flatMap(([word]) => {
      const plain = stemmer(word)
      const isSubject = (word.length > 2 || word === 'dj') && !generic.has(plain) && !generic.has(word)
      return isSubject ? [stemOf(word)] : []
    }),
  )
}

/** Several words that name one thing. */
const phrases: readonly (readonly [RegExp, string])[] = [
  [/\btown house/gi, 'townhouse'],
  [/\bIDs?\b/g, ' identification '],
  [/\boff[- ]?(?:site|premises?)\b/gi, ' offpremises '],
  [/\b(?:wedding|mobile|portable|event) bars?\b/gi, ' catering alcohol '],
  [/\bmotor vehicle (?:reports?|records?)\b|\bmvrs?\b/gi, ' motorvehiclerecord '],
  [/\b(?:own|personal) (?:vehicles?|cars?|autos?|trucks?)\b/gi, ' ownvehicleuse '],
  [/\b(?:health|medical) (?:plans?|insurance|coverage)\b|\bgroup health\b/gi, ' grouphealthplan '],
  [
    /\bwork(?:s|ing)? (?:from|at) (?:home|(?:his|her|their|my) (?:home|house|kitchen))\b|\bpredominantly work at home\b/gi,
    ' workathomeplace ',
  ],
  [/\bnon-?renew/gi, ' nonrenew'],
  [/\b(?:outside|beyond) (?:of )?(?:the )?(?:US|U\.S\.?A?|USA|United States|country)\b/gi, ' foreign '],
  [
    /\bleas(?:e|es|ed|ing)(?: of)? (?:employees|workers|staff|labor|people)\b|\b(?:employee|labor) leasing\b|\bleasing (?:firm|company)\b/gi,
    ' employeeleasing ',
  ],
  [
    /\b(?:rent|lend|loan|lease)(?:s|ed|ing)? out\b|\b(?:rent|lend|loan|lease)(?:s|ed|ing)?\b[^,;.]{0,40}?\bto (?:others|customers|clients|anybody|anyone)\b/gi,
    ' $& rentedtoothers ',
  ],
  [
    /\bul[- ]?300\b(?: (?:wet|chemical|extinguishing|suppression|fire|hood))*(?: systems?\b)?/gi,
    ' ulthreehundred ',
  ],
  [
    /\b(?:(?:will|would|do|does|did|are|is)(?: not|n['’]t)|won['’]t|refus\w+ to|declin\w+ to) (?:be )?renew\w*/gi,
    ' nonrenew ',
  ],
  [/\bpassword[- ]only\b|\b(?:only|just) (?:a|the) password\b/gi, ' multifactor '],
  [
    /\bfire (?:departments?|trucks?|engines?|crews?|brigade|company)\b|\bfirefighters?\b/gi,
    ' firedepartment ',
  ],
  [/\bbreak-?ins?\b|\bbroken? in(?:to)?\b/gi, ' burglary '],
  [/\bstored (?=(?:\w+ )?(?:data|information|records|files))/gi, ' '],
  [/\bwrote\b[^.;,]{0,40}?\bup\b(?= for\b)|\bticketed\b/gi, ' citation '],
  [/\bdropp(?:ed|ing) (?:us|me|our|the (?:policy|account))\b/gi, ' declined '],
  [/\bphysical handicaps?\b/gi, ' handicap '],
  [
    /\bmulti-?factor(?: authentication)?\b|\bmfa\b|\btwo-?(?:factor|step)(?: (?:verification|authentication|login))?\b|\b(?:second|extra) factor\b|\bauthenticator(?: app)?\b|\b(?:an? |the )?(?:code|prompt|push|text|app) (?:on|to|from) (?:their|his|her|the|a|your|our) (?:cell ?)?phones?\b|\btexted (?:an? )?codes?\b|\bphone codes?\b/gi,
    ' multifactor ',
  ],
  [/\be-?mails?\b|\bmail(?:box)?\b/gi, ' email '],
  [
    /\bvpn\b|\bremote (?:access|desktop|logins?|connections?|network access)\b|\b(?:log|sign)(?:s|ging|ged|ing|ed)? in (?:remotely|from (?:outside|home|the road))\b|\bgets? in (?:remotely|from (?:outside|home|the road))\b|\bconnect\w* (?:remotely|from (?:outside|home|the road))\b/gi,
    ' remoteaccess ',
  ],
  [/\b(?:administrators?|admins?)(?: accounts?)?\b|\bprivileged (?:accounts?|users?)\b/gi, ' adminaccount '],
  [/\bedr\b|\bendpoint (?:detection|protection)(?: and response)?\b/gi, ' endpointdetection '],
  [
    /\b(phishing|safety|security(?: awareness)?|driving|driver|food safety|first aid|harassment)[- ](?:\w+ )?(?:class|course|drill|lesson|session|workshop)(?:e?s)?\b/gi,
    ' $1 training ',
  ],
  [/\b(?:scrambled|bitlocker|filevault)\b/gi, ' encrypted '],
  [
    /\b(?:any |cyber |security |privacy |data )*(?:security |cyber |data |privacy )(?:incidents?|breach(?:es)?|events?)\b|^(?:\W*\d*\W*)(?:(?:has|have) (?:there been )?|were there )?any (?:incidents?|breach(?:es)?)\b|\b(?:phished|hacked|ransomware)\b|\b(?:got|broke|break|broken|breaking) into (?:the |our |her |his |an? )?(?:\w+['’]s )?(?:email|mailbox|account|system|network|server|computer)s?\b/gi,
    ' securityincident ',
  ],
  [
    /\b(?:on |at )?(?:the )?(?:employer|insured|company|applicant)['’]?s? (?:own )?premises\b|\bour own (?:loading )?(?:floor|shop|yard|plant|building|property|place|warehouse|kitchen|store|dock|lot)\b|\b(?:in|at|on) our (?:floor|shop|yard|plant|warehouse|kitchen|store|loading dock|parking lot)\b|\b(?:in|at) the (?:[A-Z]\w+ )?(?:shop|plant|warehouse)\b|\b(?:was|were) on the (?:shop |plant |factory )?floor (?:when|while)\b|\bat the next (?:bench|machine|station|press)\b|^on the premises\??$/gi,
    ' employerspremises ',
  ],
  [/\bcerts?\b(?= |\.|$)/gi, ' certificate '],
  [/\b(?:round the clock|24 hours a day|day and night|24\/7)\b/gi, ' roundtheclock '],
  [/\bdriving records?\b|\bdriver records?\b/gi, ' motorvehiclerecord '],
  [/\bsleeps? over\b|\bstays? the night\b/gi, ' overnight '],
]
