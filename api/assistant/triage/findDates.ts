import { shifted } from '../../platform/index.ts'
import { numberInWords, spokenNumber } from '../../reading/index.ts'
import {
  day,
  dayOfMonth,
  businessDayAfter,
  type Direction,
  holiday,
  isoFirst,
  weekdayAfter,
  weekdayBefore,
  weekdayOn,
  withYear,
} from './calendarDays.ts'
import { withEnglishDates } from './withEnglishDates.ts'
import { withOrdinals } from './withOrdinals.ts'
import { withTimeWords } from './withTimeWords.ts'

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']
export const monthName =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'
const weekday = '(sun|mon|tues?|weds?|wednes|thu(?:rs)?|fri|sat(?:ur)?)(?:day)?'

/** A verb of what happened; what is `needed` or `to be signed` has not. */
const pastVerb = String.raw`(?<!\b(?:be|being|gets?|getting|is|are)\s)(?!(?:need|insur|cover|requir|list|nam|inde|add)ed\b)(?:was|were|went|sold|bought|quit|left|gave|took|came|got|began|\w+ed)`
/** Words between it and the day; a new clause or another day is none. */
const between = String.raw`(?!(?:by|before|for|until|due|from|next|starting|effective|is|will|and|so)\b)[\w-]+`

/** What may follow the day of a month: `bought the third Kestrel` counts trucks. */
const behindDay = String.raw`(?=\s*(?:$|[^\p{L}\s])|[^\S\n]*\n|\s+(?:a|after|and|as|at|because|before|but|by|for|from|he|her|his|i|if|in|is|it|just|my|no|not|of|on|or|our|please|pls|she|since|so|thanks|thank|that|the|their|then|they|this|to|unless|until|was|we|when|will|with|would|you|${monthName.slice(1, -1)})\b)`

