import { capitalized } from '../../platform/index.ts'
import { changeAt, type Driver, driversIn, isRemovedAt } from './driversIn.ts'
import { findAddresses } from './findAddress.ts'
import { hasCheckDigit } from './hasCheckDigit.ts'
import { amount, type ChangedLimit, limitsIn } from './limitsIn.ts'
import { droppedIn, lendersAdded, type Removed, removedIn } from './removedIn.ts'
import { unclearAmounts } from './unclearAmounts.ts'
import { withCapitals } from './withCapitals.ts'

/** What a message says about the vehicles, drivers and limits of a change, for the carrier's form. */
export interface ChangeDetails {
  readonly vehicles: readonly Vehicle[]
  readonly drivers: readonly Driver[]
  /** What else comes off the policy: a location, an additional insured, the truck without a year. */
  readonly removed: readonly Removed[]
  /** Lenders that go onto the policy, with their addresses. */
  readonly added: readonly { readonly kind: NonNullable<Removed['kind']>; readonly name: string }[]
  /** Coverages that come off a vehicle that stays: "drop collision on the 2012 F-150". */
  readonly dropped: readonly string[]
  readonly limits: readonly ChangedLimit[]
  /** Where the vehicles are kept, on one line. */
  readonly garagedAt: string | null
  /** As written: `$68,400`. */
  readonly costNew: string | null
  /** The bank or lessor of the vehicles. */
  readonly lienholder: string | null
}

interface Vehicle {
  readonly description: string | null
  readonly vin: string | null
  /** Whether it comes off the policy: "remove the 2019 F-150". */
  readonly isRemoved: boolean
  /** Whether it goes onto the policy: "replace the 2019 F-150 with a 2025 F-250". */
  readonly isAdded: boolean
}

const vinPattern = /\b(?=[A-HJ-NPR-Z0-9]*\d)(?=[A-HJ-NPR-Z0-9]*[A-Z])[A-HJ-NPR-Z0-9]{17}\b/gi
/** Words of one line, or of two of a text that its mail program has wrapped; the name below a message is no make. */
const gap = String.raw`(?:[^\S\n]+|(?<=[^\n]{50})[^\S\n]*\n(?!\n))`
const make = String.raw`\p{Lu}[\p{L}\p{N}-]*`
/** `2025 Ford Transit 250`, `a 2019 F-150`. */
const vehiclePattern = new RegExp(
  String.raw`(?<!\d[/.-]|(?:[Jj]an|[Ff]eb|[Mm]ar|[Aa]pr|[Mm]ay|[Jj]une?|[Jj]uly?|[Aa]ug|[Ss]ept?|[Oo]ct|[Nn]ov|[Dd]ec)[a-z]*\.?(?:,?\s+\d{1,2}(?:st|nd|rd|th)?)?,?\s+)\b(?:19[89]\d|20[0-4]\d)${gap}(?!(?:Eff|Effective|From|On|As|By|And|To|At|For|Thanks?|VIN)\b)${make}(?:${gap}(?!VIN\b)(?:${make}|\d{3,4}(?!\d|[-/.,]\d)|van|truck|trailer|pickup)){0,4}`,
  'gu',
)

export function changeDetails(written: string): ChangeDetails {
  const text = withCapitals(written)
  const vehicles = vehiclesIn(text)
  const drivers = driversIn(text)
  const vehicleNames = (of: typeof vehicles) => of.flatMap(({ description }) => description ?? [])
  return {
    vehicles,
    drivers,
    removed: removedIn(text, {
      listed: [...vehicleNames(vehicles), ...drivers.map(({ name }) => name)],
      takenOff: vehicleNames(vehicles.filter(({ isRemoved }) => isRemoved)),
    }),
    added: lendersAdded(text),
    dropped: droppedIn(text).map(({ words }) => words),
    limits: limitsIn(text),
    garagedAt: garageIn(text),
    costNew: costNew.exec(text)?.groups?.['amount'] ?? null,
    lienholder: lienholder.exec(text)?.[1] ?? null,
  }
}

/** Whether a text puts vehicles or drivers on a policy or takes them off. */
export function changesVehicles(text: string): boolean {
  const { vehicles, drivers } = changeDetails(text)
  return vehicles.length > 0 || drivers.length > 0 || goesOnto(text, newVehicle) || goesOnto(text, newDriver)
}

