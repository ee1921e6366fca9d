import { answer, dayAfter, firstOf, type LetterSubject, type Sentence } from './letterSentences.ts'
import { personNames } from './spokenNames.ts'
import { clockTimes, counts, days } from './spokenValues.ts'

export const happened =
  /\b(happen\w*|occur\w*|accident|fire|smoke|stole\w*|theft|broke|burst|fell|slipped|damage\w*|hit|crash\w*|collid\w*|leak\w*|flood\w*|storm|hail|shorted|injur\w*|hurt|dropped|caught|struck|pinned|crush\w*|burned|sprain\w*|strain\w*|twisted|cut|backed into|spoil\w*)\b/i

/** "Kwame Mensah (welder, hired May 16, 2022) was hurt on September 1": the day that follows what happened, or the only one. */
export function dayHappened({ text, written }: Sentence): string | undefined {
  const all = days(text, written)
  const at = happened.exec(text)?.index ?? 0
  return (all.find(({ index }) => index > at) ?? all[0])?.value
}

/** What forms ask of somebody who was hurt. */
export const injurySubjects: readonly LetterSubject[] = [
  // "An hour into her shift" says nothing of what the pay is for.
  { asks: /^(?:wage|pay|rate|salary)(?: is)? per$/, isOnly: true, find: () => null },
  {
    asks: /\bparts? of (?:the )?body\b|\bbody parts?\b/,
    find: (sentences, _asked, isOpen) =>
      firstOf(
        [
          ...sentences.filter(({ text }) => happened.test(text) || isHarmed.test(text)),
          ...sentences.filter(({ text }) => /\b(?:his|her|their) /.test(text)),
        ],
        ({ text }) => {
          // "His left index and middle fingers" says more than the hand.
          const exact = isOpen && exactPart.exec(text)?.[1]
          if (exact) return capitalized(exact)
          // "The nailing head came down on his left hand": the part that is somebody's.
          const owned = bodyParts.find(([, words]) =>
            new RegExp(`\\b(?:his|her|their|my|left|right) (?:\\w+ ){0,2}?(?:${words.source})`, 'i').test(
              text,
            ),
          )
          const found = owned ?? bodyParts.find(([, words]) => words.test(text))
          const side =
            found && new RegExp(`\\b(left|right) (?:\\w+ )?(?:${found[1].source})`, 'i').exec(text)?.[1]
          return side ? `${capitalized(side.toLowerCase())} ${found[0].toLowerCase()}` : found?.[0]
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
        dayHappened,
      )
      const isAtOnce =
        /\b(?:right away|at once|immediately|on the spot|within (?:the|an|\w+) (?:hour|minute)s?|minutes|(?:same|that) (?:day|afternoon|morning|evening|shift)|(?:straight|right|directly) (?:away|to))\b/i
      return day && isAtOnce.test(told.text) ? answer(told, day.value) : null
    },
  },
  {
    asks: /\b(?:first|last) (?:full )?day (?:lost|missed|off|worked|of (?:lost time|disability))|\bdate (?:disability|lost time) began|\bfirst (?:lost|missed) day/,
    find: (sentences, asked) =>
      /\blast\b.*\bworked\b/.test(asked)
        ? (firstOf(
            sentences,
            ({ text, written }) =>
              days(
                /\blast day (?:at work|worked|on the job|at the \w+)?(.*)/i.exec(text)?.[1] ?? '',
                written,
              )[0]?.value,
          ) ??
          // Who has not been back since worked last on the day of the accident.
          (sentences.some(({ text }) => isStillOff.test(text))
            ? firstOf(
                sentences.filter(({ text }) => happened.test(text)),
                dayHappened,
              )
            : null))
        : firstOf(sentences, ({ text, written }) =>
            /\b(?:off|out|not worked|n['’]t worked|away|missed)\b.*\bsince\b|\bhas(?:n['’]t| not) (?:been|come) (?:in|back|at work) since\b|\bmissed work (?:from|starting|beginning)\b/i.test(
              text,
            )
              ? days(text, written)[0]?.value
              : undefined,
          ),
  },
  {
    asks: /^(?!.*\b(?:hospital|clinic|facility|provider|where)\b).*\b(?:physician|doctor)\b/,
    find: (sentences) =>
      firstOf(sentences, ({ text }) =>
        /\bDr\. [A-Z][\w'’-]+(?: [A-Z][\w'’-]+){0,2}/.exec(text)?.[0].replace(/['’]s$/, ''),
      ),
  },
  {
    asks: /\b(?:machine|tool|object|equipment)\b.*\b(?:substance|machine|tool|object|equipment|harmed|injured|involved|used)\b/,
    find: (sentences) =>
      firstOf(
        sentences.filter(({ text }) => happened.test(text) || isHarmed.test(text)),
        ({ text }) => {
          const named = machine.exec(text)?.[1]
          return named && capitalized(named)
        },
      ),
  },
  {
    asks: /\b(?:hospital|clinic|medical (?:facility|provider)|treat(?:ed|ing|ment) (?:at|by|facility)|where treated|physician)\b/,
    find: (sentences) => firstOf(sentences, ({ text }) => facilityIn(text)),
  },
  {
    asks: /\b(?:expected|estimated|anticipated|planned)\b.*\b(?:back|return)/,
    find: (sentences) =>
      dayAfter(
        sentences.filter(({ text }) => !isBack.test(text)),
        /\b(?:(?<!\b(?:his|her|lower|upper|their|my) )back(?: (?:at|to) work)?(?= on| by|,| [A-Z])|return\w*|(?:light|modified|restricted|full|regular) (?:duty|work))\b/i,
      ),
  },
  {
    asks: /\breturn(?:ed)? to work(?: date)?$|^date (?:of )?return(?:ed)?\b/,
    isOnly: true,
    find: (sentences, asked) => {
      const returned = firstOf(
        isStillOff.test(sentences.map(({ text }) => text).join(' ')) ? [] : sentences,
        ({ text, written }) => days(isBack.exec(text)?.[1] ?? '', written)[0]?.value,
      )
      if (returned || /\breturned\b/.test(asked)) return returned
      return dayAfter(
        sentences,
        /\b(?:(?<!\b(?:his|her|lower|upper|their|my) )back(?: (?:at|to) work)?(?= on| by|,| [A-Z])|return\w*)\b/i,
      )
    },
  },
  {
    asks: /^witness(?:es)?(?: names?)?$|^names? of witness/,
    find: (sentences) =>
      firstOf(
        sentences.filter(({ text }) =>
          /\bsaw (?:it|him|her|them|all|everything|what|how|the (?:accident|whole|fall|incident))\b|\b(?:witness(?:ed)?|watched|was (?:right )?(?:there|beside|next to))\b/i.test(
            text,
          ),
        ),
        ({ text }) => {
          if (/\b(?:nobody|no one) (?:else )?(?:saw|witnessed|was (?:there|around))\b/i.test(text))
            return 'None'
          const names = text.split(/ and /).flatMap((part) => personNames(part).map(({ value }) => value))
          return names.length === 0 ? undefined : names.join(', ')
        },
      ),
  },
]

const isBack = /\b(?:(?:was|came|went|has been|is) back|returned to work|returned)\b(?! to the)(.*)/i

const isStillOff = /\b(?:not|n['’]t) (?:been (?:back|in)|worked|come back)\b|\b(?:off|out)\b.{0,20}\bsince\b/i

const exactOne = String.raw`(?:(?:left|right|upper|lower|both|index|middle|ring|little|big|first|second|third|one|two|three|and|or),? )*(?:fingers?|thumbs?|knuckles?|toes?|ankles?|elbows?|forearms?|shins?|ribs?|(?<=(?:lower|upper) )back)`
const exactPart = new RegExp(
  String.raw`\b(?:his|her|their|my) (${exactOne}(?: and (?:his |her )?${exactOne})?)\b`,
  'i',
)

/** "Cut his hand on the table saw", "fell from a ladder". */
const machine =
  /\b(?:on|in|by|with|from|off|under|against|using) (?:the|an?|his|her|our) ((?:[a-z-]+ ){0,2}?(?:saw|press|lathe|drill|grinder|mixer|slicer|ladder|forklift|conveyor|knife|torch|hammer|nailer|nail gun|jointer|planer|router|sander|shear|brake|oven|fryer|grill|mower|chain ?saw|trimmer|hoist|crane|compressor|pallet jack|welder|scaffold|bandsaw|bender|punch|roller|chipper|cutter|stapler|hand truck))\b(?! operator)/i

function capitalized(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}

const isHarmed =
  /\b(?:broke|broken|fractur\w*|cut|lacerat\w*|sprain\w*|strain\w*|burn(?:ed|t)|bruis\w*|crush\w*|twist\w*|dislocat\w*|punctur\w*|torn|tore|puls?led|amputat\w*|stitch\w*)\b/i

/** The parts of the body that forms list, by the words of letters. */
export const bodyParts: readonly (readonly [string, RegExp])[] = [
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
  /\b(?:I|we|the (?:foreman|manager|supervisor|office)|supervisor|foreman|manager)(?:, [^,]+,)? (?:was|were|got|had been) (?:told|notified|informed|called)\b|\b(?:I|we|(?:the |our )?(?:foreman|manager|supervisor|boss|owner)) (?:heard|learned|knew|found out)\b|\b(?:told|called|notified|came (?:(?:straight|right|directly) )?to) (?:me|us|(?:his|her|the|our) (?:supervisor|foreman|manager|boss|lead))\b|\breported (?:it|this) to\b/i

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
