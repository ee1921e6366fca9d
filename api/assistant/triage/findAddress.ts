import { type Address, zoneCode, zoneNames, zonesOfPostalCode } from '../../knowledge/index.ts'
import { titled } from './titled.ts'

/** A postal address and its position in the text. */
export interface AddressFound {
  readonly address: Address
  readonly start: number
  readonly end: number
}

/** How people shorten the names of states. */
const shortNames: Readonly<Record<string, string>> = {
  ariz: 'AZ',
  calif: 'CA',
  colo: 'CO',
  conn: 'CT',
  fla: 'FL',
  mass: 'MA',
  mich: 'MI',
  minn: 'MN',
  penn: 'PA',
  tenn: 'TN',
  wash: 'WA',
  wisc: 'WI',
}
const codes = Object.keys(zoneNames)
const stateNames = [...Object.values(zoneNames).map((name) => name.toLowerCase()), ...Object.keys(shortNames)]
  .toSorted((a, b) => b.length - a.length)
  .join('|')

function stateOf(text: string): string | null {
  const written = text.replaceAll('.', '')
  return shortNames[written.toLowerCase()] ?? zoneCode(written.length === 2 ? written.toUpperCase() : written)
}

/** Takes the full ZIP: some three-digit prefixes are shared by two states. */
function stateOfZip(zip: string): string | null {
  return zonesOfPostalCode(zip)[0] ?? null
}

const streetWord =
  '(?:street|str|st|avenue|ave?|av|boulevard|blvd|road|rd|drive|dr|lane|ln|court|ct|circle|cir|place|pl|plaza|plz|parkway|pkwy|highway|hwy|route|rte|rt|way|terrace|ter|trail|trl|turnpike|tpke|pike|square|sq|loop|row|alley|wharf|green|common|commons|center|ctr|landing|point|crossing|ridge|run|park|walk|mall|broadway|path|bend|cove|heights|hill|island|junction|mews|pier|quay|extension|ext|bypass|expressway)'

const unitWord = '(?:suite|ste|unit|apt|apartment|floor|fl|room|rm|building|bldg|lot|bay)'
const ordinalFloor = String.raw`\d+(?:st|nd|rd|th)\s+(?:floor|fl)\b\.?`
/** `Suite 10`, `#4B`, `2nd Floor`: surely a part of a building, also without a comma before it. */
const unitNumber = String.raw`(?:${unitWord}\b\.?:?\s*#?(?:\d{1,4}(?!\d)[\w-]*|\p{L}(?:-?\d+)?\b)|#\s?\w+|${ordinalFloor})`
const box = String.raw`(?:p\.?\s?o\.?\s?box|post office box|(?:rr|r\.r\.|hc)\s?\d+,?\s+box)\s+[\w-]+`
const townIntro = String.raw`(?:(?:that|it)(?:['’]s|\s+is)\s+)?in\s+`

/** A state's code in small letters is a word as well, `in`, `me`, `or`, unless a ZIP follows. */
const zoneCodeWord = String.raw`(?-i:${codes.join('|')})|(?:${codes.join('|')})(?=[\s,]+\d{5})`

// `36 Common Street, Hollis NH 03049`, `P.O. Box 12, Bath, ME`, also over several lines.
const addressPattern = new RegExp(
  String.raw`\b(?<line1>(?:${box}|(?:\d{1,6}[a-z]?(?:-\d+)?|(?:[nsew]\d{1,5} ?){1,2}|One|Two|Three|Ten)\s+(?:[nsew]\.?\s|(?:north|south|east|west|ne|nw|se|sw)\s)?(?:[\p{L}\p{N}.'’&-]+[ ]){0,5}?[\p{L}\p{N}.'’-]+))` +
    String.raw`(?:\s*[,\n]\s*(?<line2>(?:${unitNumber}[,\s]+)?(?:(?:${unitWord}|dept|attn)\b\.?:?\s*[#\w-]*(?:[ ]floor)?|#\s?\w+|${ordinalFloor}))|\s+(?:[-–]\s+)?(?<unit>${unitNumber}))?` +
    String.raw`(?:\s*[,\n;]+\s*(?:in\s+)?|\.?\s+${townIntro}|\s+)(?<city>(?:\p{Lu}[\p{L}.'’-]+[ ]){0,3}\p{Lu}?[\p{L}.'’-]+)` +
    String.raw`(?:\s*,\s*|\s*\n\s*|\s+)(?<zone>${zoneCodeWord}|\p{L}\.\p{L}\.|(?:${stateNames})\b\.?(?!\s*,?\s*(?:${codes.join('|')})\b))` +
    // `300 Peachtree Pl NE, Atlanta GA`, `12 Old Mill Ct, Hudson, NY`: the state is the one behind the town.
    String.raw`(?![,\s]+(?:\p{L}[\p{L}.'’-]+[ ]){0,2}\p{L}[\p{L}.'’-]+,?\s+(?:${codes.join('|')})\b[\s,]+\d{5})` +
    // `Fl 12` is a floor.
    String.raw`(?![ ]\d{1,4}(?!\d))(?:[\s,.]+(?<zip>\d{5})(?:-\d{4})?)?(?![\p{L}\d])`,
  'giu',
)

