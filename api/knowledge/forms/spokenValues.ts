import { numberInWords, spokenAmounts, spokenNumber } from '../../reading/index.ts'
import { monthOf, months } from './months.ts'
import { relativeDays, weekdaysBeside } from './relativeDays.ts'

const hourWord = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve'
const countWord = `(?:a dozen|${numberInWords})`
/** "Unit 101" and "Section 8" count nothing. */
const unnamed = String.raw`(?<![\w$.,/-]|\b(?:unit|suite|apt|section|route|form) )`

/** A found value and its position in its sentence. */
export interface Spoken {
  readonly value: string
  readonly index: number
  readonly end: number
}

function wordValue(text: string): number | null {
  return text.toLowerCase() === 'a dozen' ? 12 : spokenNumber(text)
}

export function found(
  text: string,
  pattern: RegExp,
  valueOf: (match: RegExpExecArray) => string | null,
): Spoken[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const value = valueOf(match)
    return value === null ? [] : [{ value, index: match.index, end: match.index + match[0].length }]
  })
}

/** "$1.2M", "$27,500" and "1.2 million dollars" as "$1,200,000". */
export function moneyAmounts(text: string): Spoken[] {
  const inWords = spokenAmounts(text).map(({ amount, index, end }) => ({
    value: `$${amount.toLocaleString('en-US')}`,
    index,
    end,
  }))
  // "Million dollar liability."
  const bare = found(text, /^million[- ]dollars?\b/gi, () => '$1,000,000')
  return [...inWords, ...bare, ...inDigits(text)].toSorted((a, b) => a.index - b.index)
}

function inDigits(text: string): Spoken[] {
  return found(
    text,
    /\$\s?(\d[\d,]*(?:\.\d+)?)(?:\s?(million|mill?|thousand|mm|m|k)\b)?|\b(\d+(?:\.\d+)?)\s?(million|mill?|thousand|[mk])\b(?: dollars)?|\b(\d{1,3}(?:,\d{3})+) dollars\b/gi,
    ([, digits, unit, bare, bareUnit, written]) => {
      const number = Number((digits ?? bare ?? written ?? '').replaceAll(',', ''))
      const scale = (unit ?? bareUnit ?? '').toLowerCase()
      const factor = scale.startsWith('m') ? 1_000_000 : /^(?:k|thousand)/.test(scale) ? 1_000 : 1
      const amount = Math.round(number * factor * 100) / 100
      const minimumFractionDigits = Number.isInteger(amount) ? 0 : 2
      return Number.isFinite(amount) ? `$${amount.toLocaleString('en-US', { minimumFractionDigits })}` : null
    },
  )
}

/** "14", "fourteen" and "a dozen" as "14"; no amounts, years, dates or parts of longer numbers. */
export function counts(text: string): Spoken[] {
  const skipped = [
    ...moneyAmounts(text),
    ...days(text, '2000-01-01'),
    ...phones(text),
    ...clockTimes(text),
    // "Peoria, IL 61612"
    ...found(text, /\b[A-Z]{2} \d{5}\b/g, ([zip]) => zip),
    // "His shift began at one."
    ...found(
      text,
      new RegExp(
        String.raw`(?<=\b(?:beg[ai]ns?|beginning|start(?:s|ed|ing)?|opens?|opened|clos(?:es?|ed)|came (?:on|in)|clocked (?:in|out)|arrived|left|until) at )(?:${hourWord}|\d{1,2})\b`,
        'gi',
      ),
      ([hour]) => hour,
    ),
  ]
  return found(
    text,
    new RegExp(String.raw`${unnamed}(\d{1,3}(?:,\d{3})+|\d+)(?![\w/]|[.,-]\d)|\b${countWord}\b`, 'gi'),
    ([whole, digits]) => (digits === undefined ? String(wordValue(whole) ?? '') || null : digits),
  ).filter(
    ({ index, end }) =>
      !skipped.some((each) => index >= each.index && index < each.end) &&
      // "One of our vans was hit" counts nothing.
      !(
        /^one$/i.test(text.slice(index, end)) && /^ of (?:our|my|the|his|her|their)\b/i.test(text.slice(end))
      ),
  )
}

/** "No heavy trucks." counts heavy trucks; "no staff training since 2023" counts no staff. */
export function nones(text: string): Spoken[] {
  return [
    ...text.matchAll(
      /\b(?:no|zero)(?= (?:[a-z-]+ )?[a-z-]+(?:[,.;:)]|$| (?:and|or|but|at|in|on|of|here|there|this|yet|so|right|for)\b))/gi,
    ),
  ].map(({ 0: word, index }) => ({ value: '0', index, end: index + word.length }))
}