/** Whether what a pattern finds goes onto the policy rather than off it. */
function goesOnto(text: string, pattern: RegExp): boolean {
  const found = pattern.exec(text)
  return found !== null && !isRemovedAt(text, found.index, found.index + found[0].length)
}

const newVehicle = /\b(?:add|bought|purchased|leas)\w*\b.{0,60}\b(?:truck|van|vehicle|car|pickup|trailer)\b/i
const newDriver = /\b(?:add|hired|new)\b[^.!?\n]{0,40}\bdrivers?\b/i

/** "Lienholder is TD Auto Finance", "loss payee: Ford Credit", "financed through Bath Savings". */
const lienholder =
  /\b(?:[Ll]ien ?holder|[Ll]oss payee|[Ff]inanced|[Ll]eased)(?: (?:is|as|with|by|through|from))?:?\s+((?:[A-Z][\w&.'’-]*)(?:\s+(?:[A-Z&][\w&'’-]*|of|and|the))*)/

/** The first address after words that say where a vehicle is kept. */
function garageIn(text: string): string | null {
  const words = /\b(?:garag\w*|parked|kept|stored) /i.exec(text)
  const found =
    words && findAddresses(text).find(({ start }) => start > words.index && start < words.index + 80)
  if (!found) return null
  const { line1, line2, city, zone, postalCode } = found.address
  return [line1, line2, city, [zone, postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', ')
}

/** The details as lines of the letter to the carrier. */
export function detailLines({
  vehicles,
  drivers,
  removed,
  added,
  dropped,
  limits,
  garagedAt,
  costNew: cost,
  lienholder: bank,
}: ChangeDetails): string[] {
  return [
    ...vehicles.map(({ description, vin, ...change }) =>
      description === null
        ? `${labelOf('Vehicle', change)}: VIN ${vin}`
        : lines([
            [labelOf('Vehicle', change), description],
            ['VIN', vin],
          ]),
    ),
    ...[
      lines([
        ['Cost new', cost],
        ['Garaging address', garagedAt],
        ['Lienholder', bank],
      ]),
    ].filter(Boolean),
    ...drivers.map(({ name, license, dateOfBirth, ...change }) =>
      lines([
        [labelOf('Driver', change), name],
        ['Date of birth', dateOfBirth],
        ['License number', license],
      ]),
    ),
    ...removed.flatMap(({ kind, name }) =>
      kind === null ? [] : [`${capitalized(kind)} to remove: ${name}`],
    ),
    ...added.map(({ kind, name }) => `${capitalized(kind)} to add: ${name}`),
    ...dropped.map((words) => `Coverage to remove: ${words}`),
    ...limits.map(({ name, from, to }) =>
      lines([
        [name ? `${name}, new limit` : 'New limit', to],
        ['Current limit', from],
      ]),
    ),
  ]
}

function labelOf(what: string, { isRemoved, isAdded }: Pick<Vehicle, 'isRemoved' | 'isAdded'>): string {
  if (isRemoved) return `${what} to remove`
  return isAdded ? `${what} to add` : what
}

/** What is changed, in words for the client: without dates of birth and license numbers. */
export function changedItems({
  vehicles,
  drivers,
  removed,
  added,
  dropped,
  limits,
  garagedAt,
}: ChangeDetails): string[] {
  return [
    ...vehicles.map(({ description, vin, isRemoved }) =>
      [`${isRemoved ? 'Remove: ' : ''}${description ?? 'vehicle'}`, vin && `VIN ${vin}`]
        .filter(Boolean)
        .join(', '),
    ),
    ...(garagedAt === null ? [] : [`Garaging address: ${garagedAt}`]),
    ...drivers.map(({ name, isRemoved }) => `${isRemoved ? 'Remove: driver' : 'Driver'} ${name}`),
    ...removed.map(
      ({ kind, name }) =>
        `Remove: ${[kind === 'location' ? 'location at' : kind, name].filter(Boolean).join(' ')}`,
    ),
    ...added.map(({ kind, name }) => `Add: ${kind} ${name}`),
    ...dropped.map((words) => `Remove: ${words}`),
    ...limits.map(({ name, to }) => `${name ?? 'Limit'}: ${to}`),
  ]
}

/** What the client has to be asked for before the carrier can make a change. */
export function missingForChange(text: string, { vehicles, drivers }: ChangeDetails): string[] {
  return [
    ...unclearAmounts(text).map((written) => `which amount you mean by ${written}`),
    ...vehicles.flatMap(({ description, vin, isRemoved }) =>
      vin === null && !isRemoved ? [`the VIN of the ${description}`] : [],
    ),
    ...(vehicles.length === 0 && goesOnto(text, newVehicle) ? ['the VIN of the vehicle'] : []),
    ...drivers.flatMap((driver) => {
      const missing = unknownOf(driver)
      return missing.length === 0 ? [] : [`${driver.name}'s ${missing.join(' and ')}`]
    }),
    ...(drivers.length === 0 && goesOnto(text, newDriver)
      ? ["the driver's full name, date of birth and license number"]
      : []),
  ]
}

function unknownOf({ dateOfBirth, license: number, isRemoved }: Driver): string[] {
  if (isRemoved) return []
  return [...(dateOfBirth === null ? ['date of birth'] : []), ...(number === null ? ['license number'] : [])]
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
      .filter(({ vin, isRemoved }) => vin === null && !isRemoved && short.length === 0)
      .map(({ description }) => `The message gives no VIN for the ${description}.`),
    ...vehicles.flatMap(({ vin }) =>
      vin !== null && !hasCheckDigit(vin)
        ? [`The VIN ${vin} fails its check digit. Check it with the client before you send the request.`]
        : [],
    ),
    ...drivers.flatMap((driver) => {
      const missing = unknownOf(driver)
      return missing.length === 0
        ? []
        : [`The message does not give ${driver.name}'s ${missing.join(' or ')}.`]
    }),
  ]
}

