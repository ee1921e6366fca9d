import { usDate } from '../../platform/index.ts'
import { day } from './calendarDays.ts'
import { zoneCode, zoneNames } from '../../knowledge/index.ts'
import { withDigits } from './withDigits.ts'
import { withOrdinals } from './withOrdinals.ts'

export interface Driver {
  readonly isRemoved: boolean
  readonly isAdded: boolean
  readonly name: string
  /** As written, without spaces; prefixed with the state if given. */
  readonly license: string | null
  readonly dateOfBirth: string | null
}

/** A part of a name, and no word for what is told of the person: `Joe Pike DOB 4/12/1994`. */
const officer = String.raw`(?:officers?|presidents?|vice presidents?|treasurer|secretary|directors?|owners?|co-?owners?|partners?|members?|principals?|founders?|ceo|cfo)`
const namePart = String.raw`(?!(?:Dr|Doctor|DOB|CDL|DL|VIN|SSN|Lic|[Ll]icen[sc]e|Born|Birth|Effective)\b)\p{Lu}[\p{L}'’-]+`
const personName = String.raw`${namePart}(?:\s+\p{Lu}\.?(?![\p{L}.]))?(?:\s+${namePart}){1,2}`
const notFirst = String.raw`(?:Add|Drop|Remove|Delete|Exclude|Include|Hired|Insure|New|Our|The|Please|Drivers?|Also)\b`
/** A vehicle, a lender, a coverage or a place that is named as a person is. */
const notPerson = String.raw`(?:[^\s.,;]+ ){0,2}(?:Dane|Transit|Bank|Credit|Union|Finance\w*|Financial|Leasing|Capital|LLC|Inc|Auto|Insurance|Insured|Coverage|Collision|Liability|Comprehensive|Payee|Motorists?|Reimbursement|Payments?|Waiver|Address|Street|St|Road|Rd|Avenue|Ave)\b`
const exchange = String.raw`(?:[Ss]wap|[Rr]eplace|[Ss]witch)(?:ping|ped|ing|ed|d)?(?:\s+out)?`
const driverPatterns = [
  new RegExp(
    String.raw`\b[Dd]rivers?\b(?:'s)?(?:\s+name)?(?:\s+is|\s+named|\s+called|,? too:?|,|:|\s+-)?\s+(?<name>${personName})`,
    'gu',
  ),
  new RegExp(
    String.raw`\b(?:[Aa]dd|[Rr]emove|[Hh]ired|[Ii]nclude|[Ee]xclude|[Dd]elete)\s+(?:(?:our|a|the)\s+)?(?:new\s+)?(?<name>${personName})(?=[^.!?\n]{0,80}\b[Dd]river)`,
    'gu',
  ),
  // `Take off Gary Pell, he retired`, `take Curtis Wray off the auto`
  new RegExp(
    String.raw`\b(?:[Tt]ake off|[Rr]emove|[Dd]rop|[Dd]elete)\s+(?<name>${personName})(?=,?\s+(?:he|she|they)\b)`,
    'gu',
  ),
  new RegExp(
    String.raw`\b(?:[Tt]ake|[Pp]ull)\s+(?<name>${personName})(?=\s+off\b[^.!?\n]{0,20}\b(?:auto|truck|vehicle|fleet|driver))`,
    'gu',
  ),
  // `take Bob Ames off and put on Luis Ortega`, `drop Al Roy from the fleet policy`
  new RegExp(
    String.raw`\b(?:[Tt]ake|[Pp]ull|[Rr]emove|[Dd]rop|[Dd]elete)\s+(?<name>${personName})(?=\s+off,? and (?:add|put)\b|\s+from\b[^.!?\n]{0,20}\b(?:auto|truck|vehicle|fleet|driver))`,
    'gu',
  ),
  // `Pete Lund left on Friday, take him off the auto policy`, `Pete Lund retired. He should come off the policy.`
  new RegExp(
    String.raw`(?<![\p{L}'’-])(?!${notFirst})(?<name>${personName})(?=(?:(?!${personName})[^\n]){1,100}?\b(?:(?:take|remove|delete|drop|pull)\s+(?:him|her)|(?:[Hh]e|[Ss]he)\b[^.!?\n]{0,20}\bcome)\s+(?:off|from)\b(?![^.!?\n]{0,40}\b(?:comp|health|dental|board|officers?|contacts?|e-?mails?|cc)\b))`,
    'gu',
  ),
  // `Swap Pete Lund for Luis Ortega on the auto`, `so please replace him with Luis Ortega`
  new RegExp(
    String.raw`\b${exchange}\s+(?!${notPerson})(?<name>${personName})(?=\s+(?:out\s+)?(?:for|with|by)\s+${personName})`,
    'gu',
  ),
  new RegExp(
    String.raw`(?<=\b${exchange}\s+(?:him|her|them|(?!${notPerson})${personName})\s+(?:out\s+)?(?:for|with|by)\s+)(?!${notPerson})(?<name>${personName})`,
    'gu',
  ),
  // `We need Luis Ortega on the auto in place of Pete Lund`
  new RegExp(
    String.raw`(?<![\p{L}'’-])(?!${notFirst}|${notPerson})(?<name>${personName})(?=[^.!?\n]{0,60}\b(?:auto|truck|vehicle|fleet|policy)\b[^.!?\n]{0,20}\bin place of\s+${personName})`,
    'gu',
  ),
  new RegExp(
    String.raw`(?<=\b(?:auto|truck|vehicle|fleet|policy)\b[^.!?\n]{0,20}\bin place of\s+)(?!${notPerson})(?<name>${personName})`,
    'gu',
  ),
  // `Add driver Luis Ortega, delete Pete Lund`
  new RegExp(
    String.raw`(?<=\b[Dd]rivers?\b[^]*|(?=[^]*\b[Dd]rivers?\b))\b(?:[Rr]emove|[Dd]rop|[Dd]elete)\s+(?!${notPerson})(?<name>${personName})(?=\s*(?:[.,;!?\n]|$)|\s+(?:and|as of|eff|effective)\b)`,
    'gu',
  ),
  // `Pete Lund no longer drives for us`, `Pete Lund left us on Friday`
  new RegExp(
    String.raw`(?<![\p{L}'’-])(?!${notFirst})(?<name>${personName})(?=\s+(?:is no longer (?:a|our) driver|no longer drives|(?:has )?stopped driving|(?:has )?left us\b))`,
    'gu',
  ),
  // `Luis Ortega is the new driver`, `Miguel Santos, he will be driving it`, `Ana Ruiz, DOB 6/3/1990`
  new RegExp(
    String.raw`(?<![\p{L}'’-])(?!${notFirst})(?<name>${personName})(?=,?\s+(?:(?:who|he|she|they)\s+)?(?:is (?:the|our|a|my) (?:new )?driver|(?:will|is going to) (?:be )?driv(?:e|ing)\b|(?:was )?born (?:on )?[^\n]{0,12}\d|[Dd]\.?[Oo]\.?[Bb]\b|date of birth))`,
    'gu',
  ),
  // `Put Tom Berger on the auto. His license is ME 8830021.`, `Tom Berger (license ME 8830021, DOB 4/12/94)`
  new RegExp(
    String.raw`(?<![\p{L}'’-])(?!${notFirst})(?<name>${personName})(?=(?:['’]s\b|\s*[(,]|(?:(?!${personName})[^\n]){1,120}?\b(?:[Hh]is|[Hh]er|[Tt]heir)\b)\s*(?:\p{Lu}{2}\s+)?(?:[Dd]river['’]?s?\s+)?(?:[Ll]icen[sc]e|CDL|DL)\b)`,
    'gu',
  ),
]
const months =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t(?:ember)?)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?'
const birth = new RegExp(
  String.raw`\b(?:d\.?o\.?b\.?|date of birth|birth ?date|birthday|born)\b\s*(?:is|on|:|-|=)?\s*(?<date>\d{1,2}[/-]\d{1,2}[/-]\d{2,4}|\d{4}-\d{2}-\d{2}|(?:${months})\.? \d{1,2}(?:st|nd|rd|th)?,? \d{4})`,
  'i',
)
const states =
  'AL|AK|AZ|AR|CA|CO|CT|DE|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY'
