import type { Reading } from '../../reading/index.ts'
import type { DocumentPart } from './documentParts.ts'
import { placedLocations } from './placedLocations.ts'
import { locationBlocks } from './locationBlocks.ts'
import type { LineOfBusiness } from '../policies/policyTerms.ts'
import type { Fact, LimitName, PolicyFacts } from './policyFacts.ts'
import { readLocations } from './readLocations.ts'
import type { Money } from './readMoney.ts'
import { numberedAddresses, statedLocations } from './statedLocations.ts'
import { isStreetLine, labelKey } from './values.ts'

interface Insured {
  readonly address: Fact<string> | null
  readonly line: LineOfBusiness | null
  readonly limits: Money['limits']
}

/** The insured locations with their limits, from tables, blocks, labels and endorsements. */
export function insuredLocations(
  parts: readonly DocumentPart[],
  reading: Reading,
  { address, line, limits }: Insured,
): PolicyFacts['locations'] {
  const numbered = numberedAddresses(parts)
  const tabled = readLocations(parts, reading, numbered)
  const sides = { building: limits.propertyBuildingLimit, contents: limits.propertyContentsLimit }
  const placed = placedLocations(parts, sides)
  const blocks =
    sumOf(placed) > sumOf(tabled) ? placed : tabled.length > 0 ? tabled : locationBlocks(reading, sides)
  const named = statedLocations(parts)
  const isAtHome =
    named.length === 0 && reading.pages.some(({ lines }) => lines.some(({ text }) => residence.test(text)))
  const places = isAtHome && address ? [locationAt(address)] : named
  return changedLocations(
    withAddresses(blocks, {
      places: line === 'WORKERS_COMPENSATION' ? withOwn(places, { address, reading }) : places,
      numbered,
      limits,
    }),
    limits,
  )
}

/** What locations are insured for in all: a table that was cut short has less. */
function sumOf(locations: PolicyFacts['locations']): number {
  return locations.reduce((sum, { value }) => sum + (value.building ?? 0) + (value.contents ?? 0), 0)
}

/** The only location is insured for what the policy insures of its kind. */
function withLimits(places: PolicyFacts['locations'], limits: Money['limits']): PolicyFacts['locations'] {
  const only = (facts: readonly Fact<number>[]) => {
    const changed = facts.filter(({ source }) => source.origin === 'endorsement')
    const [value, ...others] = new Set((changed.length > 0 ? changed : facts).map((fact) => fact.value))
    return others.length > 0 ? null : (value ?? null)
  }
  const building = only(limits.propertyBuildingLimit)
  const contents = only(limits.propertyContentsLimit)
  return places.map((place) => {
    const isStated = place.value.building !== null || place.value.contents !== null
    return isStated ? place : { ...place, value: { ...place.value, building, contents } }
  })
}

/** "Other workplaces not shown above" are besides the insured's own. */
function withOwn(
  places: PolicyFacts['locations'],
  { address, reading }: { readonly address: Fact<string> | null; readonly reading: Reading },
): PolicyFacts['locations'] {
  if (address === null || places.length === 0 || /^p\.? ?o\.? box/i.test(address.value)) return places
  const isOther = reading.pages
    .slice(0, 2)
    .some(({ lines }) => lines.some(({ text }) => otherPlaces.test(text)))
  const isListed = places.some(({ value }) => streetKey(value.address) === streetKey(address.value))
  return isOther && !isListed ? [locationAt(address), ...places] : places
}

const otherPlaces = /\bother (?:workplaces?|locations?)(?: not shown above)?\b/i

function streetKey(address: string): string {
  return labelKey(address.split(',')[0] ?? '')
}

/** Homeowners are insured where they live. */
const residence = /\bresidence premises\b/i

function locationAt(address: Fact<string>): PolicyFacts['locations'][number] {
  return { ...address, value: { address: address.value, building: null, contents: null } }
}

interface Stated {
  readonly places: PolicyFacts['locations']
  /** Addresses by the number that is printed before them. */
  readonly numbered: ReadonlyMap<string, string>
  readonly limits: Money['limits']
}

/** Locations whose limits are listed apart from their addresses are matched by number. */
function withAddresses(
  insured: PolicyFacts['locations'],
  { places, numbered, limits }: Stated,
): PolicyFacts['locations'] {
  if (insured.length === 0) return places.length === 1 ? withLimits(places, limits) : places
  return insured.map((location) => {
    const number = isStreetLine(location.value.address)
      ? undefined
      : locationNumber.exec(location.value.address)?.[1]
    const address = number && (numbered.get(number) ?? places[Number(number) - 1]?.value.address)
    return address ? { ...location, value: { ...location.value, address } } : location
  })
}

/** An endorsement may change the limit of one location: "the building limit at location 3, 77 Harvest Loop, is amended". */
function changedLocations(
  locations: PolicyFacts['locations'],
  limits: Readonly<Record<LimitName, readonly Fact<number>[]>>,
): PolicyFacts['locations'] {
  const sides = [
    ['building', limits.propertyBuildingLimit],
    ['contents', limits.propertyContentsLimit],
  ] as const
  return locations.map((location, at) => {
    const street = streetKey(location.value.address)
    return sides.reduce((changed, [side, facts]) => {
      const change = facts.findLast(
        ({ source, quote }) =>
          source.origin === 'endorsement' &&
          ((street.length > 5 && labelKey(quote).includes(street)) ||
            locationNumber.exec(quote)?.[1] === String(at + 1)),
      )
      if (!change) return changed
      const { rows = [], ...value } = changed.value
      const others = rows.filter((row) => row.value[side] === null)
      return {
        ...change,
        value: { ...value, [side]: change.value, ...(others.length > 0 && { rows: others }) },
      }
    }, location)
  })
}

export const locationNumber = /\b(?:location|loc|premises|building)\.?\s+(?:no\.?\s*|#\s*)?0*(\d{1,2})\b/i
