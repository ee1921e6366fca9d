import { answer, type LetterAnswer, negation, type Sentence } from './letterSentences.ts'
import { writerOf } from './people.ts'
import { clockTimes, counts, days, moneyAmounts, personNames } from './spokenValues.ts'

const happened =
  /\b(happen\w*|occur\w*|accident|fire|smoke|stole\w*|theft|broke|burst|fell|slipped|damage\w*|hit|crash\w*|collid\w*|leak\w*|flood\w*|storm|hail|shorted|injur\w*|hurt|dropped|caught|struck|pinned|crush\w*|burned|sprain\w*|strain\w*|twisted|cut|backed into|spoil\w*)\b/i

const company = String.raw`[A-Z][\w'’-]*(?: (?:& )?[A-Z][\w'’-]*)+`
/** "Alarm is from Columbia Mouth Security"; "Erie Steam & Duct cleans the hood". */
const servedBy = String.raw`\b(?:from|by|with|through) (${company})|^(${company}) (?:cleans?|services?|maintains?|monitors?|installed|does|inspects?)\b`

interface Special {
  /** What the label looks like. */
  readonly asks: RegExp
  find(sentences: readonly Sentence[], asked: string): LetterAnswer | null
}

/** Fields whose answer needs more than the nearest value. */
export const letterSubjects: readonly Special[] = [
  {
    asks: /\bparts? of (?:the )?body\b|\bbody parts?\b/,
    find: (sentences) =>
      firstOf(
        [
          ...sentences.filter(({ text }) => happened.test(text) || isHarmed.test(text)),
          ...sentences.filter(({ text }) => /\b(?:his|her|their) /.test(text)),
        ],
        ({ text }) => {
          // "The nailing head came down on his left hand": the part that is somebody's.
          const owned = bodyParts.find(([, words]) =>
            new RegExp(`\\b(?:his|her|their|my|left|right) (?:\\w+ ){0,2}?(?:${words.source})`, 'i').test(
              text,
            ),
          )
          const found = owned ?? bodyParts.find(([, words]) => words.test(text))
          const side =
            found && new RegExp(`\\b(left|right) (?:\\w+ )?(?:${found[1].source})`, 'i').exec(text)?.[1]
          return side
            ? `${side.slice(0, 1).toUpperCase()}${side.slice(1).toLowerCase()} ${found[0].toLowerCase()}`
            : found?.[0]
        },
      ),
  },
  {
    asks: /\bnature of (?:the )?injur|\binjur(?:y|ies) (?:type|description|sustained)|\b(?:type|kind|description) of injur|^injur(?:y|ies)$/,
    find: (sentences) => firstOf(sentences, ({ text }) => harmIn(text)),
  },
  {
    asks: /\bshift (?:began|begins|start)|\b(?:began|started) (?:work|shift)|\btime (?:work(?:day)?|shift|employee) (?:began|started)/,
    find: (sentences) => {
      const at = sentences.flatMap(({ text }) => clockTimes(text).map(({ value }) => value))
      return firstOf(sentences, ({ text }) =>
        /\bshift\b|\b(?:began|started|start|came to|come to) (?:work|his day|her day)|\bclocked in|\bcame (?:on|in) at/i.test(
          text,
        )
          ? (clockTimes(text)[0]?.value ?? hourBefore(text, at[0]))
          : undefined,
      )
    },
  },
  {
    asks: /\b(?:date|day|when)\b.*\b(?:employer|insured|you|supervisor|company)\b.*\b(?:knew|notified|told|informed|aware|learned)|\bdate (?:employer|insured) (?:knew|notified)|\bdate (?:of )?notif(?:ied|ication)/,
    find: (sentences) => {
      const told = sentences.find(({ text }) => isTold.test(text))
      if (!told) return null
      const [named] = days(told.text, told.written)
      if (named) return answer(told, named.value)
      // "I was told within minutes": on the very day.
      const day = firstOf(
        sentences.filter(({ text }) => happened.test(text)),
        (each) => days(each.text, each.written)[0]?.value,
      )
      const isAtOnce =
        /\b(?:right away|at once|immediately|on the spot|within (?:the|an|\w+) (?:hour|minute)s?|minutes|same (?:day|afternoon|morning|evening|shift)|straight away)\b/i
      return day && isAtOnce.test(told.text) ? answer(told, day.value) : null
    },
  },
  {
    asks: /\b(?:first|last) (?:full )?day (?:lost|missed|off|worked|of (?:lost time|disability))|\bdate (?:disability|lost time) began|\bfirst (?:lost|missed) day/,
    find: (sentences, asked) =>
      /\blast\b.*\bworked\b/.test(asked)
        ? // Who has not been back since worked last on the day of the accident.
          sentences.some(({ text }) =>
            /\b(?:not|n['’]t) (?:been (?:back|in)|worked|come back)\b|\b(?:off|out)\b.{0,20}\bsince\b/i.test(
              text,
            ),
          )
          ? firstOf(
              sentences.filter(({ text }) => happened.test(text)),
              (each) => days(each.text, each.written)[0]?.value,
            )
          : null
        : firstOf(sentences, ({ text, written }) =>
            /\b(?:off|out|not worked|n['’]t worked|away|missed)\b.*\bsince\b|\bhas(?:n['’]t| not) (?:been|come) (?:in|back|at work) since\b|\bmissed work (?:from|starting|beginning)\b/i.test(
              text,
            )
              ? days(text, written)[0]?.value
              : undefined,
          ),
  },
  {
    asks: /\b(?:hospital|clinic|medical (?:facility|provider)|treat(?:ed|ing|ment) (?:at|by|facility)|where treated|physician)\b/,
    find: (sentences) => firstOf(sentences, ({ text }) => facilityIn(text)),
  },
  {
    asks: /\b(?:expected|estimated|anticipated|planned)\b.*\b(?:back|return)|\breturn(?:ed)? to work(?: date)?$|^date (?:of )?return(?:ed)?\b/,
    find: (sentences) =>
      dayAfter(sentences, /\b(?:back(?: (?:at|to) work)?(?= on| by|,| [A-Z])|return\w*)\b/i),
  },
  {
    asks: /^witness(?:es)?(?: names?)?$|^names? of witness/,
    find: (sentences) =>
      firstOf(
        sentences.filter(({ text }) =>
          /\bsaw (?:it|him|her|them|all|everything|what|how|the (?:accident|whole))\b|\b(?:witness(?:ed)?|watched|was (?:right )?(?:there|beside|next to))\b/i.test(
            text,
          ),
        ),
        ({ text }) => {
          const names = personNames(text).map(({ value }) => value)
          return names.length === 0 ? undefined : names.join(', ')
        },
      ),
  },
  {
    asks: /date of (?:loss|accident|injury|occurrence|incident)|loss date|^(?:day|date) (?:it|this) happened/,
    find: (sentences) =>
      firstOf(
        sentences.filter(({ text }) => happened.test(text) || text.length > 60),
        (each) => days(each.text, each.written)[0]?.value,
      ),
  },
  {
    asks: /date (?:prepared|reported|requested|submitted|of (?:(?:this )?(?:report|request)|letter|notice))|(?:report|request|letter) date|reported on/,
    find: (sentences) =>
      firstOf(
        sentences.filter(({ text }) => text.length < 60),
        (each) => days(each.text, null)[0]?.value,
      ),
  },
  {
    asks: /^(?!.*\b(?:manager|driver|chef|operator|installer|location)\b).*years? (?:in|of) (?:business|trade|the trade|operation|experience)|time in (?:market|business)/,
    find: (sentences) => {
      const stated = firstOf(sentences, ({ text }) =>
        counts(text)
          .filter(({ end }) =>
            /^ years? (?:in (?:business|the|this)|at (?:this|it)|doing|making|selling|building|running|of (?:doing|making|selling|experience))\b/i.test(
              text.slice(end),
            ),
          )
          .map(({ value }) => value)
          .at(0),
      )
      return stated && { ...stated, isPlain: true }
    },
  },
  {
    asks: /(?:installed|serviced|maintained|cleaned|monitored|inspected) by$|(?:cleaning|alarm|security|monitoring|maintenance) (?:contractor|company)|cleaning by\b|^(?:\w+ )?vendor$/,
    find: (sentences, asked) => {
      const topic = /\b(?:alarm|hood|duct|sprinkler|elevator|boiler|kitchen|pest|security|fire)\w*/.exec(
        asked,
      )?.[0]
      return topic === undefined
        ? null
        : firstOf(
            sentences.filter(({ text }) => new RegExp(`\\b${topic}`, 'i').test(text)),
            ({ text }) => new RegExp(servedBy).exec(text)?.slice(1).find(Boolean),
          )
    },
  },
  {
    asks: /^(?:time|hour)$|time of|^hour of/,
    find: (sentences) => firstOf(sentences, (each) => clockTimes(each.text)[0]?.value),
  },
  {
    asks: /police|fire department|authority/,
    find: (sentences) =>
      firstOf(sentences, ({ text }) => {
        const department =
          /\b(?:The )?((?:[A-Z][\w.'-]+ )+?(?:Police|Fire|Sheriff['’]?s?)(?: (?:Department|Dept\.?|Office|Bureau))?)/.exec(
            text,
          )?.[1]
        const number =
          /\b(incident|report|case|complaint)(?: report)?(?: number| no\.?| #)? ([A-Z]{0,3}\d[\w-]*)/i.exec(
            text,
          )
        return department && number ? `${department}, ${number[1]?.toLowerCase()} ${number[2]}` : department
      }),
  },
  {
    asks: /\bowned\b.*\b(?:leased|financed)\b|\b(?:leased|financed)\b.*\bowned\b/,
    find: (sentences) =>
      firstOf(sentences, ({ text }) =>
        /\b(?:we|is|are|it) (?:is )?leas(?:e|ed|ing)\b/i.test(text)
          ? 'Leased'
          : /\b(?:financ(?:ed|ing)|loan|lien|note on (?:it|the))\b/i.test(text) && !negation.test(text)
            ? 'Financed'
            : /\b(?:paid cash|(?:own|owned) (?:it |them )?outright|free and clear|no (?:loan|lien)s?)\b/i.test(
                  text,
                )
              ? 'Owned'
              : undefined,
      ),
  },
  {
    asks: /^(?:date )?(?:needed|required|due|wanted)(?: by)?(?: date)?$|\b(?:need|needed|required|due|wanted) (?:by|before)\b|\bdate needed\b|^deadline/,
    find: (sentences) => {
      const wanted = sentences.filter(({ text }) =>
        /\b(?:needs?|wants?|sen[dt]|certificate|requires?|asks?|asked)\b/i.test(text),
      )
      const byWhen = /\b(?:by|before|no later than|not later than|until)\b/i
      return dayAfter(wanted, byWhen) ?? dayAfter(sentences, byWhen)
    },
  },
  {
    asks: /^(?:(?:project|job|work|contract|estimated|expected|anticipated) )*(?:start|begin|beginning|commencement)(?:ing|s)?(?: (?:date|on))?$/,
    find: (sentences) =>
      dayAfter(
        sentences,
        /\b(?:(?:we|work|job|crew|they) (?:will |can |must )?(?:begins?|starts?|commences?)|begins?|starts?|starting|beginning|commenc\w+)\b/i,
      ),
  },
  {
    asks: /^(?:(?:project|job|work|contract|estimated|expected|anticipated) )*(?:finish|end|completion|completed?)(?:ing|ed)?(?: (?:date|on|by))?$/,
    find: (sentences) =>
      dayAfter(
        sentences,
        /\b(?:(?:be|are|is) (?:off|done|out|finished|complete)|finish\w*|complet\w+|wraps? up|ends?|through|done by)\b/i,
      ),
  },
  {
    asks: /\b(?:job|project|contract|bid|work order) (?:number|no|#)/,
    find: (sentences) =>
      firstOf(
        sentences.filter(({ text }) => /\b(?:job|project|contract|bid|work)\b/i.test(text)),
        ({ text }) =>
          /(?<!\b(?:policy|license|licence|phone|account|loan|permit|claim) )\b(?:number|no\.|#|job|project|contract|bid) ?(?:is |: ?)?((?=[A-Z0-9-]*\d)[A-Z0-9]+(?:-[A-Z0-9]+)*)\b(?! ?(?:,\d|million|percent|miles|feet))/.exec(
            text,
          )?.[1],
      ),
  },
  {
    asks: /\brelationship\b.*\b(?:holder|to insured|to (?:the )?applicant)\b|\bholder\b.*\brelationship\b/,
    find: (sentences) =>
      firstOf(sentences, ({ text }) => relationships.find(([, words]) => words.test(text))?.[0]),
  },
  {
    asks: /mortgagee|loss payee|lien ?holder|lender/,
    find: (sentences, asked) =>
      firstOf(
        sentences.filter(({ text }) =>
          /\b(?:bank|mortgag\w*|lender|lien|leas\w*|loan|credit union|financed)\b/i.test(text),
        ),
        ({ text }) =>
          /\b((?:[A-Z][\w&.'’-]+ )+(?:Bank|Credit Union|Savings|Leasing|Capital|Finance|Trust)(?: (?:of )?[A-Z]\w+)*)/.exec(
            text,
          )?.[1] ??
          (negation.test(text) && /^(?:mortgagee|loss payee|lien ?holder|lender)s?$/.test(asked)
            ? 'None'
            : undefined),
      ),
  },
  {
    asks: /estimat\w* (?:amount|loss|damage|of)|amount of (?:loss|damage|claim)|total (?:loss|damage)/,
    find: (sentences) => {
      const sums = sentences.filter(({ text }) =>
        /\b(?:altogether|in all|total\w*|sum|i make it|comes to|estimate\w*|adds up)\b/i.test(text),
      )
      return firstOf(sums.toReversed(), ({ text }) => moneyAmounts(text).at(-1)?.value)
    },
  },
  {
    asks: /(?:reported|requested|submitted|completed|prepared|made|filled (?:in|out)) by\b|person reporting|requester|your name|^(?:person to )?contact(?: name| person)?$/,
    find: (sentences) => {
      const writer = writerOf(sentences)
      const signed = sentences.findLast(({ text }) => writer !== undefined && text.includes(writer))
      return writer !== undefined && signed ? answer(signed, writer) : null
    },
  },
  {
    asks: /(?:description|cause|details|facts) of (?:the )?(?:loss|accident|occurrence|incident|damage)|describe (?:the |any |how the |what )?(?:accident|occurrence|incident|happened|breach|event)|what happened|how did|how (?:it|this) happened/,
    find: (sentences) => {
      const mentions = sentences.flatMap((sentence, at) => {
        // "Was hurt" says less than what somebody was doing.
        const hits =
          [...sentence.text.matchAll(new RegExp(happened.source, 'gi'))].length +
          (bodyParts.some(([, words]) => words.test(sentence.text)) ? 1 : 0) -
          (/\b(?:was|got) (?:hurt|injured)\b/i.test(sentence.text) ? 1 : 0)
        return hits > 0 && sentence.text.length > 40 && !/\bi am writing\b/i.test(sentence.text)
          ? [{ sentence, at, hits }]
          : []
      })
      const about = mentions
        .toSorted((x, y) => y.hits - x.hits || x.at - y.at)
        .slice(0, 2)
        .toSorted((x, y) => x.at - y.at)
      const [first] = about
      // "One claim in five years: brick fell on a parked car and the company paid $8,240": what was paid is asked elsewhere.
      const told = about.map(({ sentence }) =>
        sentence.text
          .replace(/^(?:one|the only|our only|a) [^:,]{0,40}\b(?:claim|loss|accident)\b[^:]{0,60}: /i, '')
          .replace(/,? and (?:the (?:company|carrier|insurer)|they|[A-Z]\w+(?: [A-Z]\w+)*) paid\b.*$/, '.'),
      )
      return first ? answer(first.sentence, told.join(' ')) : null
    },
  },
  {
    asks: /(?:prior|current|present|previous|expiring) (?:carrier|insurer|insurance company)/,
    find: (sentences) =>
      firstOf(
        sentences,
        ({ text }) =>
          /\b(?:insured|coverage|policy|policies|insurance|covered)\b[^.]{0,60}?\b(?:with|through|by|from)\s+((?:[A-Z][\w&.'’-]+)(?: (?:[A-Z][\w&.'’-]+|of|and))*)/.exec(
            text,
          )?.[1],
      ),
  },
  {
    asks: /(?:description|nature) of (?:operations|business)|business description|what do(?:es)? (?:you|the (?:business|applicant)) do/,
    find: (sentences) =>
      firstOf(sentences, ({ text }) =>
        /^(?:[^,]{0,40}, )?[Ww]e (?:are|do(?!n['’]t| not)|build|install|sell|operate|make|haul|provide|clean|repair|manage|own)\b/.test(
          text,
        ) && moneyAmounts(text).length === 0
          ? text
          : undefined,
      ),
  },
]

/** What somebody who wants a certificate is to the insured. */
const relationships: readonly (readonly [string, RegExp])[] = [
  [
    'Project owner',
    /\b(?:owns? the (?:project|job|work|road|site)|owners? of the (?:project|job|site)|project owner)\b/i,
  ],
  [
    'General contractor',
    /\bgeneral contractor\b|\bsub(?:s|bing|contract(?:s|ing|ors?)?)? (?:to|for|under)\b/i,
  ],
  ['Landlord', /\blandlord\b|\b(?:rent|lease) (?:\w+ ){0,4}from\b/i],
  ['Lender', /\b(?:lender|mortgagee|made (?:us )?the loan|holds the (?:note|mortgage))\b/i],
  ['Permit issuer', /\bpermit\b/i],
]

/** The first day that a letter names behind certain words. */
function dayAfter(sentences: readonly Sentence[], words: RegExp): LetterAnswer | null {
  return firstOf(sentences, ({ text, written }) => {
    for (const { index } of text.matchAll(new RegExp(words.source, 'gi'))) {
      const [day] = days(text.slice(index).split(/[;,]| (?:and|but) /)[0] ?? '', written, true)
      if (day) return day.value
    }
    return undefined
  })
}

const isHarmed =
  /\b(?:broke|broken|fractur\w*|cut|lacerat\w*|sprain\w*|strain\w*|burn(?:ed|t)|bruis\w*|crush\w*|twist\w*|dislocat\w*|punctur\w*|torn|tore|puls?led|amputat\w*|stitch\w*)\b/i

/** The parts of the body that forms list, by the words of letters. */
const bodyParts: readonly (readonly [string, RegExp])[] = [
  ['Eye', /\beyes?\b/i],
  ['Head', /\b(?:head|face|skull|ears?|jaw|teeth|tooth|concussion)\b/i],
  ['Neck', /\bneck\b/i],
  ['Hand', /\b(?:(?<!on |at |by )hands?(?! (?:truck|tools?|saw|rail))|fingers?|thumbs?|palm|knuckles?)\b/i],
  ['Wrist', /\bwrists?\b/i],
  ['Shoulder', /\bshoulders?\b/i],
  ['Arm', /\b(?:arms?|elbows?|forearms?|wrists?|shoulders?)\b/i],
  ['Back', /\b(?:(?:his|her|their|lower|upper|my) back|spine|discs?)\b/i],
  ['Knee', /\bknees?\b/i],
  ['Leg', /\b(?:legs?|knees?|thighs?|shins?|calf|hips?)\b/i],
  ['Foot', /\b(?:(?:his|her|their|left|right) (?:foot|feet)|toes?|ankles?|heels?)\b/i],
]

const harms: readonly (readonly [RegExp, string])[] = [
  [/\b(?:broke|broken|fractured)\b/i, 'broken'],
  [/\b(?:cut|lacerated)\b/i, 'cut'],
  [/\bsprained\b/i, 'sprained'],
  [/\b(?:strained|pulled)\b/i, 'strained'],
  [/\b(?:burned|burnt)\b/i, 'burned'],
  [/\bbruised\b/i, 'bruised'],
  [/\bcrushed\b/i, 'crushed'],
  [/\btwisted\b/i, 'twisted'],
  [/\bdislocated\b/i, 'dislocated'],
]

/** "Two fingers are broken" and "broke two fingers" as "Two broken fingers". */
function harmIn(text: string): string | undefined {
  for (const [pattern, harm] of harms) {
    const noun = String.raw`((?:(?:\w+ )?(?:left|right|lower|upper) )?(?:\w+ )?(?:fingers?|thumb|hands?|wrists?|arms?|elbows?|shoulders?|back|knees?|legs?|ankles?|foot|feet|toes?|ribs?|nose|hips?|head|face|eyes?|neck))`
    const told =
      new RegExp(String.raw`${pattern.source} (?:his |her |their |a |an |the )?${noun}\b`, 'i').exec(
        text,
      )?.[1] ??
      new RegExp(
        String.raw`\b${noun} (?:is|are|was|were|got) (?:badly |severely )?${pattern.source}`,
        'i',
      ).exec(text)?.[1]
    if (told === undefined) continue
    const [, count = '', part = ''] =
      /^(one|two|three|four|five|several|both)? ?(?:(?:his|her|their|the|of|a|an) )*(.+)$/i.exec(told) ?? []
    const words = `${count.toLowerCase()} ${harm} ${part.toLowerCase()}`.trim()
    return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`
  }
  // "Puncture wound and fracture, the doctor says."
  const named =
    /\b((?:\w+ )?(?:wounds?|fractures?|lacerations?|burns?|sprains?|strains?|contusions?|concussion|bruis(?:e|es|ing)|amputation|hernia|dislocation)(?:(?:,| and|, and) (?:a )?(?:\w+ )?(?:wounds?|fractures?|lacerations?|burns?|sprains?|strains?|contusions?|concussion|bruis(?:e|es|ing)))*(?: (?:of|to|on) (?:the |his |her )?(?:left |right |lower |upper )?\w+)?)\b/i
      .exec(text)?.[1]
      ?.replace(/^(?:a|an|the|his|her|with) /i, '')
  return named && `${named.slice(0, 1).toUpperCase()}${named.slice(1)}`
}

const isTold =
  /\b(?:I|we|the (?:foreman|manager|supervisor|office)|supervisor|foreman|manager) (?:was|were|got|had been) (?:told|notified|informed|called)\b|\b(?:I|we|(?:the |our )?(?:foreman|manager|supervisor|boss|owner)) (?:heard|learned|knew|found out)\b|\b(?:told|called|notified|came to) (?:me|us)\b|\breported (?:it|this) to\b/i

/** "An hour that is not told apart": the last such hour before the accident. */
function hourBefore(text: string, accident: string | undefined): string | undefined {
  const [, named = '', minutes = '00'] =
    new RegExp(
      String.raw`\bat (one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d{1,2})(?::(\d{2}))?(?=[.,;]|$| )`,
      'i',
    ).exec(text) ?? []
  const hour = Number(counts(named)[0]?.value)
  const [, at = '', half = ''] = /^(\d+):\d+ ([AP])M$/.exec(accident ?? '') ?? []
  if (!hour || hour > 12 || at === '') return undefined
  const from = (hour % 12) + 12
  const until = (Number(at) % 12) + (half === 'P' ? 12 : 0)
  return `${hour}:${minutes} ${from <= until ? 'PM' : 'AM'}`
}

/** "Lakeshore General Hospital here in Racine" with its town. */
function facilityIn(text: string): string | undefined {
  const facility =
    /\b((?:[A-Z][\w.'’-]+ )+(?:Hospital|Clinic|Medical Center|Urgent Care|Health Center|Emergency Center|Infirmary|Occupational Health|Immediate Care)(?: [A-Z][a-z]+)*)(?:,? (?:right |up |over |down |out )?(?:here |there )?in ([A-Z][a-z]+(?: [A-Z][a-z]+)*))?/.exec(
      text,
    )
  const [, name = '', town] = facility ?? []
  return facility ? [name.replace(/^(?:The|At|To) /, ''), town].filter(Boolean).join(', ') : undefined
}

function firstOf(
  sentences: readonly Sentence[],
  find: (sentence: Sentence) => string | undefined,
): LetterAnswer | null {
  for (const sentence of sentences) {
    const value = find(sentence)
    if (value !== undefined) return answer(sentence, value)
  }
  return null
}
