import { zoneCode, zonePattern } from '../addresses/zoneNames.ts'
import type { Fact } from './knownFacts.ts'
import { letterFact, personPattern } from './letterFact.ts'
import type { Sentence } from './letterSentences.ts'
import { personNames } from './spokenNames.ts'
import { days } from './spokenValues.ts'

const bornName = new RegExp(
  String.raw`(${personPattern})(?:['’]s)?(?:, (?:our|my|the|an?) ([a-z][a-z ]{2,28}))?,? (?:born|was born|DOB|date of birth|birth ?(?:day|date))\b`,
  'g',
)
/** "Tony Brisco was driving van 4", "our driver is Tony Brisco". */
const driving = new RegExp(
  String.raw`(${personPattern})(?:,[^,;.]{2,30},)? (?:was (?:driving|at the wheel)|drove|had been driving)\b|(?<!\b[Oo]ther )\b[Dd]river (?:was|is) (${personPattern})`,
)
const isClean = /\b(?:clean|spotless) (?:driving )?record\b|\bno (?:accidents?|tickets?|violations?)\b/i
const born = /\b(?:born|DOB|date of birth|birth ?(?:day|date))\b/i
const code = String.raw`((?=[A-Z0-9-]*\d{3})[A-Z0-9]+(?:-[A-Z0-9]+)*)`
const license = new RegExp(
  String.raw`\b(?:CDL|DL|driver['’]?s licen[sc]e|[Ll]icen[sc]e|[Ll]ic\.?)(?: (?:number|no\.?|#))?(?: is)?:? ${code},?(?: (${zonePattern})\b)?`,
)
const stateLicense = new RegExp(
  String.raw`(${zonePattern}) (?:driver['’]?s )?licen[sc]e(?: (?:number|no\.?|#))?,?(?: is)?:? ?(?:(\d{2,4}(?: \d{3,4}){1,2})\b|${code})?`,
)

/** The drivers that letters describe: by when they were born, or by what they were driving. */
export function driversTold(told: readonly Sentence[]): Map<string, Fact>[] {
  const sentences = told.map((sentence, at) => withName(sentence, told[at - 1]))
  const listed = sentences.flatMap((sentence, at) =>
    [...sentence.text.matchAll(bornName)].map(({ 1: name = '', 2: title, index }, place, all) =>
      driverOf(name, sentence, {
        title,
        own: sentence.text.slice(index, all[place + 1]?.index),
        near: sentences.slice(sentence === told[at] ? at : at - 1, at + 3),
      }),
    ),
  )
  if (listed.length > 0) return listed
  const at = sentences.findIndex(({ text }) => driving.test(text))
  const sentence = sentences[at]
  const name = sentence && driving.exec(sentence.text)?.slice(1).find(Boolean)
  if (!sentence || !name) return []
  const first = new RegExp(`\\b${RegExp.escape(name.split(' ')[0] ?? name)}\\b`)
  const own = sentences.filter(
    ({ text }) => first.test(text) && (born.test(text) || /licen[sc]e/i.test(text)),
  )
  return own.length === 0
    ? []
    : [driverOf(name, sentence, { own: own.map(({ text }) => text).join(' '), near: [] })]
}

/** "We hired Oleks Bondar on May 4. He was born on May 22, 1990": the name instead of the pronoun. */
function withName(sentence: Sentence, before: Sentence | undefined): Sentence {
  if (
    !before ||
    !/^(?:(?:(?:he|she)(?: was|['’]s)? )?born|DOB|(?:(?:his|her) )?(?:date of birth|birth ?day))\b/i.test(
      sentence.text,
    )
  )
    return sentence
  const named = new RegExp(
    String.raw`\b(?:hired|added|add|new driver(?: is|,)?|brought (?:on|in)) (${personPattern})`,
  ).exec(before.text)?.[1]
  const [only, ...others] = personNames(before.text)
  const name = named ?? (others.length === 0 ? only?.value : undefined)
  return name === undefined
    ? sentence
    : {
        ...sentence,
        text: `${name} ${sentence.text.replace(/^(?:he|she|his|her) /i, '').replace(/^B/, 'b')}`,
      }
}

function driverOf(
  name: string,
  sentence: Sentence,
  { own, near, title }: { own: string; near: readonly Sentence[]; title?: string | undefined },
): Map<string, Fact> {
  const birth = days(own.slice(own.search(born)), null)[0]?.value
  const given = license.exec(own)
  const ofState = stateLicense.exec(own)
  const state = given?.[2] ?? ofState?.[1]
  const started =
    /\b(?:hired|started(?: with us)?|joined us|came on)\b(.*)/i.exec(
      near.map(({ text }) => text).join(' '),
    )?.[1] ?? ''
  const { written } = sentence
  const hired =
    days(started, written)[0]?.value ??
    (/\bthis (?:year|spring|summer|fall|winter|month)\b/i.test(started)
      ? written?.slice(0, 4)
      : /\bin (\d{4})/i.exec(started)?.[1])
  const entries: (readonly [string, string | null | undefined])[] = [
    ['name', name],
    ['birth', birth],
    ['title', title?.replace(/^./, (first) => first.toUpperCase())],
    ['licenseNo', ofState?.[2] ?? given?.[1] ?? ofState?.[3]],
    ['state', state === undefined ? null : (zoneCode(state) ?? state)],
    ['hired', hired],
    [
      'cdl',
      /\b(?:no|without an?|not have an?) CDL\b|\bcommercial licen[sc]e:? no\b/i.test(own)
        ? 'No'
        : /\bCDL\b/.test(own)
          ? 'Yes'
          : null,
    ],
    ...(isClean.test(own)
      ? ([
          ['accidents', 'None'],
          ['violations', 'None'],
        ] as const)
      : []),
  ]
  return new Map(
    entries.flatMap(([attribute, value]) =>
      value ? [[attribute, letterFact('driver', attribute, value, sentence)] as const] : [],
    ),
  )
}
