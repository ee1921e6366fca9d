import { months } from './months.ts'
import { found, type Spoken } from './spokenValues.ts'

const nameWord = String.raw`(?:[A-Z][\w'’.-]*[\w]|[A-Z]\.)`
const properName = new RegExp(
  String.raw`(?<![\w$])${nameWord}(?:(?: (?:of|the|and|&|de|la|von|van))? ${nameWord})*(?:,? (?:Inc|LLC|LLP|LP|Co|Corp|PLLC)\b\.?)?`,
  'g',
)
const noName = new RegExp(
  `^(?:${months}|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|i|i'm|i've|i'd|ok|yes|no|hi|dear|re|attn|vin|llc|inc)$`,
  'i',
)
/** Words that begin a sentence in front of a name. */
const opening =
  /^(?:The|Our|My|We|And|But|Then|With|For|In|At|On|From|Also|Please|Both|All|Only|His|Her|Their) /

/** Names of people, companies, places and products; a lone word that begins a sentence is none. */
export function properNames(text: string): Spoken[] {
  return found(text, properName, ({ 0: whole, index }) => {
    const name = whole.replace(opening, '')
    const isAlone = !name.includes(' ')
    if (noName.test(name) || (isAlone && (index === 0 || /[.:!?] $/.test(text.slice(0, index))))) return null
    return name.length > 2 && (isAlone ? /[a-z]/.test(name) : true) ? name : null
  })
}

/** Names of people: of two or three words, and of no company. */
export function personNames(text: string): Spoken[] {
  return properNames(text).filter(
    ({ value }) =>
      /^(?:Dr\. )?[A-Z][a-zà-ÿ'’]+(?: [A-Z]\.)?(?:[ -][A-Z][\w'’.à-ÿ-]+){1,2}$/.test(value) &&
      !isCompany.test(value),
  )
}

const isCompany =
  /\b(?:Inc|LLC|LLP|LP|Co|Corp|Company|Services?|Systems|Associates|Partners|Insurance|Mutual|Bank|Trust|Supply|Equipment|Group|Holdings|Security|Alarm|Survey|Health|Street|Road|Avenue|County)\b/