const unit = new RegExp(String.raw`[,\s]+(${unitNumber})$`, 'iu')
const isStreet = new RegExp(
  String.raw`\b${streetWord}\b\.?(?:\s+(?:n|s|e|w|ne|nw|se|sw|north|south|east|west|#?\d+))?\s*$|^(?:p\.?\s?o\.?|post office)\s?box|\b(?:highway|hwy|route|rte|county road|state road|us)\s+\d+`,
  'i',
)

/** `P.O. Box 8402, Cincinnati, 45208`, `77 West Broad, suite 1400, Columbus 43215`: the state comes from the ZIP. */
const zipPattern = new RegExp(
  String.raw`\b(?<line1>[pP]\.?\s?[oO]\.?\s?[bB][oO][xX]\s+[\w-]+|(?:\d{1,6}[a-z]?|One|Two|Three)\s+(?:[nsew]\.?\s)?(?:(?:\p{Lu}[\p{L}\p{N}.'’-]*|\d+(?:st|nd|rd|th)|(?:de|del|la|las|los|of|the)(?= ))[ ]?){1,6})` +
    String.raw`(?:\s*,\s*(?<line2>${anyCapital(unitWord)}\b\.?\s*[#\w-]+|#\s?\w+))?` +
    String.raw`\s*[,\n]\s*(?<city>\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+){0,2}),?\s+(?<zip>\d{5})(?!\d|-\d{1,3}\b)`,
  'gu',
)

/** `22 Wharf Road, Bath`, `27 King Street, Boone, 28607`: people leave out the state of towns near by. */
const localPattern = new RegExp(
  String.raw`\b(?<line1>\d{1,6}[a-z]?\s+(?:\p{Lu}[\p{L}\p{N}.'’-]*\s+){1,3}?${anyCapital(streetWord)}\b\.?)(?:,\s*(?:in\s+)?|\s+${anyCapital(townIntro)}|\s+)(?<city>(?!(?:Suite|Ste|Unit|Floor|Apt|Holdings|Associates|Partners|Properties|Realty|Owners?|Landlord|Lender|Tenant|Venue|Client|Customer|Contractor|Holder|Developer|Manager|Group|Trust|Inc|Corp|Co|That|This|It|They|We|The|Their|Please|Thanks|And|Is|Can)\b)(?:(?:Village|Town|City|Township|Borough) of )?\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?)(?:,?\s+(?<zip>\d{5}))?(?![\p{L}\d])`,
  'gu',
)

/** `65 Allerton st boston 02119`: typed in a hurry; the address ends at the ZIP. */
const hurriedPattern = new RegExp(
  String.raw`\b(?<line1>\d{1,6}[a-z]?\s+(?:[\p{L}\p{N}.'’-]+\s+){1,3}?${streetWord}\b\.?)\s+(?<city>\p{L}{3,}(?: \p{L}{3,})?)\s+(?<zip>\d{5})(?!\d|-\d{1,3}\b)`,
  'giu',
)

