import type { KnownValue } from './knownValue.ts'

interface Path {
  readonly words: readonly string[]
  readonly index?: number
  readonly outer?: number
  readonly line?: string
  /** Whether it is one of a list. */
  readonly isElement?: boolean
  /** The number of the location that holds it. */
  readonly location?: string
}

/** The values of a record under the words of their keys: an account with its application and policies. */
export function recordValues(record: unknown, source: string): KnownValue[] {
  const rows = new Map<string, number>()
  function valuesOf(value: unknown, path: Path): KnownValue[] {
    if (value === null || value === undefined || value === '') return []
    if (Array.isArray(value)) {
      const [from, to] = value
      if (value.length === 2 && isDay(from) && isDay(to))
        return objectValues({ effective: from, expiration: to }, path)
      if (value.every((each) => typeof each !== 'object')) return valuesOf(value.join(', '), path)
      const named = {
        ...path,
        words: [...path.words.slice(0, -1), nameOfList(path.words.at(-1) ?? '', value)],
      }
      const key = named.words.join(' ')
      // Rows of lists within lists go on counting.
      return value.flatMap((each) => {
        const index = rows.get(key) ?? 0
        rows.set(key, index + 1)
        return valuesOf(each, {
          ...named,
          index,
          isElement: true,
          ...(path.index === undefined ? {} : { outer: path.index }),
        })
      })
    }
    if (typeof value === 'object') return objectValues(value, path)
    const label = path.words.at(-1) ?? ''
    const [, from, to] =
      /^([\d/-]{10}) ?(?:-|–|\/|to) ?([\d/-]{10})$/.exec(typeof value === 'string' ? value : '') ?? []
    if (from && to) return objectValues({ effective: from, expiration: to }, path)
    const parts = typeof value === 'string' && label !== 'full address' ? addressIn(value) : null
    if (parts) return objectValues(parts, path)
    return [
      {
        label,
        within: path.words.slice(0, -1).join(' '),
        value: shown(value, label),
        source,
        ...(path.index === undefined ? {} : { index: path.index }),
        ...(path.outer === undefined ? {} : { outer: path.outer }),
        ...(path.line === undefined ? {} : { line: path.line }),
      },
    ]
  }
  function objectValues(value: object, path: Path): KnownValue[] {
    const own = withAddress(value as Record<string, unknown>)
    const isPolicy = /^(?:polic|prior|expiring|current)/.test(path.words.at(-1) ?? '')
    const named = own['type'] === 'OTHER' ? (own['description'] ?? 'other') : (own['type'] ?? own['line'])
    const line = isPolicy && typeof named === 'string' ? named : path.line
    const isLocation = /^locations?$/.test(path.words.at(-1) ?? '')
    const location = isLocation
      ? shown(own['number'] ?? own['n'] ?? (path.index ?? 0) + 1, '')
      : path.location
    const deeper = {
      ...path,
      isElement: false,
      ...(line === undefined ? {} : { line }),
      ...(location === undefined ? {} : { location }),
    }
    const parts = Object.entries(own).flatMap(([key, each]) =>
      valuesOf(each, { ...deeper, words: [...path.words, wordsOfKey(key)] }),
    )
    const isClass = 'jobCode' in own || 'classCode' in own
    const address = typeof own['line1'] === 'string' && own['city'] ? addressOf(own) : null
    // A deductible is named by its kind: { type: 'PROPERTY_DAMAGE', amount: 1000 }.
    const { type, amount } = own
    const kind =
      typeof type === 'string' && amount !== undefined ? type.toLowerCase().replaceAll('_', ' ') : null
    // A carrier is its name, and an industry its code: { carrier: { name: 'Pilot Mutual', naic: '1' } }.
    const isNamed =
      path.isElement !== true && path.words.length > 0 && !isHolder.test(path.words.at(-1) ?? '')
    const title = isNamed ? (own['code'] ?? own['name'] ?? own['fullName']) : undefined
    return [
      ...(typeof title === 'string' || typeof title === 'number' ? valuesOf(title, deeper) : []),
      ...(kind === null
        ? []
        : valuesOf(amount, { ...deeper, words: [...path.words, `${path.words.at(-1) ?? ''} ${kind}`] })),
      ...(address === null ? [] : valuesOf(address, { ...deeper, words: [...path.words, 'full address'] })),
      ...(isClass && location !== undefined && !('location' in own)
        ? valuesOf(location, { ...deeper, words: [...path.words, 'location'] })
        : []),
      ...parts,
    ]
  }
  return valuesOf(record, { words: [] })
}

