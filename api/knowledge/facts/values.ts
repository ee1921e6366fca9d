/** Amounts, dates and other values as policies print them. */

const moneyPattern = /^[$S]?\s?(\d{1,3}(?:,\d{3})+|\d+)(\.\d{2})?$/

/** Cents of "$1,000,000", "1,000,000", "$ 500" or "2,500.00"; null for anything else, a bare small number among them. */
export function parseMoney(text: string): number | null {
  const cleaned = text
    .replaceAll(/[()*]/g, '')
    .replace(/[.,;:]$/, '')
    .replace(/^(?:USD|US\$)\s?/, '$')
    .trim()
  const [scaled, count = '', unit = ''] =
    /^\$\s?(\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?)\s?(K|M|MM|million|thousand)$/i.exec(cleaned) ?? []
  if (scaled) return Math.round(Number(count.replaceAll(',', '')) * (/^k|thou/i.test(unit) ? 1e3 : 1e6) * 100)
  // The hour at which policies begin.
  if (cleaned === '12.01') return null
  const match = moneyPattern.exec(cleaned)
  if (!match?.[1]) return null
  const isMarked = /^[$S]/.test(cleaned) || match[1].includes(',') || match[2] !== undefined
  if (!isMarked) return null
  return Math.round(Number(match[1].replaceAll(',', '') + (match[2] ?? '')) * 100)
}

const monthNumbers: Record<string, number> = {
  jan: 1,
  feb: 2,
  mar: 3,
  apr: 4,
  may: 5,
  jun: 6,
  jul: 7,
  aug: 8,
  sep: 9,
  oct: 10,
  nov: 11,
  dec: 12,
}
const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t(?:ember)?)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'
const datePatterns = [
  String.raw`(?<m>\d{1,2})\s?[/-]\s?(?<d>\d{1,2})\s?[/-]\s?(?<y>\d{4}|\d{2})(?!\d)`,
  String.raw`(?<y>\d{4})-(?<m>\d{2})-(?<d>\d{2})`,
  String.raw`(?<n>${month})\.?\s+(?<d>\d{1,2})(?:st|nd|rd|th)?,?\s+(?<y>\d{4})`,
  String.raw`(?<d>\d{1,2})(?:st|nd|rd|th)?[\s-]+(?:day of\s+)?(?<n>${month})\.?,?[\s-]+(?<y>\d{4})`,
]

export interface FoundDate {
  /** YYYY-MM-DD */
  readonly iso: string
  readonly text: string
  readonly at: number
}

/** All dates in a text, in order. */
export function datesIn(text: string): FoundDate[] {
  const found = datePatterns.flatMap((pattern) =>
    [...text.matchAll(new RegExp(String.raw`(?<![\d/])(?<!(?<!/\d{4})-)${pattern}`, 'gi'))].flatMap(
      (match) => {
        const { y = '', m, d = '', n } = match.groups ?? {}
        const monthNumber = n ? monthNumbers[n.slice(0, 3).toLowerCase()] : Number(m)
        const year = y.length === 2 ? 2000 + Number(y) - (Number(y) > 70 ? 100 : 0) : Number(y)
        const iso = isoDate(year, monthNumber ?? 0, Number(d))
        return iso === null ? [] : [{ iso, text: match[0], at: match.index }]
      },
    ),
  )
  return found.toSorted((a, b) => a.at - b.at)
}

function isoDate(year: number, monthNumber: number, day: number): string | null {
  const date = new Date(Date.UTC(year, monthNumber - 1, day))
  const isReal = date.getUTCMonth() === monthNumber - 1 && date.getUTCDate() === day
  return isReal && year > 1900 && year < 2200 ? date.toISOString().slice(0, 10) : null
}

const states =
  'AL|AK|AZ|AR|CA|CO|CT|DE|DC|FL|GA|HI|ID|IL|IN|IA|KS|KY|LA|ME|MD|MA|MI|MN|MS|MO|MT|NE|NV|NH|NJ|NM|NY|NC|ND|OH|OK|OR|PA|PR|RI|SC|SD|TN|TX|UT|VT|VA|WA|WV|WI|WY'
/** A state and a ZIP code, or the postal code of Canada or the United Kingdom. */
const cityLine = new RegExp(
  String.raw`\b(?:(?:${states}|(?!Box\b|Drawer\b)[A-Z][a-z]+(?: [A-Z][a-z]+)?),?\s+\d{5}(?:-\d{4})?|[A-Z]\d[A-Z] ?\d[A-Z]\d|(?:London )?[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}|London [A-Z]{1,2}\d{1,2}[A-Z]?)\b`,
)

/** Whether a text ends an address: a state and a ZIP code. */
export function hasStateAndZip(text: string): boolean {
  return cityLine.test(text)
}

const unit = String.raw`(?:(?:Building|Bldg\.?|Suite|Unit|Floor|Hangar|Dock|Pier|Lot) \w{1,4}|c\/o [^,]+),? (?=\d)`
/** "12", "12B", "12-14", or the grid of some counties: "N4418", "W229 N1433". */
const house = String.raw`(?:[NSEW]\d{1,5}\s?)?[NSEW]?\d+[A-Z]?(?:-\d+)?`
const route = String.raw`(?:RR|R\.R\.|Rural Route|Route|Rte\.?|Highway|Hwy|HC) \d`
const box = String.raw`P\.?\s?O\.?\s+(?:Box|Drawer|BOX|DRAWER)\b|Post Office Box\b`
const streetStart = new RegExp(String.raw`^(?:${unit})?(?:${house}\s+\S|${box}|${route}|one\s+[A-Z])`, 'i')