/** Days as MM/DD/YYYY. A day without a year is the last one before `written` (YYYY-MM-DD), or the next one after it when what is told lies ahead. */
export function days(text: string, written: string | null, isAhead = false): Spoken[] {
  const named = [
    ...found(
      text,
      new RegExp(
        String.raw`\b(first|second|third|fifteenth|\d{1,2}(?:st|nd|rd|th)?) of (${months})\b(?!,? \d{4})`,
        'gi',
      ),
      ([, day = '', name = '']) => {
        const ordinal = ['first', 'second', 'third'].indexOf(day.toLowerCase()) + 1
        const number = ordinal || (/^fif/i.test(day) ? 15 : Number.parseInt(day, 10))
        const date = `${String(monthOf(name)).padStart(2, '0')}-${String(number).padStart(2, '0')}`
        const year = yearOf(date, written, isAhead)
        return year === null ? null : `${date.replace('-', '/')}/${year}`
      },
    ),
    ...found(
      text,
      new RegExp(
        String.raw`\b(\d{1,2})(?:st|nd|rd|th)?(?: of)? (${months}|(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\.?),? (\d{4})\b`,
        'gi',
      ),
      ([, day = '', name = '', year = '']) =>
        `${String(monthOf(name)).padStart(2, '0')}/${day.padStart(2, '0')}/${year}`,
    ),
    ...found(
      text,
      /\b(\d{1,2})[/-](\d{1,2})[/-](\d{4}|\d{2})\b/g,
      ([, month = '', day = '', year = '']) =>
        `${month.padStart(2, '0')}/${day.padStart(2, '0')}/${year.padStart(4, '20')}`,
    ),
    ...found(
      text,
      /\b(\d{4})-(\d{2})-(\d{2})(?=T\d|\b)/g,
      ([, year, month, day]) => `${month}/${day}/${year}`,
    ),
    ...found(
      text,
      new RegExp(
        String.raw`\b(${months}|(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\.?) (\d{1,2})(?:st|nd|rd|th)?\b(?:,? (?:of )?(\d{4}))?`,
        'gi',
      ),
      ([, name = '', day = '', year]) => {
        const month = String(monthOf(name)).padStart(2, '0')
        const date = day.padStart(2, '0')
        const own = year ?? yearOf(`${month}-${date}`, written, isAhead)
        return own === null ? null : `${month}/${date}/${own}`
      },
    ),
    ...relativeDays(text, written, isAhead),
  ].toSorted((a, b) => a.index - b.index)
  return [...named, ...weekdaysBeside(text, named)].toSorted((a, b) => a.index - b.index)
}

function yearOf(monthAndDay: string, written: string | null, isAhead: boolean): string | null {
  if (written === null) return null
  const year = Number(written.slice(0, 4))
  const isPast = monthAndDay <= written.slice(5)
  return String(isAhead ? (isPast ? year + 1 : year) : isPast ? year : year - 1)
}

/** "2:40 a.m.", "half past nine in the evening" and "twenty to three in the morning" as "2:40 AM". */
export function clockTimes(text: string): Spoken[] {
  // "Yesterday morning at half past five": the part of the day comes first.
  const ofDay =
    /\b(morning|afternoon|evening|night)(?: at)? (?:about |around )?(?=(?:half|(?:a )?quarter) (?:past|to|after|before) )/i.exec(
      text,
    )
  if (ofDay) {
    const start = ofDay.index + ofDay[0].length
    const [, time = ''] =
      /^((?:half|a quarter|quarter) (?:past|to|after|before) [a-z]+)/i.exec(text.slice(start)) ?? []
    const [told] = clockTimes(`${time} in the ${ofDay[1]}`)
    if (told) return [{ ...told, index: start, end: start + time.length }]
  }
  return [
    ...found(
      text,
      /\b(\d{1,2})(?::(\d{2}))?\s?([ap])\.?m\b\.?/gi,
      ([, hour, minute = '00', half = '']) => `${hour}:${minute} ${half.toUpperCase()}M`,
    ),
    ...found(
      text,
      new RegExp(
        String.raw`\b(?:(half|a quarter|quarter|${numberInWords}) (past|to|after|before) )?(${hourWord}|\d{1,2}(?::\d{2})?)(?: o'clock)? (?:in the |at )(morning|afternoon|evening|night)`,
        'gi',
      ),
      ([, part, side, named = '', time = '']) => {
        const [, digits, exact] = /^(\d+)(?::(\d+))?$/.exec(named) ?? []
        const hour = digits === undefined ? wordValue(named) : Number(digits)
        if (hour === null || hour < 1 || hour > 12) return null
        const minutes =
          part === undefined
            ? Number(exact ?? 0)
            : /half/i.test(part)
              ? 30
              : /quarter/i.test(part)
                ? 15
                : (wordValue(part) ?? 0)
        const isBefore = /to|before/i.test(side ?? '')
        const shown = isBefore && minutes > 0 ? (hour === 1 ? 12 : hour - 1) : hour
        const minute = String(isBefore && minutes > 0 ? 60 - minutes : minutes).padStart(2, '0')
        return `${shown}:${minute} ${/morning/i.test(time) ? 'AM' : 'PM'}`
      },
    ),
  ]
}

