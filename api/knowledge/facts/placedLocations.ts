import type { Line, ReadPage } from '../../reading/index.ts'
import { isSameRow } from './cellGeometry.ts'
import type { DocumentPart } from './documentParts.ts'
import type { Fact, InsuredLocation } from './policyFacts.ts'
import { isStreetLine, parseMoney, splitAddress, withCityApart } from './values.ts'

interface Limits {
  readonly building: readonly Fact<number>[]
  readonly contents: readonly Fact<number>[]
}

/** A row that begins with the number of a location, and of a building. */
interface Place {
  readonly key: string
  readonly page: number
  readonly y: number
  readonly address: string | null
}

/** Below its number, a location has no row so far away. */
const farthest = 60

/**
 * Locations whose limits stand in rows that begin with their numbers, or below such rows, though no table was made out:
 * "1  1  Building  $900,000". Empty unless each limit of the declarations has a place of its own.
 */
export function placedLocations(
  parts: readonly DocumentPart[],
  { building, contents }: Limits,
): Fact<InsuredLocation>[] {
  const declared = parts.filter(({ kind }) => kind === 'declarations').flatMap(({ pages }) => pages)
  const places = declared.flatMap(({ page }) => placesOn(page))
  const buildings = byPlace(building, places)
  const inside = byPlace(contents, places)
  if (!buildings || !inside) return []
  const used = [...new Set([...buildings.keys(), ...inside.keys()])]
  const found = used.flatMap((key) => {
    const proof = buildings.get(key) ?? inside.get(key)
    const address = places.find((place) => place.key === key && place.address !== null)?.address
    if (!proof || !address) return []
    const value = {
      address,
      building: buildings.get(key)?.value ?? null,
      contents: inside.get(key)?.value ?? null,
    }
    return [{ ...proof, value, source: { ...proof.source, origin: 'schedule' as const } }]
  })
  return used.length > 1 && found.length === used.length ? found : []
}

/** The limit at each place; null when one has none or two share one. */
function byPlace(facts: readonly Fact<number>[], places: readonly Place[]): Map<string, Fact<number>> | null {
  const found = new Map<string, Fact<number>>()
  for (const fact of facts.filter(({ source, value }) => source.origin === 'declarations' && value > 0)) {
    const y = fact.box?.y ?? 0
    const place = places
      .filter((each) => each.page === fact.page && each.y <= y + 4 && y - each.y < farthest)
      .toSorted((a, b) => b.y - a.y)[0]
    if (place?.key === total) continue
    const known = place && found.get(place.key)
    if (!place || (known && known.value !== fact.value)) return null
    found.set(place.key, fact)
  }
  return found
}

/** The key of a row of sums, which are at no place. */
const total = 'total'

function placesOn(page: ReadPage): Place[] {
  const rows = page.lines.filter(
    (line, at) => !page.lines.slice(0, at).some(({ box }) => isSameRow(box, line.box)),
  )
  return rows.flatMap((first) => {
    const row = page.lines
      .filter(({ box }) => isSameRow(box, first.box))
      .toSorted((a, b) => a.box.x - b.box.x)
    const text = row.map((line) => line.text).join('  ')
    if (/^totals?\b/i.test(text)) return [{ key: total, page: page.number, y: first.box.y, address: null }]
    const numbered = numbersIn(text)
    if (numbered === null) return []
    const own = addressIn(numbered.rest) ?? addressNear(first, page)
    return [{ key: numbered.key, page: page.number, y: first.box.y, address: own }]
  })
}

/** "001 002 412 Main Street" is about building 2 of location 1, "2 412 Main Street" about location 2. */
function numbersIn(text: string): { key: string; rest: string } | null {
  const readings = [/^0*(\d{1,3})[ /-]+0*(\d{1,3})\s+(?=\S)/, /^0*(\d{1,3})\s+(?=\S)/].flatMap((pattern) => {
    const [whole, ...numbers] = pattern.exec(text) ?? []
    return whole === undefined ? [] : [{ key: numbers.join(' '), rest: text.slice(whole.length) }]
  })
  const named =
    readings.find(({ rest }) => isStreetLine(rest)) ?? readings.find(({ rest }) => /^[A-Z]/.test(rest))
  return named && parseMoney(named.rest) === null ? named : null
}

function addressIn(text: string): string | null {
  if (!isStreetLine(text)) return null
  const split = splitAddress(text)
  return split ? withCityApart(split.address) : (text.split(/\s{2,}| [-–—] |\s\$/)[0] ?? null)
}

/** The street beside numbers that are set to the middle of its lines. */
function addressNear({ box, size }: Line, { lines }: ReadPage): string | null {
  const near = lines.find(
    (line) =>
      Math.abs(line.box.y - box.y) < size &&
      line.box.x > box.x &&
      isStreetLine(line.text) &&
      !/\$/.test(line.text),
  )
  return near ? near.text : null
}