/** Whether a text could be the first line of an address. */
export function isStreetLine(text: string): boolean {
  return streetStart.test(text.trim()) && !/^\d+\s+(?:days?|months?|percent|years?|hours?)\b/i.test(text)
}

/** Words that end the name of a street, in addresses as they are printed. */
export const streetWord =
  '(?:street|st|road|rd|avenue|ave|lane|ln|drive|dr|way|court|ct|circle|boulevard|blvd|place|pl|loop|highway|hwy|parkway|pkwy|terrace|pike|turnpike|alley|row|square|trail|plaza|quay|wharf|crossing)'

/** The end of a street that a city follows without a comma; "ST LOUIS" is no street. */
const cityBehindStreet = new RegExp(
  String.raw`^([^,]*?\b(?!st\.? (?:louis|paul|petersburg|cloud|charles|joseph|augustine)\b)${streetWord}\b\.?(?: \d{1,4}[A-Z]?\b)?(?: [NSEW]{1,2}\b)?(?: (?:#|(?:ste|suite|unit|apt|bldg|building|floor|fl|rm)\b\.?) ?[\w-]+)?) (?!(?!st\b)${streetWord}\b)(?=[A-Z][a-z]+\b(?! ?#)[^,]*\d{5}(?:-\d{4})?$)`,
  'i',
)

/** An address with a comma between street and city, as in a cell of two lines: "73 HWY 2  BROKEN BOW NE 68822". */
export function withCityApart(address: string): string {
  const printed = address.trim()
  const [street = '', ...rest] = printed.split(/\s{2,}/)
  if (rest.length > 0 && hasStateAndZip(rest.join(' ')))
    return `${street.replace(/,$/, '')}, ${rest.join(' ')}`
  return printed.replace(cityBehindStreet, '$1, ')
}

const addressStart = new RegExp(
  String.raw`(?:^|[,;:\s])(?=${unit}|${house}\s+[A-Z0-9]|${box}|${route}|(?:One|ONE)\s+[A-Z])`,
  'g',
)

/** The address in a text that may have a name before it; null when there is none. */
export function splitAddress(text: string): { before: string; address: string } | null {
  const end = cityLine.exec(text)
  if (!end) return null
  const upTo = end.index + end[0].length
  const head = text.slice(0, upTo)
  const starts = [...head.matchAll(addressStart)]
  const start = starts[0]
  if (!start) return null
  const from = start.index + start[0].length
  return {
    before: text
      .slice(0, start.index)
      .replace(/[,;:\s]+$/, '')
      .trim(),
    address: head.slice(from).trim(),
  }
}

/** Lower case, `&` as "and", one blank between words: how labels are compared. */
export function labelKey(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll(/[‘’']/g, '')
    .replaceAll(/[^a-z0-9$%]+/g, ' ')
    .trim()
}

/** A title printed in capitals, as a person would write it. */
export function titleCase(title: string): string {
  return title === title.toUpperCase()
    ? title.toLowerCase().replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase())
    : title
}

const phoneNumber = /^(?:1[ .-])?\d{3}[ .-]\d{3}[ .-]\d{4}$/
const policyNumberPattern = /^(?:[A-Z0-9]{1,18}(?:(?:[ /-]{1,3}|\.)[A-Z0-9]{1,16}){0,5})/i

/** What begins the next label of a line in capitals: no part of a number has so many letters, or means that. */
const nextLabel =
  /^(?:[A-Z]{5,}|EFF|EXP|FROM|TO|TERM|DATE|NAME|ACCT|ITEM|PAGE|FORM|LINE|TYPE|BILL|NEW|AND|THE|FOR|IS|BY|NO|NAIC|NCCI|FEIN|DED|AGCY|AGT)[.:]?$/

/** "CPP 4417702-04 CG 20 10 12 19": endorsements print their form beside the number of the policy. */
const formAfterNumber = /^(.*\d{3}.*?)\s(?:BP|CA|CG|CP|CR|CU|IL|IM|WC) ?\d\d \d\d(?: \d\d \d\d)?$/

/** The same with more behind it: "GSM-CGL-4471902-03 CG 20 10 04 13" has more groups than a number. */
const formBehindNumber = /^(\S*\d{3}\S*)\s(?:BP|CA|CG|CP|CR|CU|IL|IM|WC) ?\d\d \d\d\b.*$/s

/** The policy number that a text begins with; null when it begins with none. */
export function policyNumberIn(text: string): string | null {
  const found =
    policyNumberPattern.exec(
      text
        .replace(/^[:#\s([]+(?:(?:number|no)\b[.:]?\s+)?|^(?:number|no)\b[.:]?\s+/i, '')
        .replace(formBehindNumber, '$1'),
    )?.[0] ?? ''
  // "ISG0047218-02 IRS-0310 (03-23)": a form with its edition is printed beside the number.
  const isForm = /^\s*\(\d{2}[ /-]?\d{2}\)/.test(text.slice(text.indexOf(found) + found.length))
  const tokens = found
    .trim()
    .split(/\s+/)
    .slice(0, isForm ? -1 : undefined)
  const kept: string[] = []
  for (const token of tokens) {
    if (/^[A-Z]?[a-z]{2,}/.test(token) || (kept.length > 0 && nextLabel.test(token))) break
    kept.push(token)
  }
  const value = kept
    .join(' ')
    .replace(formAfterNumber, '$1')
    .replace(/[\s.,;/-]+$/, '')
  const digits = value.replaceAll(/\D/g, '').length
  if (phoneNumber.test(value) || /^(?:see|item|form|page|renewal|replacement|usd|us\$)\b/i.test(value))
    return null
  if (digits < 3 || value.length < 5 || value.length > 32 || datesIn(value).length > 0) return null
  return value
}
