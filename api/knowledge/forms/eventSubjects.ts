import { zoneCode, zonePattern } from '../addresses/zoneNames.ts'
import { happened } from './injurySubjects.ts'
import { firstOf, type LetterAnswer, type LetterSubject, type Sentence, sourceOf } from './letterSentences.ts'
import type { Answer } from './recordedOptions.ts'
import { personNames, properNames } from './spokenNames.ts'
import { clockTimes } from './spokenValues.ts'
import { statedAnswer } from './statedAnswer.ts'

/** The sentences that tell what happened, each with the ones beside it. */
function story(sentences: readonly Sentence[]): Sentence[] {
  const isTold = sentences.map(({ text }) => happened.test(text))
  return sentences.filter((_, at) => isTold[at - 1] || isTold[at] || isTold[at + 1])
}

const isAway =
  /\b(?:customer|client|tenant|homeowner|resident|owner)['’]s (?:\w+ )?(?:site|house|home|property|building|yard|premises|place|plant|store|kitchen|office)\b|\b(?:on|at) (?:the|a) job ?site\b|\boff (?:the |our )?premises\b/i

const street = String.raw`\d+[\w-]* (?:[A-Z][\w'’.-]* ?)+|(?:[A-Z][\w'’-]+ )+(?:Street|St\.?|Avenue|Ave\.?|Road|Rd\.?|Boulevard|Blvd\.?|Drive|Lane|Highway|Route \d+)(?: (?:and|at|&) (?:[A-Z][\w'’-]+ ?)+)?`
const scene = new RegExp(
  String.raw`\b(?:at|on|near|outside|in front of|house,|home,|building,|site,) (${street}),?(?: in)? ([A-Z][a-z]+(?: [A-Z][a-z]+)*), (${zonePattern})\b`,
)
const facility =
  /\b((?:[A-Z][\w.'’-]+ )+(?:Hospital|Clinic|Medical Center|Urgent Care|Health Center|Emergency Center|Infirmary|Occupational Health|Immediate Care))\b/

/** What forms ask about where and when something happened, and what became of it. */
export const eventSubjects: readonly LetterSubject[] = [
  {
    asks: /^(?:place|location|scene|site) of (?:the )?(?:injury|accident|incident|occurrence|loss)\b|^where (?:did|was)\b.*\b(?:happen|occur|injur\w*|hurt|accident|loss)\b|^(?:accident|injury|incident|loss) (?:location|place|site|address)\b/,
    find: (sentences) =>
      firstOf(story(sentences), ({ text }) => {
        const [, where = '', city, state = ''] = scene.exec(text) ?? []
        return city && `${where.trim()}, ${city}, ${zoneCode(state) ?? state}`
      }),
  },
  {
    asks: /\bwhere\b.*\b(?:vehicle|car|truck|van|auto|it)\b.*\b(?:now|seen|inspected|located)\b|^(?:present |current )?location of (?:the )?(?:insured )?(?:vehicle|auto|car|truck)\b|\btowed to\b/,
    find: (sentences) =>
      firstOf(sentences, ({ text }) => {
        const to =
          /\b(?:tow(?:ed)?|taken|moved|hauled|brought)(?: (?:it|the \w+))?(?: away| in)? to (?:the )?(?=[A-Z])(.*)/.exec(
            text,
          )?.[1] ??
          /\b(?:it|the (?:car|van|truck|vehicle)|which) is (?:now )?at (?:the )?(?=[A-Z])(.*)/i.exec(
            text,
          )?.[1]
        const [place] = properNames(to ?? '')
        return place?.index === 0 ? place.value : undefined
      }),
  },
  {
    asks: /\bwho\b.*\bwhere\b.*\btreat(?:ed|ment)\b|\bnames?\b.*\bwhere\b.*\btreated\b/,
    isOnly: true,
    find: (sentences) =>
      firstOf(sentences, (sentence) => {
        const place = facility.exec(sentence.text)?.[1]?.replace(/^(?:The|At) /, '')
        if (place === undefined) return undefined
        const named = (text: string) =>
          personNames(text).find(({ value }) => !facility.test(value) && !place.includes(value))?.value
        const isOfLast = /^(?:he|she)\b/i.test(sentence.text)
        const before = sentences.slice(0, sentences.indexOf(sentence)).map(({ text }) => named(text))
        const who = named(sentence.text) ?? (isOfLast ? before.at(-1) : undefined)
        return who && `${who}, ${place}`
      }),
  },
  {
    asks: /^(?:time|hour)$|time of|^hour of/,
    find: (sentences) =>
      correctedTime(sentences) ??
      firstOf(
        sentences.filter(({ text }) => !/^(?:sent|date|from|received)\b/i.test(text)),
        (sentence) => hoursTold(sentence, sentences).find(({ isStart }) => !isStart)?.value,
      ),
  },
]

/** "It was 2:45, not 3:15": the hour that takes the place of another, in the same half of the day. */
function correctedTime(sentences: readonly Sentence[]): LetterAnswer | null {
  return firstOf(sentences, ({ text }) => {
    const [, right, wrong] = /\b(\d{1,2}:\d{2}),? (?:and )?not (\d{1,2}:\d{2})\b/.exec(text) ?? []
    const times = sentences.flatMap((each) => clockTimes(each.text).map(({ value }) => value))
    const half = times.find((each) => wrong && each.startsWith(`${wrong} `))?.slice(-2)
    return right && half ? `${right} ${half}` : undefined
  })
}

interface Hour {
  readonly value: string
  /** Whether it is when somebody began to work. */
  readonly isStart: boolean
}

/** "He had started at six that morning and at 9:20 was lifting a panel": an hour without its half of the day follows the one before. */
function hoursTold({ text }: Sentence, sentences: readonly Sentence[]): Hour[] {
  const told = clockTimes(text)
  const first = told[0] ?? sentences.flatMap((each) => clockTimes(each.text))[0]
  const bare = [
    ...text.matchAll(/\bat (\d{1,2}:\d{2})(?! ?[ap]\.?m\b|\d| (?:in the|at|that|this) )/gi),
  ].flatMap(({ 1: hour = '', index }) =>
    first && told.length > 0 ? [{ value: after(hour, first.value), index }] : [],
  )
  return [...told, ...bare]
    .toSorted((a, b) => a.index - b.index)
    .map(({ value, index }) => ({
      value,
      isStart: /\b(?:started|began|start|clocked in|came (?:on|in)|come to work)\b[^,;]{0,12}$/i.test(
        text.slice(0, index),
      ),
    }))
}

/** "9:20" after "6:00 AM" is in the morning. */
function after(hour: string, start: string): string {
  const minutes = (time: string) => {
    const [, hours, rest] = /^(\d+):(\d+)/.exec(time) ?? []
    return (Number(hours) % 12) * 60 + Number(rest)
  }
  const isSameHalf = minutes(hour) >= minutes(start)
  const half = start.slice(-2)
  return `${hour} ${isSameHalf ? half : half === 'AM' ? 'PM' : 'AM'}`
}

interface Check {
  readonly asks: RegExp
  /** What says yes, and what says no; no wins. */
  readonly yes: RegExp
  readonly no: RegExp
}

/** What forms ask to be checked about an event, by what letters say of it. */
const checks: readonly Check[] = [
  {
    asks: /\btowed\b/i,
    yes: /\b(?:was|were|got|been|be|had it) towed\b|\btow(?:ed| truck took) (?:it|the \w+)\b|\bthe tow (?:was|cost|bill)\b/i,
    no: /\b(?:not|n['’]t) (?:\w+ )?tow(?:ed)?\b|\bno tow\b|\b(?:drove|driven) (?:it|the \w+|our \w+) (?:home|back|away|on|to|in)\b|\b(?:still|is|was) (?:drivable|driveable)\b|\bcan still be driven\b/i,
  },
  {
    asks: /\b(?:anyone|anybody|any (?:persons?|people|one)|somebody|someone)\b.*\b(?:injur|hurt)|^(?:any |were there (?:any )?)?injur(?:ies|ed)\W*$/i,
    yes: /\b(?:sore|stiff|whiplash|bruis\w+|bleeding|concussion|fractur\w+|broke (?:his|her|their|an?)|cut (?:his|her|their)|ambulance|was (?:seen|treated) at|(?:was|were|got) (?:hurt|injured)|complain\w* of)\b|\b(?:taken|went) to (?:the |an? )?(?:hospital|emergency|ER|clinic|urgent care)\b/i,
    no: /\b(?:nobody|no one|none of (?:us|them)|neither)\b[^.;]{0,30}\b(?:hurt|injured)\b|\bno injur(?:y|ies)\b|\bnot (?:been )?(?:hurt|injured)\b|\b(?:everyone|everybody|all) (?:is|was|are|were) (?:fine|ok|okay|unhurt|all right)\b/i,
  },
  {
    asks: /\b(?:has |have |was |is )?(?:he |she |employee |worker )?(?:returned|back) (?:to|at) work\W*$/i,
    yes: /\b(?:came|is|was|has been|went) back\b(?! to the)|\breturned to work\b|\bback (?:at|to) work\b/i,
    no: /\b(?:not|n['’]t) (?:been (?:back|in)|come back|returned|worked since|yet)\b|\b(?:off|out)\b.{0,20}\bsince\b|\bstill (?:off|out|at home)\b|\bwill be (?:off|out)\b/i,
  },
]

/** The answer to a question about an event; null when nothing tells it, undefined for a question about something else. */
export function eventAnswer(
  question: string,
  { sentences, drivers }: { sentences: readonly Sentence[]; drivers: readonly string[] },
): Answer | null | undefined {
  const said = (words: 'Yes' | 'No', from: Sentence | LetterAnswer): Answer => ({
    words,
    source: 'letter' in from ? sourceOf(from) : from.source,
    isUncertain: true,
    quote: 'text' in from ? from.text : from.quote,
  })
  if (/\bemployer['’]?s? (?:own )?premises\b/i.test(question)) {
    const told = story(sentences)
    const away = told.find(({ text }) => isAway.test(text))
    if (away) return said('No', away)
    const own = statedAnswer(
      question,
      told.filter(
        ({ text }) => !/\b(?:light|modified|restricted) duty\b|\bback (?:on|in|at|to)\b/i.test(text),
      ),
    )
    return own && said(own.value === 'Yes' ? 'Yes' : 'No', own)
  }
  if (/\b(?:our|insured|your) driver\b.*\b(?:cited|ticketed|charged)\b/i.test(question))
    return citation(sentences, { drivers, said })
  const check = checks.find(({ asks }) => asks.test(question.trim()))
  if (!check) return undefined
  const denied = sentences.find(({ text }) => check.no.test(text))
  const told = sentences.find(({ text }) => check.yes.test(text) && !check.no.test(text))
  // "Nobody was hurt" beside "has a sore neck" is told of two people, or of two days.
  if (denied && told) return null
  return denied ? said('No', denied) : told ? said('Yes', told) : null
}

/** Whether the insured's driver got a ticket: "gave Mr. Farrow a ticket. Tomas did not get one." */
function citation(
  sentences: readonly Sentence[],
  { drivers, said }: { drivers: readonly string[]; said: (words: 'Yes' | 'No', from: Sentence) => Answer },
): Answer | null {
  const isOurs = (text: string) =>
    /\b(?:our|my) driver\b/i.test(text) ||
    drivers.some((name) => new RegExp(`\\b${RegExp.escape(name.split(' ')[0] ?? name)}\\b`).test(text))
  const words = /\b(?:cited|citations?|tickets?|ticketed)\b/i
  for (const [at, sentence] of sentences.entries()) {
    const { text } = sentence
    const goesOn = words.test(sentences[at - 1]?.text ?? '') && /\b(?:one|any)\b/i.test(text)
    if (!words.test(text) && !goesOn) continue
    if (/\b(?:nobody|no one|neither)\b[^.;]*|\bno (?:tickets?|citations?)\b/i.test(text))
      return said('No', sentence)
    if (isOurs(text) && /\b(?:did not|didn['’]t|was not|wasn['’]t|never)\b/i.test(text))
      return said('No', sentence)
    if (
      /\b(?:gave|issued|wrote) (?:our|my) driver\b|\b(?:our|my) driver (?:was cited|got|received)\b/i.test(
        text,
      )
    )
      return said('Yes', sentence)
    const got = drivers.some((name) =>
      new RegExp(
        `\\b${RegExp.escape(name.split(' ')[0] ?? name)}\\b[^,;.]{0,20} (?:was cited|got (?:a|the) |received)`,
      ).test(text),
    )
    if (got) return said('Yes', sentence)
  }
  return null
}
