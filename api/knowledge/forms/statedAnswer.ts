import { stemmer } from 'stemmer'
import { type Clause, clausesOf } from './letterClauses.ts'
import { answer, type LetterAnswer, negation, type Sentence } from './letterSentences.ts'
import { daysLasting, limitsOf, measures, passes } from './statedLimits.ts'

/** Words that mean the same to an underwriter, by their stems. */
const synonyms: readonly string[] = [
  'aircraft fli plane airplan',
  'watercraft boat skiff vessel',
  'subcontractor subcontract sub sublet',
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
]
const groupOf = new Map(
  synonyms.flatMap((line) => {
    const words = line.split(' ')
    return words.map((word) => [word, words[0] ?? word] as const)
  }),
)

/** Words that say nothing about the subject of a question. */
const generic = new Set(
  `a an the of and or for to in at by on with any are is do does did be been have has had you your our we us i it its they them their this that these those if
  applicant insured busi compani oper perform work use emploi employe own leas rent provid conduct involv includ present past year last five three month within during all other than about
  requir need must don doesn didn won can isn aren wasn weren hasn haven couldn wouldn ever current propos explain ye no not never none nobodi noth busi thing someth what which who when type servic custom polici coverag insur form written program predominantli equip vehicl
  premis build locat anyon someon new order percent person peopl staff each everi one two so just also there here been get got have will would can up out from as but us most done make made over under more less time help system
  live floor place surfac similar off applic anoth entiti sold sell product run keep kept plan put touch deal handl deeper higher longer deep`.split(
    /\s+/,
  ),
)

function stemOf(word: string): string {
  const stem = stemmer(word.toLowerCase())
  return groupOf.get(stem) ?? stem
}

/** "Corrigan Bay Development Partners LP" develops nothing, nor do "Kestrel Hospitality Builders". */
const companyName =
  /(?:[A-Z][\w&'’.-]* )+(?:Inc|LLC|PLLC|LP|LLP|Corp|Co|Company|Partners|Bank|Trust|Insurance)\b\.?|(?<=[a-z] )(?:[A-Z][a-z][\w'’-]* ){2,}/g