const shapes: readonly {
  readonly pattern: RegExp
  read(match: RegExpMatchArray, today: string, lies: Direction): string | null
}[] = [
  {
    pattern: /\b(20\d\d)-(\d{1,2})-(\d{1,2})\b/,
    read: ([, y, m, d]) => day(Number(y), Number(m), Number(d)),
  },
  {
    pattern: /(?<![\w-])(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})\b(?!-)/,
    read: ([, m, , d, y = '']) => day(y.length === 2 ? 2000 + Number(y) : Number(y), Number(m), Number(d)),
  },
  {
    pattern: new RegExp(String.raw`\b${monthName}\.?\s+(\d{1,2})(?:st|nd|rd|th)?(?:,?\s+(20\d\d))?\b`, 'i'),
    read: ([, m = '', d, y], today, lies) => dated(monthOf(m), Number(d), { year: y, today, lies }),
  },
  {
    pattern: new RegExp(
      String.raw`\b(\d{1,2})(?:st|nd|rd|th)?\s+(?:of\s+)?${monthName}\b(?:,?\s+(20\d\d))?`,
      'i',
    ),
    read: ([, d, m = '', y], today, lies) => dated(monthOf(m), Number(d), { year: y, today, lies }),
  },
  {
    pattern: /\b(\d{1,2})\/(\d{1,2})\b(?!\/)/,
    read: ([, m, d], today, lies) => withYear(Number(m), Number(d), { today, lies }),
  },
  {
    pattern: /\b(?:eff(?:ective)?\.?|as of|starting|beginning)\s+(\d{1,2})-(\d{1,2})\b(?!-)/i,
    read: ([, m, d], today, lies) => withYear(Number(m), Number(d), { today, lies }),
  },
  {
    // `From January our containers go up`
    pattern: new RegExp(
      String.raw`\b(?:eff(?:ective)?\.?|as of|from|starting|beginning|since)\s+(?:in\s+)?${monthName}\b(?!\.?\s*\d)`,
      'i',
    ),
    read: ([, m = ''], today, lies) => withYear(monthOf(m), 1, { today, lies }),
  },
  { pattern: /\b(?:the )?day after tomorrow\b/i, read: (_, today) => shifted(today, 2) },
  {
    pattern:
      /\b(?:(?=\S+ \S+ from (?:today|now)\b)|in |within )(a|one|two|three|four|six|\d{1,2}) (day|week)s?\b(?! of\b)/i,
    read: ([, count = '', unit = ''], today) =>
      shifted(today, (countWords[count.toLowerCase()] ?? Number(count)) * (/week/i.test(unit) ? 7 : 1)),
  },
  {
    pattern:
      /\b(?:in|within)(?: the next)? (one|two|three|four|six|\d{1,2})(?: \(\d+\))? (?:business|working) days?\b/i,
    read: ([, count = ''], today) =>
      businessDayAfter(countWords[count.toLowerCase()] ?? Number(count), today),
  },
  {
    pattern: /\bwithin(?: the next)? (24|48|72) (?:hours?|hrs?)\b/i,
    read: ([, hours], today) => shifted(today, Number(hours) / 24),
  },
  { pattern: /\btomorrow\b/i, read: (_, today) => shifted(today, 1) },
  {
    pattern:
      /\b(today|tonight|right away|immediately|effective now|as of now|(?:end of (the )?day|eod|cob)(?! (?:on )?(?:tomorrow|(?:mon|tues|wed|thu|fri|sat|sun)))|this (morning|afternoon|evening)|(?:\d+|an?|half an|a few|a couple(?: of)?|two|three|four|five|six) (?:minutes?|mins?|hours?|hrs?) ago)\b/i,
    read: (_, today) => today,
  },
  { pattern: /\b(?:yesterday|last night)\b/i, read: (_, today) => shifted(today, -1) },
  {
    pattern: new RegExp(String.raw`\b(?:end|last day) of ${monthName}\b`, 'i'),
    read: ([, m = ''], today, lies) => {
      const first = withYear(monthOf(m), 1, { today, lies })
      return first && shifted(isoFirst(first, 1), -1)
    },
  },
  {
    pattern: /\bend of (the|this) year\b|\byear[- ]?end\b|\bnew year['’]?s eve\b/i,
    read: (_, today) => `${today.slice(0, 4)}-12-31`,
  },
  {
    pattern: /\b(end of (the|this) month|month[- ]?end|last day of (the|this) month)\b/i,
    read: (_, today) => shifted(isoFirst(today, 1), -1),
  },
  {
    pattern: /\b(?:the )?(?:first|1st) of the (?:new )?year\b|\bnew year['’]?s(?: day)?\b(?! eve)/i,
    read: (_, today) => day(Number(today.slice(0, 4)) + 1, 1, 1),
  },
  {
    pattern: /\b(first of (the|next) month|next month|the 1st)\b(?! of)/i,
    read: (_, today) => isoFirst(today, 1),
  },
  {
    // `Friday the sixth`: the one of the months around that falls on that day of the week
    pattern: new RegExp(String.raw`\b${weekday},?\s+(?:the\s+)?(\d{1,2})(?:st|nd|rd|th)\b`, 'i'),
    read: ([, name = '', d], today) =>
      weekdayOn(weekdays.indexOf(name.slice(0, 3).toLowerCase()), Number(d), today),
  },
  {
    // `Titles transferred the sixth. November sixth.`
    pattern: new RegExp(
      String.raw`\b(?:(${pastVerb}|since)\s+(?:${between}\s+){0,5})?(?:on\s+)?the\s+(\d{1,2})(?:st|nd|rd|th)\b${behindDay}(?!\s+of\s+${monthName})(?:\W+${monthName}\s+\2)?`,
      'iu',
    ),
    read: ([, past, d, m], today, lies) =>
      m === undefined
        ? dayOfMonth(Number(d), today, { isPast: past !== undefined || lies === 'BEHIND' })
        : withYear(monthOf(m), Number(d), { today, lies }),
  },
  { pattern: /\bend of (the|this) week\b/i, read: (_, today) => weekdayAfter(5, today) },
  { pattern: /\bend of next week\b/i, read: (_, today) => shifted(weekdayAfter(5, today), 7) },
  {
    // `We are moving over Thanksgiving` names no day.
    pattern:
      /(?<=\b(?:by|before|on|until|till|from|after|starting|effective|as of) )(thanksgiving|labor day|memorial day|christmas eve|christmas|halloween)\b/i,
    read: ([, name = ''], today, lies) => holiday(name.toLowerCase(), { today, lies }),
  },
  {
    // `His last day was Friday`, `we sold it on Saturday`
    pattern: new RegExp(
      String.raw`\b(?:(${pastVerb})\s+(?:${between}\s+){0,6})?\b(next|last|past)?\s*\b${weekday}\b(?!,?\s+(?:the\s+)?(?:${monthName}\.?\s+\d|\d{1,2}(?:st|nd|rd|th|/\d|\s+(?:of\s+)?${monthName})))`,
      'i',
    ),
    read: ([, past, word = '', name = ''], today, lies) => {
      const on = weekdays.indexOf(name.slice(0, 3).toLowerCase())
      const isPast = (past !== undefined || lies === 'BEHIND') && word.toLowerCase() !== 'next'
      return isPast || /last|past/i.test(word) ? weekdayBefore(on, today) : weekdayAfter(on, today)
    },
  },
]

const countWords: Readonly<Record<string, number>> = { a: 1, one: 1, two: 2, three: 3, four: 4, six: 6 }

/** `October one` */
const spokenDate = new RegExp(String.raw`\b${monthName}\s+(${numberInWords})\b`, 'gi')

/** The first day that a text names, counted from a calendar day; null when it names none. */
export function findDay(
  phrase: string,
  today: string,
  { lies = 'AHEAD' }: { readonly lies?: Direction } = {},
): string | null {
  return daysIn(withFigures(phrase), { today, lies })[0]?.on ?? null
}

/** A text with its dates in figures and without dates of birth. */
function withFigures(phrase: string): string {
  return withOrdinals(withEnglishDates(withTimeWords(phrase)).replaceAll(birthDate, ' ')).replaceAll(
    spokenDate,
    (_, month: string, date: string) => `${month} ${spokenNumber(date)}`,
  )
}

/** The days that a text names and where, in order. Where two begin at the same place, the surer one comes first. */
function daysIn(
  text: string,
  { today, lies }: { readonly today: string; readonly lies: Direction },
): { on: string; start: number; end: number }[] {
  return shapes
    .flatMap(({ pattern, read }) =>
      [...text.matchAll(new RegExp(pattern, `${pattern.flags}g`))].flatMap((match) => {
        const on = read(match, today, lies)
        return on ? [{ on, start: match.index, end: match.index + match[0].length }] : []
      }),
    )
    .toSorted((a, b) => a.start - b.start)
}

/** How a text says from when something holds, the surest words first. */
const effectiveClues: readonly RegExp[] = [
  /\b(effective|eff\.?|as of|back to|back-?dat(?:ed?|ing)|retroactive(ly)? to|inception)(?=(.{0,50}))/gi,
  /\b(?:needs?|has|have|must|should|wants?) (?:to )?(?:be |go |get )?(?:on|added|covered|insured|effective|in force)\b(?=([^.;!?]{0,60}))/gi,
  /\b(cancel\w*|terminat\w*|should (end|stop)|(can|to) (end|stop)|ends?(?! of))\b(?=([^.;!?]{0,60}))/gi,
  /\b(?:on the (?:road|job|lot)|(?:drives?|works?|starts?|open(?:s|ing)?|begin(?:s|ning)?)) (?:from|on|as of)\b(?=(.{0,30}))/gi,
  /\b(after|past|through|thru|starting|beginning|from|on|since|closing (is|on)|last day( is| was)?|start(?:s|ed)?|began|picked up|bought|hired|quit|sold|opens|opening|transferred|took (delivery|possession)|mov(e|ed|ing))\b(?=(.{0,50}))/gi,
]

/** Clues of what has happened, or is to count from a day that has passed. */
const hasHappened =
  /^(?:back|retroactive|since|started|began|picked up|bought|hired|quit|sold|transferred|took|moved)/i

/** The day on which something is to take effect; only one that is called so, where nothing else is sure enough. */
export function findEffectiveDay(phrase: string, today: string, { isSure = false } = {}): string | null {
  const text = withFigures(phrase)
  const days = {
    AHEAD: daysIn(text, { today, lies: 'AHEAD' }),
    BEHIND: daysIn(text, { today, lies: 'BEHIND' }),
  }
  for (const clue of isSure ? effectiveClues.slice(0, 1) : effectiveClues) {
    for (const match of text.matchAll(clue)) {
      // `Traded in on Friday`: the verb before the clue says that the day has passed.
      const isOver =
        hasHappened.test(match[0]) && !/\b(?:be|being|gets?|getting)\s+$/i.test(text.slice(0, match.index))
      const [found] = days[isOver ? 'BEHIND' : 'AHEAD']
        .filter(({ end }) => end > match.index + match[0].length && end <= endOfClue(match))
        // `We have sold the inn. The closing is December 15`
        .filter(({ start }) => !isOver || !/[.!?]\s+(?=\p{Lu})/u.test(text.slice(match.index, start)))
        .toSorted((a, b) => Math.max(a.start, match.index) - Math.max(b.start, match.index))
      if (found) return found.on
    }
  }
  return null
}

function endOfClue(match: RegExpExecArray): number {
  return match.index + match[0].length + (match.at(-1) ?? '').length
}

/** When a driver was born is no day on which anything happens to the policy. */
const birthDate =
  /\b(dob|d\.o\.b\.?|date of birth|birth ?(date|day)|born)\b[\s:,-]*(is|on|in)?\s*[\p{L}\d][^\s]*(\s+\d{1,2}(st|nd|rd|th)?,?\s+\d{2,4})?/giu

/** How a text says by when an answer is needed: plainly, or by what happens then. */
const dueClues: readonly RegExp[] = [
  /\b(by|before|due|need(ed)? (it|this|that|them)?( by| on| for)?|deadline( is)?|no later than|until|'?till?|asap|within)\b(?=(.{0,40}))/gi,
  // `They won't let us on site Monday without it`
  /\b((?:won['’]?t|will not|can['’]?t|cannot|not allowed to) (?:let|allow|start|begin|work|be|get|go|pay|close|open)\b(?: (?:us|we|me|on|onto|the|to|our|crew|job|site|in|start|work|begin|anything)){0,5})(?=( .{0,20}?\b(?:without|until|unless)\b))/gi,
  /\b(starts?( on)?|job (starts|begins)|event( is)?( on)?|closing( is)?( on)?|(?<!\b(?:asked|ordered|requested) )for)\b(?=(.{0,40}))/gi,
]

/** The day by which the client needs an answer. */
export function findDueDay(text: string, today: string): string | null {
  for (const match of dueClues.flatMap((clue) => [...text.matchAll(clue)])) {
    const on = findDay(match[0] + (match.at(-1) ?? ''), today)
    if (on && on >= today) return on
  }
  return null
}

/** The day of a month, with the year if the text gives it. */
function dated(
  month: number,
  date: number,
  {
    year,
    today,
    lies,
  }: { readonly year: string | undefined; readonly today: string; readonly lies: Direction },
): string | null {
  return year === undefined ? withYear(month, date, { today, lies }) : day(Number(year), month, date)
}

function monthOf(name: string): number {
  return months.indexOf(name.slice(0, 3).toLowerCase()) + 1
}