const license = new RegExp(
  String.raw`(?:\b(?<before>${states})\s+)?\b(?:driver'?s?\s+licen[sc]e|licen[sc]e|DL|CDL|lic\.?)\b\s*(?:number|no\.?|#|num)?\s*(?:is|:|-|=)?\s*(?:(?<state>${states})\b\s*#?:?\s*)?#?(?<number>(?=[A-Z0-9-]*\d)[A-Z0-9-]{5,18})\b(?:\s*,?\s*\(?(?<after>${states})\b)?`,
  'i',
)

const stateNamed = new RegExp(String.raw`\b(?:${Object.values(zoneNames).join('|')})(?= [A-Z]?\d)`, 'g')

/** `born March third nineteen ninety, license Pennsylvania 2 2 3 4 4 5`, as a caller says it, in figures. */
function withNumbers(said: string): string {
  return withOrdinals(withDigits(said))
    .replaceAll(/(?<![\d-])\d(?: \d){4,}(?![\d-])/g, (digits) => digits.replaceAll(' ', ''))
    .replaceAll(stateNamed, (name) => zoneCode(name) ?? name)
}

/** People described as drivers, each with the text between their name and the next one. */
export function driversIn(text: string): Driver[] {
  const named = new Map<string, number>()
  const isOfficer = (name: string) => !ofDriving.test(text) && officerNamed(name).test(text)
  for (const { groups, index } of driverPatterns.flatMap((pattern) => [...text.matchAll(pattern)])) {
    const name = groups?.['name']
    if (name !== undefined && !named.has(name) && !isOfficer(name)) named.set(name, text.indexOf(name, index))
  }
  const found = [...named].toSorted(([, a], [, b]) => a - b)
  return found.map(([name, at], place) => {
    const about = withNumbers(text.slice(at, found[place + 1]?.[1] ?? at + 400))
    const licensed = license.exec(about)?.groups
    const after = licensed?.['after']
    // `or` and `in` are words before they are states.
    const state =
      licensed?.['state'] ?? licensed?.['before'] ?? (after === after?.toUpperCase() ? after : undefined)
    const written = birth.exec(about)?.groups?.['date'] ?? null
    const date = written !== null && isNoDay(written) ? null : written
    return {
      name,
      ...changeAt(text, at, at + name.length),
      dateOfBirth: date === null ? null : /^\d{4}-/.test(date) ? usDate(date) : date,
      license: licensed?.['number']
        ? [state?.toUpperCase(), licensed['number']].filter(Boolean).join(' ')
        : null,
    }
  })
}

