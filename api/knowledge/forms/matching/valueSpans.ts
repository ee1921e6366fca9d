import { zoneCode, zonePattern } from '../../addresses/zoneNames.ts'
import { properNames } from '../spokenNames.ts'
import {
  clockTimes,
  counts,
  days,
  emails,
  moneyAmounts,
  nones,
  percentages,
  phones,
  type Spoken,
  websites,
  years,
} from '../spokenValues.ts'
import { kindOfValue, type ValueKind } from './valueKind.ts'

/** All values of a sentence, and the descriptions that it gives. */
export function valueSpans(
  text: string,
  /** The day on which it was written, YYYY-MM-DD. */
  written: string | null,
): (Spoken & { readonly kind: ValueKind })[] {
  return [
    ...finders.flatMap(([kind, find]) =>
      find(text, written).map((each) => ({ ...each, kind: kind ?? kindOfValue(each.value) })),
    ),
    ...chunks(text).map((each) => ({ ...each, kind: kindOfValue(each.value) })),
  ]
}

/** The kinds of values that a letter can give, with how they are found. */
const finders: readonly (readonly [ValueKind | null, (text: string, written: string | null) => Spoken[]])[] =
  [
    ['date', (text, written) => [...days(text, written), ...days(text, written, true)]],
    ['money', moneyAmounts],
    ['percent', percentages],
    ['number', (text) => [...counts(text), ...nones(text)]],
    ['year', years],
    ['phone', phones],
    ['email', emails],
    ['website', websites],
    ['time', clockTimes],
    ['code', codes],
    ['zip', (text) => spans(text, /(?<=[A-Z]{2} )\d{5}(?:-\d{4})?\b/g)],
    ['state', states],
    ['address', addresses],
    [
      'name',
      (text) =>
        spans(
          text,
          /(?<=\b(?:19|20)\d\d )[A-Z][\w-]*(?: [A-Z0-9][\w-]*)*(?: [a-z]+ (?:van|truck|trailer|pickup))?/g,
        ),
    ],
    [null, properNames],
  ]

function spans(text: string, pattern: RegExp): Spoken[] {
  return [...text.matchAll(pattern)].map(({ 0: value, index }) => ({
    value,
    index,
    end: index + value.length,
  }))
}

/** "JA-IM-51-20977", "7CRVN1708HX200416" and "0552 1187". */
export function codes(text: string): Spoken[] {
  // "Number ON-SL 40-1187": all of it.
  const whole = spans(
    text,
    /(?<=\b(?:[Nn]umber|[Nn]o\.?|#)(?: is|:)? )[A-Z]{2,4}(?:-[A-Z]{1,4})* \d[\dA-Z]*(?:-[\dA-Z]+)*\b/g,
  )
  const parts = [
    ...spans(text, /(?<![\w$])(?=[\w-]*\d)(?=[\w-]*[A-Z-])[A-Z0-9](?:[A-Z0-9]|[-/.](?=[A-Z0-9])){3,}\b/g),
    ...spans(
      text,
      /(?<=\b(?:number|no\.?|license|loan|account|policy|id|code|#)(?: is|:)? )(?!is\b)(?=[\w -]*\d)[A-Z0-9]+(?:[ -][A-Z]*\d[A-Z0-9]*)*\b/gi,
    ),
  ]
  return [
    ...whole,
    ...parts.filter(({ index, end }) => !whole.some((each) => each.index <= index && each.end >= end)),
  ]
}

function states(text: string): Spoken[] {
  return spans(text, new RegExp(String.raw`\b(?:${zonePattern})\b`, 'g')).map((each) => ({
    ...each,
    value: zoneCode(each.value) ?? each.value,
  }))
}

const street =
  /(?:(?<![\w$,.-])\d+[\w-]* (?:[NSEW]\.? )?[A-Z0-9][^,;.()]*?|P\.?O\.? Box \d+)(?=,|\.|;|$| in [A-Z])/g

const afterStreet = new RegExp(
  String.raw`^(?:, ((?:(?:Suite|Unit|Ste|Apt|Floor|#)[^,;.]*|\d+(?:st|nd|rd|th) [Ff]loor)))?(?:,| in) ([A-Z][A-Za-z.' -]+?)(?:, ([A-Z][a-z]+) County)?,? (${zonePattern}|[A-Z]{2})\.? (\d{5})`,
)

/** Addresses, whole and in parts. */
function addresses(text: string): Spoken[] {
  return spans(text, street).flatMap((line) => {
    const rest = afterStreet.exec(text.slice(line.end))
    if (!rest)
      return /\b(?:St|Street|Ave|Avenue|Rd|Road|Dr|Drive|Way|Lane|Ln|Court|Ct|Blvd|Highway|Hwy|Box)\b/.test(
        line.value,
      )
        ? [line]
        : []
    const [whole, suite, city = '', , zone = '', zip = ''] = rest
    const state = zoneCode(zone) ?? zone
    const line1 = suite ? `${line.value}, ${suite}` : line.value
    const end = line.end + whole.length
    const at = { index: line.index, end }
    return [
      { ...line, value: line1 },
      { ...at, value: `${line1}, ${city}, ${state} ${zip}` },
      { ...at, value: `${city}, ${state} ${zip}` },
      { ...at, value: `${state} ${zip}` },
      { ...at, value: city },
    ]
  })
}

/** Words before which a description begins. */
const opens =
  /\b(?:is|are|was|were|be|been|being|by|has|have|had|with|at|to|from|of|called|named|for|in|on|into|through|as|uses?|do|does|makes?|sells?|runs?|and|or|that|who|which|the|a|an|our|his|her|their|my)\b\s+/gi

/** Descriptions: whole sentences, their clauses, and what follows a verb or a preposition. */
function chunks(text: string): Spoken[] {
  const parts = [...text.matchAll(/[^,;:()]+(?:[,.](?=\d)[^,;:()]*)*/g)].map(({ 0: part, index }) => ({
    part,
    index,
  }))
  const pieces: Spoken[] = []
  const add = (value: string, index: number) => {
    const trimmed = value.replace(/^\s*(?:(?:the|a|an|our|his|her|their|my|and|but)\s+)*/i, '')
    const shown = trimmed.replace(/[\s.,;:!?]+$/, '')
    if (shown.length < 2 || shown.length > 240) return
    const start = index + value.length - trimmed.length
    pieces.push({ value: shown, index: start, end: start + shown.length })
  }
  add(text, 0)
  const [first] = parts
  if (first && parts.length > 2)
    add(text.slice(first.index + first.part.length + 1), first.index + first.part.length + 1)
  for (const { part, index } of parts) {
    add(part, index)
    for (const { 0: word, index: at } of part.matchAll(opens)) {
      const rest = part.slice(at + word.length)
      add(rest, index + at + word.length)
      const end =
        /\s(?:is|are|was|were|by|has|have|had|with|at|to|from|of|for|in|on|and|or|who|which|that|from|since|because|but)\s/i.exec(
          rest,
        )
      if (end) add(rest.slice(0, end.index), index + at + word.length)
    }
    const verb = /\s(?:is|are|was|were|has|have|will|does)\s/i.exec(part)
    if (verb) add(part.slice(0, verb.index), index)
  }
  return pieces
}