/** Phone numbers as 207-555-0142. */
export function phones(text: string): Spoken[] {
  return found(
    text,
    /(?:\+?1[-. ]?)?\(?(\d{3})\)?[-. ]?(\d{3})[-. ](\d{4})\b/g,
    ([, area, exchange, line]) => `${area}-${exchange}-${line}`,
  )
}

export function emails(text: string): Spoken[] {
  return found(text, /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, ([whole]) => whole)
}

export function websites(text: string): Spoken[] {
  return found(text, /\b(?:https?:\/\/|www\.)[\w.-]+\.[a-z]{2,}(?:\/[\w./-]*)?/gi, ([whole]) => whole)
}
export function taxNumbers(text: string): Spoken[] {
  return found(text, /\b\d{2}-\d{7}\b/g, ([whole]) => whole)
}

/** "0.91" and ".91", as a modification of premiums. */
export function factors(text: string): Spoken[] {
  return found(text, /(?<![\d$,.])(?:[01]?\.\d{2,3})(?![\d%])/g, ([whole]) => whole)
}

/** Years, as of a founding or a building. */
export function years(text: string): Spoken[] {
  return found(text, /(?<![\d/$,.-])\b(1[89]\d{2}|20\d{2})\b(?![-/]\d)/g, ([whole]) => whole)
}

export function percentages(text: string): Spoken[] {
  const named = [
    ...found(text, /\b(\d{1,3}(?:\.\d+)?)\s?(?:%|percent\b)/gi, ([, number]) => `${number}%`),
    ...found(text, new RegExp(String.raw`\b(${countWord}) percent\b`, 'gi'), ([, word = '']) => {
      const number = wordValue(word)
      return number === null ? null : `${number}%`
    }),
  ]
  // "Only a tenth of it is new construction, everything else is remodel and repair."
  const [part] = found(
    text,
    /\b(?:an?|one)[ -](fifth|tenth|eighth|twentieth)\b(?= of (?!an? ))/gi,
    ([, name = '']) =>
      ({ fifth: '20%', tenth: '10%', eighth: '12.5%', twentieth: '5%' })[name.toLowerCase()] ?? null,
  )
  if (named.length === 0 && part) named.push(part)
  if (named.length === 0) return named
  // Beside percentages, "a quarter" and "the rest" are shares as well.
  const shares = [
    ...named,
    ...found(text, /\b(?:(?:a|one) quarter|half|three quarters)\b(?! (?:of a|past|million))/gi, ([word]) =>
      /^half/i.test(word) ? '50%' : /^three/i.test(word) ? '75%' : '25%',
    ),
  ]
  // "Seventy percent heating, twenty refrigeration, ten sheet metal": numbers that fill up the hundred.
  const bare = counts(text).filter(
    ({ value, index }) =>
      Number(value) < 100 && !shares.some((each) => index >= each.index && index < each.end),
  )
  const whole = [...shares, ...bare].reduce((total, { value }) => total + Number.parseFloat(value), 0)
  if (bare.length > 0 && whole === 100)
    return [...shares, ...bare.map((each) => ({ ...each, value: `${each.value}%` }))]
  const left = 100 - shares.reduce((sum, { value }) => sum + Number.parseFloat(value), 0)
  return left <= 0 || left >= 100
    ? shares
    : [
        ...shares,
        ...found(
          text,
          /\b(?:the (?:little )?(?:rest|remainder|balance)|(?:everything|all) else)\b/gi,
          () => `${left}%`,
        ),
      ]
}

/** "Within two weeks" as 14 days. */
export function inDays(text: string): Spoken[] {
  return counts(text).flatMap((each) => {
    const [, unit = ''] = /^[ -](day|week|month|year)s?\b/i.exec(text.slice(each.end)) ?? []
    const length = { day: 1, week: 7, month: 30, year: 365 }[unit.toLowerCase()]
    return length === undefined ? [] : [{ ...each, value: String(Number(each.value) * length) }]
  })
}
