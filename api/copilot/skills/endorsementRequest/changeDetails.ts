import { capitalized, usDate } from '../../../platform/index.ts'

/** What a message says about the vehicles, drivers and limits of a change, for the carrier's form. */
export interface ChangeDetails {
  readonly vehicles: readonly { readonly description: string | null; readonly vin: string | null }[]
  readonly drivers: readonly Driver[]
  /** As written: `$2,000,000`. */
  readonly limits: readonly {
    readonly name: string | null
    readonly from: string | null
    readonly to: string
  }[]
}

interface Driver {
  readonly name: string
  /** As written, without spaces; prefixed with the state if given. */
  readonly license: string | null
  readonly dateOfBirth: string | null
}

const vinPattern = /\b(?=[A-HJ-NPR-Z0-9]*\d)(?=[A-HJ-NPR-Z0-9]*[A-Z])[A-HJ-NPR-Z0-9]{17}\b/gi
/** `2025 Ford Transit 250`, `a 2019 F-150`. */
const vehiclePattern =
  /\b(?:19[89]\d|20[0-4]\d)\s+(?:\p{Lu}[\p{L}\p{N}-]*)(?:\s+(?:\p{Lu}[\p{L}\p{N}-]*|\d{3,4}(?!\d|[-/.,]\d)|van|truck|trailer|pickup)){0,4}/gu

export function changeDetails(text: string): ChangeDetails {
  return { vehicles: vehiclesIn(text), drivers: driversIn(text), limits: limitsIn(text) }
}

/** The details as lines of the letter to the carrier. */
export function detailLines({ vehicles, drivers, limits }: ChangeDetails): string[] {
  return [
    ...vehicles.map(({ description, vin }) =>
      lines([
        ['Vehicle', description],
        ['VIN', vin],
      ]),
    ),
    ...drivers.map(({ name, license, dateOfBirth }) =>
      lines([
        ['Driver', name],
        ['Date of birth', dateOfBirth],
        ['License number', license],
      ]),
    ),
    ...limits.map(({ name, from, to }) =>
      lines([
        [name ? `${name}, new limit` : 'New limit', to],
        ['Current limit', from],
      ]),
    ),
  ]
}