/** `550 Landa Street, 78130`: the town is left to the ZIP. */
const townlessPattern =
  /(?<![\p{L}\d$#.-])(?<line1>\d{2,6}[a-z]?\s+(?:(?!(?:Policy|Invoice|Loan|Number|No|Claim|Account|Job|Bid|Project|Order|Premium|Payroll|Day)s?\b)\p{Lu}[\p{L}.'’-]*[ ]?){1,4}?),?\s+(?<zip>\d{5})(?!\d|-\d{1,3}\b)/gu

/** `on Cutler Road in Ipswich Mass`, `on Mill Street in Bristol, up in Vermont`: the number is still to come. */
const townPattern = new RegExp(
  String.raw`\bon\s+(?:\p{Lu}[\p{L}'’-]+\s+){1,3}?${anyCapital(streetWord)}\b\.?\s+in\s+(?<city>\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+){0,2}?),?\s+(?:(?:up|down|over|out)\s+)?(?:in\s+)?(?<zone>${anyCapital(`(?:${stateNames})`)}|${codes.join('|')})\b`,
  'u',
)

/** The town and state of whom a text gives only the street; null if it gives none. */
export function findTown(text: string): Address | null {
  const { city, zone } = townPattern.exec(text)?.groups ?? {}
  const code = zone === undefined ? null : stateOf(zone)
  return city === undefined || code === null
    ? null
    : { line1: null, line2: null, city, zone: code, postalCode: null }
}

/** A town's own office is in the town. */
export function withTownOf(address: Address, holder: string | null): Address {
  const town = /^(?:The )?(?:City|Town|Village|Borough) of (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)*)$/u.exec(
    holder ?? '',
  )
  return address.city === null && town?.[1] ? { ...address, city: town[1] } : address
}

/** An address with the ZIP and state that a caller gives only later: `Las Vegas … New Mexico! 87701.` */
export function withZipBehind({ address, end }: AddressFound, text: string): Address {
  const zip = /(?<![\d$#-])\d{5}(?![\d-])/.exec(text.slice(end, end + 120))?.[0]
  const zone = zip === undefined ? null : stateOfZip(zip)
  const isItsOwn = address.postalCode === null && zone !== null && (address.zone ?? zone) === zone
  return isItsOwn ? { ...address, zone, postalCode: zip ?? null } : address
}

function anyCapital(words: string): string {
  return words.replaceAll(/(?<=[(|:])[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`)
}

/** The postal addresses of a text, in order; numbers may be spelled out, as in a transcript. */
export function findAddresses(text: string): AddressFound[] {
  const full = [...text.matchAll(addressPattern)].flatMap((match) => readMatch(match) ?? [])
  const local = [
    ...text.matchAll(zipPattern),
    ...text.matchAll(localPattern),
    ...text.matchAll(hurriedPattern),
    ...text.matchAll(townlessPattern),
  ].flatMap((match) => {
    const { line2 = null, zip = null, ...where } = match.groups ?? {}
    const { line1 = null, city = null } = withTownAtEnd(where, match[0])
    const [start, end] = [match.index, match.index + match[0].length]
    const after = new RegExp(String.raw`^\W+(${stateNames})\b`, 'i').exec(text.slice(end, end + 40))?.[1]
    const zone = (after && stateOf(after)) ?? (zip && stateOfZip(zip))
    const isNew = full.every((other) => end <= other.start || start >= other.end)
    return isNew
      ? [
          {
            address: {
              line1: line1 && titled(line1),
              line2,
              city: city && titled(city).replace(/(?<=\p{L}{3})\.$/u, ''),
              zone,
              postalCode: zip,
            },
            start,
            end,
          },
        ]
      : []
  })
  const found = [...full, ...local].toSorted((a, b) => a.start - b.start || b.end - a.end)
  return found.filter(({ start }, at) => found.slice(0, at).every((other) => start >= other.end))
}

/** `77 W Wacker Chicago 60601`: where no comma and no word for a street parts them, the last word is the town. */
function withTownAtEnd(
  { line1, city }: { readonly line1?: string; readonly city?: string },
  whole: string,
): { line1?: string; city?: string } {
  const words = line1?.trim().split(/\s+/) ?? []
  if (
    line1 === undefined ||
    city !== undefined ||
    whole.includes(',') ||
    words.length < 4 ||
    isStreet.test(line1.trim())
  )
    return { ...(line1 !== undefined && { line1 }), ...(city !== undefined && { city }) }
  return { line1: words.slice(0, -1).join(' '), city: words.at(-1) ?? '' }
}

function readMatch(match: RegExpMatchArray): AddressFound | null {
  const { line1 = '', unit: own, line2 = own, city = '', zone = '', zip } = match.groups ?? {}
  const code = stateOf(zone)
  if (!code) return null
  const whole = (match[0] ?? '').replaceAll(/\s*\n\s*/g, ', ')
  const parts = splitStreet(line1.trim(), city.trim(), whole)
  const cut = unit.exec(parts.line1)
  return {
    address: {
      line1: titled((cut ? parts.line1.slice(0, cut.index) : parts.line1).replace(/[,.\s]+$/, '')) || null,
      line2: (line2 ?? cut?.[1] ?? '').trim() || null,
      city:
        titled(
          parts.city
            .replace(/^in\s+/i, '')
            // `Hamilton. It's Massachusetts`
            .replace(/(?<=\p{L}{3})\.(?:\s+(?:it|that)(?:['’]s|\s+is))?$/iu, ''),
        ) || null,
      zone: code,
      postalCode: zip ?? null,
    },
    start: match.index ?? 0,
    end: (match.index ?? 0) + (match[0] ?? '').length,
  }
}

/** Without a comma between street and city, the street ends with its last street suffix. */
function splitStreet(line1: string, city: string, whole: string): { line1: string; city: string } {
  if (new RegExp(String.raw`${escaped(line1)}(?:\s*,[^,]+)?\s*[,;]\s*${escaped(city)}`, 'iu').test(whole))
    return { line1, city }
  if (new RegExp(`^${box}$`, 'iu').test(line1)) return { line1, city }
  const words = `${line1} ${city}`.split(/\s+/)
  for (let cut = words.length - 1; cut > 1; cut--) {
    const street = words.slice(0, cut).join(' ')
    if (isStreet.test(street)) return { line1: street, city: words.slice(cut).join(' ') }
  }
  return { line1, city }
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}