/** `Our president, Bob Ouellette`, `Bob Ouellette, one of our officers` */
function officerNamed(name: string): RegExp {
  return new RegExp(
    String.raw`\b${officer},? ${name}|${name},? (?:who (?:is|was) |is |was |an? |the |our |one |of )*${officer}\b`,
    'i',
  )
}

const ofDriving = /\b(?:driv(?:e|es|ing|ers?)|autos?|trucks?|vehicles?|fleet|vans?|licen[sc]e)\b/i

/** Whether a date in numbers is none of the calendar: `13/45/1990`. */
function isNoDay(written: string): boolean {
  const [first = 0, second = 0, third = 0] = written.split(/[/-]/).map(Number)
  if (Number.isNaN(first)) return false
  const [year, month, date] = first > 1_000 ? [first, second, third] : [third, first, second]
  return day(year < 100 ? 1900 + year : year, month, date) === null
}

/** Whether a mention comes off the policy or goes onto it: by the words before it, or else by what is said of it next. */
export function changeAt(text: string, at: number, end = at): { isRemoved: boolean; isAdded: boolean } {
  if (inPlaceOf.test(text.slice(Math.max(0, at - 30), at))) return { isRemoved: true, isAdded: false }
  const sentences = text.slice(0, at).split(/[.!?]\s|\n/)
  // What follows is about the mention until another one begins.
  const [after = ''] = text.slice(end, end + 160).split(anotherMention, 1)
  const own = sentences.at(-1)?.trim() ?? ''
  // `Please drop it from the policy. 2019 Kenworth T680.`
  const before = own === '' && !comesOff.test(after) ? (sentences.at(-2) ?? '') : own
  const last = [...before.matchAll(changeVerb)].at(-1)
  const verb = last?.[0].toLowerCase()
  if (last && verb !== undefined) {
    // `replace the 2019 F-150 with a 2025 F-250`
    const rest = before.slice(last.index + verb.length)
    // `the replacement is a 2024 F-250`, `a replacement for the 2019 F-150`
    if (verb === 'replacement' || verb === 'replacements') {
      const isAdded = !/\b(?:for|of)\b/i.test(rest) || namesReplacement.test(rest)
      return { isRemoved: !isAdded, isAdded }
    }
    const isExchanged = /^(?:replac|swap|switch|trad)/.test(verb)
    const isAdded = isExchanged
      ? /\b(?:with|by|for)\b/i.test(rest)
      : !/^(?:remove|delete|drop|sold|take|pull|exclude)/.test(verb)
    return { isRemoved: !isAdded, isAdded }
  }
  const isRemoved = comesOff.test(after)
  return { isRemoved, isAdded: !isRemoved && /\bnew driver\b[^.!?]{0,12}$/i.test(own) }
}

/** Whether a mention comes off the policy. */
export function isRemovedAt(text: string, at: number, end = at): boolean {
  return changeAt(text, at, end).isRemoved
}

/** `put the Transit on in place of the 2016 Tacoma` */
const inPlaceOf = /\b(?:in place|instead) of (?:(?:the|our|my) )?$/i
const namesReplacement = /\b(?:is|was|will be)\b|['’]s\b|[:,]\s*$/i
const changeVerb =
  /\b(?:(?:add|insure|include|bought|hired|put|remove|delete|drop|sold|take|pull|exclude|replac|swap|switch)\w*|trad(?:e|ed|es|ing)|got(?! rid)|picked up|purchased|acquired|leased)\b/gi
const anotherMention = new RegExp(String.raw`(?<![\p{L}'’-])${personName}|\b(?:19|20)\d\d\s+\p{Lu}`, 'u')
const comesOff =
  /^ go\b|\b(?:take|remove|delete|drop|pull)\s+(?:him|her|them|it|that (?:one|driver|truck|van|car|vehicle|trailer|location))\b(?! (?:an?|the|some|up)\b)|\b(?:come|comes|taken|removed|deleted|dropped)\s+(?:off|from)\b|\bno longer (?:works?|drives?|with us|employed|an?|our|needs?|own|have)\b|\b(?:stopped driving|quit|retired|resigned|passed away|was (?:fired|let go|laid off|terminated|sold|totaled|traded)|left (?:us|the (?:company|firm|business|job)|on|last|in|this|yesterday|today))\b/i