/** What a list is of: "driversOnPolicy" are drivers, and a schedule of buildings at addresses are locations. */
function nameOfList(key: string, list: readonly unknown[]): string {
  const isOfPlaces = list.every((each) => {
    const own = withAddress(typeof each === 'object' && each !== null ? { ...each } : {})
    return 'line1' in own && Object.keys(own).some((name) => ofBuildings.test(name))
  })
  if (isOfPlaces && !/\b(?:locations?|premises|buildings?)\b/.test(key)) return 'locations'
  return key.replace(/^(\w+s) (?:on|of|in|for|under|to)(?: the)? \w+$/, '$1')
}

/** What only a building has. */
const ofBuildings = /^(?:yearBuilt|construction|occupancy|stories|sprinkler\w*|buildingLimit|bldg)$/

/** What has a name but is more than its name. */
const isHolder = /^(?:account|applicant|insured|client|customer|agency|producer|broker|business|contact)$/

function isDay(value: unknown): boolean {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)
}

/** What records call the parts of an address, besides what ours do. */
const addressKeys: Readonly<Record<string, string>> = {
  street: 'line1',
  address1: 'line1',
  addressLine1: 'line1',
  streetAddress: 'line1',
  state: 'zone',
  zip: 'postalCode',
  zipCode: 'postalCode',
}

function withAddress(own: Record<string, unknown>): Record<string, unknown> {
  const isOther = Object.keys(own).some((key) => addressKeys[key] === 'line1')
  return isOther && 'city' in own && !('line1' in own)
    ? Object.fromEntries(Object.entries(own).map(([key, value]) => [addressKeys[key] ?? key, value]))
    : own
}

/** An address that is written in one line. */
function addressIn(text: string): object | null {
  const found =
    /^(\S.*?), ([A-Z][A-Za-z .'-]+)(?:, ([A-Z][A-Za-z .'-]+?)(?: County)?)?, ([A-Z]{2}) (\d{5}(?:-\d{4})?)$/.exec(
      text,
    )
  if (!found) return null
  const [, line1, city, county, zone, postalCode] = found
  return { line1, city, ...(county === undefined ? {} : { county }), zone, postalCode }
}

function addressOf({ line1, line2, city, zone, postalCode }: Record<string, unknown>): string {
  return [line1, line2, city, [zone, postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', ')
}

function wordsOfKey(key: string): string {
  return key
    .replace(/Pct$/, 'Percent')
    .replaceAll(/([a-z])([A-Z\d])/g, '$1 $2')
    .toLowerCase()
}

function shown(value: unknown, label: string): string {
  const text = String(value)
  const day = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (day) return `${day[2]}/${day[3]}/${day[1]}`
  const month = /^(\d{4})-(\d{2})$/.exec(text)
  if (month) return `${month[2]}/${month[1]}`
  const isPhone = text.startsWith('+1') || /phone|mobile|\bcell\b|\bfax\b|^tel$/.test(label)
  const phone = isPhone && /^(?:\+?1[-. ]?)?\(?(\d{3})\)?[-. ]?(\d{3})[-. ]?(\d{4})$/.exec(text)
  if (phone) return `${phone[1]}-${phone[2]}-${phone[3]}`
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (/fein/.test(label) && /^\d{9}$/.test(text)) return `${text.slice(0, 2)}-${text.slice(2)}`
  return text
}
