import { nameKey } from '../../knowledge/index.ts'
import { changeDetails, changedItems } from './changeDetails.ts'
import { isOrder } from './clauseMarks.ts'
import { oftenAsked } from './documentType.ts'
import { type Sentence, sentencesOf } from './messageText.ts'
import type { RequestType } from './triageMessage.ts'

/** Whether words name what is taken back. */
type IsNamed = (words: string) => boolean

/**
 * The details of a request without what a client takes back of it: `Never mind on Pete` leaves the truck that was asked
 * for with him. Null if nothing is left that is asked for, or if the details don't tell one thing from the other.
 */
export function withoutNamed(type: RequestType, details: string, isNamed: IsNamed): string | null {
  const stillAsks = remains[type]
  if (!stillAsks) return null
  let isAny = false
  // What goes on about what is left out: `She starts Monday.`
  let goesOn: RegExp | null = null
  const kept = sentencesOf(details).flatMap((sentence): Sentence[] => {
    if (!isNamed(sentence.text)) {
      const isOwn = !goesOn?.test(sentence.text) || changedItems(changeDetails(sentence.text)).length > 0
      if (isOwn) goesOn = null
      return isOwn ? [sentence] : []
    }
    isAny = true
    const text = withoutParts(sentence.text, isNamed)
    goesOn = text === '' ? ofThing : changeDetails(text).drivers.length === 0 ? ofPerson : null
    return text === '' ? [] : [{ ...sentence, text }]
  })
  const left = kept
    .map(({ text, isItem, isNewParagraph }) => `${isItem ? '\n- ' : isNewParagraph ? '\n\n' : ' '}${text}`)
    .join('')
    .trim()
  return isAny && stillAsks(left) ? left : null
}

/** Whether what is left of a request still asks for something of its kind. A certificate is taken back as a whole. */
const remains: Readonly<Partial<Record<RequestType, (left: string) => boolean>>> = {
  ENDORSE_POLICY: (left) =>
    changedItems(changeDetails(left)).length > 0 ||
    sentencesOf(left).some(
      ({ text }) => isOrder('ENDORSE_POLICY', text) && nameKey(text).split(' ').length > 4,
    ),
  DOCUMENT_REQUEST: (left) => oftenAsked(left) !== null,
  QUESTION: (left) => left.includes('?'),
  QUOTE_REQUEST: (left) => /\b(?:quot\w+|pric(?:e|ing))\b/i.test(left),
}

/** A sentence without the parts that name it, and without what is said of them: `add Pete, DOB 4/2/1990, and the truck`. */
function withoutParts(sentence: string, isNamed: IsNamed): string {
  const parts = sentence.split(/(?:\s*[,;]\s+(?:and |plus )?|\s+(?:and|plus|&)\s+)/)
  let isLeftOut = false
  const kept = parts.filter((part) => {
    isLeftOut = isNamed(part) || (isLeftOut && attribute.test(part))
    return !isLeftOut
  })
  const [first = ''] = kept
  if (!kept.some((part) => /\p{L}/u.test(part.replace(courtesy, '')))) return ''
  const lead = isNamed(parts[0] ?? '') && !verb.test(first) ? leading.exec(parts[0] ?? '')?.[0] : undefined
  return [lead, kept.join(', ')].filter(Boolean).join(' ')
}

const verb =
  /\b(?:add|remov|delet|drop|tak|put|includ|chang|updat|increas|lower|rais|quot|send|get|need|want)\w*\b/i
const leading = new RegExp(String.raw`^.*?${verb.source}`, 'i')
/** What is told of the thing before it. */
const attribute =
  /^\W*(?:dob|d\.o\.b|date of birth|born|licen[sc]e\w*|lic|dl|cdl|vin|his|hers?|its|their|he|she|it|they|who|which|financed|leased|costs?|stated|eff\w*|start\w*|as of|garaged|valued?|worth|(?:to|on|onto|for|from|in|off) (?:our|the|my|this|that)\b|\d(?!\d{3}\s+\p{L}))/iu
const ofThing = /\b(?:he|him|his|she|hers?|it|its|that|this)\b/i
const ofPerson = /^\W*(?:he|his|she|her)\b/i
const courtesy = /\b(?:please|thanks?|thank you|too|also|as well|asap|hi|hello)\b/gi