/** The stems of the words that say what a text is about. */
function subjectsOf(text: string): Set<string> {
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
  [/\bmotor vehicle (?:reports?|records?)\b|\bmvrs?\b/gi, ' motorvehiclerecord '],
  [/\b(?:own|personal) (?:vehicles?|cars?|autos?|trucks?)\b/gi, ' ownvehicleuse '],
  [/\b(?:health|medical) (?:plans?|insurance|coverage)\b|\bgroup health\b/gi, ' grouphealthplan '],
  [
    /\bwork(?:s|ing)? (?:from|at) (?:home|(?:his|her|their|my) (?:home|house|kitchen))\b|\bpredominantly work at home\b/gi,
    ' workathomeplace ',
  ],
  [/\bnon-?renew/gi, ' nonrenew'],
  [
    /\bleas(?:e|es|ed|ing)(?: of)? (?:employees|workers|staff|labor|people)\b|\b(?:employee|labor) leasing\b|\bleasing (?:firm|company)\b/gi,
    ' employeeleasing ',
  ],
  [
    /\b(?:rent|lend|loan|lease)(?:s|ed|ing)?\b[^,;.]{0,40}?\bto (?:others|customers|clients|anybody|anyone)\b/gi,
    ' $& rentedtoothers ',
  ],
  [/\bul[- ]?300\b/gi, ' ulthreehundred '],
  [/\bbreak-?ins?\b|\bbroken? in(?:to)?\b/gi, ' burglary '],
  [/\bstored (?=(?:\w+ )?(?:data|information|records|files))/gi, ' '],
  [/\bdropp(?:ed|ing) (?:us|me|our|the (?:policy|account))\b/gi, ' declined '],
  [/\bphysical handicaps?\b/gi, ' handicap '],
  [
    /\bmulti-?factor(?: authentication)?\b|\bmfa\b|\btwo-?(?:factor|step)(?: (?:verification|authentication|login))?\b|\b(?:second|extra) factor\b|\bauthenticator(?: app)?\b|\b(?:an? |the )?(?:code|prompt|push|text|app) (?:on|to|from) (?:their|his|her|the|a|your|our) (?:cell ?)?phones?\b|\btexted (?:an? )?codes?\b/gi,
    ' multifactor ',
  ],
  [/\be-?mails?\b|\bmail(?:box)?\b/gi, ' email '],
  [
    /\bvpn\b|\bremote (?:access|desktop|logins?|connections?|network access)\b|\blog(?:s|ging|ged)? in (?:remotely|from (?:outside|home|the road))\b|\bgets? in (?:remotely|from (?:outside|home|the road))\b|\bconnect\w* (?:remotely|from (?:outside|home|the road))\b/gi,
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
    /\b(?:any |cyber |security |privacy |data )*(?:security |cyber |data |privacy )(?:incidents?|breach(?:es)?|events?)\b|^(?:\W*\d*\W*)(?:(?:has|have) (?:there been )?|were there )?any (?:incidents?|breach(?:es)?)\b|\b(?:phished|hacked|ransomware)\b|\b(?:got|broke|break|broken|breaking) into (?:the |our |her |his |an? |\w+'s )?(?:email|mailbox|account|system|network|server|computer)s?\b/gi,
    ' securityincident ',
  ],
  [
    /\b(?:on |at )?(?:the )?(?:employer|insured|company|applicant)['’]?s? (?:own )?premises\b|\bour own (?:loading )?(?:floor|shop|yard|plant|building|property|place|warehouse|kitchen|store|dock|lot)\b|\b(?:in|at|on) our (?:floor|shop|yard|plant|warehouse|kitchen|store|loading dock|parking lot)\b|\b(?:in|at) the (?:[A-Z]\w+ )?(?:shop|plant|warehouse)\b|^on the premises\??$/gi,
    ' employerspremises ',
  ],
  [/\bcerts?\b(?= |\.|$)/gi, ' certificate '],
  [/\b(?:round the clock|24 hours a day|day and night|24\/7)\b/gi, ' roundtheclock '],
  [/\bdriving records?\b|\bdriver records?\b/gi, ' motorvehiclerecord '],
  [/\bsleeps? over\b|\bstays? the night\b/gi, ' overnight '],
]

/** "On e-mail it is only on for the owners, so that is a no." */
const verdict =
  /\b(?:so|that is|that's) (?:that is |that's )?(?:a )?(yes|no)\b(?=[.,;]|$| (?:to|on|for|there))|[:,] (yes|no)(?=[.,;]|$)|^(yes|no) (?:to|on) /i

/** "No stoves" denies wood-burning stoves too. */
function isKindDenied(asked: string, { text, isNegative }: Clause): boolean {
  const words = asked.replace(/[?\s]+$/, '').split(/\s+/)
  const [last = ''] = /[a-z]{4,}$/i.exec(words.at(-1) ?? '') ?? []
  const denied = /^(?:there (?:is|are) |we have )?no (\w+)/i.exec(text)?.[1]
  return (
    isNegative &&
    words.length <= 5 &&
    denied !== undefined &&
    last !== '' &&
    !/\b(?:of|to|for|in|with|by|on|and|or)\b/i.test(asked) &&
    !generic.has(stemmer(last.toLowerCase())) &&
    stemOf(last) === stemOf(denied)
  )
}

/** "Yes" or "No" to a question, where a clause speaks plainly of its subject; null when none does, or when two differ. */
export function statedAnswer(question: string, sentences: readonly Sentence[]): LetterAnswer | null {
  const asked = question
    .replace(/^\s*(?:\d+[a-z]?|[a-z])[.)]\s*/i, '')
    .replace(/\bif (?:so|yes)\b.*$/i, '')
    .replace(/\b(?:yes|no)\s*$/i, '')
    .replace(/,? (?:in|during|within|over) (?:the )?(?:last|past|prior|previous) \w+ years?\b/i, '')
    .replace(/\bthe (?:last|past|prior|previous) \w+ years?\b/i, '')
    // "Losses relating to discrimination" is not about every loss.
    .replace(/^.*\b(?:relat(?:ing|ed) to|involving|arising (?:out )?of|alleging)\b/i, '')
  // "Work without a certificate?" and "limits less than yours?" ask for what is missing.
  const isReversed = /\b(?:without|less than|lower than|fail|lack)\b/i.test(asked)
  const alternatives = asked
    .replaceAll(/\([^)]*\)/g, ' ')
    .split(/\bor\b|\/|,/)
    .map((part) => subjectsOf(part))
    .filter((part) => part.size > 0)
  // "Exterior insulation and finish (EIFS)": the short form says all of it.
  const shortForm = /\(([A-Z]{3,6})\)/.exec(asked)?.[1]
  const whole = subjectsOf(asked)
  if (whole.size === 0) return null
  // What a question names first is its subject: "Delivery of food".
  const [head] = whole
  const weight = (stems: ReadonlySet<string>) =>
    [...stems].reduce((sum, stem) => sum + Math.min(stem.length, 10) / 6 + (stem === head ? 0.3 : 0), 0)
  const isOfAll = /\b(?:all|every|each)\b/i.test(asked)
  const clauses = clausesOf(sentences)
  const limits = limitsOf(asked)
  // "Closed for more than 60 days?" with "closed from January 4 to March 20".
  const [long] = limits.filter(({ unit, isBelow }) => unit === 'days' && !isBelow)
  const lasting =
    long &&
    sentences.find(
      ({ text, written }) => !whole.isDisjointFrom(subjectsOf(text)) && daysLasting(text, written) !== null,
    )
  if (long && lasting)
    return answer(lasting, (daysLasting(lasting.text, lasting.written) ?? 0) > long.value ? 'Yes' : 'No')
  const passed = limits.map((limit) => passes(limit, clauses))
  const over = passed.find((each) => each?.value === 'Yes') ?? null
  if (over) return over
  const [within] = passed
  if (within && passed.every((each) => each !== null)) return within
  const found = clauses.flatMap((clause) => {
    const stated = subjectsOf(clause.text)
    const hits = whole.intersection(stated)
    if (hits.size < (isReversed && whole.size > 1 ? 2 : 1)) return []
    const isShort = shortForm !== undefined && new RegExp(`\\b${shortForm}\\b`, 'i').test(clause.text)
    const share = Math.max(
      isShort ? 1 : 0,
      isKindDenied(asked, clause) ? 1 : 0,
      weight(hits) / weight(whole),
      ...alternatives.map(
        (part) => part.intersection(stated).size / Math.max(part.size, alternatives.length > 1 ? 1.5 : 1),
      ),
    )
    const score = share + 0.25 * (whole.intersection(subjectsOf(clause.sentence.text)).size / whole.size)
    // "We never touch sprinklers": the clause is only about the subject of the question.
    // Having sprinklers is not installing them: a yes must name what the question names first.
    const isWholly =
      alternatives.length === 1 &&
      stated.isSubsetOf(whole) &&
      (clause.isNegative || (head !== undefined && hits.has(head) && share > 0.5))
    const sure = isWholly && score >= 0.4 ? score + 0.25 : score
    // "Cameras in all units?" is answered by "only the Kenworth has one".
    const least = isOfAll && /\bonly\b/i.test(clause.text) ? 0.3 : 0.62
    return sure >= least ? [{ clause, score: sure }] : []
  })
  // "No foam and no asbestos": each of the things that are asked is denied.
  const denials = clauses.filter(({ text, isNegative }) => {
    const subjects = subjectsOf(text)
    return isNegative && subjects.size > 0 && subjects.isSubsetOf(whole)
  })
  const [denial] = denials
  if (denial && !isReversed && alternatives.length > 1 && limits.length === 0) {
    const denied = denials.map(({ text }) => subjectsOf(text))
    if (alternatives.every((part) => denied.some((each) => !each.isDisjointFrom(part))))
      return answer(denial.sentence, 'No')
  }
  const ranked = found.toSorted((a, b) => b.score - a.score)
  const [best] = ranked
  if (!best) return null
  // "Have all servers had it?" with eleven of fourteen is a no.
  const isPartly = /\b\w+ of (?:our|the|my) \w+|\b(?:most|some|only|not all|not every|except)\b/i
  if (isOfAll && isPartly.test(best.clause.text)) return answer(best.clause.sentence, 'No')
  // "Work above three stories?" is answered by a height, and not by work.
  const [limit] = limits.filter(({ unit }) => unit !== '')
  if (limit && !best.clause.isNegative) {
    const [only, ...others] = measures(best.clause.sentence.text).filter(({ unit }) => unit === limit.unit)
    if (!only || others.length > 0 || only.value === limit.value) return null
    return answer(best.clause.sentence, only.value > limit.value !== limit.isBelow ? 'Yes' : 'No')
  }
  // "Delivery is by DoorDash" is no delivery by the applicant's own drivers.
  const isOfOwn = /\b(?:your|its|their) own (?:employees|drivers|staff|people|vehicles)\b/i.test(asked)
  const isByOthers = /\bby (?:[A-Z]|an? outside|others)|\bno \w+ of (?:our|my) own\b/
  if (isOfOwn && isByOthers.test(best.clause.sentence.text)) return answer(best.clause.sentence, 'No')
  // "Are laptops encrypted?" is not answered by what else is said of laptops.
  const predicate = /^(?:is|are|was|were|do|does|have|has)\b.*\b(\w+ed)\W*$/i.exec(asked)?.[1]
  const [done] = predicate === undefined ? [] : subjectsOf(predicate)
  if (done !== undefined && !best.clause.isNegative && !subjectsOf(best.clause.sentence.text).has(done))
    return null
  // Nor is a code for the mail one for the servers.
  const purpose = /\b(?:required|used|enabled|needed|enforced|in place|turned on) (?:for|on) (.+)$/i.exec(
    asked,
  )?.[1]
  const purposes = subjectsOf(purpose ?? '')
  if (
    purposes.size > 0 &&
    !best.clause.isNegative &&
    purposes.isDisjointFrom(subjectsOf(best.clause.sentence.text))
  )
    return null
  const value = (clause: Clause) => {
    // Where something is asked to have been stopped, that it was is no denial.
    const isAsked = whole.has('recal') && !negation.test(clause.text)
    const isMissing = (clause.isNegative && !isAsked) || /\b(?:stay(?:s|ed)? out|except)\b/i.test(clause.text)
    return isMissing === isReversed ? 'Yes' : 'No'
  }
  const verdictWord = verdict.exec(best.clause.sentence.text)?.slice(1).find(Boolean)
  if (verdictWord && !isReversed) return answer(best.clause.sentence, /yes/i.test(verdictWord) ? 'Yes' : 'No')
  const rival = ranked.find(
    ({ clause, score }) => score >= best.score - 0.05 && value(clause) !== value(best.clause),
  )
  if (rival) return null
  return answer(best.clause.sentence, value(best.clause))
}
