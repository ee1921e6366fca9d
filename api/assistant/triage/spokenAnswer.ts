import { zoneCode, zoneNames } from '../../knowledge/index.ts'
import { numberInWords, spokenNumber } from '../../reading/index.ts'
import { findDay, monthName } from './findDates.ts'
import { withDigits } from './withDigits.ts'
import { withOrdinals } from './withOrdinals.ts'

/**
 * What a caller answers to a question for a fact, as the fact is written: a date of birth and a license number by their
 * names, and last the day from which a change counts. Without the question, `August ninth nineteen ninety-four` would be
 * the day of the change.
 */
export function spokenAnswer(asked: string, answer: string, today: string): string {
  const born = asksBirth.test(asked) ? withBirthDate(answer) : answer
  const licensed = asksLicense.test(asked) ? withLicense(born) : born
  const day = asksDay.test(asked) && !asksBirth.test(asked) ? lastDayIn(licensed, today) : null
  return day === null ? licensed : `${licensed.replace(/(?<=[\p{L}\d])$/u, '.')} Effective ${day}.`
}

const asksBirth = /\b(?:date of birth|birth ?date|birthday|d\.?o\.?b|born)\b[^.]*\?/i
const asksLicense = /\blicen[sc]e\b[^.]*\?/i
/** From when a change counts; not when something happened, a job begins or a call suits. */
const asksDay =
  /\b(?:(?:from|as of|effective|starting|beginning) (?:what|which) (?:date|day)|(?:what|which) effective date|(?:what|which) (?:date|day) (?:should|would|do you want|shall)\b[^?]*\b(?:effect|effective|start|begin|end|cancel\w*|change\w*|added|removed)|when (?:should|would you like|do you want|shall) (?:that|this|it|we|him|her|them|the (?:change|changes|cancellation|coverage|policy))\b|(?:effective|from) when)\b[^.]*\?/i

const yearInWords = String.raw`(?:nineteen|twenty) (?:hundred|oh)?[ -]?(?:and )?(?:${numberInWords})?|two thousand(?: and)?(?: (?:${numberInWords}))?|${numberInWords}`
const spokenBirth = new RegExp(
  String.raw`\b(?:born (?:on )?)?${monthName}\.? (?:the )?(?:(?<date>\d{1,2})(?:st|nd|rd|th)?|(?<said>${numberInWords})),? (?:of )?(?:(?<year>(?:19|20)?\d\d)|(?<saidYear>${yearInWords}))\b`,
  'i',
)
const writtenBirth = /(?<!born )\b\d{1,2}[/-]\d{1,2}[/-](?:\d{4}|\d\d)\b/

function withBirthDate(answer: string): string {
  const text = withOrdinals(answer)
  const { groups } = spokenBirth.exec(text) ?? {}
  if (!groups) return answer.replace(writtenBirth, 'born $&')
  const date = groups['date'] ?? spokenNumber(groups['said'] ?? '')
  const year = yearOf(groups['year'] ?? groups['saidYear'] ?? '')
  return year === null
    ? answer
    : text.replace(spokenBirth, (_, month: string) => `born ${month} ${date}, ${year}`)
}

/** `nineteen ninety-four`, `two thousand one` and `94` as years. */
function yearOf(said: string): number | null {
  const written = Number(/thousand/.test(said) ? spokenNumber(said) : withDigits(said))
  const year = written < 100 ? written + (written > 30 ? 1900 : 2000) : written
  return year > 1900 && year < 2100 ? year : null
}

/** `I don't have it on me, call him at …` */
const hasNone = /\b(?:don['’]?t|do not|not sure|no idea|later|call|text|e-?mail)\b/i

const states = [...Object.keys(zoneNames), ...Object.values(zoneNames)].join('|')
const license = new RegExp(
  String.raw`(?:\b(?<zone>${states})\b,? )?(?<number>(?:[A-Z][ -]?)?\d(?:[\d -]*\d)?)(?![\d/])`,
  'gu',
)

function withLicense(answer: string): string {
  if (hasNone.test(answer)) return answer
  const end = /\bborn \p{L}+ \d{1,2}, \d{4}/u.exec(answer)
  const from = end ? end.index + end[0].length : 0
  const rest = withDigits(answer.slice(from))
  const found = [...rest.matchAll(license)].find(
    ({ groups }) => (groups?.['number'] ?? '').replaceAll(/\D/g, '').length >= 5,
  )
  if (!found) return answer
  const zone = zoneCode(found.groups?.['zone'] ?? '')
  const number = (found.groups?.['number'] ?? '').replaceAll(/[ -]/g, '')
  const named = ['license', zone, number].filter(Boolean).join(' ')
  return `${answer.slice(0, from)}${rest.slice(0, found.index)}${named}${rest.slice(found.index + found[0].length)}`
}

/** The day that is left when the caller corrects it: `The twentieth. No, make it the thirtieth.` */
function lastDayIn(answer: string, today: string): string | null {
  const said = answer.split(/[.,;!?]\s+|\s+(?:make (?:it|that)|or)\s+/)
  const found = said.findLast(
    (part) => findDay(part, today) !== null && !/\b(?:sold|bought|moved|left)\b/i.test(part),
  )
  return (
    found
      ?.replace(/^(?:(?:from|as of|effective|on|starting|make (?:it|that)|no|wait|yes|actually)\b\W*)+/i, '')
      .replace(/\W+$/, '') ?? null
  )
}