function lines(entries: readonly (readonly [string, string | null])[]): string {
  return entries.flatMap(([label, value]) => (value === null ? [] : [`${label}: ${value}`])).join('\n')
}

/** Each VIN with the vehicle described before or right after it; also vehicles without a VIN. */
function vehiclesIn(text: string): ChangeDetails['vehicles'] {
  const dropped = droppedIn(text)
  const described = [...text.matchAll(vehiclePattern)]
    .map(({ 0: description, index }) => ({ description: description.trim(), at: index }))
    .filter(
      ({ description, at }) =>
        !equipment.test(text.slice(at, at + description.length + 30)) &&
        !dropped.some(({ from, to }) => from <= at && at < to),
    )
  const used = new Set<number>()
  const withVin = [
    ...new Map([...text.matchAll(vinPattern)].map((found) => [found[0].toUpperCase(), found.index])),
  ].map(([vin, at]) => {
    const free = described.filter((each) => !used.has(each.at))
    const vehicle =
      free.findLast((each) => each.at < at && at - each.at < 160) ??
      free.find((each) => each.at > at && each.at - at < 60)
    if (vehicle) used.add(vehicle.at)
    return {
      description: vehicle?.description ?? null,
      vin,
      ...changeAt(
        text,
        vehicle?.at ?? at,
        vehicle ? vehicle.at + vehicle.description.length : at + vin.length,
      ),
    }
  })
  const others = described
    .filter(({ at }) => !used.has(at))
    .map(({ description, at }) => ({
      description,
      vin: null,
      ...changeAt(text, at, at + description.length),
    }))
  // `2024 Ford F-550 … The VIN is 1FDUF5…`, however far apart: the only one of each is the same vehicle.
  const [unnamed, another] = withVin.filter(({ description }) => description === null)
  const added = others.filter(({ isRemoved }) => !isRemoved)
  const isOne = new Set(added.map(({ description }) => description)).size === 1
  const meant = unnamed && !another && isOne ? (added[0]?.description ?? null) : null
  const numbered = withVin.map((vehicle) =>
    vehicle === unnamed ? { ...vehicle, description: meant } : vehicle,
  )
  // A vehicle named twice counts once.
  return [
    ...numbered,
    ...others.filter(
      ({ description }, at) =>
        !numbered.some((vehicle) => vehicle.description === description) &&
        others.findIndex((other) => other.description === description) === at,
    ),
  ]
}

/** What has a serial number rather than a VIN. */
const equipment =
  /^[^,.;]*\b(?:lifts?|excavators?|skid[- ]?steers?|loaders?|forklifts?|telehandlers?|generators?|compressors?|mowers?|backhoes?|cranes?|bulldozers?|dozers?|rollers?|chippers?|welders?|pumps?)\b/i
const costNew = new RegExp(
  String.raw`\b(?:costs?|paid|price|msrp|sticker|stated (?:value|amount))\b[^.!?\n$]{0,30}(?<amount>${amount})`,
  'i',
)