/** What the carrier will ask for that the message does not say, as sentences for the agent. */
export function missingDetails(text: string, { vehicles, drivers }: ChangeDetails): string[] {
  const short = [
    ...text.matchAll(/\bVIN\b[^A-Z0-9]{0,6}(?:is\s+|number\s+|#\s*)?([A-HJ-NPR-Z0-9]{8,20})\b/gi),
  ]
    .map(([, vin = '']) => vin)
    .filter((vin) => vin.length !== 17 && /\d/.test(vin))
  return [
    ...short.map(
      (vin) => `The VIN ${vin} has ${vin.length} characters; a VIN has 17. Check it with the client.`,
    ),
    ...vehicles
      .filter(({ vin }) => vin === null && short.length === 0)
      .map(({ description }) => `The message gives no VIN for the ${description}.`),
    ...vehicles.flatMap(({ vin }) =>
      vin !== null && !hasCheckDigit(vin)
        ? [`The VIN ${vin} fails its check digit. Check it with the client before you send the request.`]
        : [],
    ),
    ...drivers.flatMap(({ name, license, dateOfBirth }) => {
      const missing = [
        ...(dateOfBirth === null ? ['date of birth'] : []),
        ...(license === null ? ['license number'] : []),
      ]
      return missing.length === 0 ? [] : [`The message does not give ${name}'s ${missing.join(' or ')}.`]
    }),
  ]
}

function lines(entries: readonly (readonly [string, string | null])[]): string {
  return entries.flatMap(([label, value]) => (value === null ? [] : [`${label}: ${value}`])).join('\n')
}

/** Each VIN with the vehicle described before or right after it; also vehicles without a VIN. */
function vehiclesIn(text: string): ChangeDetails['vehicles'] {
  const described = [...text.matchAll(vehiclePattern)].map(({ 0: description, index }) => ({
    description: description.trim(),
    at: index,
  }))
  const used = new Set<number>()
  const withVin = [
    ...new Map([...text.matchAll(vinPattern)].map((found) => [found[0].toUpperCase(), found.index])),
  ].map(([vin, at]) => {
    const free = described.filter((each) => !used.has(each.at))
    const vehicle =
      free.findLast((each) => each.at < at && at - each.at < 160) ??
      free.find((each) => each.at > at && each.at - at < 60)
    if (vehicle) used.add(vehicle.at)
    return { description: vehicle?.description ?? null, vin }
  })
  const others = described
    .filter(({ at }) => !used.has(at))
    .map(({ description }) => ({ description, vin: null }))
  // A vehicle named twice counts once.
  return [
    ...withVin,
    ...others.filter(
      ({ description }, at) =>
        !withVin.some((vehicle) => vehicle.description === description) &&
        others.findIndex((other) => other.description === description) === at,
    ),
  ]
}

const personName = String.raw`\p{Lu}[\p{L}'’-]+(?:\s+\p{Lu}\.?)?(?:\s+\p{Lu}[\p{L}'’-]+){1,2}`
const driverPatterns = [
  new RegExp(
    String.raw`\b[Dd]rivers?\b(?:'s)?(?:\s+name)?(?:\s+is|\s+named|\s+called|,|:|\s+-)?\s+(?<name>${personName})`,
    'gu',
  ),
  new RegExp(
    String.raw`\b(?:[Aa]dd|[Rr]emove|[Hh]ired|[Ii]nclude|[Ee]xclude|[Dd]elete)\s+(?:(?:our|a|the)\s+)?(?:new\s+)?(?<name>${personName})(?=[^.!?\n]{0,80}\b[Dd]river)`,
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
  String.raw`(?:\b(?<before>${states})\s+)?\b(?:driver'?s?\s+licen[sc]e|licen[sc]e|DL|CDL|lic\.?)\b\s*(?:number|no\.?|#|num)?\s*(?:is|:|-|=)?\s*(?:(?<state>${states})\b\s*#?:?\s*)?#?(?<number>(?=[A-Z0-9-]*\d)[A-Z0-9-]{5,18})\b`,
  'i',
)

/** The text without dates of birth, which could be mistaken for the date of a change. */
export function withoutBirthDates(text: string): string {
  return text.replaceAll(new RegExp(birth.source, 'gi'), '')
}

/** People described as drivers, each with the text between their name and the next one. */
function driversIn(text: string): Driver[] {
  const named = new Map<string, number>()
  for (const { groups, index } of driverPatterns.flatMap((pattern) => [...text.matchAll(pattern)])) {
    const name = groups?.['name']
    if (name !== undefined && !named.has(name)) named.set(name, text.indexOf(name, index))
  }
  const found = [...named].toSorted(([, a], [, b]) => a - b)
  return found.map(([name, at], place) => {
    const about = text.slice(at, found[place + 1]?.[1] ?? at + 400)
    const said = license.exec(about)?.groups
    const state = said?.['state'] ?? said?.['before']
    const date = birth.exec(about)?.groups?.['date'] ?? null
    return {
      name,
      dateOfBirth: date === null ? null : /^\d{4}-/.test(date) ? usDate(date) : date,
      license: said?.['number'] ? [state?.toUpperCase(), said['number']].filter(Boolean).join(' ') : null,
    }
  })
}

const amount = String.raw`\$\s?\d[\d,]*(?:\.\d+)?(?:\s?(?:k|m|mm|mil|million|thousand)\b)?|\d(?:\.\d)?\s?(?:m|mm|mil|million)\b`
const limitChange = new RegExp(
  String.raw`\b(?:increase|raise|lower|decrease|reduce|change|bump|bring|take)\s+(?:the|our|my)?\s*(?<name>[\p{L}&' -]{2,50}?)\s*(?:limits?|deductible|coverage)?\s*(?:up |down )?(?:from\s+(?<from>${amount})\s+)?to\s+(?<to>${amount})`,
  'giu',
)

function limitsIn(text: string): ChangeDetails['limits'] {
  return [...text.matchAll(limitChange)].map(({ 0: said, groups }) => {
    const name = (groups?.['name'] ?? '').replace(/\s+(limits?|coverage)$/i, '').trim()
    const named =
      /\bdeductible\b/i.test(said) && !/deductible/i.test(name) ? `${name} deductible`.trim() : name
    return {
      name: named === '' ? null : capitalized(named),
      from: groups?.['from'] ?? null,
      to: groups?.['to'] ?? '',
    }
  })
}

/** The ninth character of a North American VIN is a check digit (49 CFR 565.15). */
function hasCheckDigit(vin: string): boolean {
  const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]
  const sum = [...vin].reduce((total, sign, at) => total + valueOf(sign) * (weights[at] ?? 0), 0)
  const check = sum % 11 === 10 ? 'X' : String(sum % 11)
  // Other regions use no check digit.
  return !/^[1-5]/.test(vin) || vin[8] === check
}

function valueOf(sign: string): number {
  if (/\d/.test(sign)) return Number(sign)
  const values = 'A1B2C3D4E5F6G7H8J1K2L3M4N5P7R9S2T3U4V5W6X7Y8Z9'
  return Number(values[values.indexOf(sign) + 1] ?? 0)
}
